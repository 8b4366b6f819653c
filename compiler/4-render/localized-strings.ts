import type { Site } from '../model/site.ts';
import type { Theme } from '../model/theme.ts';

/** Returns the strings in the site's language: the default ones and the theme's, from the closest language, overridden by the owner's. */
export function localizedStrings({ settings }: Site, theme: Theme): Readonly<Record<string, string>> {
  const { defaultStrings, strings } = theme;
  const own = stringsIn(settings.website.language, theme);
  const ofTheme = defaultStrings ? { ...strings.en, ...defaultStrings, ...own } : (own ?? strings.en);
  return { ...ofTheme, ...settings.localizedStrings };
}

/** The theme's strings in a language. Undefined when it has none in any form of it. */
export function stringsIn(tag: string, { strings }: Theme): Theme['strings'][string] | undefined {
  const language = tag.replaceAll('_', '-').toLowerCase();
  const [base = language] = language.split('-');
  return strings[language] ?? strings[base] ?? regional(base, strings);
}

/** `pt` falls back to `pt-br` when only that exists. */
function regional(base: string, strings: Theme['strings']): Theme['strings'][string] | undefined {
  return Object.entries(strings).find(([locale]) => locale.startsWith(`${base}-`))?.[1];
}
