import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
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
import { type ServedOnCloudflare, serveOnCloudflare } from './testing/smoke/serve-on-cloudflare.ts';
import { closeSmokeRun, killAndRestart, openSmokeRun, runSmokeSteps } from './testing/smoke/smoke-run.ts';
import { OLARIA, type SmokeSite, STARTER } from './testing/smoke/smoke-site.ts';
import type { SmokeRun } from './testing/smoke/step.ts';
import { unexpectedErrors } from './testing/unexpected-errors.ts';

const isLong = inject('scale') === 'long';

let browser: Browser;

/** Who runs the steps, and on which site. */
interface Run {
  readonly name: string;
  readonly site: SmokeSite;
  readonly user: DashboardUser;
  /** What `kill -9` ends first between any two steps, then the two in turn. Without it, nothing is killed. */
  readonly killed?: 'workerd' | 'the whole process';
  /** Without axe, which another run has on the same screens. */
  readonly isQuick?: boolean;
}

const BY_KEYBOARD =
  'the example store, with the keyboard alone, without axe violations in light and dark mode';
const RUNS: readonly Run[] = [
  { name: BY_KEYBOARD, site: OLARIA, user: keyboardUser },
  {
    name: 'a site made by quoin init, killed',
    site: STARTER,
    user: mouseUser,
    killed: 'workerd',
    isQuick: !isLong,
  },
];
const LONG_RUNS: readonly Run[] = [
  { name: 'a site made by quoin init', site: STARTER, user: mouseUser },
  { name: 'the example store, killed', site: OLARIA, user: mouseUser, killed: 'the whole process' },
];

// Concurrent: each run has a server of its own and waits half of the time, for restarts above all.
describe.skipIf(!hasBrowser)('smoke test of a store, from edit to order (skipped without Chromium)', () => {
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it.concurrent.for(isLong ? [...RUNS, ...LONG_RUNS] : RUNS)(
    'passes all steps: $name',
    { timeout: 600_000 },
    async ({ site, user, killed, isQuick }, { onTestFinished }) => {
      const violations = new Set<string>();
      const inspect = async (page: Page) => {
        if (isQuick) return;
        for (const violation of await violationsInBothModes(page)) violations.add(violation);
      };
      const opened = await openSmokeRun(browser, site, user, { inspect });
      onTestFinished(() => closeSmokeRun(opened));
      await runSmokeSteps(opened, killed && killInTurn(killed));
      expect([...violations]).toEqual([]);
      expect(unexpectedErrors(opened.pageErrors, { wasKilled: killed !== undefined })).toEqual([]);
    },
  );
  it.for(isLong ? [10] : [])(
    'passes all steps on Cloudflare, with the build service killed at %i random moments',
    { timeout: 900_000 },
    async (kills, { onTestFinished }) => {
      let served: ServedOnCloudflare | undefined;
      const serve = async (folder: string) => {
        served = await serveOnCloudflare(folder);
        return served;
      };
      const opened = await openSmokeRun(browser, OLARIA, mouseUser, { serve });
      onTestFinished(() => closeSmokeRun(opened));
      const killed = served?.killServices(kills);
      await runSmokeSteps(opened);
      await killed;
      expect(unexpectedErrors(opened.pageErrors, { wasKilled: true })).toEqual([]);
    },
  );
});

function killInTurn(first: 'workerd' | 'the whole process') {
  let isWorker = first === 'workerd';
  return async (run: SmokeRun) => {
    await (isWorker ? run.serving.killWorker() : killAndRestart(run));
    isWorker = !isWorker;
  };
}

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
