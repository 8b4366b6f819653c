import type { Page, Route } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Canvas, openCanvas } from '../../../../bin/e2e/testing/canvas.ts';
import { createSignedInSite } from '../../../../bin/e2e/testing/signed-in-site.ts';
import { hasBrowser } from '../../../../fixtures/fixture-server/open-browser.ts';

/** A picture of one grey pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

describe.skipIf(!hasBrowser)(
  'blocks are added and arranged, also where something is in the way (skipped where there is no Chromium)',
  () => {
    const served = createSignedInSite({ viewport: { width: 1366, height: 768 } });
    let page: Page;
    const at = (id: string) => `${served.origin}/config/pages/${id}`;
    const add = async (kind: RegExp) => {
      await page.getByRole('button', { name: 'Add block' }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('menuitem', { name: kind }).press('Enter');
    };

    beforeEach(async () => {
      page = await served.openPage();
    });
    afterEach(async () => {
      await page.close();
    });

    it('who adds a text writes it, with nothing pressed in between', async () => {
      const canvas = await openCanvas(page, at('page-studio'));
      await add(/^Text/);
      await page.getByRole('toolbar', { name: 'Text formatting' }).waitFor();
      await page.keyboard.type('Written at once');
      await expect.poll(() => values(canvas)).toContainEqual({ markdown: 'Written at once' });
      expect(await page.getByRole('menu').count()).toBe(0);
    });

    it.each(['Quick as that', ' b'])('no letter of %j is lost that is typed at once', async (words) => {
      const canvas = await openCanvas(page, at('page-studio'));
      await page.getByRole('button', { name: 'Add block' }).press('Enter');
      await page.getByRole('menuitem', { name: /^Text/ }).focus();
      await typeWithoutWaiting(page, ['Enter', ...words]);
      await expect.poll(() => values(canvas)).toContainEqual({ markdown: words.trim() });
      await page.getByRole('button', { name: 'Done' }).click();
      expect(await page.getByRole('menu').count()).toBe(0);
    });

    it('Escape at once gives the writing up, and the new block has the keys', async () => {
      const canvas = await openCanvas(page, at('page-studio'));
      const known = Object.keys((await canvas.stored()).blocks);
      await page.getByRole('button', { name: 'Add block' }).press('Enter');
      await page.getByRole('menuitem', { name: /^Text/ }).focus();
      await typeWithoutWaiting(page, ['Enter', 'x', 'Escape']);
      await expect.poll(async () => known.includes((await focusedBlock(page)) ?? known[0] ?? '')).toBe(false);
      expect(await page.getByRole('toolbar', { name: 'Text formatting' }).count()).toBe(0);
      await expect.poll(() => values(canvas)).toContainEqual({ markdown: 'Add your text here.' });
      await page.keyboard.press('Delete');
      await expect.poll(async () => Object.keys((await canvas.stored()).blocks)).toEqual(known);
    });

    it('who adds something else has it under the keys', async () => {
      const canvas = await openCanvas(page, at('page-studio'));
      const known = Object.keys((await canvas.stored()).blocks);
      await add(/^Button/);
      await expect.poll(async () => known.includes((await focusedBlock(page)) ?? known[0] ?? '')).toBe(false);
      await page.keyboard.press('Delete');
      await expect.poll(async () => Object.keys((await canvas.stored()).blocks)).toEqual(known);
    });

    it('a picture is chosen or uploaded before it is there, and called as under Assets', async () => {
      const canvas = await openCanvas(page, at('page-studio'));
      const count = Object.keys((await canvas.stored()).blocks).length;
      await add(/^Image/);
      const dialog = page.getByRole('dialog', { name: 'Choose image' });
      await dialog.getByRole('row').first().waitFor();
      expect((await dialog.getByRole('row').allInnerTexts()).join()).not.toMatch(/\.(jpe?g|png|webp)/);
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await dialog.waitFor({ state: 'detached' });
      expect(Object.keys((await canvas.stored()).blocks)).toHaveLength(count);
      await add(/^Image/);
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        dialog.getByRole('button', { name: 'Upload' }).click(),
      ]);
      await chooser.setFiles({ name: 'grey.png', mimeType: 'image/png', buffer: PIXEL });
      await dialog.getByRole('button', { name: 'Use image' }).click();
      await dialog.waitFor({ state: 'detached' });
      await expect
        .poll(async () => (await values(canvas)).some(({ assetId }) => /grey/.test(String(assetId))))
        .toBe(true);
      await expect.poll(() => focusedBlock(page)).toBeTruthy();
      await page.getByRole('region', { name: 'Settings' }).getByText('grey.png', { exact: true }).waitFor();
    });

    it('what lies over something is told, and one press makes room, which is one step', async () => {
      const canvas = await openCanvas(page, at('page-studio'));
      const known = Object.keys((await canvas.stored()).blocks);
      await add(/^Button/);
      await expect.poll(() => canvas.frame.locator('[data-bid]').count()).toBe(known.length + 1);
      await add(/^Button/);
      await expect.poll(() => canvas.frame.locator('[data-bid]').count()).toBe(known.length + 2);
      const cells = async () =>
        Object.entries((await canvas.stored()).blocks).map(([id, { layout }]) => [id, layout]);
      const id = async () =>
        Object.keys((await canvas.stored()).blocks).filter((each) => !known.includes(each));
      await expect.poll(async () => (await id()).includes((await focusedBlock(page)) ?? '')).toBe(true);
      const own = await focusedBlock(page);
      const before = JSON.stringify(await cells());
      await page.keyboard.press('ArrowUp');
      const note = page.getByText(/^Overlaps “Button: Read more”/);
      await expect.poll(async () => JSON.stringify(await cells())).not.toBe(before);
      await note.first().waitFor();
      const over = JSON.stringify(await cells());
      await page.getByRole('button', { name: 'Make room', exact: true }).click();
      await note.first().waitFor({ state: 'detached' });
      await expect.poll(() => focusedBlock(page)).toBe(own);
      await expect.poll(async () => JSON.stringify(await cells())).toBe(before);
      await page.keyboard.press('Control+z');
      await expect.poll(async () => JSON.stringify(await cells())).toBe(over);
    });

    it('a block goes up and down among its neighbours, and says where it is', async () => {
      const canvas = await openCanvas(page, at('page-home'));
      const order = async () => {
        const { blocks } = await canvas.stored();
        return Object.entries(blocks)
          .filter(([, { section }]) => section === blocks['hero-text']?.section)
          .sort(([, { layout: one }], [, { layout: other }]) =>
            one.desktop.row === other.desktop.row
              ? one.desktop.col - other.desktop.col
              : one.desktop.row - other.desktop.row,
          )
          .map(([id]) => id);
      };
      const before = await order();
      const place = before.indexOf('hero-text');
      await canvas.block('hero-text').focus();
      await page.getByRole('button', { name: 'Move up' }).focus();
      for (let left = place; left > 0; left -= 1) {
        await page.keyboard.press('Enter');
        await expect.poll(async () => (await order()).indexOf('hero-text')).toBe(left - 1);
      }
      await page.getByText(`Position 1 of ${before.length}`, { exact: true }).waitFor({ state: 'attached' });
      expect(await page.getByRole('button', { name: 'Move up' }).isDisabled()).toBe(true);
      await expect.poll(() => focusedBlock(page)).toBe('hero-text');
      await page.keyboard.press('Control+ArrowDown');
      await expect.poll(async () => (await order()).indexOf('hero-text')).toBe(1);
      for (let left = place + 1; left > 0; left -= 1) await page.keyboard.press('Control+z');
      await expect.poll(order).toEqual(before);
    });

    it('a link without its beginning is told, and put right with one press', async () => {
      const canvas = await openCanvas(page, at('page-home'));
      await canvas.block('hero-button').focus();
      const link = page.getByRole('textbox', { name: 'Link' });
      const href = async () => (await canvas.stored()).blocks['hero-button']?.value.href;
      const before = await href();
      await link.fill('www.example.org');
      const note = page.getByText('No page has this URL. Did you mean https://www.example.org?');
      await note.waitFor();
      await page.getByRole('button', { name: 'Use this URL' }).click();
      await expect.poll(href).toBe('https://www.example.org');
      await expect.poll(() => link.evaluate((field) => field === document.activeElement)).toBe(true);
      await link.fill('/stduio');
      await page.getByText('No page has this URL. Did you mean /studio?').waitFor();
      await link.fill(String(before));
      await expect.poll(href).toBe(before);
      expect(await page.getByText(/No page has this URL/).count()).toBe(0);
      await link.fill('/stduio');
      await page.getByText('No page has this URL. Did you mean /studio?').waitFor();
      await link.fill('javascript:alert(1)');
      await page.getByText(/The current link stays: \/stduio$/).waitFor();
      expect(await page.getByText(/No page has this URL/).count()).toBe(0);
      await expect.poll(href).toBe('/stduio');
      await link.fill(String(before));
      await expect.poll(href).toBe(before);
      await canvas.write(canvas.frame.locator('[data-bid="cups-text"]'));
      await page.keyboard.press('Control+k');
      const dialog = page.getByRole('dialog', { name: 'Link' });
      await dialog.getByRole('textbox', { name: 'Page' }).fill('www.example.org');
      await dialog.getByRole('button', { name: 'Apply' }).click();
      await dialog.getByText('www.example.org is not a valid page URL').waitFor();
      await dialog.getByRole('button', { name: 'Use this URL' }).click();
      expect(await dialog.getByRole('textbox', { name: 'URL' }).inputValue()).toBe('https://www.example.org');
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await canvas.leave();
      await canvas.write(canvas.frame.locator('[data-bid="cups-text"]'));
      await page.keyboard.type('See www.example.net ');
      await canvas.leave();
      await page.getByText('Linked to https://www.example.net', { exact: true }).waitFor();
      await canvas.frame
        .locator('[data-bid="cups-text"] a[href="https://www.example.net"]')
        .waitFor({ state: 'attached' });
    });

    it('writing that cannot begin says so, and loses nothing that was typed meanwhile', async () => {
      const away = (route: Route) => route.abort('connectionrefused');
      await page.route('**/chunks/text-session-*.js', away);
      const canvas = await openCanvas(page, at('page-home'));
      const text = canvas.frame.locator('[data-bid="notes-title"] h2');
      await text.waitFor();
      let letGo = () => {};
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      await page.unroute('**/chunks/text-session-*.js', away);
      await page.route('**/*', async (route) => {
        await held;
        await away(route);
      });
      await text.dblclick();
      await page.keyboard.type('Held backk');
      await page.keyboard.press('Backspace');
      letGo();
      await page.getByText(/^Can’t reach the server, so this text can’t be opened/).waitFor();
      await page.getByRole('banner').getByText('Offline', { exact: true }).waitFor();
      // The person types on: the block is not meant.
      await page.keyboard.type('x');
      await page.keyboard.press('Backspace');
      await canvas.block('notes-title').waitFor({ state: 'attached' });
      await page.unrouteAll({ behavior: 'wait' });
      await page.getByRole('alertdialog').getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('toolbar', { name: 'Text formatting' }).waitFor();
      await page.keyboard.type(' and kept');
      await expect
        .poll(async () => String((await canvas.stored()).blocks['notes-title']?.value.markdown))
        .toMatch(/Held back and kept$/);
    });

    it('writing goes on with the server gone, once the canvas was there', async () => {
      const canvas = await openCanvas(page, at('page-home'));
      await expect
        .poll(() =>
          page.evaluate(() =>
            performance.getEntriesByType('resource').some(({ name }) => /\/chunks\/text-/.test(name)),
          ),
        )
        .toBe(true);
      await page.route('**/*', (route) => route.abort('connectionrefused'));
      await canvas.write(canvas.frame.locator('[data-bid="cups-text"]'));
      await page.keyboard.type('Without a server');
      await canvas.leave();
      await canvas.frame.getByText('Without a server').waitFor();
      await page.unrouteAll({ behavior: 'wait' });
    });

    it('a canvas that cannot be drawn says why, and is drawn when the server is back', async () => {
      await page.goto(`${served.origin}/config`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const away = (route: Route) => route.abort('connectionrefused');
      await page.route('**/chunks/{page-engine,preview,open-locale}-*.js', away);
      await page.route(`${served.origin}/config`, away);
      await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Pages' }).click();
      await page.route('**/config/pages/**', away);
      const alert = page.locator('[data-canvas]').getByRole('alert');
      await alert.getByText('Network error').waitFor();
      await page.unrouteAll({ behavior: 'wait' });
      await alert.getByRole('button', { name: 'Try again' }).click();
      await page.locator('[data-block]').first().waitFor({ state: 'attached' });
    });
  },
);

async function values(canvas: Canvas): Promise<readonly Readonly<Record<string, unknown>>[]> {
  return Object.values((await canvas.stored()).blocks).map(({ value }) => value);
}

/** One key comes right behind the other, whatever the page is busy with. */
async function typeWithoutWaiting(page: Page, keys: readonly string[]): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const press = (type: 'keyDown' | 'keyUp', key: string) =>
    client.send('Input.dispatchKeyEvent', {
      type,
      key,
      code: key,
      ...(key === 'Enter' && { windowsVirtualKeyCode: 13 }),
      ...(type === 'keyDown' && key.length === 1 && { text: key }),
    });
  await Promise.all(keys.flatMap((key) => [press('keyDown', key), press('keyUp', key)]));
  await client.detach();
}

/** The block that has the keys. */
function focusedBlock(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.getAttribute('data-block'));
}
