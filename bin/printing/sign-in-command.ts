import { shellQuote } from './shell-quote.ts';

/** The command that prints a new sign-in link for a site in `folder`. */
export function signInCommand(folder: string, data: string | undefined): string {
  const option = data === undefined ? '' : ` --data ${shellQuote(data)}`;
  return `quoin sign-in${folder === '.' ? '' : ` ${shellQuote(folder)}`}${option}`;
}
