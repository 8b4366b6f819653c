import { describe, expect, it } from 'vitest';
import { applicableTaxRules } from './tax-rules.ts';

const rule = (id: string, place: { readonly country?: string; readonly region?: string }) => ({
  id,
  name: `Tax ${id}`,
  ratePercent: '20',
  appliesToShipping: false,
  ...place,
});
const RULES = [
  rule('everywhere', {}),
  rule('portugal', { country: 'PT' }),
  rule('azores', { country: 'PT', region: 'Azores' }),
  rule('any-azores', { region: 'Azores' }),
];
const idsFor = (location: { readonly country: string; readonly region?: string } | undefined) =>
  applicableTaxRules(RULES, location).map(({ id }) => id);

describe('tax rules', () => {
  it('apply everywhere without a country and a region', () => {
    expect(idsFor(undefined)).toEqual(['everywhere']);
    expect(idsFor({ country: 'DE' })).toEqual(['everywhere']);
  });

  it('of a country apply in all of its regions', () => {
    expect(idsFor({ country: 'PT' })).toEqual(['everywhere', 'portugal']);
    expect(idsFor({ country: 'PT', region: 'Madeira' })).toEqual(['everywhere', 'portugal']);
  });

  it('of a region apply in this region only', () => {
    expect(idsFor({ country: 'PT', region: 'Azores' })).toEqual([
      'everywhere',
      'portugal',
      'azores',
      'any-azores',
    ]);
    expect(idsFor({ country: 'BR', region: 'Azores' })).toEqual(['everywhere', 'any-azores']);
  });

  it('ignore case and surrounding spaces of both places', () => {
    expect(idsFor({ country: ' pt ', region: 'AZORES ' })).toContain('azores');
    const spaced = [rule('spaced', { country: ' Pt ', region: ' aZores' })];
    expect(applicableTaxRules(spaced, { country: 'PT', region: 'Azores' })).toHaveLength(1);
  });

  it('are returned without their places', () => {
    expect(applicableTaxRules([rule('portugal', { country: 'PT' })], { country: 'PT' })).toEqual([
      { id: 'portugal', name: 'Tax portugal', ratePercent: '20', appliesToShipping: false },
    ]);
  });
});
