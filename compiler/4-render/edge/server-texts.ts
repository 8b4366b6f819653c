import { SERVER_TEXTS, type ServerTexts } from '../../../formatters/vocabulary/site/server-texts.ts';
import { ownValue } from '../../model/own-value.ts';
import type { EdgeData } from '../../model/release/edge-data.ts';
import type { Site } from '../../model/site.ts';
import type { Theme } from '../../model/theme.ts';
import { localizedStrings } from '../localized-strings.ts';

/** Returns the texts of pages and emails that the server renders, where they are not the English ones. */
export function serverTexts(site: Site, theme: Theme): Pick<EdgeData, 'texts'> {
  const strings = localizedStrings(site, theme);
  const entries = Object.entries(SERVER_TEXTS).flatMap(([key, english]) => {
    const text = ownValue(strings, key);
    return text === undefined || text === english ? [] : [[key, text] as const];
  });
  const texts: Partial<ServerTexts> = Object.fromEntries(entries);
  return entries.length === 0 ? {} : { texts };
}
