import type { Text } from '../tree/tree.ts';

/** Text outside of tags is printed unchanged. */
export function compileText({ text }: Text): string {
  return text;
}
