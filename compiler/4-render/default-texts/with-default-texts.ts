import type { Theme } from '../../model/theme.ts';
import { stringsIn } from '../localized-strings.ts';
import { defaultTexts } from './default-texts.ts';

/** Caches of pages compare themes by identity. */
const known = new WeakMap<Theme, { readonly language: string; readonly result: Theme }>();

/** The theme with the default texts of the site's primary language, where it has no strings of its own in that language. */
export function withDefaultTexts(theme: Theme, language: string): Theme {
  const texts = defaultTexts(language);
  if (texts === undefined) return theme;
  const last = known.get(theme);
  if (last?.language === language) return last.result;
  const strings = { ...theme.strings.en, ...texts, ...stringsIn(language, theme) };
  const tag = language.replaceAll('_', '-').toLowerCase();
  const result = { ...theme, strings: { ...theme.strings, [tag]: strings } };
  known.set(theme, { language, result });
  return result;
}
