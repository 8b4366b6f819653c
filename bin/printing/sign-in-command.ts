import { shellQuote } from './shell-quote.ts';

export interface SignInCommand {
  /** What starts this program, such as `npx quoin`. */
  readonly program: string;
  readonly folder: string;
  readonly data: string | undefined;
}

/** The command that prints a new sign-in link for a site in `folder`. */
export function signInCommand({ program, folder, data }: SignInCommand): string {
  const option = data === undefined ? '' : ` --data ${shellQuote(data)}`;
  return `${program} sign-in${folder === '.' ? '' : ` ${shellQuote(folder)}`}${option}`;
}
