import type { Theme } from '../../model/theme.ts';
import { defaultTexts } from './default-texts.ts';

/** Caches of routes and pages compare themes by identity. */
const known = new WeakMap<Theme, { readonly language: string; readonly result: Theme }>();

/** The theme with the default texts of the site's primary language. */
export function withDefaultTexts(theme: Theme, language: string): Theme {
  const defaultStrings = defaultTexts(language);
  if (defaultStrings === undefined) return theme;
  const last = known.get(theme);
  if (last?.language === language) return last.result;
  const result = { ...theme, defaultStrings };
  known.set(theme, { language, result });
  return result;
}
