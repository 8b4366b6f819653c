import type { Page } from 'playwright-core';

/** Pages of `quoin dev` reload once per release. */
const MAX_RELOADS = 5;
const SETTLE_MS = 300;

/** A navigation that began during a reload may never end. */
const TIMEOUT_MS = 30_000;

/** Navigates to a URL and retries when a live reload of the current page interrupts the navigation. */
export async function visit(page: Page, url: string): Promise<void> {
  for (let left = MAX_RELOADS; ; left -= 1) {
    try {
      await page.goto(url, { timeout: TIMEOUT_MS });
      return;
    } catch (error) {
      if (left === 0 || !/interrupted by another navigation|Timeout/.test(String(error))) throw error;
      // The retry would be interrupted too while the reload is still in progress.
      await page.waitForLoadState();
      await page.waitForTimeout(SETTLE_MS);
    }
  }
}
