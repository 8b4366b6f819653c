import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openCanvas } from '../../../../bin/e2e/testing/canvas.ts';
import { createSignedInSite } from '../../../../bin/e2e/testing/signed-in-site.ts';
import { hasBrowser } from '../../../../fixtures/fixture-server/open-browser.ts';

/** Largest sum of layout shifts while the canvas opens (editor 4.1). */
const MAX_SHIFT = 0.02;

describe.skipIf(!hasBrowser)('opening the canvas (skipped without Chromium)', () => {
  const served = createSignedInSite();
  let page: Page;

  beforeEach(async () => {
    page = await served.openPage();
  });
  afterEach(async () => {
    await page.close();
  });

  it.each([1366, 1024, 390])('shifts nothing, at a width of %i px', async (width) => {
    // Animations shift what they move, too.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.setViewportSize({ width, height: 768 });
    await page.addInitScript(watchShifts);
    await openCanvas(page, `${served.origin}/config/pages/page-home`);
    await page.locator('[data-canvas] iframe[data-hidden="false"]').waitFor();
    if (width >= 1280) {
      await page.getByRole('treegrid', { name: 'Site pages' }).getByRole('row').first().waitFor();
      await page.getByRole('tab', { name: 'Page' }).waitFor();
    }
    await expect.poll(() => hasAnimations(page)).toBe(false);
    expect(await page.evaluate(() => window.shift)).toBeLessThanOrEqual(MAX_SHIFT);
    // The shift that an animation of the width causes is too small to measure on a slow machine.
    expect(await page.evaluate(() => window.widened)).toEqual([]);
  });
});

declare global {
  interface Window {
    shift?: number;
    /** The elements of the canvas whose width was animated. */
    widened?: string[];
  }
}

/** Runs in the page: adds up its layout shifts, and lists animations of widths. */
function watchShifts(): void {
  if (window !== window.top) return;
  window.shift = 0;
  window.widened = [];
  document.addEventListener('transitionrun', ({ target, propertyName }) => {
    if (propertyName === 'width' && target instanceof Element && target.closest('[data-canvas]'))
      window.widened?.push(target.className);
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { readonly value: number })[])
      window.shift = (window.shift ?? 0) + entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Whether something moves; skeletons fade without an end. */
function hasAnimations(page: Page): Promise<boolean> {
  return page.evaluate(() => document.getAnimations().some((each) => each instanceof CSSTransition));
}
