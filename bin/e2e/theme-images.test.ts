import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLayoutRules } from '../../compiler/4-render/blocks/layout-rules.ts';
import { hasBrowser, openBrowser } from '../../fixtures/fixture-server/open-browser.ts';

const IMAGE = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"/>`;
const SRC = `data:image/svg+xml,${encodeURIComponent(IMAGE)}`;

describe.skipIf(!hasBrowser)('images of a theme (skipped without Chromium)', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  /** Returns the size of an image in a container of 300 pixels, with the style sheet of a theme. */
  async function sizeOf(image: string, theme = ''): Promise<readonly number[]> {
    const page = await browser.newPage();
    const rules = createLayoutRules().css();
    await page.setContent(`<style>${rules}${theme}</style><div style="width:300px">${image}</div>`);
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
});
