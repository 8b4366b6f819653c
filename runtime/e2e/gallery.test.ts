import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { createFixtureServer } from '../../fixtures/fixture-server/fixture-server.ts';
import { violationsOf } from '../../fixtures/fixture-server/open-browser.ts';

const shop = createFixtureServer();
let page: Page;

/** The galleries of `rt-galleries`, each with eight images, in order. */
const GALLERIES = [
  'default',
  'unknown',
  'hover',
  'narrowStack',
  'wideStack',
  'slideshow',
  'autoplay',
  'left',
  'center',
  'right',
] as const;

const block = (name: (typeof GALLERIES)[number]) =>
  page.locator(`#block-rt-galleries-${GALLERIES.indexOf(name) + 1}`);
const list = (name: (typeof GALLERIES)[number]) => block(name).locator('.gallery');

/** Computed styles of the first element. */
const style = (locator: ReturnType<typeof block>, property: string) =>
  locator.first().evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
/** Box of the first element, in whole pixels. */
const box = (locator: ReturnType<typeof block>) =>
  locator.first().evaluate((element) => {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    return { left, right, top, bottom, width: Math.round(width), height: Math.round(height) };
  });
const ratioOf = async (name: (typeof GALLERIES)[number]) => {
  const { width, height } = await box(list(name).locator('img'));
  return width / height;
};
const scrollOf = (name: (typeof GALLERIES)[number]) => list(name).evaluate(({ scrollLeft }) => scrollLeft);
const marked = (name: (typeof GALLERIES)[number]) =>
  block(name).locator('.gallery-thumbs [aria-current=true]').getAttribute('href');

async function open(options: Parameters<typeof shop.visit>[0] = {}): Promise<void> {
  ({ page } = await shop.visit(options));
  await page.goto(`${shop.origin}/rt-galleries`);
}

/** Scrolls to a slideshow or slider and waits until it can be used. */
async function reach(name: (typeof GALLERIES)[number]): Promise<void> {
  await block(name).scrollIntoViewIfNeeded();
  await block(name).locator('.gallery-carousel[data-wb]').waitFor();
}

/** Goes to the second image and waits until it stops there. */
async function showSecond(name: 'left' | 'center' | 'right'): Promise<void> {
  await reach(name);
  await block(name).getByRole('button', { name: 'Next image' }).click();
  await expect.poll(() => style(list(name), 'scroll-snap-type')).toBe('x mandatory');
}

describe('a published gallery', () => {
  beforeEach(() => open());

  test('is a grid without a design, and with an unknown one', async () => {
    const rows = [];
    for (const name of ['default', 'unknown'] as const) {
      const [first, second] = [list(name).locator('img').nth(0), list(name).locator('img').nth(1)];
      rows.push((await box(first)).top === (await box(second)).top && (await style(list(name), 'display')));
    }
    expect(rows).toEqual(['grid', 'grid']);
  });

  test('R-GAL-OPT-05: crops images to the aspect ratio by default', async () => {
    expect(await ratioOf('unknown')).toBeCloseTo(16 / 9, 1);
  });

  test('R-GAL-OPT-07: shows square thumbnails in a grid by default', async () => {
    expect(await ratioOf('hover')).toBe(1);
  });

  test('R-GAL-OPT-17: has two rows of its eight images by default', async () => {
    const tops = await list('default')
      .locator('img')
      .evaluateAll((images) => images.map((image) => Math.round(image.getBoundingClientRect().top)));
    expect([tops.length, new Set(tops).size]).toEqual([8, 2]);
  });

  test('has gaps of 20 px by default and 50 px at most', async () => {
    const gaps = [await style(list('default'), 'column-gap'), await style(list('unknown'), 'column-gap')];
    expect(gaps).toEqual(['20px', '50px']);
  });

  test('is 100 to 300 px wide when it is stacked', async () => {
    const widths = [];
    for (const name of ['narrowStack', 'wideStack'] as const)
      widths.push((await box(list(name).locator('img'))).width);
    expect(widths).toEqual([100, 300]);
  });

  test('R-GAL-OPT-15: shows captions only while an item is hovered or focused', async () => {
    const caption = list('hover').locator('figcaption').first();
    const figure = list('hover').locator('figure').first();
    const opacity = () => style(caption, 'opacity');
    const opacities = [await opacity()];
    await figure.hover();
    await expect.poll(opacity).toBe('1');
    await page.mouse.move(0, 0);
    await expect.poll(opacity).toBe('0');
    await figure.focus();
    await expect.poll(opacity).toBe('1');
    expect(opacities).toEqual(['0']);
  });

  test('R-GAL-OPT-23: has no background where it is transparent', async () => {
    expect(await style(list('hover').locator('img'), 'background-color')).toBe('rgba(0, 0, 0, 0)');
  });

  test('R-GAL-OPT-19: opens the lightbox on a click, but not by default', async () => {
    const dialog = page.locator('dialog.quoin-lightbox');
    await list('default').locator('img').first().click();
    const before = await dialog.count();
    await list('center').locator('a').first().click();
    await dialog.waitFor();
    expect([before, await dialog.count()]).toEqual([0, 1]);
  });

  test('has a strip of thumbnails of 80 px by default and 200 px at most', async () => {
    const heights = [];
    for (const name of ['slideshow', 'autoplay'] as const)
      heights.push((await box(block(name).locator('.gallery-thumbs img'))).height);
    expect(heights).toEqual([80, 200]);
  });

  test('has a strip 20 px below the images by default and 60 px at most', async () => {
    const gaps = [];
    for (const name of ['slideshow', 'autoplay'] as const) {
      const [above, below] = [await box(list(name)), await box(block(name).locator('.gallery-thumbs img'))];
      gaps.push(Math.round(below.top - above.bottom));
    }
    expect(gaps).toEqual([20, 60]);
  });

  test('R-GAL-OPT-04: has no controls by default', async () => {
    await reach('slideshow');
    expect(await block('slideshow').getByRole('button').count()).toBe(0);
  });

  test('R-GAL-OPT-16: aligns the active image of a slider', async () => {
    const parts = [];
    for (const [name, side] of [
      ['left', 'left'],
      ['center', 'center'],
      ['right', 'right'],
    ] as const) {
      await showSecond(name);
      const outer = await box(list(name));
      const inner = await box(list(name).locator('li:nth-child(2)'));
      const middle = (each: typeof outer) => (each.left + each.right) / 2;
      const distance = side === 'center' ? middle(inner) - middle(outer) : inner[side] - outer[side];
      parts.push(Math.round(distance));
    }
    expect(parts).toEqual([0, 0, 0]);
  });

  test('is moved by arrow keys and thumbnails, and marks the current one', async () => {
    await reach('slideshow');
    await list('slideshow').focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => scrollOf('slideshow')).toBeGreaterThan(100);
    expect(await marked('slideshow')).toBe('#block-rt-galleries-6-2');
    await block('slideshow').getByRole('link', { name: /^4/ }).click();
    await expect.poll(() => marked('slideshow')).toBe('#block-rt-galleries-6-4');
  });

  test('has no violations of accessibility rules', async () => {
    await reach('autoplay');
    expect(await violationsOf(page)).toEqual([]);
  });
});

describe('autoplay of a published gallery', () => {
  beforeEach(async () => {
    ({ page } = await shop.visit());
    await page.clock.install();
    await page.goto(`${shop.origin}/rt-galleries`);
  });

  test('R-GAL-OPT-02: does not start by itself', async () => {
    await reach('slideshow');
    await page.clock.runFor(60_000);
    expect(await marked('slideshow')).toBe('#block-rt-galleries-6-1');
  });

  test('shows the next image after the seconds, until it is paused', async () => {
    await reach('autoplay');
    await page.clock.runFor(2100);
    expect(await marked('autoplay')).toBe('#block-rt-galleries-7-2');
    await block('autoplay').getByRole('button', { name: 'Pause slideshow' }).click();
    await page.clock.runFor(60_000);
    expect(await marked('autoplay')).toBe('#block-rt-galleries-7-2');
  });
});

describe('a gallery on a phone', () => {
  test('is moved by a swipe', async () => {
    await open({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
    await reach('slideshow');
    await list('slideshow').evaluate((element) => element.scrollBy({ left: 340, behavior: 'instant' }));
    await expect.poll(() => marked('slideshow')).toBe('#block-rt-galleries-6-2');
  });

  test('does not scroll the page sideways, also with larger text', async () => {
    await open({ viewport: { width: 320, height: 844 } });
    const widths = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      return [document.documentElement.scrollWidth, innerWidth];
    });
    expect(widths).toEqual([320, 320]);
  });
});

test('a slideshow works without JavaScript: a thumbnail shows its image', async () => {
  await open({ javaScriptEnabled: false });
  await block('slideshow').getByRole('link', { name: /^3/ }).click();
  const inView = () =>
    list('slideshow')
      .locator('li:nth-child(3)')
      .boundingBox()
      .then((found) => Math.round(found?.x ?? -1));
  const left = Math.round((await list('slideshow').boundingBox())?.x ?? 0);
  await expect.poll(inView).toBe(left);
});
