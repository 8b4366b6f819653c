import { describe, expect, it } from 'vitest';
import {
  COUNTRIES_REQUIRING_POSTAL_CODE,
  countryName,
  isCountry,
  listCountries,
  requiresPostalCode,
} from './countries.ts';

describe('countries', () => {
  it('are the codes of ISO 3166-1', () => {
    expect(listCountries('en')).toHaveLength(249);
    expect(['PT', 'US', 'ZW', 'AD'].every(isCountry)).toBe(true);
    expect(['', 'P', 'pt', 'XX', 'Stryker was here'].some(isCountry)).toBe(false);
  });

  it('are named and sorted in a language', () => {
    const german = listCountries('de').map(({ name }) => name);
    expect(german.indexOf(countryName('EG', 'de'))).toBeLessThan(german.indexOf(countryName('BE', 'de')));
    expect(german).toEqual(german.toSorted(new Intl.Collator('de').compare));
    expect(listCountries('en').map(({ name }) => name)).toContain('Egypt');
    expect(countryName('PT', 'fi')).toBe('Portugali');
  });

  it('keep their code as a name when it is unknown', () => {
    expect(countryName('XX', 'en')).toBe('XX');
    expect(countryName('', 'en')).toBe('');
  });

  it('are the same list for the same language, also after many languages', () => {
    const first = listCountries('en');
    expect(listCountries('en')).toBe(first);
    for (const language of ['de', 'fr', 'es', 'it', 'nl', 'sv', 'da', 'fi', 'pl', 'cs', 'hu', 'ro'])
      expect(listCountries(language)).toHaveLength(249);
    expect(listCountries('en')).toEqual(first);
  });

  it('require a postal code where addresses have one, and while none is selected', () => {
    expect(['PT', 'US', 'ZA', 'AS', ''].every(requiresPostalCode)).toBe(true);
    expect(['IE', 'HK', 'AO'].some(requiresPostalCode)).toBe(false);
    expect(COUNTRIES_REQUIRING_POSTAL_CODE.every(isCountry)).toBe(true);
  });
});
