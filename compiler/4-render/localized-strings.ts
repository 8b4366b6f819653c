import type { Site } from '../model/site.ts';
import type { Theme } from '../model/theme.ts';

/** Returns the strings in the site's language: the theme's, from the closest language, overridden by the owner's. */
export function localizedStrings({ settings }: Site, { strings }: Theme): Readonly<Record<string, string>> {
  const language = settings.website.language.replaceAll('_', '-').toLowerCase();
  const [base = language] = language.split('-');
  const ofTheme = strings[language] ?? strings[base] ?? regional(base, strings) ?? strings.en ?? {};
  return { ...ofTheme, ...settings.localizedStrings };
}

/** `pt` falls back to `pt-br` when only that exists. */
function regional(base: string, strings: Theme['strings']): Theme['strings'][string] | undefined {
  return Object.entries(strings).find(([locale]) => locale.startsWith(`${base}-`))?.[1];
}
