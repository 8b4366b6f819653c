import { CURRENCIES } from '../../../formatters/vocabulary/store/currency.ts';
import type { Option } from '../../ui/fields/select.tsx';

/** Regions listed with their own variant of a language. */
const REGIONAL = [
  ...['en-AU', 'en-CA', 'en-GB', 'en-IE', 'en-NZ', 'en-US', 'en-ZA'],
  ...['de-AT', 'de-CH', 'de-DE', 'fr-BE', 'fr-CA', 'fr-CH', 'fr-FR', 'it-CH', 'it-IT', 'nl-BE', 'nl-NL'],
  ...['es-419', 'es-AR', 'es-ES', 'es-MX', 'pt-BR', 'pt-PT', 'sr-Cyrl', 'sr-Latn', 'zh-Hans', 'zh-Hant'],
];
const ALPHABET = [...'abcdefghijklmnopqrstuvwxyz'];

/** The currencies that a store can sell in, by name: "Euro · EUR". */
export function currencies(): readonly Option[] {
  return sortByName('currency', () => CURRENCIES);
}

/** These countries by name: "Canada · CA". */
export function countries(codes: readonly string[]): readonly Option[] {
  return sortByName('region', () => codes);
}

/** All two-letter languages that the browser has a name for, with regional variants. */
export function languages(): readonly Option[] {
  return sortByName('language', () => {
    const short = ALPHABET.flatMap((first) => ALPHABET.map((second) => first + second));
    return [...short.filter((code) => Intl.getCanonicalLocales(code)[0] === code), ...REGIONAL];
  });
}

export function timeZones(): readonly Option[] {
  try {
    // Some browsers leave out UTC, which servers use.
    const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']);
    return [...zones].map((id) => ({ id, label: id.replaceAll('_', ' ') }));
  } catch {
    return [];
  }
}

function sortByName(
  type: 'currency' | 'language' | 'region',
  codesOf: () => readonly string[],
): readonly Option[] {
  try {
    const names = new Intl.DisplayNames('en', {
      type,
      fallback: 'none',
      languageDisplay: 'standard',
    });
    return codesOf()
      .flatMap((id) => {
        const name = names.of(id);
        return name === undefined ? [] : [{ id, label: `${name} · ${id}` }];
      })
      .sort((a, b) => a.label.localeCompare(b.label, 'en'));
  } catch {
    return [];
  }
}
