import { describe, expect, test } from 'vitest';
import { fillMessage } from './fill-message.ts';
import { hasStockBeyondCart } from './has-stock-beyond-cart.ts';
import {
  findVariant,
  hasStock,
  missingOptions,
  missingOptionsMessage,
  VARIANT_MESSAGES,
} from './variant-selection.ts';

function messageOf(missing: readonly string[]): string {
  return missingOptionsMessage(missing, (key, values) => fillMessage(VARIANT_MESSAGES[key], values));
}

describe('missing options', () => {
  test('are named in their order', () => {
    expect(missingOptions(['Size', 'Color', 'Fit'], { Color: 'Blue', Fit: '' })).toEqual(['Size', 'Fit']);
  });

  test('can have names that objects inherit', () => {
    expect(missingOptions(['constructor', '__proto__'], {})).toEqual(['constructor', '__proto__']);
  });

  test.each([
    [['Size'], 'Please select the Size option.', 'R-PROD-ADD-01'],
    [['Size', 'Color'], 'Please select the Size and Color options.', 'R-PROD-ADD-02'],
    [['Size', 'Color', 'Fit'], 'Please select the Size, Color, and Fit options.', 'R-PROD-ADD-04'],
    [['A', 'B', 'C', 'D'], 'Please select the A, B, C, and D options.', 'R-PROD-ADD-03'],
    [[], '', 'none'],
  ])('%j: %j (%s)', (missing, message) => expect(messageOf(missing)).toBe(message));

  test('keep names that look like placeholders', () => {
    expect(messageOf(['{option2}', '$&'])).toBe('Please select the {option2} and $& options.');
  });
});

describe('the selected variant', () => {
  const stock = { qtyInStock: 1, unlimited: false };
  const small = { ...stock, attributes: { Size: 'S', Color: 'Blue' } };
  const large = { ...stock, attributes: { Size: 'L', Color: 'Blue' } };

  test('has every selected value', () => {
    expect(findVariant([small, large], { Size: 'L', Color: 'Blue' })).toBe(large);
    expect(findVariant([small, large], { Size: 'L', Color: 'Red' })).toBeUndefined();
    expect(findVariant([small, large], { Size: 'L' })).toBeUndefined();
  });

  test('is the only one if there are no options', () => {
    const only = { ...stock, attributes: {} };
    expect(findVariant([only], {})).toBe(only);
    expect(findVariant([], {})).toBeUndefined();
  });
});

describe('stock', () => {
  test('R-PROD-ADD-07: physical products and services sell out', () => {
    for (const type of [1, 3]) {
      expect(hasStock({ qtyInStock: 0, unlimited: false }, type)).toBe(false);
      expect(hasStock({ qtyInStock: 0, unlimited: true }, type)).toBe(true);
      expect(hasStock({ qtyInStock: 1, unlimited: false }, type)).toBe(true);
    }
  });

  test('R-FMT-STAT-07: digital products, gift cards and paywalls do not', () => {
    for (const type of [2, 4, 5]) expect(hasStock({ qtyInStock: 0, unlimited: false }, type)).toBe(true);
  });

  test('R-PROD-ADD-12: there is always more if it is unlimited', () => {
    expect(hasStockBeyondCart(9, { unlimited: true, qtyInStock: 0 })).toBe(true);
  });

  test('R-PROD-ADD-13: there must be more than the cart contains', () => {
    expect(hasStockBeyondCart(1, { unlimited: false, qtyInStock: 2 })).toBe(true);
    expect(hasStockBeyondCart(1, { unlimited: false, qtyInStock: 1 })).toBe(false);
  });
});

describe('messages', () => {
  test('R-PROD-ADD-06: without such a variant', () => {
    expect(VARIANT_MESSAGES.variantUnavailable).toBe(
      'Sorry, that item variant is unavailable. Please select another variant.',
    );
  });

  test('R-PROD-ADD-07: without stock', () => {
    expect(VARIANT_MESSAGES.notEnoughStock).toBe('Sorry, we do not have enough of that item available.');
  });

  test('R-PROD-ADD-10: without a denomination', () => {
    expect(VARIANT_MESSAGES.selectDenomination).toBe('Select a denomination for the Gift Card');
  });
});
