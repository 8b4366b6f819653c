import type { Page } from 'playwright-core';

/** Pages of `quoin dev` reload once per release. */
const MAX_RELOADS = 5;
const SETTLE_MS = 300;

/** A navigation that began during a reload may never end. */
const TIMEOUT_MS = 30_000;

/** Navigates to a URL and retries when a live reload of the current page interrupts or replaces the navigation. */
export async function visit(page: Page, url: string): Promise<void> {
  for (let left = MAX_RELOADS; ; left -= 1) {
    try {
      const response = await page.goto(url, { timeout: TIMEOUT_MS });
      // A reload that began at the same time may win after the navigation has succeeded.
      if (response === null || page.url() === response.url()) return;
      if (left === 0) throw new Error(`${url} became ${page.url()}`);
    } catch (error) {
      if (left === 0 || !/interrupted by another navigation|Timeout/.test(String(error))) throw error;
    }
    // The retry would be interrupted too while the reload is still in progress.
    await page.waitForLoadState();
    await page.waitForTimeout(SETTLE_MS);
  }
}
