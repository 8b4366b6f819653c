import { readPathPart } from '../../formatters/vocabulary/rules/read-path-part.ts';

/** Longer ones no site has. */
const LONGEST_PATH = 1000;

/**
 * The parts of a path as files are named by; undefined for one that no honest page links to: an encoded slash, a part
 * `..`, an empty part (`//elsewhere`), a control character. A slash at the end is dropped and told.
 */
export function parsePath(
  pathname: string,
): { readonly parts: readonly string[]; readonly endsWithSlash: boolean } | undefined {
  if (pathname.length > LONGEST_PATH || !pathname.startsWith('/')) return undefined;
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

/** An address of this site, whatever is in the parts: one slash, then encoded parts. */
export function pathOf(parts: readonly string[]): string {
  return `/${parts.map(encodeURIComponent).join('/')}`;
}
