import type { CLDR } from '@phensley/cldr';
import { CommandError } from './command.ts';

/** Locale data for a BCP-47 tag; the library is loaded here and nowhere earlier. */
export async function loadLocale(tag: string): Promise<CLDR> {
  if (!/^[A-Za-z0-9]{2,8}(?:[-_][A-Za-z0-9]{1,8})*$/.test(tag)) {
    throw new CommandError('usage', `${tag} is no locale`, 'such as --locale de or --locale pt-BR');
  }
  const { createLocale } = await import('../compiler/node/index.ts');
  return createLocale(tag);
}
