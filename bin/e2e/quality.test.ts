import { createServer } from 'node:net';
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  hasBrowser,
  launchBrowser,
  openBrowser,
  violationsOf,
} from '../../fixtures/fixture-server/open-browser.ts';
import { type CopiedSite, copyPublishedSite } from './testing/copy-site.ts';
import { loadLighthouse } from './testing/load-lighthouse.ts';
import { mouseUser } from './testing/mouse-user.ts';
import { type Serving, startQuoin } from './testing/run-quoin.ts';
import { closeSmokeRun, openSmokeRun, walk } from './testing/smoke/smoke-run.ts';
import type { SmokeRun } from './testing/smoke/step.ts';

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
  '/config/store/orders',
  '/config/store/restock',
  '/config/content',
  '/config/assets',
  '/config/forms',
  '/config/forms/contact',
  '/config/releases',
  '/config/settings',
];

const lighthouse = await loadLighthouse();

let browser: Browser;
let thread: SmokeRun | undefined;
let site: CopiedSite | undefined;
let serving: Serving | undefined;

describe.skipIf(!hasBrowser)('the pages of shop and dashboard (skipped where there is no Chromium)', () => {
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());
  afterEach(async () => {
    if (thread !== undefined) await closeSmokeRun(thread);
    await serving?.stop();
    site?.remove();
    thread = serving = site = undefined;
  });

  it('give axe nothing to say at any stop of the thread, light and dark', async () => {
    const found: string[] = [];
    thread = await openSmokeRun(browser, mouseUser, async (page) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.evaluate(markImported);
        for (const violation of await violationsOf(page))
          found.push(`${new URL(page.url()).pathname} (${colorScheme}): ${violation}`);
      }
      await page.emulateMedia({ colorScheme: 'light' });
    });
    await walk(thread);
    expect([...new Set(found)]).toEqual([]);
  }, 300_000);

  it('fit into 320 px, and the dashboard into 390', async () => {
    site = await copyPublishedSite();
    serving = await startQuoin('dev', site.folder, '--port', '0');
    const visitor = await browser.newContext({ viewport: { width: 320, height: 640 } });
    const editor = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await editor.newPage();
    await page.goto(serving.signIn);
    await page.getByRole('navigation', { name: 'Dashboard' }).waitFor();
    await page.close();
    const wide = [
      ...(await tooWide(visitor, serving.origin, { paths: SHOP, ready: 'main' })),
      ...(await tooWide(editor, serving.origin, { paths: DASHBOARD, ready: 'main h1' })),
    ];
    await visitor.close();
    await editor.close();
    expect(wide).toEqual([]);
  }, 180_000);

  it.skipIf(lighthouse === undefined).each(['/', '/shop', '/shop/p/bica-cup', '/contact'])(
    'have 100 of Lighthouse for accessibility, best practices and SEO on a phone: %s (skipped without npm ci --prefix bench)',
    async (path) => {
      site = await copyPublishedSite();
      serving = await startQuoin('serve', site.folder, '--port', '0');
      expect(await scoresOf(`${serving.origin}${path}`)).toEqual({
        accessibility: 100,
        'best-practices': 100,
        seo: 100,
        failed: [],
      });
    },
    180_000,
  );
});

/**
 * In the page: colours have changed, and what was spoken is gone. React Aria names a button that is pending by its id, for
 * seven seconds, also when the button has gone away meanwhile.
 */
async function markImported(): Promise<void> {
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  for (const spoken of document.querySelectorAll('[data-live-announcer] [role=img]')) spoken.remove();
}

interface Visits {
  readonly paths: readonly string[];
  /** What is there once the page is. */
  readonly ready: string;
}

async function tooWide(
  context: BrowserContext,
  origin: string,
  { paths, ready }: Visits,
): Promise<readonly string[]> {
  const wide: string[] = [];
  const page = await context.newPage();
  for (const path of paths) {
    await page.goto(`${origin}${path}`);
    await page.locator(ready).first().waitFor();
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) wide.push(`${path}: ${over} px`);
  }
  await page.close();
  return wide;
}

const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse has a browser of its own: it takes all of one. */
async function scoresOf(url: string): Promise<Readonly<Record<string, unknown>>> {
  const port = await freePort();
  const own = await launchBrowser({ args: [`--remote-debugging-port=${port}`] });
  try {
    const result = await lighthouse?.(url, { port, onlyCategories: [...CATEGORIES], logLevel: 'silent' });
    const { categories = {}, audits = {} } = result?.lhr ?? {};
    const scores = CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]);
    const failed = Object.values(audits).filter(
      ({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score !== null && score < 1,
    );
    return { ...Object.fromEntries(scores), failed: failed.map(({ id }) => id) };
  } finally {
    await own.close();
  }
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
