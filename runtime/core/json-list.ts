/** Parses a list from an attribute; `undefined` if it is missing or not a list. */
export function readJsonList(json: string | undefined): readonly unknown[] | undefined {
  try {
    const list: unknown = JSON.parse(json ?? '');
    return Array.isArray(list) ? list : undefined;
  } catch {
    return undefined;
  }
}
