/** Whether a value of any shape is an object of JSON: no list, no null. Its members are still to be read as own ones only. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
