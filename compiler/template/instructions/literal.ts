import { isAtEnd } from '../scan/cursor.ts';
import type { TagParser } from '../scan/tag-parser.ts';
import type { Literal } from '../tree/tree.ts';

/** Tags that print one fixed character: `{.space}`, `{.tab}`, `{.newline}`, `{.meta-left}`, `{.meta-right}`. */
export const LITERALS: Readonly<Record<Literal['kind'], string>> = {
  'meta-left': '{',
  'meta-right': '}',
  newline: '\n',
  space: ' ',
  tab: '\t',
};

export function literalParser(kind: Literal['kind']): TagParser {
  return (cursor, _context, start) => (isAtEnd(cursor) ? { kind, start, end: cursor.end + 1 } : undefined);
}

export function compileLiteral({ kind }: Literal): string {
  return LITERALS[kind];
}
