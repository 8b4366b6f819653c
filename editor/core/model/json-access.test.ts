import { describe, expect, it } from 'vitest';
import { flagAt, inOrder, moneyAt, numberAt, recordAt, textAt, textsAt } from './json-access.ts';

const BODY = { text: 'a', number: 0, flag: true, texts: ['a', 1, 'b'], record: { inner: { text: 'deep' } } };

describe('reading a document of any shape', () => {
  it('finds values of the type at a path', () => {
    expect([
      textAt(BODY, 'record', 'inner', 'text'),
      numberAt(BODY, 'number'),
      flagAt(BODY, 'flag'),
      textsAt(BODY, 'texts'),
      recordAt(BODY, 'record'),
    ]).toEqual(['deep', 0, true, ['a', 'b'], { inner: { text: 'deep' } }]);
  });

  it.each(['text', 'number', 'flag', 'texts', 'record', 'missing'])(
    'reads the defaults of other types from %s',
    (name) => {
      const read: Readonly<Record<string, unknown>> = {
        text: textAt(BODY, name),
        number: numberAt(BODY, name),
        flag: flagAt(BODY, name),
        texts: textsAt(BODY, name),
        record: recordAt(BODY, name),
      };
      const defaults = { text: '', number: undefined, flag: false, texts: [], record: {} };
      expect({ ...read, [name]: undefined }).toEqual({ ...defaults, [name]: undefined });
    },
  );

  it.each([Number.NaN, Number.POSITIVE_INFINITY, '1'])('takes %s for no number', (value) => {
    expect(numberAt({ value }, 'value')).toBeUndefined();
  });

  it('takes only true for a flag', () => {
    expect(['true', 1, {}].map((value) => flagAt({ value }, 'value'))).toEqual([false, false, false]);
  });
});

describe('reading money', () => {
  it.each([
    [{ value: '42.50', currency: 'EUR' }],
    [{ decimalValue: '42.50', currencyCode: 'EUR' }],
    [{ value: '42.50', decimalValue: '1', currency: 'EUR', currencyCode: 'USD' }],
  ])('reads both spellings: %j', (price) => {
    expect(moneyAt({ price }, 'price')).toEqual({ amount: '42.50', currency: 'EUR' });
  });

  it.each([{ value: 'a', currency: 'EUR' }, { value: '1' }, { currency: 'EUR' }, {}])(
    'takes %j for no money',
    (price) => {
      expect(moneyAt({ price }, 'price')).toBeUndefined();
    },
  );
});

it('sorts entries by their order keys, and those with the same key by their ids', () => {
  const entries = [
    { id: 'c', order: 'a1' },
    { id: 'b', order: 'a0' },
    { id: 'a', order: 'a1' },
  ];
  expect(inOrder(entries).map(({ id }) => id)).toEqual(['b', 'a', 'c']);
});
