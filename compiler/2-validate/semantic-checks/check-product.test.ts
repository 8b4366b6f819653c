import { expect, it } from 'vitest';
import { createMemoryFiles } from '../../1-read/memory-files.ts';
import { readSite } from '../../1-read/read-site.ts';
import { preparePartials } from '../../template/partial-set.ts';
import { compileTemplate } from '../../template/template.ts';
import { validateSite } from '../validate-site.ts';

const FILES = {
  'site.json': {
    type: 'settings',
    id: 'settings',
    body: { schemaVersion: 1, theme: 'theme', website: { siteTitle: 'A' } },
  },
  'collections/shop.json': {
    type: 'collection',
    id: 'shop',
    body: { type: 13, typeName: 'products', title: 'Shop', urlId: 'shop' },
  },
  'assets/cup.svg.json': { type: 'asset', id: 'cup', body: { filename: 'cup.svg', mime: 'image/svg+xml' } },
};
const TEXTS = {
  'assets/cup.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'theme/template.conf': '{"layouts":{"default":{"regions":["a"]}}}',
  'theme/a.region': '{squarespace.main-content}',
};

/** Returns the diagnostics of one product. */
function check(body: Readonly<Record<string, unknown>>, sizes: readonly string[] = ['Small', 'Large']) {
  const variants = Object.fromEntries(
    sizes.map((Size, index) => [
      `v${index}`,
      { sku: `CUP-${index}`, attributes: { Size }, priceMoney: { value: '9.00', currency: 'USD' } },
    ]),
  );
  const cup = {
    type: 'item',
    id: 'cup',
    body: {
      collectionId: 'shop',
      recordType: 11,
      title: 'Cup',
      urlId: 'cup',
      structuredContent: { productType: 1, variantOptionOrdering: ['Size'], variants },
      ...body,
    },
  };
  const documents = { ...FILES, 'items/cup.json': cup };
  const texts = Object.entries(documents).map(([path, document]) => [path, JSON.stringify(document)]);
  const site = createMemoryFiles({ ...Object.fromEntries(texts), ...TEXTS });
  const { diagnostics } = validateSite(readSite({ site }), { compileTemplate, preparePartials });
  return diagnostics.map(({ code, severity, message, hint, location }) => {
    const at = location && JSON.stringify(cup).slice(location.start.offset, location.end.offset);
    return { code, severity, message, hint, at };
  });
}

it('warns about a published product without an image, with location and fix', () => {
  expect(check({})).toEqual([
    {
      code: 'site/no-image',
      severity: 'warning',
      message: '"Cup" has no image; the shop shows a placeholder',
      hint: 'choose one (mainImageId: the id of an image in assets/)',
      at: '"Cup"',
    },
  ]);
  expect(check({ imageIds: ['cup'] })).toMatchObject([
    { hint: 'make one of its images the main one (mainImageId: "cup")' },
  ]);
  expect(check({ mainImageId: 'cup' })).toEqual([]);
  expect(check({ status: 'Draft' })).toEqual([]);
});

it('values of an option that look the same are warned of, and others are not', () => {
  expect(check({ mainImageId: 'cup' }, ['Small', 'Large', 'small ', 'LARGE'])).toEqual([
    {
      code: 'site/double-option',
      severity: 'warning',
      message: '"Size" has both "Small" and "small " as values',
      hint: 'write "Small" in both, or rename one of them',
      at: '"small "',
    },
    expect.objectContaining({ message: '"Size" has both "Large" and "LARGE" as values' }),
  ]);
  expect(check({ mainImageId: 'cup' }, ['Small', 'Small', 'Smaller', '__proto__'])).toEqual([]);
});
