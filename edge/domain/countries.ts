export interface Country {
  readonly code: string;
  readonly name: string;
}

/** ISO 3166-1, two letters each. */
const CODES =
  'ADAEAFAGAIALAMAOAQARASATAUAWAXAZBABBBDBEBFBGBHBIBJBLBMBNBOBQBRBSBTBVBWBYBZCACCCDCFCGCHCICKCLCMCNCOCRCUCVCWCXCYCZDEDJDKDMDODZECEEEGEHERESETFIFJFKFMFOFRGAGBGDGEGFGGGHGIGLGMGNGPGQGRGSGTGUGWGYHKHMHNHRHTHUIDIEILIMINIOIQIRISITJEJMJOJPKEKGKHKIKMKNKPKRKWKYKZLALBLCLILKLRLSLTLULVLYMAMCMDMEMFMGMHMKMLMMMNMOMPMQMRMSMTMUMVMWMXMYMZNANCNENFNGNINLNONPNRNUNZOMPAPEPFPGPHPKPLPMPNPRPSPTPWPYQARERORSRURWSASBSCSDSESGSHSISJSKSLSMSNSOSRSSSTSVSXSYSZTCTDTFTGTHTJTKTLTMTNTOTRTTTVTWTZUAUGUMUSUYUZVAVCVEVGVIVNVUWFWSYEYTZAZMZW';

/**
 * Countries whose addresses are not complete without a postal code: those that require one by Google's address data
 * (libaddressinput, which Chromium fills in forms by). Others have one too, which not everybody there knows.
 */
export const COUNTRIES_WITH_NEEDED_POSTAL_CODES: readonly string[] =
  'AS AT AU AX BE BL BR CA CH CN CZ DE DK EE ES FI FK FM FR GB GF GG GL GP GR GS GU HU IM IN IO IT JE JP KR LI LT LU LV MF MH MP MQ MX MY NC NL NO NZ PF PL PM PN PR PT PW RE RO RU SE SG SH SJ SK SM TC TR TW UA US VI WF YT ZA'.split(
    ' ',
  );

/** Whether nothing can be sent there without one; true where nobody has said yet where it goes. */
export function needsPostalCode(country: string): boolean {
  return country === '' || COUNTRIES_WITH_NEEDED_POSTAL_CODES.includes(country);
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
