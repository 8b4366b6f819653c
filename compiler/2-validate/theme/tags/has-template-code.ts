/** Whether an attribute value is computed at render time: it contains something that may be a JSON-T tag. */
export function hasTemplateCode(value: string): boolean {
  return /\{[A-Za-z0-9.@#$]/.test(value);
}
