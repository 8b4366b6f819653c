import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it, type TestContext } from 'vitest';
import { emulateColorScheme } from '../../fixtures/fixture-server/emulate-color-scheme.ts';
import {
  COLOR_RULES,
  hasBrowser,
  openBrowser,
  violationsOf,
} from '../../fixtures/fixture-server/open-browser.ts';
import type { DashboardUser } from './testing/dashboard-user.ts';
import { keyboardUser } from './testing/keyboard-user.ts';
import { mouseUser } from './testing/mouse-user.ts';
import { closeSmokeRun, killAndRestart, openSmokeRun, runSmokeSteps } from './testing/smoke/smoke-run.ts';
import { OLARIA, type SmokeSite, STARTER } from './testing/smoke/smoke-site.ts';
import type { Inspect, SmokeRun } from './testing/smoke/step.ts';
import { unexpectedErrors } from './testing/unexpected-errors.ts';

let browser: Browser;

/** The run is closed after the test. */
async function open(
  { onTestFinished }: TestContext,
  site: SmokeSite,
  user: DashboardUser,
  inspect?: Inspect,
): Promise<SmokeRun> {
  const smokeRun = await openSmokeRun(browser, site, user, inspect);
  onTestFinished(() => closeSmokeRun(smokeRun));
  return smokeRun;
}

// Concurrent: each run has a server of its own and waits most of the time, for restarts above all.
describe.skipIf(!hasBrowser)('smoke test of a store, from edit to order (skipped without Chromium)', () => {
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  // In turn: killing the whole process kills workerd, too. With --long also in the other order.
  it.concurrent.for(inject('scale') === 'long' ? ['workerd', 'the whole process'] : ['workerd'])(
    'passes when workerd and the whole process are killed (kill -9) in turn between any two steps, first %s',
    { timeout: 600_000 },
    async (first, context) => {
      const opened = await open(context, OLARIA, mouseUser);
      let isWorker = first === 'workerd';
      await runSmokeSteps(opened, async (smokeRun) => {
        await (isWorker ? smokeRun.serving.killWorker() : killAndRestart(smokeRun));
        isWorker = !isWorker;
      });
      expect(unexpectedErrors(opened.pageErrors, { wasKilled: true })).toEqual([]);
    },
  );

  it.concurrent.for([
    ['the example store, with the keyboard alone in the dashboard', OLARIA, keyboardUser],
    ['a site made by quoin init', STARTER, mouseUser],
  ] as const)(
    'passes all steps without axe violations, in light and dark mode: %s',
    { timeout: 600_000 },
    async ([, site, user], context) => {
      const violations = new Set<string>();
      const opened = await open(context, site, user, async (page) => {
        for (const violation of await violationsInBothModes(page)) violations.add(violation);
      });
      await runSmokeSteps(opened);
      expect([...violations]).toEqual([]);
      expect(unexpectedErrors(opened.pageErrors)).toEqual([]);
    },
  );
});

async function violationsInBothModes(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [colorScheme, rules] of [['light'], ['dark', COLOR_RULES]] as const) {
    await emulateColorScheme(page, colorScheme);
    await page.evaluate(removeAnnouncements);
    for (const violation of await violationsOf(page, rules))
      found.push(`${new URL(page.url()).pathname} (${colorScheme}): ${violation}`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}

/**
 * Runs in the page: removes live announcements. React Aria labels the announcement of a pending button by the id of the button
 * for seven seconds, even after the button was removed.
 */
function removeAnnouncements(): void {
  for (const announcement of document.querySelectorAll('[data-live-announcer] [role=img]'))
    announcement.remove();
}
