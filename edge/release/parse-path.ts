import { readPathPart } from '../../formatters/vocabulary/rules/read-path-part.ts';

/** Longer paths do not exist. */
const MAX_PATH_LENGTH = 1000;

/**
 * Splits a path into decoded parts; undefined for invalid paths: an encoded slash, `..`, an empty part (`//elsewhere`),
 * a control character. A trailing slash is removed and reported.
 */
export function parsePath(
  pathname: string,
): { readonly parts: readonly string[]; readonly endsWithSlash: boolean } | undefined {
  if (pathname.length > MAX_PATH_LENGTH || !pathname.startsWith('/')) return undefined;
  if (pathname === '/') return { parts: [], endsWithSlash: false };
  const endsWithSlash = pathname.endsWith('/');
  const parts: string[] = [];
  for (const encoded of pathname.slice(1, endsWithSlash ? -1 : undefined).split('/')) {
    const part = readPathPart(encoded);
    if (part === undefined) return undefined;
    parts.push(part);
  }
  return { parts, endsWithSlash };
}

/** Joins parts to an encoded path with one leading slash. */
export function pathOf(parts: readonly string[]): string {
  return `/${parts.map(encodeURIComponent).join('/')}`;
}
