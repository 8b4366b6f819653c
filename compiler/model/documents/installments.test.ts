import { expect, it } from 'vitest';
import { itemSchema } from './item.ts';
import { storeSettingsSchema } from './store-settings.ts';

const CONTEXT = {
  afterPayAvailable: true,
  afterPayMin: 100,
  afterPayMax: 200_000,
  shopperLanguage: 'fr',
  stripeAccountCountry: 'CA',
};

/** The paths of what is wrong with an item that has this context. */
function issuesOf(installmentContext: object) {
  const item = { collectionId: 'shop', recordType: 11, title: 'Mug', urlId: 'mug', installmentContext };
  return itemSchema.safeParse(item).error?.issues.map(({ path }) => path.at(-1)) ?? [];
}

it('R-DATA-INST-01: the installment context of an item has whole cents', () => {
  expect(issuesOf(CONTEXT)).toEqual([]);
  expect(issuesOf({ ...CONTEXT, afterPayMin: 100.5, afterPayMax: 0.1 })).toEqual([
    'afterPayMin',
    'afterPayMax',
  ]);
});

it('a field of the installment context has its type', () => {
  const wrong = {
    afterPayAvailable: 1,
    afterPayMin: -1,
    afterPayMax: '200',
    shopperLanguage: 'f r',
    stripeAccountCountry: 'CU',
  };
  expect(issuesOf(wrong)).toEqual(Object.keys(CONTEXT));
  expect(issuesOf({ afterPayMaximum: 1 })).toHaveLength(1);
});

it('the settings of the store name a country with installments, and amounts', () => {
  const isValid = (installments: object) => storeSettingsSchema.safeParse({ installments }).success;
  const minimum = { value: '1.00', currency: 'USD' };
  expect(isValid({ enabled: true, country: 'US', minimum, maximum: minimum })).toBe(true);
  expect(isValid({})).toBe(true);
  const wrong = [
    { country: 'PT' },
    { minimum: 100 },
    { maximum: { value: '-1.00', currency: 'USD' } },
    { max: 1 },
  ];
  expect(wrong.filter(isValid)).toEqual([]);
});
