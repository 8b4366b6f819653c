import { describe, expect, test } from 'vitest';
import { fillSentence } from './fill-sentence.ts';
import { hasMoreThan } from './has-more-than.ts';
import {
  CHOICE_SENTENCES,
  findVariant,
  hasStock,
  missingOptions,
  missingOptionsSentence,
} from './variant-choice.ts';

function sentenceOf(missing: readonly string[]): string {
  return missingOptionsSentence(missing, (key, values) => fillSentence(CHOICE_SENTENCES[key], values));
}

describe('options that wait for a value', () => {
  test('are named in their order', () => {
    expect(missingOptions(['Size', 'Color', 'Fit'], { Color: 'Blue', Fit: '' })).toEqual(['Size', 'Fit']);
  });

  test('may have names that objects already know', () => {
    expect(missingOptions(['constructor', '__proto__'], {})).toEqual(['constructor', '__proto__']);
  });

  test.each([
    [['Size'], 'Please select the Size option.', 'R-PROD-ADD-01'],
    [['Size', 'Color'], 'Please select the Size and Color options.', 'R-PROD-ADD-02'],
    [['Size', 'Color', 'Fit'], 'Please select the Size, Color, and Fit options.', 'R-PROD-ADD-03, -04'],
    [['A', 'B', 'C', 'D'], 'Please select the A, B, C, and D options.', 'R-PROD-ADD-03, -04'],
    [[], '', 'none'],
  ])('%j: %j (%s)', (missing, sentence) => expect(sentenceOf(missing)).toBe(sentence));

  test('keep a name as it is, also one that looks like a placeholder', () => {
    expect(sentenceOf(['{option2}', '$&'])).toBe('Please select the {option2} and $& options.');
  });
});

describe('the variant of a choice', () => {
  const stock = { qtyInStock: 1, unlimited: false };
  const small = { ...stock, attributes: { Size: 'S', Color: 'Blue' } };
  const large = { ...stock, attributes: { Size: 'L', Color: 'Blue' } };

  test('has every chosen value', () => {
    expect(findVariant([small, large], { Size: 'L', Color: 'Blue' })).toBe(large);
    expect(findVariant([small, large], { Size: 'L', Color: 'Red' })).toBeUndefined();
    expect(findVariant([small, large], { Size: 'L' })).toBeUndefined();
  });

  test('is the only one where nothing can be chosen', () => {
    const only = { ...stock, attributes: {} };
    expect(findVariant([only], {})).toBe(only);
    expect(findVariant([], {})).toBeUndefined();
  });
});

describe('stock', () => {
  test('R-PROD-ADD-07: a thing runs out', () => {
    for (const type of [1, 3]) {
      expect(hasStock({ qtyInStock: 0, unlimited: false }, type)).toBe(false);
      expect(hasStock({ qtyInStock: 0, unlimited: true }, type)).toBe(true);
      expect(hasStock({ qtyInStock: 1, unlimited: false }, type)).toBe(true);
    }
  });

  test('R-FMT-STAT-07: files, gift cards and paywalls do not', () => {
    for (const type of [2, 4, 5]) expect(hasStock({ qtyInStock: 0, unlimited: false }, type)).toBe(true);
  });

  test('R-PROD-ADD-12, -13: there must be more than the cart has', () => {
    expect(hasMoreThan(9, { unlimited: true, qtyInStock: 0 })).toBe(true);
    expect(hasMoreThan(1, { unlimited: false, qtyInStock: 2 })).toBe(true);
    expect(hasMoreThan(1, { unlimited: false, qtyInStock: 1 })).toBe(false);
  });
});

test('R-PROD-ADD-06, -07, -10: sentences word for word', () => {
  expect(CHOICE_SENTENCES.variantUnavailable).toBe(
    'Sorry, that item variant is unavailable. Please select another variant.',
  );
  expect(CHOICE_SENTENCES.notEnoughStock).toBe('Sorry, we do not have enough of that item available.');
  expect(CHOICE_SENTENCES.selectDenomination).toBe('Select a denomination for the Gift Card');
});
