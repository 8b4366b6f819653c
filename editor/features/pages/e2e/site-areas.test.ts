import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openCanvas, storedBody, waitUntilSaved } from '../../../../bin/e2e/testing/canvas.ts';
import { createSignedInSite } from '../../../../bin/e2e/testing/signed-in-site.ts';
import { hasBrowser } from '../../../../fixtures/fixture-server/open-browser.ts';

const AREA = '<squarespace:block-field id="siteNotes" columns="12" label="Site notes" />';

describe.skipIf(!hasBrowser)('areas of the theme on the canvas (skipped without Chromium)', () => {
  const served = createSignedInSite({
    viewport: { width: 1366, height: 768 },
    prepare: ({ folder }) => appendFileSync(join(folder, '../../themes/kiln/footer.region'), AREA),
  });

  it('adds the first block of an area on a page, edits it there and leads back to the page', async () => {
    const page = await served.openPage();
    const canvas = await openCanvas(page, `${served.origin}/config/pages/page-home`);
    const area = page.locator('[data-area="siteNotes"]');
    // The keyboard reaches it, and the page scrolls there.
    await area.getByRole('button', { name: 'Add block' }).focus();
    await expect.poll(async () => (await area.boundingBox())?.y).toBeLessThan(768);
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: /^Text/ }).click();
    await page.keyboard.type('Open on Saturdays');
    const text = canvas.frame.locator('#siteNotes [data-bid]');
    await expect.poll(() => text.textContent()).toContain('Open on Saturdays');
    await canvas.stopEditing();
    expect(new URL(page.url()).pathname).toBe('/config/pages/block-field%3AsiteNotes');
    await page.keyboard.press('ArrowRight');
    await waitUntilSaved(page);
    expect(Object.values(Object(await storedBody(page, 'block-field:siteNotes')).blocks)).toMatchObject([
      { layout: { desktop: { col: 3, span: 12, row: 1 } }, value: { markdown: 'Open on Saturdays' } },
    ]);
    await canvas.frame.locator('[data-bid="hero-title"]').click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/config/pages/page-home');
    await expect.poll(() => canvas.block('hero-title').getAttribute('aria-pressed')).toBe('true');
    await text.click();
    await expect.poll(() => page.getByRole('heading', { name: 'Text', exact: true }).isVisible()).toBe(true);
    expect(await page.getByText('Changes to “Site notes” appear on every page').isVisible()).toBe(true);
    await page.close();
  });
});
