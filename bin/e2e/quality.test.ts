import { createServer } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { hasBrowser, launchBrowser } from '../../fixtures/fixture-server/open-browser.ts';
import { type CopiedSite, copyPublishedSite } from './testing/copy-site.ts';
import { loadLighthouse } from './testing/load-lighthouse.ts';
import { type Serving, startQuoin } from './testing/run-quoin.ts';
import { createSignedInSite } from './testing/signed-in-site.ts';

const SHOP = [
  '/',
  '/shop',
  '/shop/p/bica-cup',
  '/journal',
  '/contact',
  '/studio',
  '/search',
  '/cart',
  '/nowhere',
];
const DASHBOARD = [
  '/config',
  '/config/pages',
  '/config/store/products',
  '/config/store/products/product-bica-cup',
  '/config/store/tags',
  '/config/store/orders',
  '/config/store/restock',
  '/config/content',
  '/config/tags',
  '/config/assets',
  '/config/forms',
  '/config/forms/contact',
  '/config/releases',
  '/config/settings',
];

/** With --long more: axe audits all of them in other tests. */
const AUDITED = ['/shop/p/bica-cup', ...(inject('scale') === 'long' ? ['/', '/shop', '/contact'] : [])];

const lighthouse = await loadLighthouse();

describe.skipIf(!hasBrowser)('store and dashboard pages (skipped without Chromium)', () => {
  const signedIn = createSignedInSite({ viewport: { width: 390, height: 844 } });

  it('fit into 320 px, and dashboard pages into 390 px, without horizontal scrolling', async () => {
    const { origin } = signedIn;
    const visitor = await signedIn.openContext({ viewport: { width: 320, height: 640 } });
    const overflows = [
      ...(await findLayoutProblems(await visitor.newPage(), origin, { paths: SHOP, ready: 'main' })),
      ...(await findLayoutProblems(await signedIn.openPage(), origin, {
        paths: DASHBOARD,
        ready: 'main h1',
      })),
    ];
    expect(overflows).toEqual([]);
  });
});

const WITHOUT_LIGHTHOUSE = !hasBrowser || lighthouse === undefined;

describe.skipIf(WITHOUT_LIGHTHOUSE)('store pages (skipped without npm ci --prefix bench)', () => {
  let site: CopiedSite;
  let serving: Serving;
  let port: number;
  let browser: Browser;

  beforeAll(async () => {
    site = await copyPublishedSite();
    port = await freePort();
    [serving, browser] = await Promise.all([
      startQuoin('serve', site.folder, '--port', '0'),
      // Of their own: Lighthouse takes control of the whole browser.
      launchBrowser({ args: [`--remote-debugging-port=${port}`] }),
    ]);
  });
  afterAll(async () => {
    await browser.close();
    await serving.stop();
    site.remove();
  });

  it.each(AUDITED)(
    'score 100 in Lighthouse for accessibility, best practices and SEO on a phone: %s',
    async (path) => {
      expect(await lighthouseScores(`${serving.origin}${path}`, port)).toEqual({
        accessibility: 100,
        'best-practices': 100,
        seo: 100,
        failed: [],
      });
    },
  );
});

interface Visits {
  readonly paths: readonly string[];
  /** The selector of an element that exists once the page is ready. */
  readonly ready: string;
}

async function findLayoutProblems(
  page: Page,
  origin: string,
  { paths, ready }: Visits,
): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const path of paths) {
    await page.goto(`${origin}${path}`);
    await page.locator(ready).first().waitFor();
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) problems.push(`${path}: ${over} px`);
    const scrolled = await page.evaluate(focusSwitches);
    if (scrolled > 0) problems.push(`${path}: a focused switch scrolls the frame by ${scrolled} px`);
  }
  await page.context().close();
  return problems;
}

/** Runs in the page. Returns by how much the frame has scrolled, which is higher than the window only by mistake. */
function focusSwitches(): number {
  for (const input of document.querySelectorAll<HTMLElement>('[role="switch"]')) input.focus();
  return document.querySelector('main')?.scrollTop ?? 0;
}

const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;

async function lighthouseScores(url: string, port: number): Promise<Readonly<Record<string, unknown>>> {
  const result = await lighthouse?.(url, {
    port,
    onlyCategories: [...CATEGORIES],
    logLevel: 'silent',
    disableFullPageScreenshot: true,
  });
  const { categories = {}, audits = {} } = result?.lhr ?? {};
  const scores = CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]);
  const failed = Object.values(audits).filter(
    ({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score !== null && score < 1,
  );
  return { ...Object.fromEntries(scores), failed: failed.map(({ id }) => id) };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
