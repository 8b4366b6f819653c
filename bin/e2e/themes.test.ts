import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { emulateColorScheme } from '../../fixtures/fixture-server/emulate-color-scheme.ts';
import {
  COLOR_RULES,
  hasBrowser,
  openBrowser,
  violationsOf,
} from '../../fixtures/fixture-server/open-browser.ts';
import { themeNames } from '../starter/starter-files.ts';
import { writeHostileContent } from './testing/hostile-content.ts';
import { runQuoin, startQuoin } from './testing/run-quoin.ts';

/** Together, these kinds have all templates of a theme. With --long, also the pages that other tests open with one theme. */
const PAGES = {
  portfolio: ['/', '/work/blue-chair', '/shop/p/print-sun', '/cart'],
  events: ['/', '/events/long-table', '/checkout'],
} as const;
const MORE_PAGES = {
  portfolio: ['/work', '/archive', '/shop', '/search'],
  events: ['/events', '/about', '/nowhere'],
} as const;

const isLong = inject('scale') === 'long';
/** The theme of the first start is that of the other browser tests. */
const THEMES = themeNames().filter((theme) => isLong || theme !== 'kiln');
const KINDS = ['portfolio', 'events'] as const;
/** One of them for each theme, with --long both. */
const CASES = THEMES.flatMap((theme, index) =>
  KINDS.filter((_, each) => isLong || each === index % KINDS.length).map((kind) => [theme, kind] as const),
);

describe.skipIf(!hasBrowser)('pages of new sites (skipped without Chromium)', () => {
  let browser: Browser;
  const root = mkdtempSync(join(tmpdir(), 'quoin-themes-'));
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
    rmSync(root, { recursive: true, force: true });
  });

  it.each(CASES)('have no axe violations and fit into 320 px: %s, %s', async (theme, kind) => {
    const folder = await createSite(`${theme}-${kind}`, theme, kind);
    const paths = [...PAGES[kind], ...(isLong ? MORE_PAGES[kind] : [])];
    expect(await problemsOnPages(folder, paths)).toEqual([]);
  });

  it.each(isLong ? CASES : [])(
    'have no axe violations and fit into 320 px with long words, many links and no images: %s, %s',
    async (theme, kind) => {
      const folder = await createSite(`${theme}-${kind}-hostile`, theme, kind);
      writeHostileContent(folder);
      expect(await problemsOnPages(folder, [...PAGES[kind], ...MORE_PAGES[kind]])).toEqual([]);
    },
  );

  async function createSite(name: string, theme: string, kind: string): Promise<string> {
    const folder = join(root, name);
    const { code, err } = await runQuoin('init', folder, '--theme', theme, '--kind', kind);
    expect([code, err]).toEqual([0, expect.stringContaining('Next: ')]);
    return folder;
  }

  async function problemsOnPages(folder: string, paths: readonly string[]): Promise<readonly string[]> {
    const serving = await startQuoin('dev', folder, '--port', '0');
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    try {
      const problems: string[] = [];
      for (const path of paths) {
        const found = await problemsOf(page, `${serving.origin}${path}`);
        problems.push(...found.map((problem) => `${path} ${problem}`));
      }
      return problems;
    } finally {
      await page.close();
      await serving.stop();
    }
  }
});

/** Opened once for each width: after a resize, lengths in `vw` may be those of the earlier width for a moment. */
async function problemsOf(page: Page, url: string): Promise<readonly string[]> {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(url);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(url);
  await emulateColorScheme(page, 'light');
  const inLight = await violationsOf(page);
  await emulateColorScheme(page, 'dark');
  const inDark = await violationsOf(page, COLOR_RULES);
  return [
    ...inLight,
    ...inDark.map((each) => `in dark: ${each}`),
    ...(over > 0 ? [`${over} px too wide`] : []),
  ];
}
