import { SERVER_TEXTS, type ServerTexts } from '../../../formatters/vocabulary/site/server-texts.ts';
import { CART_TEXTS } from '../../../formatters/vocabulary/site/texts/cart-texts.ts';
import { ownValue } from '../../model/own-value.ts';
import type { EdgeData } from '../../model/release/edge-data.ts';
import type { Site } from '../../model/site.ts';
import type { Theme } from '../../model/theme.ts';
import { defaultTexts } from '../default-texts/default-texts.ts';
import { stringsIn } from '../localized-strings.ts';

/**
 * Returns the texts of pages and emails that the server renders, where they are not the English ones: those of the site, of the theme in
 * this language, or the default ones. Scripts share the texts of the cart, so it has default texts only where scripts have them: in
 * translations, whose themes contain them.
 */
export function serverTexts({ settings }: Site, theme: Theme): Pick<EdgeData, 'texts'> {
  const { language } = settings.website;
  const strings = {
    ...theme.strings.en,
    ...ownDefaults(language),
    ...stringsIn(language, theme),
    ...settings.localizedStrings,
  };
  const entries = Object.entries(SERVER_TEXTS).flatMap(([key, english]) => {
    const text = ownValue(strings, key);
    return text === undefined || text === english ? [] : [[key, text] as const];
  });
  const texts: Partial<ServerTexts> = Object.fromEntries(entries);
  return entries.length === 0 ? {} : { texts };
}

function ownDefaults(language: string): Readonly<Record<string, string>> {
  const texts = Object.entries(defaultTexts(language) ?? {});
  return Object.fromEntries(texts.filter(([key]) => !Object.hasOwn(CART_TEXTS, key)));
}
