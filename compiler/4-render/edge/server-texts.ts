import { SERVER_TEXTS, type ServerTexts } from '../../../formatters/vocabulary/site/server-texts.ts';
import { ownValue } from '../../model/own-value.ts';
import type { EdgeData } from '../../model/release/edge-data.ts';

/** Returns the texts of the site or the theme for pages that the server renders, where they are not the English ones. */
export function serverTexts(strings: Readonly<Record<string, string>>): Pick<EdgeData, 'texts'> {
  const entries = Object.entries(SERVER_TEXTS).flatMap(([key, english]) => {
    const text = ownValue(strings, key);
    return text === undefined || text === english ? [] : [[key, text] as const];
  });
  const texts: Partial<ServerTexts> = Object.fromEntries(entries);
  return entries.length === 0 ? {} : { texts };
}
