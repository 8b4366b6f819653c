import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, openBrowser } from '../../fixtures/fixture-server/open-browser.ts';
import type { DashboardUser } from './testing/dashboard-user.ts';
import { keyboardUser } from './testing/keyboard-user.ts';
import { mouseUser } from './testing/mouse-user.ts';
import { closeSmokeRun, killAndRestart, openSmokeRun, runSmokeSteps } from './testing/smoke/smoke-run.ts';
import type { SmokeRun } from './testing/smoke/step.ts';
import { unexpectedErrors } from './testing/unexpected-errors.ts';

let browser: Browser;
let smokeRun: SmokeRun | undefined;

async function open(user: DashboardUser): Promise<SmokeRun> {
  smokeRun = await openSmokeRun(browser, user);
  return smokeRun;
}

describe.skipIf(!hasBrowser)('smoke test of a store, from edit to order (skipped without Chromium)', () => {
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());
  afterEach(async () => {
    if (smokeRun !== undefined) await closeSmokeRun(smokeRun);
    smokeRun = undefined;
  });

  it('passes all steps', async () => {
    const opened = await open(mouseUser);
    await runSmokeSteps(opened);
    expect(unexpectedErrors(opened.pageErrors)).toEqual([]);
  }, 180_000);

  it('passes when workerd is killed (kill -9) between any two steps', async () => {
    const opened = await open(mouseUser);
    await runSmokeSteps(opened, ({ serving }) => serving.killWorker());
    expect(unexpectedErrors(opened.pageErrors, { wasKilled: true })).toEqual([]);
  }, 600_000);

  it('passes when the whole process is killed and restarted between any two steps', async () => {
    const opened = await open(mouseUser);
    await runSmokeSteps(opened, killAndRestart);
    expect(unexpectedErrors(opened.pageErrors, { wasKilled: true })).toEqual([]);
  }, 600_000);

  it('passes with the keyboard alone in the dashboard', async () => {
    const opened = await open(keyboardUser);
    await runSmokeSteps(opened);
    expect(unexpectedErrors(opened.pageErrors)).toEqual([]);
  }, 180_000);
});
