import { ARABIC } from './texts/arabic.ts';
import { FRENCH } from './texts/french.ts';
import { GERMAN } from './texts/german.ts';
import { SPANISH } from './texts/spanish.ts';

/** Texts by key of `localizedStrings`. */
type DefaultTexts = Readonly<Record<string, string>>;

const TEXTS: Readonly<Record<string, DefaultTexts>> = { ar: ARABIC, de: GERMAN, es: SPANISH, fr: FRENCH };

/** What templates and scripts print where neither the site nor its theme has a text. Undefined in languages without translations. */
export function defaultTexts(tag: string): DefaultTexts | undefined {
  const [language = ''] = tag.toLowerCase().split('-');
  return Object.hasOwn(TEXTS, language) ? TEXTS[language] : undefined;
}
