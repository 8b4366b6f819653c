/**
 * Decodes one segment of a URL path. Returns `undefined` for malformed or suspicious segments: an invalid escape, an
 * empty segment, `.` or `..`, an encoded slash, a control character.
 */
export function readPathPart(encoded: string): string | undefined {
  const part = decode(encoded);
  return part !== undefined && isPlain(part) ? part : undefined;
}

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

function isPlain(part: string): boolean {
  if (part === '' || part === '.' || part === '..') return false;
  for (const char of part) if (char < ' ' || char === '\x7f' || char === '/' || char === '\\') return false;
  return true;
}
