// In French. cspell:ignore versements propos
import { describe, expect, it } from 'vitest';
import type { InstallmentContext } from './installment-context.ts';
import { INSTALLMENT_COUNTRIES, installmentLocale } from './installment-locale.ts';
import { installmentMarkup } from './installment-markup.ts';
import { installmentMessage } from './installment-message.ts';

const CONTEXT: InstallmentContext = {
  afterPayAvailable: true,
  afterPayMin: 10_000,
  afterPayMax: 20_000,
  shopperLanguage: 'en',
  stripeAccountCountry: 'US',
};

const money = (cents: number) => `$${(cents / 100).toFixed(2)}`;

function messageOf(price: number, context: Partial<InstallmentContext> = {}, strings = {}) {
  return installmentMessage({ context: { ...CONTEXT, ...context }, price, money, strings });
}

const textOf = (...args: Parameters<typeof messageOf>) => messageOf(...args)?.text;

describe('the message about a price', () => {
  it('R-INST-RULE-03: is a split above the minimum and not above the maximum', () => {
    const prices = [10_000, 10_100, 20_000, 20_100];
    const isInRange = (price: number) => textOf(price)?.includes('payments');
    expect(prices.map(isInRange)).toEqual([false, true, true, false]);
  });

  it('R-INST-RULE-07: splits into four payments', () => {
    expect(textOf(10_000, { afterPayMin: 0 })).toBe('4 payments of $25.00');
  });

  it('R-INST-RULE-08: rounds the payment up to a cent', () => {
    expect(textOf(1001, { afterPayMin: 0 })).toBe('4 payments of $2.51');
  });

  it('R-INST-MSG-01: names the maximum above it', () => {
    expect(textOf(20_001)).toBe('available for orders up to $200.00');
  });

  it('R-INST-MSG-02: names the minimum at or below it', () => {
    const text = 'available for orders over $100.00';
    expect([textOf(10_000), textOf(9999)]).toEqual([text, text]);
  });

  it('is a text of the site, if it has one', () => {
    const strings = { installmentsSplit: '{count} × {amount} with {brand}', installmentsOver: '' };
    expect(textOf(20_000, {}, strings)).toBe('4 × $50.00 with Afterpay');
    expect(textOf(1, {}, strings)).toBe('available for orders over $100.00');
  });

  it('needs a minimum and a country', () => {
    expect(textOf(15_000, { afterPayMin: undefined })).toBeUndefined();
    expect(textOf(15_000, { stripeAccountCountry: '' })).toBeUndefined();
  });
});

describe('a country', () => {
  const tagOf = (country: string, language: string) => installmentLocale(country, language)?.tag;

  it('R-INST-CTRY-01: US has installments in English', () => {
    expect(tagOf('US', 'en')).toBe('en-US');
  });

  it('R-INST-CTRY-02: CA has them in English and French', () => {
    expect(['en', 'fr', 'de'].map((language) => tagOf('CA', language))).toEqual(['en-CA', 'fr-CA', 'en-CA']);
  });

  it('R-INST-CTRY-03: AU and NZ have them in English', () => {
    expect([tagOf('AU', 'en'), tagOf('NZ', 'en')]).toEqual(['en-AU', 'en-NZ']);
  });

  it('R-INST-CTRY-04: GB has them as Clearpay, all others as Afterpay', () => {
    const brands = INSTALLMENT_COUNTRIES.map((country) => [country, installmentLocale(country, 'en')?.brand]);
    expect(brands.filter(([, brand]) => brand === 'Clearpay')).toEqual([['GB', 'Clearpay']]);
    expect(brands.filter(([, brand]) => brand === 'Afterpay')).toHaveLength(brands.length - 1);
  });

  it('R-INST-CTRY-05: territories of the US are treated like it, CU is not', () => {
    for (const territory of ['US', 'PR', 'GU', 'VI', 'MP', 'AS', 'UM']) {
      expect(installmentLocale(territory, 'en')).toEqual(installmentLocale('US', 'en'));
    }
    expect(installmentLocale('CU', 'en')).toBeUndefined();
  });

  it('R-INST-CTRY-06: is shown in its first language if it lacks that of the page', () => {
    expect(textOf(15_000, { stripeAccountCountry: 'CA', shopperLanguage: 'de' })).toBe(
      '4 payments of $37.50',
    );
  });

  it('is found by the language of a tag, and by no name that objects inherit', () => {
    expect(tagOf('CA', 'fr-FR')).toBe('fr-CA');
    expect(tagOf('constructor', 'en')).toBeUndefined();
  });

  it('has its texts in French', () => {
    const french = { stripeAccountCountry: 'CA', shopperLanguage: 'fr' };
    expect(textOf(15_000, french)).toBe('4 versements de $37.50');
    expect(messageOf(15_000, french)?.texts.installmentsInfo).toBe('À propos d’Afterpay');
  });
});

it('texts and attributes are escaped', () => {
  const strings = { installmentsSplit: '<b>', installmentsText: '<i>', installmentsInfo: '"' };
  const message = messageOf(15_000, {}, strings);
  const markup = message && installmentMarkup({ message, id: 'one', attributes: { 'data-a': '"<' } });
  for (const part of ['&lt;b&gt;', '&lt;i&gt;', 'aria-label="&quot;"', 'data-a="&quot;&lt;"']) {
    expect(markup).toContain(part);
  }
});
