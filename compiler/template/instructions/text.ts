import type { Text } from '../tree/tree.ts';

/** Whatever is no tag is printed as it stands. */
export function compileText({ text }: Text): string {
  return text;
}
