import type { Tag } from './tree.ts';

/** Number and name of each instruction: trees use the number, messages the name (section 5). */
export const OPCODES: Readonly<Record<Tag['kind'], { readonly code: number; readonly name: string }>> = {
  text: { code: 0, name: 'TEXT' },
  variable: { code: 1, name: 'VARIABLE' },
  section: { code: 2, name: 'SECTION' },
  end: { code: 3, name: 'END' },
  'repeated-section': { code: 4, name: 'REPEATED' },
  predicate: { code: 5, name: 'PREDICATE' },
  var: { code: 6, name: 'BINDVAR' },
  or: { code: 7, name: 'OR_PREDICATE' },
  if: { code: 8, name: 'IF' },
  inject: { code: 9, name: 'INJECT' },
  macro: { code: 10, name: 'MACRO' },
  comment: { code: 11, name: 'COMMENT' },
  'meta-left': { code: 12, name: 'META_LEFT' },
  'meta-right': { code: 13, name: 'META_RIGHT' },
  newline: { code: 14, name: 'NEWLINE' },
  space: { code: 15, name: 'SPACE' },
  tab: { code: 16, name: 'TAB' },
  eof: { code: 18, name: 'EOF' },
  'alternates-with': { code: 19, name: 'ALTERNATES_WITH' },
  ctx: { code: 22, name: 'CTXVAR' },
  eval: { code: 23, name: 'EVAL' },
  include: { code: 24, name: 'INCLUDE' },
};

/** Opcode of a whole template, and the version in its tree. */
export const ROOT = { code: 17, name: 'ROOT', version: 1 } as const;
