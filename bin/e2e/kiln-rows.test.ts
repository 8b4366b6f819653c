import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, openBrowser } from '../../fixtures/fixture-server/open-browser.ts';
import { createTemporaryFolder } from '../testing/temporary-folder.ts';
import { runForTranscript } from '../testing/transcript.ts';

/** More products than two rounds of every rule of the theme need. */
const COUNTS = Array.from({ length: 30 }, (_, index) => index + 2);

describe.skipIf(!hasBrowser)('lists of products of the theme Kiln (skipped without Chromium)', () => {
  const { path: folder, remove } = createTemporaryFolder({});
  let browser: Browser;
  let page: Page;
  let css = '';

  beforeAll(async () => {
    const site = join(folder, 'site');
    const out = join(folder, 'out');
    await runForTranscript(['init', site, '--empty', '--no-install']);
    expect(await runForTranscript(['build', site, '--out', out])).toMatchObject({ code: 0 });
    css = readFileSync(join(out, readdirSync(out).find((path) => path.endsWith('.css')) ?? ''), 'utf8');
    browser = await openBrowser();
    page = await browser.newPage();
  });

  afterAll(async () => {
    await browser?.close();
    remove();
  });

  it.each([
    ['cards cards-shop', 900],
    ['cards cards-shop', 1440],
    ['cards', 1440],
  ])('have no row with a single product: %s, %s px', async (list, width) => {
    await page.setViewportSize({ width, height: 900 });
    const card =
      '<a class="card-link"><span class="card-image"></span><span class="card-title">Product</span></a>';
    const cell = `<li class="cards-cell"><article class="card">${card}</article></li>`;
    const lists = COUNTS.map((count) => `<ul class="${list}">${cell.repeat(count)}</ul>`);
    await page.setContent(`<!doctype html><style>${css}</style>${lists.join('')}`);
    expect(await page.evaluate(countsWithOrphans)).toEqual([]);
  });
});

/** Runs in the page. Returns the numbers of products of lists that have one alone in a row, without the whole width. */
function countsWithOrphans(): readonly number[] {
  return [...document.querySelectorAll('.cards')].flatMap((list) => {
    const boxes = [...list.children].map((cell) => cell.getBoundingClientRect());
    const width = list.clientWidth;
    const isAlone = (box: DOMRect) =>
      box.width < width * 0.8 &&
      boxes.every((other) => other === box || other.top >= box.bottom || other.bottom <= box.top);
    return boxes.some(isAlone) ? [boxes.length] : [];
  });
}
