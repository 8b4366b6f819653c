import { expect, it } from 'vitest';
import { readFixtureSite } from '../../../fixtures/sites/read-fixture-site.ts';
import { createMemoryFiles } from '../../1-read/memory-files.ts';
import { validateSite } from '../../2-validate/validate-site.ts';
import { renderSite } from '../../compile-site.ts';
import { createLocale } from '../../node/locales.ts';
import { compileStyles } from '../../node/styles/compile-styles.ts';
import { createSiteSession } from '../../site-session.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const ROPE = 'items/shop/rope.json';

it('pages show the current stock, and edge data has the stock of the document', async () => {
  const files = readFixtureSite('sites/harbour');
  const texts = Object.fromEntries(files.list().map(({ path }) => [path, files.readText(path)]));
  const document = JSON.parse(texts[ROPE] ?? '');
  const variant = document.body.structuredContent.variants.short as Record<string, unknown>;
  const { qtyInStock, unlimited = false, sku } = variant;
  expect(qtyInStock).toBeGreaterThan(0);

  const session = createSiteSession({ compileStyles, createLocale }, validateSite);
  const build = async () => {
    const site = createMemoryFiles({ ...texts, [ROPE]: JSON.stringify(document) });
    const { rendered } = await renderSite({ site, compileStyles, createLocale }, { now: NOW }, session);
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
