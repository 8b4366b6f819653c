/**
 * One part of an address's path, decoded; undefined for one that no honest page links to: a bad escape, an empty part, `.` or
 * `..`, an encoded slash, a control character.
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
