import type { Arguments } from '../tree/tree.ts';

/** The first character is the delimiter that splits the rest; empty arguments are kept (language reference 4.2). */
export function splitArguments(text: string): Arguments | undefined {
  if (text === '') return undefined;
  const delimiter = text.charAt(0);
  const rest = text.slice(1);
  // Most calls have one argument, and `split` is slow for a text without delimiters.
  return { delimiter, values: rest.includes(delimiter) ? rest.split(delimiter) : [rest] };
}
