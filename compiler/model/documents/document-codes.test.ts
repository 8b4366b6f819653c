import { describe, expect, it } from 'vitest';
import { collectionSchema } from './collection.ts';
import { itemSchema } from './item.ts';
import { navigationSchema } from './navigation.ts';
import { pageSchema } from './page.ts';
import { settingsSchema } from './settings.ts';

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('a block', () => {
  const page = { pageType: 2, title: 'A', urlId: 'a', sections: { s: { order: 'a' } } };
  const isBlock = (fields: object) => {
    const block = { section: 's', order: 'a', kind: 3, value: {}, ...fields };
    return pageSchema.safeParse({ ...page, blocks: { a: block } }).success;
  };

  it('may be of every kind from 1 to 72 with a value that fits it (R-ENUM-VAL-10)', () => {
    const unnamed = [1, 3, 4, 6, 7, 10, 22, 24, 30, 33, 42, 52, 54, 61, 63, 69, 70, 71, 72];
    expect(unnamed.filter((kind) => !isBlock({ kind }))).toEqual([]);
    expect([0, 73, 2.5, '1'].filter((kind) => isBlock({ kind }))).toEqual([]);
  });

  it('may be a website component (R-ENUM-VAL-11)', () => {
    expect([1336, 1337, 1338].map((kind) => isBlock({ kind }))).toEqual([false, true, false]);
  });

  it('may have a variant from 1000 to 1019 (R-ENUM-VAL-12)', () => {
    expect([999, 1000, 1019, 1020, 1000.5].map((variant) => isBlock({ variant }))).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('an item', () => {
  const item = { collectionId: 'log', recordType: 1, title: 'A', urlId: 'a' };
  const isItem = (fields: object) => itemSchema.safeParse({ ...item, ...fields }).success;

  it('may be of every type of record from 15 to 63, also without a name (R-ENUM-VAL-05)', () => {
    expect(numbers(15, 63).filter((recordType) => !isItem({ recordType }))).toEqual([]);
    expect([0, 64, 20.5].filter((recordType) => isItem({ recordType }))).toEqual([]);
  });

  it('may be scheduled, in review, a draft or private (R-ENUM-VAL-28)', () => {
    const states = ['Scheduled', 'Needs Review', 'Draft', 'Private', 'Hidden'];
    expect(states.filter((status) => isItem({ status }))).toEqual(states.slice(0, 4));
  });
});

describe('a website', () => {
  const parsed = (fields: object) =>
    settingsSchema.safeParse({ schemaVersion: 1, theme: 't', website: { siteTitle: 'A', ...fields } });

  it('has no features of a plan outside of 1 to 70 (R-ENUM-VAL-21)', () => {
    const rejected = [0, 1, 5, 70, 71, 1.5].filter((code) => !parsed({ planFeatures: [code] }).success);
    expect(rejected).toEqual([0, 71, 1.5]);
  });

  it('has no external services outside of 1 to 85 (R-ENUM-VAL-22)', () => {
    const rejected = [0, 1, 8, 85, 86, 1.5].filter((code) => !parsed({ externalServices: [code] }).success);
    expect(rejected).toEqual([0, 86, 1.5]);
  });

  it('retains features and services without a name (R-ENUM-VAL-23)', () => {
    const fields = { planFeatures: [1, 69], externalServices: [84, 2] };
    expect(parsed(fields).data?.website).toMatchObject(fields);
  });
});

describe('a collection', () => {
  it('opens as an index or a redirect, as none or as a variation', () => {
    const collection = { type: 1, typeName: 'blog', title: 'A', urlId: 'a' };
    const isCollection = (folderBehavior: unknown) =>
      collectionSchema.safeParse({ ...collection, folderBehavior }).success;
    expect([0, 1, 2, 3, 4, 5, 1.5, '1'].filter(isCollection)).toEqual([1, 2, 3, 4]);
  });
});

it.each([
  ['a page', '/shop'],
  ['a web address', 'https://small.example/'],
  ['an email', 'mailto:ana@small.example?subject=Cups'],
  ['a phone', 'tel:+351210000000'],
  ['a file', '/assets/care%20sheet.pdf'],
])('a link to %s has a name and may open a new window (R-DATA-MISC-07)', (_type, url) => {
  const externalLink = { title: 'Name', url, newWindow: true };
  const items = { a: { order: 'a', externalLink } };
  expect(navigationSchema.safeParse({ items }).data?.items.a?.externalLink).toEqual(externalLink);
});

it('a store sells in none but the supported currencies (R-ENUM-CUR-04)', () => {
  const sellsIn = (currency: string) =>
    settingsSchema.safeParse({
      schemaVersion: 1,
      theme: 't',
      website: { siteTitle: 'A' },
      websiteSettings: { storeSettings: { currency } },
    }).success;
  expect(['EUR', 'XXX', 'KRW', 'eur'].map(sellsIn)).toEqual([true, false, false, false]);
});
