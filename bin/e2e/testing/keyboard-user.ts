import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { DashboardUser } from './dashboard-user.ts';
import { eventually } from './eventually.ts';

/** Uses the dashboard with the keyboard alone and checks that the focus is visible. */
export const keyboardUser: DashboardUser = {
  goTo: async (page, { command }) => {
    await page.keyboard.press('Control+k');
    const search = page.getByRole('dialog').getByRole('searchbox');
    await search.waitFor();
    await eventually(async () => expect(await hasFocus(search)).toBe(true));
    await page.keyboard.type(command);
    await page.getByRole('dialog').getByRole('menuitem', { name: command }).first().waitFor();
    await page.keyboard.press('Enter');
    await search.waitFor({ state: 'detached' });
  },
  press: async (target) => {
    await ((await isInTable(target)) ? moveInTable(target) : tabTo(target));
    await target.page().keyboard.press('Enter');
  },
  fill: async (target, text) => {
    await tabTo(target);
    await target.page().keyboard.press('Control+a');
    await target.page().keyboard.type(text);
  },
  choose: async (target, option) => {
    const page = target.page();
    await tabTo(target);
    await page.keyboard.press('Enter');
    const wanted = page.getByRole('option', { name: option });
    await wanted.waitFor();
    await page.keyboard.type(option);
    await eventually(async () => expect(await hasFocus(wanted)).toBe(true));
    await page.keyboard.press('Enter');
    await wanted.waitFor({ state: 'detached' });
  },
  openPublish: (page) => page.keyboard.press('Control+Shift+P'),
  editHeadline: async (page, { blockId, after }) => {
    await tabTo(page.locator(`[data-block="${blockId}"]`));
    await page.keyboard.press('F2');
    await page.getByRole('toolbar', { name: 'Text formatting' }).waitFor();
    await page.keyboard.press('Control+Shift+Home');
    await page.keyboard.type(after);
    await page.keyboard.press('Escape');
    await page.getByRole('toolbar', { name: 'Text formatting' }).waitFor({ state: 'detached' });
  },
};

/** More tab stops than any screen has. */
const MAX_TAB_STOPS = 200;

/** Moves the focus to an element with Tab or Shift+Tab, whichever is the direction in document order. */
async function tabTo(target: Locator): Promise<void> {
  await target.waitFor();
  const { keyboard } = target.page();
  for (let left = MAX_TAB_STOPS; !(await hasFocus(target)); left -= 1) {
    if (left === 0)
      throw new Error(
        `Cannot reach ${String(target)} with Tab; the focus is at ${await focusedHtml(target.page())}`,
      );
    await keyboard.press((await precedesFocus(target)) ? 'Shift+Tab' : 'Tab');
  }
  expect(await hasVisibleFocus(target), `The focus on ${String(target)} is not visible`).toBe(true);
}

function isInTable(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element.closest('table[role$="grid"]') !== null);
}

/** Moves the focus to a control of a table, which is one tab stop: its rows and cells are reached with the arrow keys. */
async function moveInTable(target: Locator): Promise<void> {
  const { keyboard } = target.page();
  const table = target.locator('xpath=ancestor::table');
  for (let left = MAX_TAB_STOPS; !(await containsFocus(table)); left -= 1) {
    if (left === 0) throw new Error(`Cannot reach the table of ${String(target)} with Tab`);
    await keyboard.press((await precedesFocus(table)) ? 'Shift+Tab' : 'Tab');
  }
  const row = target.locator('xpath=ancestor::tr');
  for (let left = MAX_TAB_STOPS; !(await containsFocus(row)); left -= 1) {
    if (left === 0) throw new Error(`Cannot reach the row of ${String(target)} with the arrow keys`);
    await keyboard.press((await precedesFocus(row)) ? 'ArrowUp' : 'ArrowDown');
  }
  for (let left = MAX_TAB_STOPS; !(await hasFocus(target)); left -= 1) {
    if (left === 0) throw new Error(`Cannot reach ${String(target)} with the arrow keys`);
    await keyboard.press('ArrowRight');
  }
  expect(await hasVisibleFocus(target), `The focus on ${String(target)} is not visible`).toBe(true);
}

function containsFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element.contains(document.activeElement));
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

function precedesFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const { activeElement: active } = document;
    if (active === null || active === document.body) return false;
    return (active.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  });
}

/** Returns whether the element, or one of its two closest ancestors, has an outline or a shadow. */
function hasVisibleFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const isDrawn = (part: Element): boolean => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    };
    const { width, height } = element.getBoundingClientRect();
    const around = [element, element.parentElement, element.parentElement?.parentElement];
    return width > 0 && height > 0 && around.some((part) => part != null && isDrawn(part));
  });
}

function focusedHtml(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200) ?? '');
}
