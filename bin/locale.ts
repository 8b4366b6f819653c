import type { CLDR } from '@phensley/cldr';
// Not through the folder's door: behind it stand LESS and the whole model of a site, 80 ms that most commands need not
// wait for.
import { createLocale } from '../compiler/node/locales.ts';
import { CommandError } from './command.ts';

/**
 * Locale data for a BCP-47 tag, loaded when it is first asked for: most templates never do. A language without data is
 * written as English; `onMissing` is told.
 */
export function lazyLocale(tag: string, onMissing: () => void = () => {}): () => CLDR {
  if (!/^[A-Za-z0-9]{2,8}(?:[-_][A-Za-z0-9]{1,8})*$/.test(tag)) {
    throw new CommandError('usage', `${tag} is no locale`, 'such as --locale de or --locale pt-BR');
  }
  let made: CLDR | undefined;
  return () => {
    if (made === undefined) {
      made = createLocale(tag);
      if (made.General.locale().tag.language() === 'en' && !/^en(?:g)?(?:[-_]|$)/i.test(tag)) onMissing();
    }
    return made;
  };
}
