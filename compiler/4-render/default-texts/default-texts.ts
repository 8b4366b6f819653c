import { ARABIC } from './arabic.ts';
import { BRAZILIAN } from './brazilian.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { PORTUGUESE } from './portuguese.ts';
import { ARABIC_SERVER } from './server/arabic.ts';
import { FRENCH_SERVER } from './server/french.ts';
import { GERMAN_SERVER } from './server/german.ts';
import { PORTUGUESE_SERVER } from './server/portuguese.ts';
import { SPANISH_SERVER } from './server/spanish.ts';
import { SPANISH } from './spanish.ts';

/** Texts by key of `localizedStrings`. */
type DefaultTexts = Readonly<Record<string, string>>;

/** By lowercase language tag. The texts of a region override those of its language. */
const TEXTS: Readonly<Record<string, readonly DefaultTexts[]>> = {
  ar: [ARABIC, ARABIC_SERVER],
  de: [GERMAN, GERMAN_SERVER],
  es: [SPANISH, SPANISH_SERVER],
  fr: [FRENCH, FRENCH_SERVER],
  pt: [PORTUGUESE, PORTUGUESE_SERVER],
  'pt-br': [BRAZILIAN],
};

/**
 * What templates, scripts and the server print where neither the site nor its theme has a text, for a tag such as `pt-BR`. Undefined in
 * languages without translations.
 */
export function defaultTexts(tag: string): DefaultTexts | undefined {
  const [language = '', ...others] = tag.replaceAll('_', '-').toLowerCase().split('-');
  const found = [language, ...others.map((region) => `${language}-${region}`)].flatMap((each) =>
    Object.hasOwn(TEXTS, each) ? (TEXTS[each] ?? []) : [],
  );
  return found.length === 0 ? undefined : Object.assign({}, ...found);
}
