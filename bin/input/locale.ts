import type { CLDR } from '@phensley/cldr';
import { suggestName } from '../../compiler/diagnostics/suggest-name.ts';
// Imported directly instead of through the folder's index, which would load LESS and the site model: 80 ms
// that most commands do not need.
import { createLocale, localeLanguages } from '../../compiler/node/locales.ts';
import { CommandError } from '../printing/command-error.ts';

/** Loads locale data for a BCP-47 tag on first use; most templates never need it. */
export function lazyLocale(tag: string): () => CLDR {
  if (!/^[A-Za-z0-9]{2,8}(?:[-_][A-Za-z0-9]{1,8})*$/.test(tag)) throw noLocale(tag);
  let made: CLDR | undefined;
  return () => {
    made ??= createLocale(tag);
    return made;
  };
}

/**
 * Whether there is locale data for the language; otherwise English is used. Throws `CommandError` for an unknown
 * language.
 */
export function hasLocaleData(tag: string): boolean {
  const language = languageOf(tag);
  const known = localeLanguages();
  if (known.includes(language)) return true;
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  if (names.of(language) !== undefined) return false;
  // Accepts names such as `german` for the suggestion.
  const byName = new Map(known.map((each) => [names.of(each) ?? each, each]));
  const name = suggestName(language, byName.keys());
  const close = (name === undefined ? undefined : byName.get(name)) ?? suggestName(language, known);
  const hint = close === undefined ? EXAMPLES : `did you mean ${close} (${names.of(close) ?? close})?`;
  throw new CommandError('usage', `Unknown language: --locale ${tag}`, hint);
}

const EXAMPLES = 'for example --locale de or --locale pt-BR';

/** The canonical language code: `iw` becomes `he`. */
function languageOf(tag: string): string {
  try {
    return new Intl.Locale(tag.replaceAll('_', '-')).language;
  } catch {
    throw noLocale(tag);
  }
}

function noLocale(tag: string): CommandError {
  return new CommandError('usage', `Invalid locale: --locale ${tag}`, EXAMPLES);
}
