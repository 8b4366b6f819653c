import type { Page } from 'playwright-core';

/** Pages of `quoin dev` reload once per release. */
const MAX_RELOADS = 5;
const SETTLE_MS = 300;

/** Navigates to a URL and retries when a live reload of the current page interrupts the navigation. */
export async function visit(page: Page, url: string): Promise<void> {
  for (let left = MAX_RELOADS; ; left -= 1) {
    try {
      await page.goto(url);
      return;
    } catch (error) {
      if (left === 0 || !String(error).includes('interrupted by another navigation')) throw error;
      // The retry would be interrupted too while the reload is still in progress.
      await page.waitForLoadState();
      await page.waitForTimeout(SETTLE_MS);
    }
  }
}
