import { describe, expect, it } from 'vitest';
import {
  combinations,
  countCombinations,
  isGeneratedSku,
  isSameName,
  newSku,
  optionsOf,
  planVariants,
} from './options.ts';
import { type ProductView, productOf, type VariantView } from './product.ts';

const SIZE = { name: 'Size', values: ['S', 'M'] };
const GLAZE = { name: 'Glaze', values: ['Ash', 'Sea'] };

/** A product whose variants have these values of the options. */
function product(optionNames: readonly string[], ...rows: readonly (readonly string[])[]): ProductView {
  const variants = rows.map((values, index) => [
    `v${index}`,
    { order: `a${index}`, attributes: Object.fromEntries(optionNames.map((name, at) => [name, values[at]])) },
  ]);
  const structuredContent = { variantOptionOrdering: optionNames, variants: Object.fromEntries(variants) };
  return productOf({ key: 'item:plate', id: 'plate', body: { structuredContent } });
}

/** The planned variants as `values <- id of the existing variant`, `=` when it is retained. */
function planned(
  options: Parameters<typeof planVariants>[0],
  variants: readonly VariantView[],
): readonly string[] {
  return planVariants(options, variants).map(
    ({ attributes, from, isRetained }) =>
      `${Object.values(attributes).join('/')} ${isRetained ? '=' : '<-'} ${from?.id}`,
  );
}

describe('the options of a product', () => {
  it('have the values of the variants, each once, without empty ones', () => {
    const view = product(['Size', 'Glaze'], ['S', 'Ash'], ['S', 'Sea'], ['M', '']);
    expect(optionsOf(view)).toEqual([SIZE, GLAZE]);
  });

  it('are combined, the last one changing fastest', () => {
    expect(combinations([SIZE, { name: 'Empty', values: [] }, GLAZE])).toEqual([
      { Size: 'S', Glaze: 'Ash' },
      { Size: 'S', Glaze: 'Sea' },
      { Size: 'M', Glaze: 'Ash' },
      { Size: 'M', Glaze: 'Sea' },
    ]);
  });

  it('are counted like they are combined', () => {
    const options = [SIZE, { name: 'Empty', values: [] }, { name: 'Three', values: ['1', '2', '3'] }];
    expect([countCombinations(options), countCombinations([])]).toEqual([6, 1]);
  });

  it.each([
    ['Small', ' small ', true],
    ['Small', 'Smaller', false],
  ])('%j and %j have the same name to a reader: %s', (one, other, isSame) => {
    expect(isSameName(one, other)).toBe(isSame);
  });
});

describe('the variants for changed options', () => {
  it('stay the same while their values exist, in the order of the options', () => {
    const { variants } = product(['Size'], ['M'], ['S']);
    expect(planned([SIZE], variants)).toEqual(['S = v1', 'M = v0']);
  });

  it('of a new value take the price of an existing variant', () => {
    const { variants } = product(['Size'], ['S']);
    expect(planned([SIZE], variants)).toEqual(['S = v0', 'M <- v0']);
  });

  it('take the price of the most similar variant', () => {
    const { variants } = product(['Size', 'Glaze'], ['S', 'Ash'], ['M', 'Sea']);
    const options = [SIZE, { name: 'Glaze', values: ['Ash', 'Sea', 'Clay'] }];
    expect(planned(options, variants)).toEqual([
      'S/Ash = v0',
      'S/Sea <- v0',
      'S/Clay <- v0',
      'M/Ash <- v0',
      'M/Sea = v1',
      'M/Clay <- v1',
    ]);
  });

  it('stay the same once each when an option is added', () => {
    const { variants } = product(['Size'], ['S'], ['M']);
    expect(planned([SIZE, GLAZE], variants)).toEqual([
      'S/Ash = v0',
      'S/Sea <- v0',
      'M/Ash = v1',
      'M/Sea <- v1',
    ]);
  });

  it('stay the same once each when an option is removed', () => {
    const { variants } = product(['Size', 'Glaze'], ['S', 'Ash'], ['S', 'Sea'], ['M', 'Ash']);
    expect(planned([SIZE], variants)).toEqual(['S = v0', 'M = v2']);
  });

  it('are one without options, from nothing when the product has none', () => {
    expect(planned([], [])).toEqual([' <- undefined']);
  });
});

describe('a generated SKU', () => {
  it.each([
    ['Tide plate', {}, 'TIDE'],
    ['Tide plate', { Glaze: 'Atlantic', Size: '22 cm' }, 'TIDE-ATL-22C'],
    ['Çà', { Size: '!' }, 'CA'],
    ['?', {}, 'SKU'],
  ])('of %j with %j is %s', (title, attributes, sku) => {
    expect(newSku(title, attributes, new Set())).toBe(sku);
  });

  it('is numbered from 2 when it is taken', () => {
    expect(newSku('Tide', {}, new Set(['TIDE', 'TIDE-2']))).toBe('TIDE-3');
  });

  it.each([
    ['TIDE-ATL', true],
    ['TIDE-ATL-12', true],
    ['TIDE-ATL-12a', false],
    ['TIDE-ATL-', false],
    ['TIDE-ATL2', false],
    ['TIDE', false],
    ['MINE-1', false],
  ])('is recognized as generated or not: %s is %s', (sku, isGenerated) => {
    const [variant] = product(['Glaze'], ['Atlantic']).variants;
    expect(variant && isGeneratedSku('Tide plate', { ...variant, sku })).toBe(isGenerated);
  });
});
