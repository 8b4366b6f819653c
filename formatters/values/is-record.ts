/** Whether a value is a JSON object, neither an array nor null. Callers must still read own properties only. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
