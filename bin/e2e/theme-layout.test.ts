import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, openBrowser } from '../../fixtures/fixture-server/open-browser.ts';
import { themeNames } from '../starter/starter-files.ts';
import { createTemporaryFolder } from '../testing/temporary-folder.ts';
import { runForTranscript } from '../testing/transcript.ts';

/** More products than two rounds of every rule of the theme Kiln need. */
const COUNTS = Array.from({ length: 30 }, (_, index) => index + 2);
const CARD =
  '<a class="card-link"><span class="card-image"></span><span class="card-title">Product</span></a>';
const CELL = `<li class="cards-cell"><article class="card">${CARD}</article></li>`;

describe.skipIf(!hasBrowser)('the styles of themes (skipped without Chromium)', () => {
  const { path: folder, remove } = createTemporaryFolder({});
  const styles = new Map<string, string>();
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    for (const theme of themeNames()) styles.set(theme, await styleOf(folder, theme));
    browser = await openBrowser();
  });

  afterAll(async () => {
    await browser?.close();
    remove();
  });

  /** A new page, because lengths in `vw` may be those of the earlier width after a resize. */
  async function show(theme: string, body: string, width = 1440): Promise<void> {
    await page?.close();
    page = await browser.newPage({ viewport: { width, height: 900 } });
    await page.setContent(`<!doctype html><style>${styles.get(theme)}</style>${body}`);
  }

  it.each([
    ['cards cards-shop', 900],
    ['cards cards-shop', 1440],
    ['cards', 1440],
  ])('leave no product alone in a row, in Kiln: %s, %s px', async (list, width) => {
    const lists = COUNTS.map((count) => `<ul class="${list}">${CELL.repeat(count)}</ul>`);
    await show('kiln', lists.join(''), width);
    expect(await page.evaluate(countsWithOrphans)).toEqual([]);
  });

  it('leave no event alone in a row, in Poster', async () => {
    const lists = COUNTS.map(
      (count) => `<div class="bills">${'<article class="bill">a</article>'.repeat(count)}</div>`,
    );
    await show('poster', lists.join(''));
    expect(await page.evaluate(countsWithOrphans)).toEqual([]);
  });

  it.each([
    ['kiln', 4],
    ['gazette', 3],
    ['poster', 2],
  ])('show one row of the suggestions that are not in the cart: %s', async (theme, count) => {
    const [list, cell] = theme === 'poster' ? ['tiles', 'tiles-cell'] : ['cards', 'cards-cell'];
    const cells = Array.from(
      { length: 8 },
      (_, index) => `<li class="${cell}"${index < 3 ? ' hidden' : ''}>a</li>`,
    );
    const aside = (content: string) =>
      `<aside class="related"><ul class="${list} ${list}-suggested">${content}</ul></aside>`;
    await show(theme, aside(cells.join('')) + aside(`<li class="${cell}" hidden>a</li>`));
    const [first, last] = await page.evaluate(() =>
      [...document.querySelectorAll('.related')].map((related) => ({
        isShown: related.getClientRects().length > 0,
        tops: [...related.querySelectorAll('li')]
          .filter((each) => each.getClientRects().length > 0)
          .map((each) => each.getBoundingClientRect().top),
      })),
    );
    expect([first?.tops.length, new Set(first?.tops).size]).toEqual([count, 1]);
    expect(last).toEqual({ isShown: false, tops: [] });
  });

  it('show a single suggestion in half the width, in Poster', async () => {
    await show(
      'poster',
      '<aside class="related"><ul class="tiles tiles-suggested"><li class="tiles-cell">a</li></ul></aside>',
    );
    const [list] = await boxesOf('.tiles');
    const [cell] = await boxesOf('.tiles-cell');
    expect((cell?.width ?? 0) / (list?.width ?? 1)).toBeCloseTo(0.5, 1);
  });

  it.each(themeNames())('keep the link of an empty cart near its text: %s', async (theme) => {
    const message = '<p class="cart-message" role="alert"></p>';
    const empty =
      '<p class="cart-empty">Your cart is empty.</p><a class="cart-continue" href="/">Continue shopping</a>';
    await show(theme, `<div id="sqs-cart-root">${message}${empty}</div>`);
    const [text, link] = await boxesOf('.cart-empty, .cart-continue');
    const gap = (link?.top ?? 0) - (text?.bottom ?? 0);
    expect(gap).toBeGreaterThan(0);
    expect(gap).toBeLessThan(60);
  });

  it.each(themeNames())('leave no empty space where search results have no images: %s', async (theme) => {
    const result = (image: string) =>
      `<li class="search-result">${image}<h2 class="search-result-title">A</h2></li>`;
    const list = (content: string) => `<ul class="search-results">${content}</ul>`;
    const image = `<img class="search-result-image" src="${svgImage(10, 10)}" alt="">`;
    await show(theme, list(result('') + result('')) + list(result(image) + result('')));
    const [none, , withImage, plain] = await boxesOf('.search-result');
    const titles = await boxesOf('.search-result-title');
    expect(titles[0]?.left).toBe(none?.left);
    expect([titles[2], titles[3]].map((title) => (title?.left ?? 0) - (withImage?.left ?? 0) > 80)).toEqual([
      true,
      true,
    ]);
    const ground = await page.evaluate(() => {
      const [, , , last] = document.querySelectorAll('.search-result');
      const { backgroundColor, width } = getComputedStyle(last as Element, '::before');
      return [backgroundColor === 'rgba(0, 0, 0, 0)', width];
    });
    expect(ground).toEqual([false, `${(await boxesOf('.search-result-image'))[0]?.width}px`]);
    expect(plain?.height).toBe(withImage?.height);
  });

  it.each([
    [1440, 2, [4, 5]],
    [1440, 3, [5, 12]],
    [1440, 7, [4, 5]],
    [390, 2, [4, 5]],
    [390, 7, [5, 12]],
  ] as const)(
    'fill the strip of images of Poster: %s px, %s images',
    async (width, count, [across, down]) => {
      const figure = `<figure class="product-image"><picture><img src="${svgImage(across * 100, down * 100)}" width="${across * 100}" height="${down * 100}" alt=""></picture></figure>`;
      await show(
        'poster',
        `<article class="product"><div class="product-images">${figure.repeat(count)}</div></article>`,
        width,
      );
      const [strip] = await boxesOf('.product-images');
      const figures = await boxesOf('.product-image');
      const images = await boxesOf('.product-image img');
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      expect(figures.at(-1)?.right ?? 0).toBeGreaterThanOrEqual((strip?.right ?? 0) - 1);
      // Whole, and no higher than a phone has room for.
      for (const { width: imageWidth, height } of images) {
        expect(imageWidth / height).toBeCloseTo(across / down, 1);
        expect(height).toBeLessThan(Math.max(width * 1.1, 600 + 100));
      }
    },
  );

  it.each(themeNames())('show four images of a product on phones, the first one large: %s', async (theme) => {
    const figure = `<figure class="product-image"><picture><img src="${svgImage(400, 300)}" width="400" height="300" alt=""></picture></figure>`;
    const panel = '<div class="product-panel"><p class="product-pricing">Price</p></div>';
    await show(
      theme,
      `<article class="product"><div class="product-images">${figure.repeat(4)}</div>${panel}</article>`,
      390,
    );
    const [image, next] = await boxesOf('.product-image img');
    const [pricing] = await boxesOf('.product-pricing');
    expect(image?.width).toBeGreaterThan(250);
    expect(next?.left).toBeGreaterThanOrEqual(image?.right ?? 0);
    expect(pricing?.top).toBeLessThan(700);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });

  it.each(themeNames())('keep search and cart on one line: %s', async (theme) => {
    const cart =
      '<div class="header-cart"><a class="header-cart-link" href="/cart">Cart</a> <span class="sqs-cart-quantity">0</span></div>';
    const tools = `<div class="masthead-tools"><a class="search-link" href="/search">Search</a> ${cart}</div>`;
    await show(
      theme,
      `<body class="tweak-search-show tweak-cart-show"><header class="masthead">${tools}`,
      390,
    );
    const [search, link] = await page.evaluate(() =>
      ['.search-link', '.header-cart-link'].map((selector) => {
        const range = document.createRange();
        range.selectNodeContents(document.querySelector(selector) as Element);
        return range.getBoundingClientRect().bottom;
      }),
    );
    expect(link).toBe(search);
  });

  it.each(themeNames())(
    'have a menu for five or more pages on phones, without scripts: %s',
    async (theme) => {
      const masthead = (count: number) =>
        readFileSync(join('fixtures/themes', theme, 'masthead.region'), 'utf8')
          .replace(/\{\.if localizedStrings\.\w+\}.*?\{\.or\}(.*?)\{\.end\}/g, '$1')
          .replace(
            /<squarespace:navigation .*?>/,
            `<ul class="nav-list">${'<li class="nav-item"><a href="/a">Page</a></li>'.repeat(count)}</ul>`,
          );
      const links = () => page.getByRole('link', { name: 'Page' }).count();
      await show(theme, `<body class="tweak-search-show">${masthead(4)}`, 390);
      expect([await links(), await page.getByRole('button').count()]).toEqual([4, 0]);
      await show(theme, `<body class="tweak-search-show">${masthead(5)}`);
      expect([await links(), await page.getByRole('button').count()]).toEqual([5, 0]);
      await show(theme, `<body class="tweak-search-show">${masthead(5)}`, 390);
      expect(await links()).toBe(0);
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      expect(await links()).toBe(5);
      await page.getByRole('button', { name: 'Close menu' }).click();
      expect(await links()).toBe(0);
    },
  );

  it.each(themeNames())('show summaries of posts on phones: %s', async (theme) => {
    const excerpts = ['post-row', 'story-line'].map(
      (row) =>
        `<article class="${row}"><div class="${row.split('-')[0]}-row-excerpt">Summary</div></article>`,
    );
    await show(theme, excerpts.join(''), 390);
    const boxes = await boxesOf('article > div');
    expect(boxes.every(({ height }) => height > 0)).toBe(true);
  });

  it.each(themeNames())('make the note about test payments equally wide: %s', async (theme) => {
    const note = (text: string) =>
      `<main class="content"><div class="quoin-checkout-page"><p class="quoin-checkout-test">${text}</p></div></main>`;
    for (const width of [390, 1440]) {
      await show(theme, note('Short.') + note('You will not be charged. Select the payment result.'), width);
      const [short, long] = await boxesOf('.quoin-checkout-test');
      expect(short?.width).toBe(long?.width);
      if (width === 390) expect(short?.width).toBeGreaterThan(350);
    }
  });

  it.each(themeNames())('show what was added to the cart in the upper half of phones: %s', async (theme) => {
    const message = '<p>Bowl was added to your cart.</p><a href="/cart">View cart</a><button>Close</button>';
    const pill = '<aside class="quoin-cart-pill"><a href="/cart">1</a></aside>';
    await show(theme, `<div class="quoin-cart-popover" role="status">${message}</div>${pill}`, 390);
    const [popover, bar] = await boxesOf('.quoin-cart-popover, .quoin-cart-pill');
    expect(bar?.bottom).toBe(900);
    expect(popover?.top).toBeGreaterThanOrEqual(0);
    expect(popover?.bottom).toBeLessThan(160);
  });

  it.each([390, 1440])('show a background image on a panel, in Poster: %s px', async (width) => {
    const image = `<picture><img class="section-background" src="${svgImage(10, 10)}" alt=""></picture>`;
    const section = (classes: string, background = '') =>
      `<section class="page-section ${classes}">${background}<div class="section-grid" style="min-height: 20rem">a</div></section>`;
    const sections = [section('theme-slip'), section('', image), section('theme-cobalt'), section('', image)];
    await show(
      'poster',
      `<header class="masthead">a</header><main class="content">${sections.join('')}</main><footer class="footer">a</footer>`,
      width,
    );
    const boxes = await boxesOf('.masthead, .page-section, .footer');
    expect(new Set(boxes.map((box) => `${box.left} ${box.right}`)).size).toBe(1);
    const inset = boxes[0]?.left ?? 0;
    const gaps = boxes.slice(1).map((box, index) => box.top - (boxes[index]?.bottom ?? 0));
    for (const gap of gaps) expect(gap).toBeCloseTo(inset, 1);
    const radii = await page.evaluate(() =>
      [...document.querySelectorAll('.page-section')].map((each) => getComputedStyle(each).borderRadius),
    );
    expect(new Set(radii).size).toBe(1);
  });

  it.each([
    [720, 10],
    [1280, 10],
    [1920, 10],
    [1280, 16],
  ])('show the home headline beside an image, in Poster: %s px, %s columns', async (width, span) => {
    const cell = (kind: string, position: string, content: string) =>
      `<div class="sqs-block ${kind}" style="--d-row: 1; --d-rows: 1; ${position}">${content}</div>`;
    const headline = '<h1><span>Something worth keeping</span></h1>';
    const grid =
      cell('html-block', `--d-col: 1; --d-span: ${span}`, headline) +
      cell('image-block', `--d-col: ${span + 1}; --d-span: ${24 - span}`, 'a') +
      cell('html-block wide', '--d-col: 1; --d-span: 18; --d-row: 2', headline);
    await show(
      'poster',
      `<main class="content content-home"><section class="page-section"><div class="section-grid">${grid}</div></section></main>`,
      width,
    );
    const [text] = await boxesOf('h1 span');
    const [image] = await boxesOf('.image-block');
    expect(text?.right).toBeLessThanOrEqual(image?.left ?? 0);
    const [wide] = await boxesOf('.wide');
    expect(wide?.right).toBe(image?.right);
  });

  interface Box {
    readonly top: number;
    readonly bottom: number;
    readonly left: number;
    readonly right: number;
    readonly width: number;
    readonly height: number;
  }

  function boxesOf(selector: string): Promise<readonly Box[]> {
    return page.evaluate(
      (each) =>
        [...document.querySelectorAll(each)].map(
          (element) => element.getBoundingClientRect().toJSON() as Box,
        ),
      selector,
    );
  }
});

/** The style sheet of a new site. */
async function styleOf(folder: string, theme: string): Promise<string> {
  const site = join(folder, theme);
  const out = `${site}-out`;
  await runForTranscript(['init', site, '--theme', theme, '--empty', '--no-install']);
  expect(await runForTranscript(['build', site, '--out', out])).toMatchObject({ code: 0 });
  return readFileSync(join(out, readdirSync(out).find((path) => path.endsWith('.css')) ?? ''), 'utf8');
}

function svgImage(width: number, height: number): string {
  return `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'/%3E`;
}

/** Runs in the page. Returns the lengths of lists that have an entry alone in a row, without the whole width. */
function countsWithOrphans(): readonly number[] {
  return [...document.querySelectorAll('.cards, .bills')].flatMap((list) => {
    const boxes = [...list.children].map((cell) => cell.getBoundingClientRect());
    const isAlone = (box: DOMRect) =>
      box.width < list.clientWidth * 0.8 &&
      boxes.every((other) => other === box || other.top >= box.bottom || other.bottom <= box.top);
    return boxes.some(isAlone) ? [boxes.length] : [];
  });
}
