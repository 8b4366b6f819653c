import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../fixtures/property-runs.ts';
import type { JsonObject, Path, Scope, Value } from '../contract.ts';
import { DIALECTS } from '../dialect.ts';
import { formatters } from '../formatters.ts';
import { frameMember, memberAt } from '../values/member.ts';
import { commerceFormatters } from './commerce-formatters.ts';

describe('the commerce formatters', () => {
  it('are registered under their 20 names (R-FMT-NAME-03)', () => {
    expect([...formatters.keys()]).toEqual(expect.arrayContaining([...OWN_NAMES, ...MONEY_NAMES]));
    expect(commerceFormatters.map((formatter) => formatter.name)).toEqual(OWN_NAMES);
  });

  it('have a case file each (R-FMT-NAME-03)', () => {
    for (const name of OWN_NAMES) {
      const folder = new URL(`../../fixtures/cases/formatters/${name}/`, import.meta.url);
      expect(readdirSync(folder), name).not.toHaveLength(0);
    }
  });

  it('return text or MISSING for any JSON', () => {
    fc.assert(
      fc.property(anyProduct(), fc.constantFrom('platform', 'browser'), (product, dialect) => {
        for (const formatter of commerceFormatters) {
          const format = formatter.prepare([], DIALECTS[dialect]);
          if (isLikertWithoutValues(product)) continue;
          const result = format(product, scopeOver(product), []);
          expect(['string', 'undefined']).toContain(result === product ? 'undefined' : typeof result);
        }
      }),
      { numRuns: propertyRuns(200) },
    );
  });

  it('ignore inherited properties', () => {
    const product = { id: 'constructor', structuredContent: { productType: 1, variants: [] } };
    const status = commerceFormatters.find((formatter) => formatter.name === 'product-status');
    const scope = scopeOver({ productMerchandisingContext: {}, localizedStrings: {} });
    expect(status?.prepare([], DIALECTS.platform)(product, scope, [])).toBe(
      '<div class="product-mark sold-out">sold out</div>',
    );
  });
});

const OWN_NAMES = [
  'add-to-cart-btn',
  'cart-quantity',
  'cart-subtotal',
  'cart-url',
  'from-price',
  'normal-price',
  'product-checkout',
  'product-price',
  'product-quick-view',
  'product-restock-notification',
  'product-scarcity',
  'product-status',
  'quantity-input',
  'sale-price',
  'subscription-price',
  'summary-form-field',
  'variant-descriptor',
  'variants-select',
];

/** Commerce formatters that only format an amount; they belong to the money and number families. */
const MONEY_NAMES = ['bookkeeper-money-format', 'percentage-format'];

/** Products with members of the right names and values of any type. */
function anyProduct(): fc.Arbitrary<Value> {
  const any = fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Value>;
  const money = fc.oneof(any, fc.record({ value: any, currency: any }));
  const variant = fc.oneof(
    any,
    fc.record({ attributes: any, onSale: any, priceMoney: money, qtyInStock: any, pricingOptions: any }),
  );
  const content = fc.record(
    {
      productType: fc.oneof(any, fc.integer({ min: -1, max: 6 })),
      variants: fc.oneof(any, fc.array(variant, { maxLength: 3 })),
      variantOptionOrdering: any,
      isSubscribable: any,
      subscriptionPlan: fc.oneof(any, fc.record({ billingPeriod: any, numBillingCycles: any })),
      priceMoney: money,
    },
    { requiredKeys: [] },
  );
  return fc.oneof(
    any,
    fc.record({ id: any, structuredContent: fc.oneof(any, content), entries: any, optionValues: any }),
    fc.record({
      type: fc.constantFrom('address', 'checkbox', 'likert', 'time', 'x'),
      values: any,
      value: any,
    }),
  );
}

/** The only case in which the language throws. */
function isLikertWithoutValues(value: Value): boolean {
  return frameMember(value, 'type') === 'likert' && (frameMember(value, 'values') ?? null) === null;
}

/** A template scope with a single frame, without a locale. */
function scopeOver(node: Value): Scope {
  const data: JsonObject =
    typeof node === 'object' && node !== null && !Array.isArray(node) ? (node as JsonObject) : {};
  const look = (frame: Value, path: Path) => memberAt(frameMember(frame, path[0] ?? ''), path, 1);
  return {
    node,
    resolve: (path) => look(data, path),
    resolveFromParent: () => undefined,
    resolveOver: (over, path) => look(over, path) ?? look(data, path),
    applyPartial: () => undefined,
    cldr: undefined,
    now: 0,
    expressionsEnabled: true,
    report: () => undefined,
  };
}
