import { describe, expect, it } from 'vitest';
import { storedBody, waitUntilSaved } from '../../../../bin/e2e/testing/canvas.ts';
import { createSignedInSite } from '../../../../bin/e2e/testing/signed-in-site.ts';
import { hasBrowser, violationsOf } from '../../../../fixtures/fixture-server/open-browser.ts';

describe.skipIf(!hasBrowser)('the themes of a site (skipped without Chromium)', () => {
  const served = createSignedInSite();

  it('are previewed with the draft and their fonts, used, and undone', async () => {
    const page = await served.openPage();
    await page.goto(`${served.origin}/config/settings/theme?preview=${encodeURIComponent('themes/gazette')}`);
    const dialog = page.getByRole('dialog', { name: 'Preview Gazette' });
    const frame = dialog.frameLocator('iframe');
    await frame.getByRole('heading', { level: 1 }).waitFor();
    await expect
      .poll(() =>
        frame.locator('h1').evaluate((heading) => {
          const { fonts, defaultView } = heading.ownerDocument;
          return [
            defaultView?.getComputedStyle(heading).fontFamily,
            fonts.check('16px "Instrument Serif"'),
          ].join();
        }),
      )
      .toMatch(/^"Instrument Serif".*true$/);
    await dialog.getByRole('radio', { name: 'Phone' }).click();
    await expect.poll(() => frame.locator('html').evaluate(({ clientWidth }) => clientWidth)).toBe(375);
    expect(await violationsOf(page)).toEqual([]);
    expect(await storedBody(page, 'settings:site')).not.toHaveProperty('otherThemes');
    await dialog.getByRole('button', { name: 'Use this theme' }).click();
    await page.getByText('Theme changed to Gazette').waitFor();
    await waitUntilSaved(page);
    expect(await storedBody(page, 'settings:site')).toMatchObject({
      theme: 'themes/gazette',
      otherThemes: { '../../themes/kiln': {} },
    });
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Gazette');
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await waitUntilSaved(page);
    const back = await storedBody(page, 'settings:site');
    expect([back, 'otherThemes' in (back as object)]).toMatchObject([{ theme: '../../themes/kiln' }, false]);
    await page.close();
  });
});
