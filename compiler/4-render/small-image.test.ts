import { expect, it } from 'vitest';
import { readFixtureSite } from '../../fixtures/sites/read-fixture-site.ts';
import { createMemoryFiles } from '../1-read/memory-files.ts';
import { validateSite } from '../2-validate/validate-site.ts';
import { renderSite } from '../compile-site.ts';
import { createLocale } from '../node/locales.ts';
import { compileStyles } from '../node/styles/compile-styles.ts';
import { createSiteSession } from '../site-session.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const ROPE = 'assets/rope.svg.json';

/** Builds a site whose product `rope` has an image with this focal point. */
async function buildWith(mediaFocalPoint: object) {
  const files = readFixtureSite('sites/harbour');
  const texts = Object.fromEntries(files.list().map(({ path }) => [path, files.readText(path)]));
  const asset = JSON.parse(texts[ROPE] ?? '');
  Object.assign(asset.body, { mediaFocalPoint });
  const site = createMemoryFiles({ ...texts, [ROPE]: JSON.stringify(asset) });
  const session = createSiteSession({ compileStyles, createLocale }, validateSite);
  const { rendered } = await renderSite({ site, compileStyles, createLocale }, { now: NOW }, session);
  const textOf = (name: RegExp) => {
    const file = rendered?.files.find(({ path }) => name.test(path));
    return file !== undefined && 'text' in file ? file.text : '';
  };
  const { items } = JSON.parse(textOf(/^search-index\.json$/));
  return {
    inCart: rendered?.edgeData.products['item-rope'],
    inResults: items.find(({ url }: { url: string }) => url === '/shop/p/rope'),
    styles: textOf(/^site\..*\.css$/),
  };
}

it('carts and search results crop an image around its focal point', async () => {
  const { inCart, inResults, styles } = await buildWith({ x: 0.3, y: 0.7 });
  expect(inCart).toMatchObject({ imageUrl: '/assets/rope.svg', focalClass: 'focal-30-70' });
  expect(inResults).toMatchObject({ image: '/assets/rope.svg', focalClass: 'focal-30-70' });
  expect(styles).toContain('focal-30-70');
});

it('carts and search results crop an image around its center by default', async () => {
  const { inCart, inResults } = await buildWith({ x: 0.5, y: 0.5 });
  expect(inCart).not.toHaveProperty('focalClass');
  expect(inResults).not.toHaveProperty('focalClass');
});
