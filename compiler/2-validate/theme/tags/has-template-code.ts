/** Whether an attribute's value is computed while the page is rendered: it has something that could be a JSON-T tag. */
export function hasTemplateCode(value: string): boolean {
  return /\{[A-Za-z0-9.@#$]/.test(value);
}
