import { expect, it } from 'vitest';
import { readFixtureSite } from '../../../fixtures/sites/read-fixture-site.ts';
import { createMemoryFiles } from '../../1-read/memory-files.ts';
import { renderSite } from '../../compile-site.ts';

const ROPE = 'items/shop/rope.json';
const HOME = 'pages/home.json';
const SHOWN = '{.repeated section items}<li>{@|product-status}</li>{.end}';

/** Builds the fixture site's "About us" and home page, with a sold-out rope that has its own message. */
async function pages(about: string, type: string, block: { readonly kind: number; readonly value: object }) {
  const files = readFixtureSite('sites/harbour');
  const texts = Object.fromEntries(files.list().map(({ path }) => [path, files.readText(path)]));
  const rope = JSON.parse(texts[ROPE] ?? '');
  rope.body.structuredContent.variants.short.qtyInStock = 0;
  rope.body.merchandising = { customSoldOutText: 'Between tides' };
  const home = JSON.parse(texts[HOME] ?? '');
  home.body.blocks = { one: { order: 'a0', section: 'middle', ...block } };
  const { rendered, diagnostics } = await renderSite(
    {
      site: createMemoryFiles({
        ...texts,
        [ROPE]: JSON.stringify(rope),
        [HOME]: JSON.stringify(home),
        'theme/pages/about.page': about,
        'theme/blocks/shown.block': `{.section item}{@|product-status}{.end}${SHOWN}`,
        'theme/blocks/shown.block.conf': JSON.stringify({ type }),
      }),
    },
    { now: 0 },
  );
  return (path: string) => {
    const file = rendered?.files.find((each) => each.path === path);
    if (file === undefined || !('text' in file)) throw new Error(JSON.stringify(diagnostics));
    return file.text;
  };
}

const MARK = '<div class="product-mark sold-out">Between tides</div>';

it.each([
  ['product', 43, { itemId: 'item-rope' }],
  ['summary-v2', 55, { collectionId: 'shop' }],
])(
  'a product says the same of itself wherever it is shown: in a query, in a %s block',
  async (type, kind, value) => {
    const query = `<squarespace:query collection="shop" limit="9">${SHOWN}</squarespace:query>`;
    const page = await pages(query, type, { kind, value });
    expect(page('about/index.html')).toContain(`<li>${MARK}</li>`);
    expect(page('index.html')).toContain(MARK);
  },
);
