/** Decodes a part of a URL. A part with a malformed escape (`50%`) is returned as it is. */
export function decodeUriPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
