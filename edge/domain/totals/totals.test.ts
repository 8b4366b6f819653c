import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Coupon, TaxRule } from '../../../formatters/vocabulary/api/cart.ts';
import { computeTotals, type TotalsOptions } from './totals.ts';

const VAT: TaxRule = { id: 'vat', name: 'VAT', ratePercent: '23', appliesToShipping: true };

function totals(options: Partial<TotalsOptions>) {
  return computeTotals({
    lines: [],
    coupons: [],
    shippingCostCents: 0,
    taxRules: [],
    taxIsIncluded: false,
    ...options,
  });
}

describe('totals', () => {
  it('are subtotal minus discount plus shipping plus tax', () => {
    expect(
      totals({
        lines: [
          { unitPriceCents: 1500, quantity: 2 },
          { unitPriceCents: 250, quantity: 1 },
        ],
        coupons: [{ code: 'TEN', kind: 'percent', percent: '10' }],
        shippingCostCents: 500,
        taxRules: [VAT],
      }),
    ).toMatchObject({
      subtotalCents: 3250,
      discountCents: 325,
      shippingCents: 500,
      // 23 % of 2700, of 225 and of 500: 621, 51.75 and 115.
      taxCents: 788,
      includedTaxCents: 0,
      grandTotalCents: 3250 - 325 + 500 + 788,
    });
  });

  it('round the tax of each line half up', () => {
    const half: TaxRule = { ...VAT, ratePercent: '50' };
    const lines = [1, 1, 1].map((unitPriceCents) => ({ unitPriceCents, quantity: 1 }));
    expect(totals({ lines, taxRules: [half] }).taxCents).toBe(3);
  });

  it('tax shipping only by the rules that say so', () => {
    const goodsOnly: TaxRule = { ...VAT, id: 'goods', ratePercent: '10', appliesToShipping: false };
    const lines = [{ unitPriceCents: 1000, quantity: 1 }];
    const taxOf = (options: Partial<TotalsOptions>) => {
      const { taxCents, includedTaxCents } = totals({ lines, shippingCostCents: 500, ...options });
      return taxCents + includedTaxCents;
    };
    expect(taxOf({ taxRules: [goodsOnly] })).toBe(100);
    expect(taxOf({ taxRules: [VAT, goodsOnly] })).toBe(230 + 100 + 115);
    // 10 % within 1000.
    expect(taxOf({ taxRules: [goodsOnly], taxIsIncluded: true })).toBe(91);
  });

  it('count invalid and negative tax rates as 0', () => {
    const lines = [{ unitPriceCents: 1000, quantity: 1 }];
    for (const ratePercent of ['much', '-5', '']) {
      const taxRules = [{ ...VAT, ratePercent }];
      expect(totals({ lines, taxRules })).toMatchObject({ taxCents: 0, grandTotalCents: 1000 });
      expect(totals({ lines, taxRules, taxIsIncluded: true })).toMatchObject({ includedTaxCents: 0 });
    }
  });

  it('subtract every percentage from the whole subtotal, and amounts as they are', () => {
    const lines = [{ unitPriceCents: 1000, quantity: 1 }];
    const discountOf = (...coupons: Coupon[]) => totals({ lines, coupons }).discountCents;
    const ten: Coupon = { code: 'TEN', kind: 'percent', percent: '10' };
    expect(discountOf(ten, { ...ten, code: 'AGAIN' })).toBe(200);
    expect(discountOf({ code: 'A', kind: 'amount', amountCents: 250 }, ten)).toBe(350);
  });

  it('ignore values of another kind of coupon, and missing values', () => {
    const lines = [{ unitPriceCents: 1000, quantity: 1 }];
    const discountOf = (coupon: Coupon) => totals({ lines, coupons: [coupon] }).discountCents;
    expect(discountOf({ code: 'F', kind: 'free-shipping', amountCents: 100, percent: '10' })).toBe(0);
    expect(discountOf({ code: 'A', kind: 'amount', percent: '10' })).toBe(0);
    expect(discountOf({ code: 'P', kind: 'percent', amountCents: 100 })).toBe(0);
    expect(discountOf({ code: 'N', kind: 'amount', amountCents: -100 })).toBe(0);
  });

  it('contain the tax when prices include it', () => {
    const lines = [{ unitPriceCents: 12_300, quantity: 1 }];
    expect(totals({ lines, taxRules: [VAT], taxIsIncluded: true })).toMatchObject({
      taxCents: 0,
      includedTaxCents: 2300,
      grandTotalCents: 12_300,
    });
  });

  it('are never negative, whatever the coupons', () => {
    const coupons: Coupon[] = [
      { code: 'A', kind: 'amount', amountCents: 900 },
      { code: 'B', kind: 'percent', percent: '150' },
      { code: 'C', kind: 'free-shipping' },
      { code: 'D', kind: 'percent', percent: 'much' },
      { code: 'E', kind: 'amount', amountCents: -500 },
    ];
    expect(
      totals({ lines: [{ unitPriceCents: 1000, quantity: 1 }], coupons, shippingCostCents: 300 }),
    ).toMatchObject({
      discountCents: 1000,
      shippingCents: 0,
      grandTotalCents: 0,
    });
  });

  it('equal the sum of their parts for any order', () => {
    fc.assert(
      fc.property(anyOptions(), (options) => {
        const result = computeTotals(options);
        const of = (key: 'subtotalCents' | 'discountCents' | 'taxCents') =>
          result.lines.reduce((all, line) => all + line[key], 0);
        expect(of('subtotalCents')).toBe(result.subtotalCents);
        expect(of('discountCents')).toBe(result.discountCents);
        const shippingTax = result.taxCents + result.includedTaxCents - of('taxCents');
        expect(shippingTax).toBeGreaterThanOrEqual(0);
        expect(result.grandTotalCents).toBe(
          result.subtotalCents - result.discountCents + result.shippingCents + result.taxCents,
        );
        expect(result.grandTotalCents).toBeGreaterThanOrEqual(0);
        for (const line of result.lines) {
          expect(line.discountCents).toBeGreaterThanOrEqual(0);
          expect(line.discountCents).toBeLessThanOrEqual(line.subtotalCents);
          expect(Number.isSafeInteger(line.taxCents)).toBe(true);
        }
      }),
    );
  });
});

function anyOptions(): fc.Arbitrary<TotalsOptions> {
  const rate = fc.tuple(fc.nat(99), fc.nat(999)).map(([whole, part]) => `${whole}.${part}`);
  return fc.record({
    lines: fc.array(
      fc.record({ unitPriceCents: fc.nat(1_000_000), quantity: fc.integer({ min: 1, max: 9999 }) }),
      {
        maxLength: 8,
      },
    ),
    coupons: fc.array(
      fc.oneof(
        fc.record({
          code: fc.string(),
          kind: fc.constant('amount' as const),
          amountCents: fc.nat(5_000_000),
        }),
        fc.record({ code: fc.string(), kind: fc.constant('percent' as const), percent: rate }),
        fc.record({ code: fc.string(), kind: fc.constant('free-shipping' as const) }),
      ),
      { maxLength: 3 },
    ),
    shippingCostCents: fc.nat(10_000),
    taxRules: fc.array(
      fc.record({ id: fc.string(), name: fc.string(), ratePercent: rate, appliesToShipping: fc.boolean() }),
      { maxLength: 3 },
    ),
    taxIsIncluded: fc.boolean(),
  });
}
