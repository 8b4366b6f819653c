import type { Arguments } from '../tree.ts';

/** The first character is the delimiter and splits the rest; empty pieces are kept (language reference 4.2). */
export function splitArguments(text: string): Arguments | undefined {
  if (text === '') return undefined;
  const delimiter = text.charAt(0);
  return { delimiter, values: text.slice(1).split(delimiter) };
}
