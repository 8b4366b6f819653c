// The font of the theme. cspell:ignore Inknut Antiqua
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storedBody, waitUntilSaved } from '../../../../bin/e2e/testing/canvas.ts';
import { createSignedInSite } from '../../../../bin/e2e/testing/signed-in-site.ts';
import { hasBrowser, violationsOf } from '../../../../fixtures/fixture-server/open-browser.ts';

const FONT = readFileSync(
  'node_modules/@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
);

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

describe.skipIf(!hasBrowser)('the font picker (skipped without Chromium)', () => {
  let host: Server;
  /** The families that the server has requested, with a style. */
  const requested: string[] = [];

  // Before the server starts: it has every font but Lobster Two.
  beforeAll(async () => {
    host = createServer(({ url = '' }, response) => {
      const { pathname, searchParams } = new URL(url, 'http://localhost');
      if (pathname === '/font') {
        response.writeHead(200).end(FONT);
        return;
      }
      const family = searchParams.get('family') ?? '';
      requested.push(family);
      response.writeHead(family.startsWith('Lobster Two') ? 400 : 200).end('@font-face { src: url(/font) }');
    });
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
    process.env.FONT_PREVIEW_URL = `http://127.0.0.1:${(host.address() as AddressInfo).port}/css`;
  });
  afterAll(async () => {
    delete process.env.FONT_PREVIEW_URL;
    await new Promise((resolve) => host.close(resolve));
  });

  const served = createSignedInSite();

  it('shows visible fonts in themselves, loaded by the server, and is used with the keyboard', async () => {
    const page = await served.openPage();
    await page.goto(`${served.origin}/config/pages`);
    await page.getByRole('button', { name: 'Site styles' }).click();
    await page.getByRole('button', { name: 'Fonts', exact: true }).click();
    await page.getByRole('button', { name: 'Font Inknut Antiqua' }).click();
    await page.getByRole('option', { name: 'Inknut Antiqua' }).first().waitFor();
    expect(await violationsOf(page, WCAG)).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('option', { name: 'Sans Serif' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByText('450 fonts').isVisible()).toBe(true);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type('lobster');
    const lobster = page.getByRole('option', { name: 'Lobster', exact: true }).locator('span').last();
    const familyOf = () => lobster.evaluate((name) => getComputedStyle(name).fontFamily);
    await expect.poll(familyOf).toContain('Preview of Lobster');
    expect(await page.evaluate(() => document.fonts.check('16px "Preview of Lobster"'))).toBe(true);
    expect(requested).toContain('Lobster:400');
    expect(requested.length).toBeLessThan(60);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('lobster two');
    await expect.poll(() => page.getByText('Unable to load preview for Lobster Two.').isVisible()).toBe(true);
    await page.keyboard.press('Enter');
    await waitUntilSaved(page);
    expect(await storedBody(page, 'settings:site')).toMatchObject({
      design: {
        tweaks: { 'heading-font': { 'font-family': 'Lobster Two, sans-serif' } },
        webFonts: ['Lobster Two:400,700'],
      },
    });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent?.includes('Lobster Two')))
      .toBe(true);
    await page.close();
  });
});
