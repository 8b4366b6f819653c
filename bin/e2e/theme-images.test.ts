import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLayoutRules } from '../../compiler/4-render/blocks/layout-rules.ts';
import { hasBrowser, openBrowser } from '../../fixtures/fixture-server/open-browser.ts';

/** The URL of an image. */
function image(width: number, height: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const SRC = image(900, 600);

describe.skipIf(!hasBrowser)('images of a theme (skipped without Chromium)', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  /** Returns the size of an image in a container of 300 pixels, with the style sheet of a theme. */
  async function sizeOf(html: string, theme = ''): Promise<readonly number[]> {
    const page = await browser.newPage();
    const rules = createLayoutRules().css();
    await page.setContent(`<style>${rules}${theme}</style><div style="width:300px">${html}</div>`);
    const size = await page.locator('img').evaluate(async (img: HTMLImageElement) => {
      await img.decode();
      return [img.offsetWidth, img.offsetHeight];
    });
    await page.close();
    return size;
  }

  it('are not wider than their container', async () => {
    expect(await sizeOf(`<img src="${SRC}">`)).toEqual([300, 200]);
  });

  it('have the proportions of their width and height', async () => {
    expect(await sizeOf(`<img width="900" height="600" src="${SRC}">`)).toEqual([300, 200]);
  });

  it('have the size that the theme gives them', async () => {
    const theme = 'img { max-width: none; height: 90px }';
    expect(await sizeOf(`<img width="900" height="600" src="${SRC}">`, theme)).toEqual([900, 90]);
  });

  it('of a product have the same height in their strip on phones, unless there is only one', async () => {
    const page = await browser.newPage({ viewport: { width: 400, height: 800 } });
    const sizesOf = (images: readonly string[]) => {
      const strip = `<div class="product-images">${images.join('')}</div>`;
      return page
        .setContent(`<style>${createLayoutRules().css()}</style>${strip}`)
        .then(() =>
          page
            .locator('img')
            .evaluateAll((found: readonly HTMLElement[]) =>
              found.map(({ offsetWidth, offsetHeight }) => [offsetWidth, offsetHeight]),
            ),
        );
    };
    const wide = `<img width="600" height="400" src="${image(600, 400)}">`;
    const high = `<img width="400" height="600" src="${image(400, 600)}">`;
    expect(await sizesOf([wide, high])).toEqual([
      [300, 240],
      [160, 240],
    ]);
    expect(await sizesOf([wide])).toEqual([[384, 256]]);
    await page.close();
  });
});
