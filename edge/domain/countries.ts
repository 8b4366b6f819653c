import { COUNTRIES } from '../../formatters/vocabulary/store/countries.ts';

export interface Country {
  readonly code: string;
  readonly name: string;
}

/**
 * Countries that require a postal code according to libaddressinput, the address data of Chromium. In other countries
 * it is optional.
 */
export const COUNTRIES_REQUIRING_POSTAL_CODE: readonly string[] =
  'AS AT AU AX BE BL BR CA CH CN CZ DE DK EE ES FI FK FM FR GB GF GG GL GP GR GS GU HU IM IN IO IT JE JP KR LI LT LU LV MF MH MP MQ MX MY NC NL NO NZ PF PL PM PN PR PT PW RE RO RU SE SG SH SJ SK SM TC TR TW UA US VI WF YT ZA'.split(
    ' ',
  );

/** Whether an address in this country requires a postal code; true while no country is selected. */
export function requiresPostalCode(country: string): boolean {
  return country === '' || COUNTRIES_REQUIRING_POSTAL_CODE.includes(country);
}

/** Returns all countries, named and sorted in a language. */
export function listCountries(language: string): readonly Country[] {
  const known = lists.get(language);
  if (known !== undefined) return known;
  const names = new Intl.DisplayNames([language, 'en'], { type: 'region' });
  const list = COUNTRIES.map((code) => ({ code, name: names.of(code) ?? code })).sort((left, right) =>
    left.name.localeCompare(right.name, language),
  );
  if (lists.size >= MAX_LISTS) lists.clear();
  lists.set(language, list);
  return list;
}

/** Whether this is an ISO 3166-1 alpha-2 code. */
export function isCountry(code: string): boolean {
  return COUNTRIES.includes(code);
}

/** Cache of the isolate. */
const lists = new Map<string, readonly Country[]>();
const MAX_LISTS = 10;

export function countryName(code: string, language: string): string {
  return listCountries(language).find((country) => country.code === code)?.name ?? code;
}
