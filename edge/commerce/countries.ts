export interface Country {
  readonly code: string;
  readonly name: string;
}

/** ISO 3166-1, two letters each. */
const CODES =
  'ADAEAFAGAIALAMAOAQARASATAUAWAXAZBABBBDBEBFBGBHBIBJBLBMBNBOBQBRBSBTBVBWBYBZCACCCDCFCGCHCICKCLCMCNCOCRCUCVCWCXCYCZDEDJDKDMDODZECEEEGEHERESETFIFJFKFMFOFRGAGBGDGEGFGGGHGIGLGMGNGPGQGRGSGTGUGWGYHKHMHNHRHTHUIDIEILIMINIOIQIRISITJEJMJOJPKEKGKHKIKMKNKPKRKWKYKZLALBLCLILKLRLSLTLULVLYMAMCMDMEMFMGMHMKMLMMMNMOMPMQMRMSMTMUMVMWMXMYMZNANCNENFNGNINLNONPNRNUNZOMPAPEPFPGPHPKPLPMPNPRPSPTPWPYQARERORSRURWSASBSCSDSESGSHSISJSKSLSMSNSOSRSSSTSVSXSYSZTCTDTFTGTHTJTKTLTMTNTOTRTTTVTWTZUAUGUMUSUYUZVAVCVEVGVIVNVUWFWSYEYTZAZMZW';

/**
 * Countries of that list whose addresses have no postal code: those without one in the format of Google's address data
 * (libaddressinput, which Chromium fills in forms by).
 */
export const COUNTRIES_WITHOUT_POSTAL_CODES: readonly string[] =
  'AE AG AO AQ AW BF BI BJ BO BQ BS BV BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK JM KI KM KN LC LY ML MO MR MS MW NR NU PA PS QA RW SB SC SL SR SS ST SX SY TD TF TG TK TL TO TT TV UG VU WS YE ZW'.split(
    ' ',
  );

/** Whether nothing can be sent there without one; true where nobody has said yet where it goes. */
export function needsPostalCode(country: string): boolean {
  return !COUNTRIES_WITHOUT_POSTAL_CODES.includes(country);
}

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
