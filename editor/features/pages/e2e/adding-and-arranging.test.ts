import type { Page, Route } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type Canvas, openCanvas } from '../../../../bin/e2e/testing/canvas.ts';
import { createSignedInSite } from '../../../../bin/e2e/testing/signed-in-site.ts';
import { hasBrowser } from '../../../../fixtures/fixture-server/open-browser.ts';

/** An image of one gray pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

const TEXT_EDITOR = '**/chunks/text-session-*.js*';

describe.skipIf(!hasBrowser)('adding and arranging blocks on the canvas (skipped without Chromium)', () => {
  const served = createSignedInSite({ viewport: { width: 1366, height: 768 } });
  let page: Page;
  const at = (id: string) => `${served.origin}/config/pages/${id}`;
  /** For tests of what is not loaded yet. It is closed after the test, as the shared page is if it failed. */
  const openNewPage = async () => {
    const opened = await served.openPage();
    onTestFinished(() => opened.close());
    return opened;
  };
  const add = async (kind: RegExp) => {
    await page.getByRole('button', { name: 'Add block' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: kind }).press('Enter');
  };

  beforeEach(async () => {
    page = await served.openShared();
  });
  afterEach(async (test) => {
    await served.closeFailed(test);
  });

  it('starts editing a text block as soon as it is added', async () => {
    const canvas = await openCanvas(page, at('page-studio'));
    await add(/^Text/);
    await page.getByRole('toolbar', { name: 'Text formatting' }).waitFor();
    await page.keyboard.type('Written at once');
    await expect.poll(() => values(canvas)).toContainEqual({ markdown: 'Written at once' });
    expect(await page.getByRole('menu').count()).toBe(0);
  });

  it('keeps every character typed immediately after adding a text block, and a space first', async () => {
    page = await openNewPage();
    const canvas = await openCanvas(page, at('page-studio'));
    await page.getByRole('button', { name: 'Add block' }).press('Enter');
    await page.getByRole('menuitem', { name: /^Text/ }).focus();
    await typeWithoutWaiting(page, ['Enter', ...' Quick as that']);
    await expect.poll(() => values(canvas)).toContainEqual({ markdown: 'Quick as that' });
    await page.getByRole('button', { name: 'Done' }).click();
    expect(await page.getByRole('menu').count()).toBe(0);
  });

  it('cancels editing with Escape before the text editor has loaded, and focuses the new block', async () => {
    page = await openNewPage();
    const abort = (route: Route) => route.abort('connectionrefused');
    await page.route(TEXT_EDITOR, abort);
    const canvas = await openCanvas(page, at('page-studio'));
    const known = Object.keys((await canvas.stored()).blocks);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.unroute(TEXT_EDITOR, abort);
    await page.route(TEXT_EDITOR, async (route) => {
      await released;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Add block' }).press('Enter');
    await page.getByRole('menuitem', { name: /^Text/ }).focus();
    await typeWithoutWaiting(page, ['Enter', 'x', 'Escape']);
    await expect.poll(async () => known.includes((await focusedBlock(page)) ?? known[0] ?? '')).toBe(false);
    release();
    await page.unrouteAll({ behavior: 'wait' });
    expect(await page.getByRole('toolbar', { name: 'Text formatting' }).count()).toBe(0);
    await expect.poll(() => values(canvas)).toContainEqual({ markdown: 'Add your text here.' });
    await page.keyboard.press('Delete');
    await expect.poll(async () => Object.keys((await canvas.stored()).blocks)).toEqual(known);
  });

  it('focuses a new block that has no text to edit', async () => {
    const canvas = await openCanvas(page, at('page-studio'));
    const known = Object.keys((await canvas.stored()).blocks);
    await add(/^Button/);
    await expect.poll(async () => known.includes((await focusedBlock(page)) ?? known[0] ?? '')).toBe(false);
    await page.keyboard.press('Delete');
    await expect.poll(async () => Object.keys((await canvas.stored()).blocks)).toEqual(known);
  });

  it('asks for an image before adding an image block and shows names as under Assets', async () => {
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

  it('warns about overlapping blocks and resolves the overlap in one undo step', async () => {
    const canvas = await openCanvas(page, at('page-studio'));
    const known = Object.keys((await canvas.stored()).blocks);
    await add(/^Button/);
    await expect.poll(() => canvas.frame.locator('[data-bid]').count()).toBe(known.length + 1);
    await add(/^Button/);
    await expect.poll(() => canvas.frame.locator('[data-bid]').count()).toBe(known.length + 2);
    const cells = async () =>
      Object.entries((await canvas.stored()).blocks).map(([id, { layout }]) => [id, layout]);
    const newIds = async () =>
      Object.keys((await canvas.stored()).blocks).filter((each) => !known.includes(each));
    await expect.poll(async () => (await newIds()).includes((await focusedBlock(page)) ?? '')).toBe(true);
    const added = await focusedBlock(page);
    const before = JSON.stringify(await cells());
    await page.keyboard.press('ArrowUp');
    const note = page.getByText(/^Overlaps “Button: Read more”/);
    await expect.poll(async () => JSON.stringify(await cells())).not.toBe(before);
    await note.first().waitFor();
    const overlapping = JSON.stringify(await cells());
    await page.getByRole('button', { name: 'Make room', exact: true }).click();
    await note.first().waitFor({ state: 'detached' });
    await expect.poll(() => focusedBlock(page)).toBe(added);
    await expect.poll(async () => JSON.stringify(await cells())).toBe(before);
    await page.keyboard.press('Control+z');
    await expect.poll(async () => JSON.stringify(await cells())).toBe(overlapping);
  });

  it('moves a block up and down within its section and announces its position', async () => {
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
    const position = before.indexOf('hero-text');
    await canvas.block('hero-text').focus();
    await page.getByRole('button', { name: 'Move up' }).focus();
    for (let left = position; left > 0; left -= 1) {
      await page.keyboard.press('Enter');
      await expect.poll(async () => (await order()).indexOf('hero-text')).toBe(left - 1);
    }
    await page.getByText(`Position 1 of ${before.length}`, { exact: true }).waitFor({ state: 'attached' });
    expect(await page.getByRole('button', { name: 'Move up' }).isDisabled()).toBe(true);
    await expect.poll(() => focusedBlock(page)).toBe('hero-text');
    await page.keyboard.press('Control+ArrowDown');
    await expect.poll(async () => (await order()).indexOf('hero-text')).toBe(1);
    for (let left = position + 1; left > 0; left -= 1) await page.keyboard.press('Control+z');
    await expect.poll(order).toEqual(before);
  });

  it('warns about a URL without a scheme and fixes it with one click', async () => {
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
    await canvas.editText(canvas.frame.locator('[data-bid="cups-text"]'));
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: 'Link' });
    await dialog.getByRole('textbox', { name: 'Page' }).fill('www.example.org');
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await dialog.getByText('www.example.org is not a valid page URL').waitFor();
    await dialog.getByRole('button', { name: 'Use this URL' }).click();
    expect(await dialog.getByRole('textbox', { name: 'URL' }).inputValue()).toBe('https://www.example.org');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await canvas.stopEditing();
    await canvas.editText(canvas.frame.locator('[data-bid="cups-text"]'));
    await page.keyboard.type('See www.example.net ');
    await canvas.stopEditing();
    await page.getByText('Linked to https://www.example.net', { exact: true }).waitFor();
    await canvas.frame
      .locator('[data-bid="cups-text"] a[href="https://www.example.net"]')
      .waitFor({ state: 'attached' });
  });

  it('reports that the text editor cannot load and keeps everything typed while it was loading', async () => {
    page = await openNewPage();
    const abort = (route: Route) => route.abort('connectionrefused');
    await page.route(TEXT_EDITOR, abort);
    const canvas = await openCanvas(page, at('page-home'));
    const text = canvas.frame.locator('[data-bid="notes-title"] h2');
    await text.waitFor();
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.unroute(TEXT_EDITOR, abort);
    await page.route('**/*', async (route) => {
      await released;
      await abort(route);
    });
    await text.dblclick();
    await page.keyboard.type('Typed early!');
    await page.keyboard.press('Backspace');
    release();
    await page.getByText(/^Can’t reach the server, so this text can’t be opened/).waitFor();
    await page.getByRole('banner').getByText('Offline', { exact: true }).waitFor();
    // Further keys, such as Backspace, must not delete the block.
    await page.keyboard.type('x');
    await page.keyboard.press('Backspace');
    await canvas.block('notes-title').waitFor({ state: 'attached' });
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('alertdialog').getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('toolbar', { name: 'Text formatting' }).waitFor();
    await page.keyboard.type(' and saved');
    await expect
      .poll(async () => String((await canvas.stored()).blocks['notes-title']?.value.markdown))
      .toMatch(/Typed early and saved$/);
  });

  it('edits text while the server is unreachable once the canvas has loaded', async () => {
    const canvas = await openCanvas(page, at('page-home'));
    await expect
      .poll(() =>
        page.evaluate(() =>
          performance.getEntriesByType('resource').some(({ name }) => /\/chunks\/text-/.test(name)),
        ),
      )
      .toBe(true);
    await page.route('**/*', (route) => route.abort('connectionrefused'));
    await canvas.editText(canvas.frame.locator('[data-bid="cups-text"]'));
    await page.keyboard.type('Without a server');
    await canvas.stopEditing();
    await canvas.frame.getByText('Without a server').waitFor();
    await page.unrouteAll({ behavior: 'wait' });
  });

  it('shows an error when the canvas cannot load, and loads it on retry', async () => {
    page = await openNewPage();
    await page.goto(`${served.origin}/config`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const abort = (route: Route) => route.abort('connectionrefused');
    await page.route('**/chunks/{preview,create-locale}-*.js', abort);
    await page.route(/\/config(\/pages.*)?$/, abort);
    await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Pages' }).click();
    const alert = page.locator('[data-canvas]').getByRole('alert');
    await alert.getByText('Network error').waitFor();
    await page.unrouteAll({ behavior: 'wait' });
    await alert.getByRole('button', { name: 'Try again' }).click();
    await page.locator('[data-block]').first().waitFor({ state: 'attached' });
  });
});

async function values(canvas: Canvas): Promise<readonly Readonly<Record<string, unknown>>[]> {
  return Object.values((await canvas.stored()).blocks).map(({ value }) => value);
}

/** Sends all keys at once through CDP, without waiting for the page to process them. */
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

/** The id of the focused block. */
function focusedBlock(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.getAttribute('data-block'));
}
