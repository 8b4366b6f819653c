import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { hasBrowser, openBrowser } from '../../fixtures/fixture-server/open-browser.ts';
import { openBookshop, runSteps } from './testing/bookshop/bookshop-run.ts';
import { BOOKSHOP_STEPS } from './testing/bookshop/owner-steps.ts';
import { expectPublishedBookshop } from './testing/bookshop/published-bookshop.ts';
import { DOWNLOAD_SHOP_STEPS } from './testing/download-shop/owner-steps.ts';
import { expectPublishedDownloadShop } from './testing/download-shop/published-download-shop.ts';
import { keyboardUser } from './testing/keyboard-user.ts';
import { mouseUser } from './testing/mouse-user.ts';
import { unexpectedErrors } from './testing/unexpected-errors.ts';

const isLong = inject('scale') === 'long';

let browser: Browser;

const BY_MOUSE = {
  name: 'with the mouse',
  user: mouseUser,
  themes: { own: 'gazette', other: 'kiln' },
} as const;
const BY_KEYBOARD = {
  name: 'with the keyboard alone',
  user: keyboardUser,
  themes: { own: 'poster', other: 'gazette' },
} as const;

describe.skipIf(!hasBrowser)('a site that is made in the dashboard alone (skipped without Chromium)', () => {
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it.for(isLong ? [BY_MOUSE, BY_KEYBOARD] : [BY_MOUSE])(
    'a bookshop is published and looks right on a phone: $name',
    { timeout: 600_000 },
    async ({ user, themes }, { onTestFinished }) => {
      const run = await openBookshop(browser, user, themes);
      onTestFinished(run.close);
      await runSteps(run, BOOKSHOP_STEPS);
      await expectPublishedBookshop(browser, run);
      expect(unexpectedErrors(run.pageErrors)).toEqual([]);
    },
  );

  it.for(isLong ? [BY_KEYBOARD.themes] : [])(
    'a shop sells a file, in another currency, on a phone: $own',
    { timeout: 600_000 },
    async (themes, { onTestFinished }) => {
      const run = await openBookshop(browser, mouseUser, themes);
      onTestFinished(run.close);
      await runSteps(run, DOWNLOAD_SHOP_STEPS);
      await expectPublishedDownloadShop(browser, run);
      expect(unexpectedErrors(run.pageErrors)).toEqual([]);
    },
  );
});
