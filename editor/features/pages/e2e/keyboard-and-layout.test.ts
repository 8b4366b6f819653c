import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { addSection, openCanvas } from '../../../../bin/e2e/testing/canvas.ts';
import { createSignedInSite } from '../../../../bin/e2e/testing/signed-in-site.ts';
import { hasBrowser } from '../../../../fixtures/fixture-server/open-browser.ts';

const isLong = inject('scale') === 'long';

describe.skipIf(!hasBrowser)('keyboard operation and layout of the canvas (skipped without Chromium)', () => {
  const served = createSignedInSite({ viewport: { width: 1366, height: 768 } });
  let page: Page;
  const home = () => `${served.origin}/config/pages/page-home`;

  beforeEach(async () => {
    page = await served.openShared();
  });
  afterEach(async (test) => {
    await served.closeFailed(test);
  });

  it.each(isLong ? [1024, 390, 1280, 1366, 1440] : [1024, 390])(
    'does not move the page when text editing starts, at a width of %i px',
    async (width) => {
      await page.setViewportSize({ width, height: 768 });
      const canvas = await openCanvas(page, home());
      const top = async () => (await page.locator('[data-canvas] iframe').boundingBox())?.y;
      await expect.poll(top).toBeGreaterThan(0);
      const before = await top();
      await canvas.block('hero-text').focus();
      await page.keyboard.press('Enter');
      const tools = page.getByRole('toolbar', { name: 'Text formatting' });
      await tools.waitFor();
      expect(await top()).toBe(before);
      const done = page.getByRole('button', { name: 'Done' });
      const [bar, button] = [await tools.boundingBox(), await done.boundingBox()];
      expect((bar?.y ?? 0) + (bar?.height ?? 0) / 2).toBeCloseTo(
        (button?.y ?? 0) + (button?.height ?? 0) / 2,
        -1,
      );
      expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual(width);
    },
  );

  it.each(
    isLong ? ['Assets', 'Forms', 'Content', 'Releases', 'Settings', 'Home', 'Store'] : ['Store', 'Home'],
  )('closes the page and goes to %s when its link is clicked, on a slow network too', async (name) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await openCanvas(page, `${served.origin}/config/pages/page-studio`);
    const link = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name });
    const href = await link.getAttribute('href');
    // On a slow network, the current screen stays until the next one has loaded.
    await page.route('**/_app/**/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 200));
      await route.continue();
    });
    await link.click();
    await page.locator('[data-canvas]').waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe(href);
  });

  it('R-EDSITE-SCREEN-07: shows a page of 375 px in its phone layout when Phone is chosen', async () => {
    const canvas = await openCanvas(page, home());
    const { phone } = (await canvas.stored()).blocks['hero-text']?.layout ?? {};
    await page.getByRole('radio', { name: 'Phone' }).click();
    const shown = () =>
      page.locator('[data-canvas] iframe').evaluate((iframe: HTMLIFrameElement) => {
        const block = iframe.contentDocument?.querySelector('[data-bid="hero-text"]');
        return [iframe.contentWindow?.innerWidth, block && getComputedStyle(block).gridArea];
      });
    await expect
      .poll(shown)
      .toEqual([375, `${phone?.row} / ${phone?.col} / span ${phone?.rows} / span ${phone?.span}`]);
  });

  it('applies a format from the “More formatting” menu to the selected text', async () => {
    await page.setViewportSize({ width: 1280, height: 768 });
    const canvas = await openCanvas(page, home());
    const text = canvas.frame.locator('[data-bid="words-text"]');
    await canvas.editText(text);
    await page.getByRole('button', { name: 'More formatting' }).click();
    await page.getByRole('menuitem', { name: 'Strikethrough' }).click();
    await text.locator('s, del').first().waitFor();
    await page.getByRole('button', { name: 'More formatting' }).click();
    await page.getByRole('menuitem', { name: 'Strikethrough' }).getByRole('img', { name: 'On' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Done' }).click();
  });

  it('focuses the next block after a deletion and announces how to undo it', async () => {
    const canvas = await openCanvas(page, home());
    const announcement = page.getByText(/^Deleted “.*”\. Undo with Ctrl Z$/);
    const ids = await page
      .locator('[data-block]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-block') ?? ''));
    await canvas.block(ids[1] ?? '').focus();
    await page.keyboard.press('Delete');
    await expect.poll(() => focused(page)).toBe(ids[2]);
    await announcement.waitFor();
    await page.keyboard.press('Control+z');
    await canvas.block(ids[1] ?? '').waitFor({ state: 'attached' });
    await canvas.block(ids.at(-1) ?? '').focus();
    await page.keyboard.press('Delete');
    await expect.poll(() => focused(page)).toBe(ids.at(-2));
    await page.keyboard.press('Control+z');
    await canvas.block(ids.at(-1) ?? '').waitFor({ state: 'attached' });
  });

  it('focuses “Add block” after the last block is deleted, and the next section after a section is deleted', async () => {
    const canvas = await openCanvas(page, `${served.origin}/config/pages/page-contact`);
    const section = page.getByRole('toolbar', { name: /^Section/ });
    const sections = Object.keys((await canvas.stored()).sections).length;
    const remove = async () => {
      const name = await section.getAttribute('aria-label');
      await section.getByRole('button', { name: 'Delete section', exact: true }).focus();
      await page.keyboard.press('Enter');
      await page.getByText(`Deleted “${name}”. Undo with Ctrl Z`).waitFor();
    };
    await addSection(page, 'Blank section');
    await section.waitFor();
    await remove();
    await expect.poll(() => focused(page)).toBe('Move up');
    await page.locator('[data-block]').first().focus();
    const deleteFocused = async () => {
      const before = await page.locator('[data-block]').count();
      await page.keyboard.press('Delete');
      await expect.poll(() => page.locator('[data-block]').count()).toBe(before - 1);
    };
    while ((await page.locator('[data-block]').count()) > 1) await deleteFocused();
    await deleteFocused();
    await expect.poll(() => focused(page)).toBe('Add block');
    for (let left = sections; left > 0; left -= 1) await remove();
    await expect.poll(() => focused(page)).toBe('Add section');
  });

  it('focuses the next row after a page is deleted', async () => {
    await openCanvas(page, home());
    const tree = page.getByRole('treegrid', { name: 'Site pages' });
    const names = await tree
      .getByRole('row')
      .evaluateAll((rows) => rows.slice(0, 7).map((row) => row.getAttribute('aria-label')));
    expect(names).toEqual(['Home', 'Main navigation', 'Shop', 'Journal', 'Studio', 'Saturdays', 'Contact']);
    await tree.getByRole('row', { name: 'Home', exact: true }).getByText('Home page').waitFor();
    await tree.getByRole('row', { name: 'Studio', exact: true }).first().hover();
    await tree.getByRole('button', { name: 'Actions for Studio' }).first().click();
    await page.getByRole('menuitem', { name: 'Delete page' }).press('Enter');
    await expect.poll(() => focused(page)).toBe('Contact');
    await page.getByText('Undo with Ctrl Z', { exact: true }).waitFor({ state: 'attached' });
    await page.keyboard.press('Control+z');
    await tree.getByRole('row', { name: 'Studio', exact: true }).first().waitFor();
  });

  it('undoes formatting and typing as separate steps after editing has ended', async () => {
    const canvas = await openCanvas(page, home());
    const heading = canvas.frame.locator('[data-bid="cups-text"]');
    const markdown = async () => (await canvas.stored()).blocks['cups-text']?.value.markdown;
    const before = await markdown();
    await canvas.editText(heading);
    // In one event: typing that pauses for longer than half a second is more than one undo step.
    await page.keyboard.insertText('Written down');
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+b');
    await page.getByRole('button', { name: 'Done' }).click();
    await expect.poll(markdown).toContain('**Written down**');
    await page.keyboard.press('Control+z');
    await expect.poll(markdown).toMatch(/^\W*Written down$/);
    await expect.poll(markdown).not.toContain('**');
    await page.keyboard.press('Control+z');
    await expect.poll(markdown).toBe(before);
  });

  it('continues the same undo history after text editing has ended', async () => {
    const canvas = await openCanvas(page, home());
    const text = canvas.frame.locator('[data-bid="studio-text"]');
    const value = async () => (await canvas.stored()).blocks['studio-text']?.value;
    const before = await value();
    await canvas.editText(text);
    await page.keyboard.type('D');
    await expect.poll(value).toEqual({ markdown: 'D' });
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+i');
    await expect.poll(value).toEqual({ markdown: '*D*' });
    await page.keyboard.press('Control+z');
    await expect.poll(value).toEqual({ markdown: 'D' });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Add block' }).waitFor();
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(value).toEqual({ markdown: '*D*' });
    await page.keyboard.press('Control+z');
    await expect.poll(value).toEqual({ markdown: 'D' });
    await page.keyboard.press('Control+z');
    await expect.poll(value).toEqual(before);
  });

  it('stores colored text as HTML and stores it as Markdown again when the color is removed', async () => {
    const canvas = await openCanvas(page, home());
    const value = async () => (await canvas.stored()).blocks['notes-title']?.value;
    const heading = canvas.frame.locator('[data-bid="notes-title"] h2');
    const field = (name: string) => page.getByRole('textbox', { name });
    const before = await value();
    const setColor = async (name: string) => {
      await canvas.editText(heading);
      await page.getByRole('button', { name: 'Text color' }).click();
      await page.getByRole('dialog', { name: 'Text color' }).getByRole('button', { name }).click();
      await canvas.stopEditing();
    };
    await setColor('Barro');
    await expect.poll(value).toHaveProperty('html');
    await field('Text (HTML)').waitFor();
    await page.getByText(/^This text is HTML/).waitFor();
    await setColor('Inherit');
    await expect.poll(value).toEqual(before);
    await field('Text (Markdown)').waitFor();
  });

  it('shows exactly one focus ring, also on a select and below a tab', async () => {
    const canvas = await openCanvas(page, home());
    await canvas.block('hero-button').focus();
    await page.getByRole('tab', { name: 'Page' }).waitFor();
    await page.getByRole('textbox', { name: 'Label' }).focus();
    await page.keyboard.press('Tab');
    expect(await outlineCount(page)).toBe(1);
    await page.getByRole('button', { name: 'Vertical alignment' }).focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    expect(await outlineCount(page)).toBe(1);
  });
});

/** The number of elements that have an outline. */
function outlineCount(page: Page): Promise<number> {
  return page.evaluate(() => {
    const hasOutline = (element: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && outlineWidth !== '0px';
    };
    return [...document.querySelectorAll('body *')].filter(hasOutline).length;
  });
}

/** The block id of the focused element, or else its name. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: active } = document;
    return (
      active?.getAttribute('data-block') ?? active?.getAttribute('aria-label') ?? active?.textContent ?? ''
    );
  });
}
