import type { Page } from 'playwright-core';

/** A page in development loads itself anew once for every release. */
const MOST_RELOADS = 5;
const SETTLES_MS = 300;

/** Goes to an address, also when the page that is left is just loading itself anew. */
export async function visit(page: Page, url: string): Promise<void> {
  for (let left = MOST_RELOADS; ; left -= 1) {
    try {
      await page.goto(url);
      return;
    } catch (error) {
      if (left === 0 || !String(error).includes('interrupted by another navigation')) throw error;
      // The next visit is interrupted too as long as the last one is still under way.
      await page.waitForLoadState();
      await page.waitForTimeout(SETTLES_MS);
    }
  }
}
