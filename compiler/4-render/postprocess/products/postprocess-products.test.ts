import { describe, expect, it } from 'vitest';
import { MINIMAL_RUNTIME } from '../../../../fixtures/sites/minimal-runtime.ts';
import { readFixtureSite } from '../../../../fixtures/sites/read-fixture-site.ts';
import { createMemoryFiles } from '../../../1-read/memory-files.ts';
import { renderSite } from '../../../compile-site.ts';

const ROPE = 'items/shop/rope.json';
const HOME = 'pages/home.json';
const SITE = 'site.json';

interface Changed {
  /** Stock of the short rope. */
  readonly stock: number;
  /** Stock of the long rope; default 0. */
  readonly long?: number;
  readonly content?: Readonly<Record<string, unknown>>;
  /** Product fields outside `structuredContent`. */
  readonly item?: Readonly<Record<string, unknown>>;
  /** Fields of the home page. */
  readonly home?: Readonly<Record<string, unknown>>;
  /** Fields of the site's settings. */
  readonly website?: Readonly<Record<string, unknown>>;
  /** Replaces the built-in template. */
  readonly template?: string;
  /** Theme blocks by name. */
  readonly blocks?: Readonly<Record<string, string>>;
}

/** Builds the fixture site and returns a product page and the list with the product. */
async function build(changed: Changed) {
  const { stock, long = 0, content = {}, item = {}, home, website, template, blocks = {} } = changed;
  const files = readFixtureSite('sites/harbour');
  const texts = Object.fromEntries(files.list().map(({ path }) => [path, files.readText(path)]));
  const rope = JSON.parse(texts[ROPE] ?? '');
  rope.body.structuredContent.variants.short.qtyInStock = stock;
  rope.body.structuredContent.variants.long.qtyInStock = long;
  Object.assign(rope.body.structuredContent, content);
  Object.assign(rope.body, item);
  texts[ROPE] = JSON.stringify(rope);
  if (home !== undefined) {
    const page = JSON.parse(texts[HOME] ?? '');
    Object.assign(page.body, home);
    texts[HOME] = JSON.stringify(page);
    texts['theme/blocks/shown.block.conf'] = JSON.stringify({ type: 'product' });
  }
  if (website !== undefined) {
    const site = JSON.parse(texts[SITE] ?? '');
    Object.assign(site.body.website, website);
    texts[SITE] = JSON.stringify(site);
  }
  if (template !== undefined) texts['theme/collections/products.item'] = template;
  for (const [name, text] of Object.entries(blocks)) texts[`theme/blocks/${name}.block`] = text;
  const { rendered, diagnostics } = await renderSite(
    { site: createMemoryFiles(texts), runtime: MINIMAL_RUNTIME },
    { now: 0 },
  );
  const page = (path: string) => {
    const file = rendered?.files.find((each) => each.path === path);
    if (file === undefined || !('text' in file)) throw new Error(JSON.stringify(diagnostics));
    return file.text;
  };
  return { item: page('shop/p/rope/index.html'), list: page('shop/index.html'), home: page('index.html') };
}

const FIELD = /<div class="product-quantity-input"[\s\S]*?<\/div>\s*<input[\s\S]*?<\/div>/g;

it('a product that was published sold out has its field for how many in waiting (R-FMT-STAT-18)', async () => {
  const inStock = await build({ stock: 4 });
  const [field = ''] = inStock.item.match(FIELD) ?? [];
  expect(field).toContain('data-item-id="item-rope"');
  for (const stock of [0, 1]) {
    const { item, list } = await build({ stock });
    expect(item.match(FIELD)).toEqual([field.replace('class="product-quantity-input"', '$& hidden')]);
    expect(item.indexOf('product-quantity-input')).toBeLessThan(
      item.indexOf('sqs-add-to-cart-button-wrapper'),
    );
    expect(list).not.toContain('product-quantity-input');
  }
});

it('adds no quantity field for single units or themes without one', async () => {
  const button = '{.section item}{@|add-to-cart-btn}{.end}';
  const card = await build({ stock: 0, content: { productType: 4 } });
  const asks = await build({ stock: 0, template: `${button}{item|quantity-input}` });
  const withoutQuantity = await build({ stock: 0, template: button });
  expect(card.item).not.toContain('product-quantity-input');
  expect(asks.item.match(FIELD)).toHaveLength(1);
  expect(withoutQuantity.item).toContain('sqs-add-to-cart-button');
  expect(withoutQuantity.item).not.toContain('product-quantity-input');
});

describe('without scripts', () => {
  const offered = async (stock: number, long: number) => {
    const { item } = await build({ stock, long });
    return [...item.matchAll(/<option value="(ROPE[^"]*)"( selected)?>([^<]*)/g)].map(
      ([, sku, selected = '', text]) => `${sku}${selected}: ${text}`,
    );
  };

  it('offers every variant, because stock may change after the build', async () => {
    expect(await offered(3, 0)).toEqual(['ROPE-10: 10 m', 'ROPE-20: 20 m – sold out']);
    expect(await offered(0, 3)).toEqual(['ROPE-10: 10 m – sold out', 'ROPE-20 selected: 20 m']);
    expect(await offered(0, 0)).toEqual(['ROPE-10: 10 m – sold out', 'ROPE-20: 20 m – sold out']);
    expect(await offered(2, 2)).toEqual(['ROPE-10: 10 m', 'ROPE-20: 20 m']);
  });

  it('the only variant can be bought when it is back in stock; until then its marker is there', async () => {
    const only = (qtyInStock: number) => ({
      variants: {
        one: {
          attributes: {},
          order: 'a0',
          priceMoney: { currency: 'EUR', value: '9' },
          qtyInStock,
          sku: 'ONE',
        },
      },
      variantOptionOrdering: [],
    });
    const formOf = async (stock: number) =>
      /<noscript><form class="quoin-add-form"[\s\S]*?<\/noscript>/.exec(
        (await build({ stock: 0, content: only(stock) })).item,
      )?.[0];
    const MARK =
      '<p class="quoin-add-sold-out">sold out. If it is available again, you can add it to your cart.</p>';
    const gone = await formOf(0);
    expect(gone).toContain(`name="sku" value="ONE">${MARK}`);
    expect(gone).toMatch(/<button>[^<]+<\/button>/);
    expect(await formOf(2)).toBe(gone?.replace(MARK, ''));
  });
});

describe('back-in-stock form without scripts', () => {
  const template = '{.section item}{@|add-to-cart-btn}{@|product-restock-notification}{.end}';
  const formOf = async (changed: Changed) =>
    /<noscript><form class="quoin-restock-form"[\s\S]*?<\/noscript>/.exec(
      (await build({ template, ...changed })).item,
    )?.[0] ?? '';
  const variants = (form: string) =>
    [...form.matchAll(/(?:option|name="variantId") value="([^"]*)"/g)].map(([, id]) => id);

  it('offers back-in-stock alerts only for variants sold out at build time', async () => {
    const all = await formOf({ stock: 0, long: 0 });
    expect(all).toContain('method="post" action="/api/commerce/restock/sign-up-for-restock-notification"');
    expect(all).toContain('name="productId" value="item-rope"');
    expect(all).toMatch(/<input name="email" type="email"[^>]*>/);
    expect(variants(all)).toEqual(['short', 'long']);
    expect(all).toContain('<option value="long">20 m</option>');
    const one = await formOf({ stock: 3, long: 0 });
    expect(variants(one)).toEqual(['long']);
    expect(one).toContain('<p class="quoin-restock-choice">20 m</p>');
    expect(await formOf({ stock: 3, long: 3 })).toBe('');
  });

  it('is before the cart form when everything is sold out, otherwise after it', async () => {
    const order = async (stock: number) =>
      [...(await build({ template, stock })).item.matchAll(/class="quoin-(add|restock)-form"/g)].map(
        ([, name]) => name,
      );
    expect(await order(0)).toEqual(['restock', 'add']);
    expect(await order(2)).toEqual(['add', 'restock']);
  });

  it('uses the product’s texts and the same fields as the runtime form', async () => {
    const merchandising = {
      mailingListSignUpEnabled: true,
      mailingListOptInByDefault: true,
      restockNotificationViews: [{ variantId: 'long', hiddenByDefault: true }],
      restockNotificationMessages: {
        CTAText: 'Next tide <soon>',
        buttonText: 'Email me',
        mailingListDescription: 'And more',
        placeholderText: 'Your address',
      },
    };
    const form = await formOf({ stock: 0, item: { merchandising } });
    expect(variants(form)).toEqual(['long']);
    expect(form).toContain('<p class="quoin-restock-text">Next tide &lt;soon&gt;</p>');
    expect(form).toContain('<label>Your address <input name="email"');
    expect(form).toContain('<input type="checkbox" name="isJoinMailingList" checked> And more</label>');
    expect(form).toContain('<button>Email me</button>');
  });

  it('is omitted without a theme form or with a captcha', async () => {
    const without = '{.section item}{@|add-to-cart-btn}{.end}';
    expect(await formOf({ stock: 0, template: without })).toBe('');
    expect(await formOf({ stock: 0, website: { captchaSettings: { siteKey: 'k' } } })).toBe('');
  });
});

describe('the field for how many', () => {
  const button = '{.section item}{@|add-to-cart-btn}{.end}';
  const waits = async (template: string, blocks: Readonly<Record<string, string>> = {}) => {
    const { item } = await build({ stock: 0, template: `${button}${template}`, blocks });
    return item.match(FIELD) !== null;
  };
  const field = { field: '{@|quantity-input}' };

  it.each([
    [
      'in a branch',
      '{.if a}{.or sold-out?}{.or}{.repeated section b}{.alternates with}{item|product-checkout}{.end}{.end}',
    ],
    ['in a macro', '{.macro buy}{@|quantity-input}{.end}{item|apply buy}'],
    ['kept for later', '{.var @html item|quantity-input}{@html}'],
  ])('waits where the template has it %s', async (_where, template) => {
    expect(await waits(template)).toBe(true);
  });

  it('waits where a partial has it that the template may come to, also by way of another or of itself', async () => {
    const around = { around: '{.if a}{@|apply around}{.end}{@|apply field.block private}', ...field };
    expect(await waits('{item|apply around.block}', around)).toBe(true);
    expect(await waits('{.if a}{.include field output}{.end}', field)).toBe(true);
  });

  it('does not wait where it is only spoken of, nor where another template has it', async () => {
    expect(await waits('{# quantity-input}<p class="product-checkout">quantity-input</p>')).toBe(false);
    expect(await waits('{item|apply none}{item|apply}', field)).toBe(false);
  });
});

it.each(['on the home page', 'on its own page'])(
  'a sold-out product shows its own text without scripts: %s',
  async (where) => {
    const { item, home } = await build({
      stock: 0,
      item: { merchandising: { customSoldOutText: 'Between tides' } },
      home: { blocks: { one: { order: 'a0', section: 'middle', kind: 43, value: { itemId: 'item-rope' } } } },
      blocks: { shown: '{.section item}{@|add-to-cart-btn}{.end}' },
    });
    const shown = where === 'on its own page' ? item : home;
    expect(shown.match(/<option value="ROPE[^<]*/g)).toEqual([
      '<option value="ROPE-10">10 m – Between tides',
      '<option value="ROPE-20">20 m – Between tides',
    ]);
  },
);
