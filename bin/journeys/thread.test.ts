import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, openBrowser } from '../../fixtures/served-shop/open-browser.ts';
import type { Hands } from './testing/hands.ts';
import { KEYBOARD } from './testing/keyboard-hands.ts';
import { MOUSE } from './testing/mouse-hands.ts';
import type { Thread } from './testing/thread/step.ts';
import { closeThread, openThread, startAnew, walk } from './testing/thread/thread.ts';
import { unexpected } from './testing/unexpected.ts';

let browser: Browser;
let thread: Thread | undefined;

async function open(hands: Hands): Promise<Thread> {
  thread = await openThread(browser, hands);
  return thread;
}

describe.skipIf(!hasBrowser)('one shop, from edit to order (skipped where there is no Chromium)', () => {
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());
  afterEach(async () => {
    if (thread !== undefined) await closeThread(thread);
    thread = undefined;
  });

  it('goes through every part', async () => {
    const opened = await open(MOUSE);
    await walk(opened);
    expect(unexpected(opened.problems)).toEqual([]);
  }, 180_000);

  it('goes on where it was when the server is killed (kill -9) between any two steps', async () => {
    const opened = await open(MOUSE);
    await walk(opened, ({ serving }) => serving.killWorker());
    expect(unexpected(opened.problems, { wasKilled: true })).toEqual([]);
  }, 600_000);

  it('goes on where it was when the whole program is killed and started anew between any two steps', async () => {
    const opened = await open(MOUSE);
    await walk(opened, startAnew);
    expect(unexpected(opened.problems, { wasKilled: true })).toEqual([]);
  }, 600_000);

  it('needs no mouse in the dashboard', async () => {
    const opened = await open(KEYBOARD);
    await walk(opened);
    expect(unexpected(opened.problems)).toEqual([]);
  }, 180_000);
});
