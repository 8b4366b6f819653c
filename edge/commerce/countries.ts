export interface Country {
  readonly code: string;
  readonly name: string;
}

/** ISO 3166-1, two letters each. */
const CODES =
  'ADAEAFAGAIALAMAOAQARASATAUAWAXAZBABBBDBEBFBGBHBIBJBLBMBNBOBQBRBSBTBVBWBYBZCACCCDCFCGCHCICKCLCMCNCOCRCUCVCWCXCYCZDEDJDKDMDODZECEEEGEHERESETFIFJFKFMFOFRGAGBGDGEGFGGGHGIGLGMGNGPGQGRGSGTGUGWGYHKHMHNHRHTHUIDIEILIMINIOIQIRISITJEJMJOJPKEKGKHKIKMKNKPKRKWKYKZLALBLCLILKLRLSLTLULVLYMAMCMDMEMFMGMHMKMLMMMNMOMPMQMRMSMTMUMVMWMXMYMZNANCNENFNGNINLNONPNRNUNZOMPAPEPFPGPHPKPLPMPNPRPSPTPWPYQARERORSRURWSASBSCSDSESGSHSISJSKSLSMSNSOSRSSSTSVSXSYSZTCTDTFTGTHTJTKTLTMTNTOTRTTTVTWTZUAUGUMUSUYUZVAVCVEVGVIVNVUWFWSYEYTZAZMZW';

/** All countries, named and sorted in a language. */
export function listCountries(language: string): readonly Country[] {
  const known = lists.get(language);
  if (known !== undefined) return known;
  const names = new Intl.DisplayNames([language, 'en'], { type: 'region' });
  const list = codes()
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((left, right) => left.name.localeCompare(right.name, language));
  if (lists.size >= MOST_LISTS) lists.clear();
  lists.set(language, list);
  return list;
}

/** Whether there is such a country, by its two letters. */
export function isCountry(code: string): boolean {
  return codes().includes(code);
}

function codes(): readonly string[] {
  return CODES.match(/../g) ?? [];
}

/** A cache of the isolate. */
const lists = new Map<string, readonly Country[]>();
const MOST_LISTS = 10;

export function countryName(code: string, language: string): string {
  return listCountries(language).find((country) => country.code === code)?.name ?? code;
}
