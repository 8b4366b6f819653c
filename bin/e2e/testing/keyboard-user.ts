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
    await focus(target);
    await target.page().keyboard.press('Enter');
  },
  toggle: async (target) => {
    await focus(target);
    await target.page().keyboard.press('Space');
  },
  chooseInRow: async (row, action) => {
    const page = row.page();
    await moveToRow(row);
    await moveTo(row.getByRole('button', { name: /^Actions for/, includeHidden: true }), 'ArrowRight');
    await page.keyboard.press('Enter');
    const wanted = page.getByRole('menuitem', { name: action, exact: true });
    await focus(wanted);
    await page.keyboard.press('Enter');
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

const LIST_SELECTOR = '[role=listbox], [role=menu], [role=tablist]';
/** Lists that are one tab stop: their entries are reached with the arrow keys. */
const LIST_OF = 'xpath=ancestor::*[@role="listbox" or @role="menu" or @role="tablist"][1]';

/** Moves the focus to an element, with the arrow keys in tables, trees, menus, lists and tabs. */
async function focus(target: Locator): Promise<void> {
  await target.waitFor();
  if (await target.evaluate((element) => element.closest('[role$=grid]') !== null)) {
    await moveToRow(target.locator('xpath=ancestor-or-self::*[@role="row"][1]'));
    return moveTo(target, 'ArrowRight');
  }
  const isInList = await target.evaluate(
    (element, lists) => element.parentElement?.closest(lists) != null,
    LIST_SELECTOR,
  );
  if (!isInList) return tabTo(target);
  const list = target.locator(LIST_OF);
  if (await isListOfFocus(list)) return moveActiveOption(target, list);
  await tabInto(list);
  const isForward = !(await precedesFocus(target));
  const isTabs = (await list.getAttribute('role')) === 'tablist';
  return moveTo(target, `Arrow${isTabs ? (isForward ? 'Right' : 'Left') : isForward ? 'Down' : 'Up'}`);
}

/** Whether the list is that of the search field with the focus, whose arrow keys choose in it. */
function isListOfFocus(list: Locator): Promise<boolean> {
  return list.evaluate(({ id }) => document.activeElement?.getAttribute('aria-controls') === id);
}

/** `Node.DOCUMENT_POSITION_PRECEDING` */
const PRECEDING = 2;

/** The first result becomes active when the search has ended. */
async function moveActiveOption(target: Locator, list: Locator): Promise<void> {
  const { keyboard } = target.page();
  const active = list.locator('[data-focused]');
  for (let left = MAX_TAB_STOPS; ; left -= 1) {
    const position = await active.evaluate(
      (option, wanted) => wanted !== null && option.compareDocumentPosition(wanted),
      await target.elementHandle(),
    );
    if (position === 0) return;
    if (left === 0) throw new Error(`Cannot reach ${String(target)} with the arrow keys`);
    await keyboard.press(position === PRECEDING ? 'ArrowUp' : 'ArrowDown');
  }
}

async function moveToRow(row: Locator): Promise<void> {
  const { keyboard } = row.page();
  await tabInto(row.locator('xpath=ancestor::*[@role="grid" or @role="treegrid"][1]'));
  for (let left = MAX_TAB_STOPS; !(await containsFocus(row)); left -= 1) {
    if (left === 0) throw new Error(`Cannot reach ${String(row)} with the arrow keys`);
    await keyboard.press((await precedesFocus(row)) ? 'ArrowUp' : 'ArrowDown');
  }
}

/** Moves the focus into a table or list, which is one tab stop. */
async function tabInto(list: Locator): Promise<void> {
  const { keyboard } = list.page();
  for (let left = MAX_TAB_STOPS; !(await containsFocus(list)); left -= 1) {
    if (left === 0) throw new Error(`Cannot reach ${String(list)} with Tab`);
    await keyboard.press((await precedesFocus(list)) ? 'Shift+Tab' : 'Tab');
  }
}

async function moveTo(target: Locator, key: `Arrow${string}`): Promise<void> {
  const page = target.page();
  for (let left = MAX_TAB_STOPS; !(await hasFocus(target)); left -= 1) {
    if (left === 0)
      throw new Error(
        `Cannot reach ${String(target)} with ${key}; the focus is at ${await focusedHtml(page)}`,
      );
    await page.keyboard.press(key);
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

/** Returns whether the element, its layer above a card, or one of its two closest ancestors has an outline or a shadow. */
function hasVisibleFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const isDrawn = (part: Element, layer?: '::after'): boolean => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part, layer);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    };
    const { width, height } = element.getBoundingClientRect();
    const around = [element, element.parentElement, element.parentElement?.parentElement];
    const isVisible = isDrawn(element, '::after') || around.some((part) => part != null && isDrawn(part));
    return width > 0 && height > 0 && isVisible;
  });
}

function focusedHtml(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200) ?? '');
}
