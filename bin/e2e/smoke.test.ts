import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, openBrowser } from '../../fixtures/fixture-server/open-browser.ts';
import type { DashboardUser } from './testing/dashboard-user.ts';
import { keyboardUser } from './testing/keyboard-user.ts';
import { mouseUser } from './testing/mouse-user.ts';
import { closeSmokeRun, openSmokeRun, publishFirstRelease, walk } from './testing/smoke/smoke-run.ts';
import type { SmokeRun } from './testing/smoke/step.ts';
import { unexpected } from './testing/unexpected-errors.ts';

let browser: Browser;
let thread: SmokeRun | undefined;

async function open(hands: DashboardUser): Promise<SmokeRun> {
  thread = await openSmokeRun(browser, hands);
  return thread;
}

describe.skipIf(!hasBrowser)('one shop, from edit to order (skipped where there is no Chromium)', () => {
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());
  afterEach(async () => {
    if (thread !== undefined) await closeSmokeRun(thread);
    thread = undefined;
  });

  it('goes through every part', async () => {
    const opened = await open(mouseUser);
    await walk(opened);
    expect(unexpected(opened.problems)).toEqual([]);
  }, 180_000);

  it('goes on where it was when the server is killed (kill -9) between any two steps', async () => {
    const opened = await open(mouseUser);
    await walk(opened, ({ serving }) => serving.killWorker());
    expect(unexpected(opened.problems, { wasKilled: true })).toEqual([]);
  }, 600_000);

  it('goes on where it was when the whole program is killed and started anew between any two steps', async () => {
    const opened = await open(mouseUser);
    await walk(opened, publishFirstRelease);
    expect(unexpected(opened.problems, { wasKilled: true })).toEqual([]);
  }, 600_000);

  it('needs no mouse in the dashboard', async () => {
    const opened = await open(keyboardUser);
    await walk(opened);
    expect(unexpected(opened.problems)).toEqual([]);
  }, 180_000);
});
