import { expect, it } from 'vitest';
import { readFixtureSite } from '../../../fixtures/sites/read-fixture-site.ts';
import { createMemoryFiles } from '../../1-read/index.ts';
import { createSiteBuilder } from '../../compile-site.ts';
import { compileStyles, createLocale } from '../../node/index.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const ROPE = 'items/shop/rope.json';

it('pages have the stock of the moment, and the ledger counts from the document’s', async () => {
  const files = readFixtureSite('sites/harbour');
  const texts = Object.fromEntries(files.list().map(({ path }) => [path, files.readText(path)]));
  const document = JSON.parse(texts[ROPE] ?? '');
  const variant = document.body.structuredContent.variants.short as Record<string, unknown>;
  const { qtyInStock, unlimited = false, sku } = variant;
  expect(qtyInStock).toBeGreaterThan(0);

  const builder = createSiteBuilder();
  const build = async () => {
    const site = createMemoryFiles({ ...texts, [ROPE]: JSON.stringify(document) });
    const { rendered } = await builder.render({ site, compileStyles, createLocale }, { now: NOW });
    const page = rendered?.files.find(({ path }) => path.endsWith('shop/p/rope/index.html'));
    return {
      html: page !== undefined && 'text' in page ? page.text : '',
      urls: rendered?.renderedUrls,
      sold: rendered?.edgeData.products['item-rope']?.variants.find((one) => one.sku === sku),
    };
  };
  expect((await build()).html).toContain('schema.org/InStock');

  Object.assign(variant, { qtyInStock: 0, documentStock: { qtyInStock, unlimited } });
  const { html, urls, sold } = await build();
  expect(urls).toEqual(['/', '/shop', '/shop/p/rope']);
  expect(html).not.toContain('schema.org/InStock');
  expect(html).not.toContain('documentStock');
  expect(sold).toMatchObject({ qtyInStock, unlimited });
});
