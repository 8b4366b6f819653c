import { describe, expect, test } from 'vitest';
import { QUANTITY_MESSAGES, quantityError, readQuantity } from './quantity.ts';

function message(value: unknown): string | undefined {
  const problem = quantityError(value);
  return problem && QUANTITY_MESSAGES[problem];
}

describe('a quantity', () => {
  test.each(['1', '9999', ' 2 ', '1e3', '3.0', 1, 9999])('%j is valid', (value) => {
    expect(message(value)).toBeUndefined();
  });

  test.each([
    'x',
    '',
    ' ',
    '0x10',
    'Infinity',
    '1,5',
    '1 2',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    null,
    undefined,
    {},
    ['1'],
  ])('R-PROD-ADD-08: %j is not a number', (value) =>
    expect(message(value)).toBe('Quantity must be a number.'),
  );

  test.each(['1.5', 0.5, '-1.5'])('R-PROD-ADD-09: %j is not whole', (value) => {
    expect(message(value)).toBe('Quantity must be a whole number');
  });

  test.each(['0', '-1', '10000', 0, 10_000, '1e9'])('R-PROD-ADD-17: %j is out of range', (value) => {
    expect(message(value)).toBe('Quantity must be a number between 1 and 9999.');
  });

  test('is read from text as a number', () => expect(readQuantity(' 12 ')).toBe(12));
});
