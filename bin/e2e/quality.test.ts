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
import { closeSmokeRun, openSmokeRun, runSmokeSteps } from './testing/smoke/smoke-run.ts';
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
let smokeRun: SmokeRun | undefined;
let site: CopiedSite | undefined;
let serving: Serving | undefined;

describe.skipIf(!hasBrowser)('store and dashboard pages (skipped without Chromium)', () => {
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());
  afterEach(async () => {
    if (smokeRun !== undefined) await closeSmokeRun(smokeRun);
    await serving?.stop();
    site?.remove();
    smokeRun = serving = site = undefined;
  });

  it('have no axe violations at any step of the smoke test, in light and dark mode', async () => {
    const violations: string[] = [];
    smokeRun = await openSmokeRun(browser, mouseUser, async (page) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.evaluate(settlePage);
        for (const violation of await violationsOf(page))
          violations.push(`${new URL(page.url()).pathname} (${colorScheme}): ${violation}`);
      }
      await page.emulateMedia({ colorScheme: 'light' });
    });
    await runSmokeSteps(smokeRun);
    expect([...new Set(violations)]).toEqual([]);
  }, 300_000);

  it('fit into 320 px, and dashboard pages into 390 px, without horizontal scrolling', async () => {
    site = await copyPublishedSite();
    serving = await startQuoin('dev', site.folder, '--port', '0');
    const visitor = await browser.newContext({ viewport: { width: 320, height: 640 } });
    const editor = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await editor.newPage();
    await page.goto(serving.signIn);
    await page.getByRole('navigation', { name: 'Dashboard' }).waitFor();
    await page.close();
    const overflows = [
      ...(await findOverflows(visitor, serving.origin, { paths: SHOP, ready: 'main' })),
      ...(await findOverflows(editor, serving.origin, { paths: DASHBOARD, ready: 'main h1' })),
    ];
    await visitor.close();
    await editor.close();
    expect(overflows).toEqual([]);
  }, 180_000);

  it.skipIf(lighthouse === undefined).each(['/', '/shop', '/shop/p/bica-cup', '/contact'])(
    'score 100 in Lighthouse for accessibility, best practices and SEO on a phone: %s (skipped without npm ci --prefix bench)',
    async (path) => {
      site = await copyPublishedSite();
      serving = await startQuoin('serve', site.folder, '--port', '0');
      expect(await lighthouseScores(`${serving.origin}${path}`)).toEqual({
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
 * Runs in the page: waits for all animations and removes live announcements. React Aria labels the announcement of a pending
 * button by the id of the button for seven seconds, even after the button was removed.
 */
async function settlePage(): Promise<void> {
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  for (const announcement of document.querySelectorAll('[data-live-announcer] [role=img]'))
    announcement.remove();
}

interface Visits {
  readonly paths: readonly string[];
  /** The selector of an element that exists once the page is ready. */
  readonly ready: string;
}

async function findOverflows(
  context: BrowserContext,
  origin: string,
  { paths, ready }: Visits,
): Promise<readonly string[]> {
  const overflows: string[] = [];
  const page = await context.newPage();
  for (const path of paths) {
    await page.goto(`${origin}${path}`);
    await page.locator(ready).first().waitFor();
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) overflows.push(`${path}: ${over} px`);
  }
  await page.close();
  return overflows;
}

const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;

/** Launches a separate browser, because Lighthouse takes control of the whole browser. */
async function lighthouseScores(url: string): Promise<Readonly<Record<string, unknown>>> {
  const port = await freePort();
  const lighthouseBrowser = await launchBrowser({ args: [`--remote-debugging-port=${port}`] });
  try {
    const result = await lighthouse?.(url, { port, onlyCategories: [...CATEGORIES], logLevel: 'silent' });
    const { categories = {}, audits = {} } = result?.lhr ?? {};
    const scores = CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]);
    const failed = Object.values(audits).filter(
      ({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score !== null && score < 1,
    );
    return { ...Object.fromEntries(scores), failed: failed.map(({ id }) => id) };
  } finally {
    await lighthouseBrowser.close();
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
