import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { hasBrowser } from '../../fixtures/fixture-server/open-browser.ts';
import {
  addSection,
  type Canvas,
  openCanvas,
  type StoredPage,
  storedBody,
  waitUntilSaved,
} from './testing/canvas.ts';
import type { CopiedSite } from './testing/copy-site.ts';
import { canvasOf } from './testing/dashboard-user.ts';
import { DESKTOP } from './testing/open-page.ts';
import { createSignedInSite } from './testing/signed-in-site.ts';
import { unexpectedErrors } from './testing/unexpected-errors.ts';

// Ids in the Olaria site. cspell:ignore shelf

/** HTML that runs code in the dashboard unless it is sanitized. */
const HOSTILE = [
  '<img src="data:image/png;base64,AAAA" onerror="parent.wasHacked = true; alert(1)">',
  '<script>parent.wasHacked = true; alert(2)</script>',
  '<a href="javascript:parent.wasHacked=true">press me</a>',
  '<svg onload="parent.wasHacked = true"><a href="javascript:alert(3)"><text>press me too</text></a></svg>',
  '<iframe srcdoc="<script>top.wasHacked = true</script>"></iframe>',
  '<form action="javascript:parent.wasHacked=true"><button>send</button></form>',
].join('\n');

function addHostileBlocks(site: CopiedSite): void {
  site.edit<{ body: { blocks: Record<string, unknown> } }>('pages/contact.json', (document) => {
    const block = document.body.blocks['broken-text'];
    const { layout, order, section } = block as Record<string, unknown>;
    const hostile = (kind: number, value: object) => ({ kind, layout, order, section, value });
    document.body.blocks.text = hostile(2, { html: HOSTILE });
    document.body.blocks.markdown = hostile(2, {
      markdown: `${HOSTILE}\n\n[press](javascript:parent.wasHacked=true)`,
    });
    document.body.blocks.code = hostile(23, { html: HOSTILE });
    return document;
  });
}

describe.skipIf(!hasBrowser)('editing a page on the canvas (skipped without Chromium)', () => {
  const pageErrors: string[] = [];
  const served = createSignedInSite({ pageErrors, prepare: addHostileBlocks });
  let page: Page;
  const at = (path: string) => `${served.origin}/config/pages/${path}`;

  beforeEach(async () => {
    page = await served.openShared();
  });
  afterEach(async (test) => {
    // Chromium logs this for every script that the sandboxed frame blocks, including those of Playwright.
    const errors = pageErrors
      .splice(0)
      .filter((error) => !error.includes("'allow-scripts' permission is not set"));
    await served.closeFailed(test, unexpectedErrors(errors).length > 0);
    expect(unexpectedErrors(errors)).toEqual([]);
  });

  it('edits a headline, and undo reverts the whole edit in one step', async () => {
    const canvas = await openCanvas(page, at('page-home'));
    const heading = canvas.frame.getByRole('heading', { level: 1 });
    const before = (await heading.textContent()) ?? '';
    await canvas.editText(heading);
    // At once: keys that a busy machine takes more than 800 ms apart are two steps.
    await page.keyboard.insertText('Pots for every day');
    await canvas.stopEditing();
    await expect.poll(() => heading.textContent()).toBe('Pots for every day');
    await expectMarkdown(canvas, 'hero-title', '# Pots for every day');
    await page.keyboard.press('Control+z');
    await expect.poll(() => heading.textContent()).toBe(before);
    await expectMarkdown(canvas, 'hero-title', `# ${before}`);
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(() => heading.textContent()).toBe('Pots for every day');
  });

  it('saves an edited text automatically, and it is still there after a reload', async () => {
    const canvas = await openCanvas(page, at('page-home'));
    await canvas.editText(canvas.frame.getByRole('heading', { level: 1 }));
    await page.keyboard.type('Saved automatically');
    await expectMarkdown(canvas, 'hero-title', '# Saved automatically');
    await waitUntilSaved(page);
    await page.reload();
    await canvas.frame.getByRole('heading', { level: 1, name: 'Saved automatically' }).waitFor();
  });

  it('loses no typed text when the window is closed while editing', async () => {
    const canvas = await openCanvas(page, at('page-home'));
    await canvas.editText(canvas.frame.getByRole('heading', { level: 1 }));
    await page.keyboard.type('To the very last character');
    await page.close({ runBeforeUnload: false });
    page = await served.openShared();
    const reopened = await openCanvas(page, at('page-home'));
    await reopened.frame.getByRole('heading', { level: 1, name: 'To the very last character' }).waitFor();
  });

  it('formats text as bold and adds a link', async () => {
    const canvas = await openCanvas(page, at('page-home'));
    await canvas.editText(canvas.frame.locator('[data-bid="notes-title"] h2'));
    await page.keyboard.type('Written down');
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+b');
    await expect
      .poll(() => page.getByRole('button', { name: 'Bold' }).getAttribute('aria-pressed'))
      .toBe('true');
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: 'Link' });
    await dialog.getByRole('tab', { name: 'Web Address' }).click();
    await dialog.getByRole('textbox', { name: 'URL' }).fill('javascript:alert(1)');
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await dialog.getByText(/^Links must be formatted as/).waitFor();
    await dialog.getByRole('textbox', { name: 'URL' }).fill('https://quoin.example/notes');
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await dialog.waitFor({ state: 'detached' });
    await canvas.stopEditing();
    await expectMarkdown(
      canvas,
      'notes-title',
      expect.stringMatching(
        /^## (\*\*)?\[(\*\*)?Written down(\*\*)?\]\(https:\/\/quoin\.example\/notes\)(\*\*)?$/,
      ),
    );
    await canvas.frame
      .locator('[data-bid="notes-title"] a strong, [data-bid="notes-title"] strong a')
      .waitFor();
  });

  it('sets text and background colors with the keyboard, and the page shows them (R-RTE-TOOL-11)', async () => {
    const canvas = await openCanvas(page, at('page-home'));
    const html = async () => (await canvas.stored()).blocks['shelf-title']?.value.html;
    const heading = canvas.frame.locator('[data-bid="shelf-title"] h2');
    await canvas.editText(heading);
    await page.keyboard.type('In color');
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Alt+F10');
    await expect.poll(() => focusedName(page)).toBe('Heading 2');
    for (let left = 12; left > 0 && (await focusedName(page)) !== 'Text color'; left -= 1)
      await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: 'Text color' });
    await expect.poll(() => focusedName(page)).toBe('Inherit');
    for (let left = 17; left > 0 && (await focusedName(page)) !== 'Barro'; left -= 1)
      await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await panel.waitFor({ state: 'detached' });
    await expect.poll(html).toBe('<h2><span style="color:var(--barro)">In color</span></h2>');
    // A custom background color is typed in, then undone while the dialog is open.
    await page.getByRole('button', { name: 'Background color' }).focus();
    await page.keyboard.press('Enter');
    const background = page.getByRole('dialog', { name: 'Background color' });
    await background.getByRole('textbox', { name: 'Color' }).fill('#ffec94');
    await page.keyboard.press('Enter');
    await expect.poll(html).toContain('background-color:hsl(');
    await background.getByRole('slider', { name: 'Hue' }).focus();
    await page.keyboard.press('Control+z');
    await expect.poll(html).toBe('<h2><span style="color:var(--barro)">In color</span></h2>');
    await page.keyboard.press('Escape');
    await background.waitFor({ state: 'detached' });
    await canvas.stopEditing();
    await expect
      .poll(() => heading.locator('span').evaluate((span) => getComputedStyle(span).color))
      .toBe('rgb(150, 73, 43)');
    await page.reload();
    await canvas.frame.locator('[data-bid="shelf-title"] h2 span[style]').waitFor();
  });

  it('shows a color on the page while its slider is dragged, and undo reverts the drag in one step', async () => {
    const canvas = await openCanvas(page, at('page-home'));
    const heading = canvas.frame.locator('[data-bid="words-text"]');
    await canvas.editText(heading);
    await page.getByRole('button', { name: 'Text color' }).click();
    const box = await page.getByRole('slider', { name: 'Lightness' }).boundingBox();
    const client = await page.context().newCDPSession(page);
    const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', share: number) =>
      client.send('Input.dispatchMouseEvent', {
        type,
        x: (box?.x ?? 0) + (box?.width ?? 0) * share,
        y: (box?.y ?? 0) + (box?.height ?? 0) / 2,
        button: 'left',
        buttons: type === 'mouseReleased' ? 0 : 1,
        clickCount: 1,
      });
    const color = () =>
      heading.evaluate((text) => text.querySelector<HTMLElement>('span[style]')?.style.color);
    await send('mousePressed', 0.5);
    await send('mouseMoved', 0.6);
    await expect.poll(color).toBeDefined();
    const first = await color();
    await send('mouseMoved', 0.8);
    await expect.poll(color).not.toBe(first);
    await send('mouseReleased', 0.8);
    await client.detach();
    await page.keyboard.press('Control+z');
    await expect.poll(color).toBeUndefined();
    await page.keyboard.press('Escape');
    await canvas.stopEditing();
  });

  it('moves, resizes, duplicates, moves to another section and deletes a block with the keyboard', async () => {
    const canvas = await openCanvas(page, at('page-home'));
    const block = canvas.block('hero-button');
    const before = (await canvas.stored()).blocks['hero-button'];
    const [col, span] = [before?.layout.desktop.col ?? 0, before?.layout.desktop.span ?? 0];
    await block.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    await expect
      .poll(async () => (await canvas.stored()).blocks['hero-button']?.layout.desktop)
      .toMatchObject({
        col: col + 1,
        span: span + 1,
      });
    const known = Object.keys((await canvas.stored()).blocks);
    const count = known.length;
    await page.keyboard.press('Control+d');
    await expect.poll(() => blockCount(canvas)).toBe(count + 1);
    const copy = Object.keys((await canvas.stored()).blocks).find((id) => !known.includes(id)) ?? '';
    await expect.poll(() => canvas.frame.locator('[data-bid]').count()).toBe(count + 1);
    await expect
      .poll(() => canvas.block(copy).evaluate((element) => element === document.activeElement))
      .toBe(true);
    await page.keyboard.press('Alt+ArrowDown');
    await expect.poll(async () => (await canvas.stored()).blocks[copy]?.section).toBe('shelf');
    await page.keyboard.press('Delete');
    await expect.poll(() => blockCount(canvas)).toBe(count);
    await canvas.frame.locator(`[data-bid="${copy}"]`).waitFor({ state: 'detached' });
  });

  it('moves and resizes a block with the mouse', async () => {
    const canvas = await openCanvas(page, at('page-home'));
    const cell = async () => (await canvas.stored()).blocks['hero-text']?.layout.desktop;
    const before = await cell();
    const text = canvas.frame.locator('[data-bid="hero-text"]');
    // A click on a block moves the focus there from another element.
    await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Pages' }).focus();
    await text.click();
    await expect
      .poll(() => canvas.block('hero-text').evaluate((element) => element === document.activeElement))
      .toBe(true);
    await expect.poll(() => canvas.block('hero-text').getAttribute('aria-pressed')).toBe('true');
    const width = (await text.boundingBox())?.width ?? 0;
    const column = width / (before?.span ?? 1);
    await canvas.drag(canvas.block('hero-text'), { x: column, y: 0 });
    await expect.poll(cell).toMatchObject({ col: (before?.col ?? 0) + 1, span: before?.span });
    await canvas.drag(page.locator('[data-grip="right"]'), { x: column * 2, y: 0 });
    await expect.poll(cell).toMatchObject({ col: (before?.col ?? 0) + 1, span: (before?.span ?? 0) + 2 });
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect.poll(cell).toEqual(before);
  });

  it('aligns the outline with the block after the focus has moved to the end of the page', async () => {
    const canvas = await openCanvas(page, at('page-home'));
    const outline = page.locator('[data-block]').last();
    const id = (await outline.getAttribute('data-block')) ?? '';
    await outline.focus();
    await expect.poll(() => outline.getAttribute('aria-pressed')).toBe('true');
    const block = canvas.frame.locator(`[data-bid="${id}"]`);
    const distance = async () => {
      const [above, below] = [await outline.boundingBox(), await block.boundingBox()];
      return Math.abs((above?.y ?? 0) - (below?.y ?? Number.NaN));
    };
    await expect.poll(distance).toBeLessThan(2);
    expect((await block.boundingBox())?.y).toBeLessThan(DESKTOP.viewport.height);
  });

  it('adds sections and blocks', async () => {
    const canvas = await openCanvas(page, at('page-studio'));
    const sections = Object.keys((await canvas.stored()).sections).length;
    await addSection(page, 'Blank section');
    await expect.poll(async () => Object.keys((await canvas.stored()).sections).length).toBe(sections + 1);
    // The section is added at the end of the page and scrolled into view.
    const added = canvas.frame.locator('[data-sid]').last();
    await expect.poll(async () => (await added.boundingBox())?.y).toBeLessThan(DESKTOP.viewport.height);
    await page.getByRole('button', { name: 'Add block' }).click();
    await page.getByRole('menuitem', { name: 'Quote' }).click();
    await canvas.frame.getByText('Add a quote').waitFor();
    const label = page.getByRole('textbox', { name: 'Quote' });
    await label.fill('Clay remembers.');
    await canvas.frame.getByText('Clay remembers.').waitFor();
    await expect
      .poll(async () =>
        Object.values((await canvas.stored()).blocks).some(({ value }) => value.quote === 'Clay remembers.'),
      )
      .toBe(true);
  });

  it('shows the sections of the library as the site has them, and adds one in one step', async () => {
    const canvas = await openCanvas(page, at('page-studio'));
    const { blocks, sections } = await canvas.stored();
    const count = async () => {
      const stored = await canvas.stored();
      return { blocks: Object.keys(stored.blocks).length, sections: Object.keys(stored.sections).length };
    };
    const before = await count();
    await page.getByRole('button', { name: 'Add section', exact: true }).press('Enter');
    const library = page.getByRole('dialog', { name: 'Add section' });
    await library.getByRole('tab', { name: 'Introduction' }).press('ArrowRight');
    const preview = library.locator('iframe[title="Image on the left"]').contentFrame();
    // In the fonts of the theme, with an image of the site, and without its header.
    const heading = preview.getByRole('heading', { name: 'Our story', includeHidden: true });
    await heading.waitFor();
    expect(await heading.evaluate((element) => getComputedStyle(element).fontFamily)).toBe(
      await canvas.frame
        .getByRole('heading', { level: 1 })
        .first()
        .evaluate((element) => getComputedStyle(element).fontFamily),
    );
    await expect
      .poll(() => preview.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(await preview.locator('header, footer').count()).toBe(0);
    await library.getByRole('button', { name: 'Image on the left' }).press('Enter');
    await canvas.frame.getByRole('heading', { name: 'Our story' }).waitFor();
    await expect.poll(count).toEqual({ blocks: before.blocks + 3, sections: before.sections + 1 });
    expect(await library.count()).toBe(0);
    await page.keyboard.press('Control+z');
    await expect.poll(() => canvas.stored()).toMatchObject({ blocks, sections });
    await expect.poll(count).toEqual(before);
  });

  it('shows the same prices as the published page', async () => {
    const canvas = await openCanvas(page, at('page-home'));
    const shown = canvas.frame.locator('[data-bid="shelf-products"]').getByText(/€\d/);
    const published = await (await fetch(`${served.origin}/`)).text();
    const prices = await shown.allInnerTexts();
    expect(prices.length).toBeGreaterThan(2);
    for (const price of prices) expect(published).toContain(price.replace('from ', ''));
  });

  it('reorders blocks on the phone without changing the desktop layout', async () => {
    const canvas = await openCanvas(page, `${at('page-home')}?device=phone`);
    const row = async () => (await canvas.stored()).blocks['hero-text']?.layout;
    const before = await row();
    await canvas.block('hero-text').focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(async () => (await row())?.phone.row).toBeLessThan(before?.phone.row ?? 0);
    expect((await row())?.desktop).toEqual(before?.desktop);
  });

  it('adds, renames, reorders and deletes pages in the page tree', async () => {
    await openCanvas(page, at('page-home'));
    const tree = page.getByRole('treegrid', { name: 'Site pages' });
    const row = (name: string) => tree.getByRole('row', { name, exact: true });
    await page.getByRole('button', { name: 'Add page', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Firings');
    await dialog.getByRole('button', { name: 'Create page' }).click();
    await row('Firings').waitFor();
    await canvasOf(page).getByRole('heading', { name: 'Firings' }).first().waitFor();
    const pagePath = new URL(page.url()).pathname;
    const openMenu = async (name: string) => {
      await row(name).hover();
      await row(name)
        .getByRole('button', { name: `Actions for ${name}` })
        .click();
    };
    const act = async (name: string, action: string) => {
      await openMenu(name);
      await page.getByRole('menuitem', { name: action }).click();
    };
    await act('Firings', 'Rename');
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Kilns');
    await dialog.getByRole('button', { name: 'Rename' }).click();
    await row('Kilns').waitFor();
    const names = async () =>
      (await tree.getByRole('row').evaluateAll((rows) => rows.map((each) => each.ariaLabel))).slice(0, 8);
    const position = async () => (await names()).indexOf('Kilns');
    const first = await position();
    await row('Kilns').getByRole('button', { name: 'Move Kilns' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('[data-drop-target]').count()).toBeGreaterThan(0);
    for (let left = 4; left > 0; left -= 1) await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await position()) < first).toBe(true);
    // Undo reverts the whole drag in one step.
    await page.keyboard.press('Control+z');
    await expect.poll(position).toBe(first);
    await act('Kilns', 'Move up');
    await expect.poll(position).toBe(first - 1);
    // The page above is no folder: visitors would not find a page below it.
    await openMenu('Kilns');
    await expect
      .poll(() => page.getByRole('menuitem', { name: 'Indent' }).getAttribute('aria-disabled'))
      .toBe('true');
    await page.keyboard.press('Escape');
    await act('Kilns', 'Delete page');
    await row('Kilns').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
    await row('Kilns').waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe(pagePath);
    const key = `page:${pagePath.split('/').at(-1)}`;
    await expect
      .poll(async () => ((await storedBody(page, key)) as StoredPage | undefined)?.title)
      .toBe('Kilns');
  });

  it('never runs code from page data in the dashboard (R-RTE-TOOL-13)', async () => {
    const dialogs: string[] = [];
    page = await served.openPage();
    onTestFinished(() => page.close());
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    const canvas = await openCanvas(page, at('page-contact'));
    await canvas.frame.locator('[data-bid="code"]').waitFor({ state: 'attached' });
    const inFrame = await canvas.frame.locator('html').evaluate((root) => {
      const all = [...root.querySelectorAll('*')];
      return {
        loaded: all.filter(({ localName }) => ['script', 'iframe', 'object', 'embed'].includes(localName))
          .length,
        handlers: all.flatMap(({ attributes }) => [...attributes]).filter(({ name }) => name.startsWith('on'))
          .length,
        code: all
          .flatMap(({ attributes }) => [...attributes])
          .filter(({ value }) => /^\s*javascript:/i.test(value)).length,
      };
    });
    expect(inFrame).toEqual({ loaded: 0, handlers: 0, code: 0 });
    for (const text of ['press me', 'press me too', 'send'])
      await canvas.frame
        .locator('[data-bid="code"]')
        .getByText(text, { exact: true })
        .first()
        .dispatchEvent('click');
    // Editing in place loads the text into the text editor, which must not run code either.
    const tools = page.getByRole('toolbar', { name: 'Text formatting' });
    for (const id of ['text', 'markdown']) {
      await canvas.block(id).focus();
      await page.keyboard.press('Enter');
      const notice = page.getByText(/can’t be edited on the page/);
      await expect.poll(async () => (await tools.count()) + (await notice.count())).toBeGreaterThan(0);
      if ((await tools.count()) > 0) await canvas.stopEditing();
    }
    expect(await page.evaluate(() => Reflect.get(window, 'wasHacked'))).toBeUndefined();
    expect(dialogs).toEqual([]);
    expect(new URL(page.url()).pathname).toBe('/config/pages/page-contact');
  });
});

function expectMarkdown(canvas: Canvas, blockId: string, markdown: unknown): Promise<void> {
  return expect.poll(async () => (await canvas.stored()).blocks[blockId]?.value.markdown).toEqual(markdown);
}

async function blockCount(canvas: Canvas): Promise<number> {
  return Object.keys((await canvas.stored()).blocks).length;
}

/** The accessible name of the focused element. */
function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const active = document.activeElement;
    return active?.getAttribute('aria-label') ?? active?.parentElement?.textContent ?? '';
  });
}
