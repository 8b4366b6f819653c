import type { Site } from '../model/site.ts';
import type { Theme } from '../model/theme.ts';

/** Texts in the site's language: the theme's, the nearest language first, and over them the owner's own. */
export function localizedStrings({ settings }: Site, { strings }: Theme): Readonly<Record<string, string>> {
  const language = settings.website.language.replaceAll('_', '-').toLowerCase();
  const [base = language] = language.split('-');
  const ofTheme = strings[language] ?? strings[base] ?? regional(base, strings) ?? strings.en ?? {};
  return { ...ofTheme, ...settings.localizedStrings };
}

/** `pt` is served by `pt-br` when that is all there is. */
function regional(base: string, strings: Theme['strings']): Theme['strings'][string] | undefined {
  return Object.entries(strings).find(([locale]) => locale.startsWith(`${base}-`))?.[1];
}
