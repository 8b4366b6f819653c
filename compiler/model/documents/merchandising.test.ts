import { describe, expect, it } from 'vitest';
import { merchandisingSchema } from './merchandising.ts';

const accepts = (fields: object) => merchandisingSchema.safeParse(fields).success;

/** Returns the fields that are accepted as they are, but not as a list of lists. */
function typed(fields: object): readonly string[] {
  expect(merchandisingSchema.parse(fields)).toEqual(fields);
  return Object.keys(fields).filter((name) => !accepts({ ...fields, [name]: [[]] }));
}

describe('merchandising of a product', () => {
  it('has messages about scarcity (R-DATA-MERCH-01)', () => {
    const fields = {
      scarcityEnabled: true,
      scarcityTemplateViews: [],
      scarcityText: 'Only a few left',
      scarcityShownByDefault: false,
    };
    expect(typed(fields)).toEqual(Object.keys(fields));
  });

  it('has a text for sold-out products (R-DATA-MERCH-02)', () => {
    expect(typed({ customSoldOutText: 'Between firings' })).toEqual(['customSoldOutText']);
  });

  it('has back-in-stock forms (R-DATA-MERCH-03)', () => {
    const fields = { restockNotificationViews: [], restockNotificationMessages: {} };
    expect(typed(fields)).toEqual(Object.keys(fields));
  });

  it('offers the mailing list (R-DATA-MERCH-04)', () => {
    const fields = { mailingListSignUpEnabled: true, mailingListOptInByDefault: false };
    expect(typed(fields)).toEqual(Object.keys(fields));
  });

  it('has views by variant, and texts (R-DATA-MERCH-05)', () => {
    const messages = {
      buttonText: 'Notify me',
      CTAText: 'Sold out',
      placeholderText: 'Email',
      mailingListDescription: 'News',
    };
    expect(accepts({ scarcityTemplateViews: [{ attributes: { Size: 'S' }, qtyInStock: 2 }] })).toBe(true);
    for (const view of [{ qtyInStock: -1 }, { attributes: ['S'] }, { attributes: { Size: 1 } }])
      expect([view, accepts({ scarcityTemplateViews: [view] })]).toEqual([view, false]);
    expect(accepts({ restockNotificationViews: [{ variantId: 'a', hiddenByDefault: true }] })).toBe(true);
    expect(accepts({ restockNotificationViews: [{ hiddenByDefault: true }] })).toBe(false);
    expect(accepts({ restockNotificationMessages: messages })).toBe(true);
    for (const name of Object.keys(messages))
      expect([name, accepts({ restockNotificationMessages: { ...messages, [name]: 1 } })]).toEqual([
        name,
        false,
      ]);
  });

  it('has texts of at most 10,000 characters', () => {
    const withText = (length: number) => accepts({ scarcityText: 'x'.repeat(length) });
    expect([10_000, 10_001].map(withText)).toEqual([true, false]);
  });
});
