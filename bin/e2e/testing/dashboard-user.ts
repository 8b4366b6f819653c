import type { Locator, Page } from 'playwright-core';

/** Actions of a dashboard user, implemented with the mouse and with the keyboard. */
export interface DashboardUser {
  /** Opens a screen through links or the command palette. */
  goTo(page: Page, screen: ScreenTarget): Promise<void>;
  /** Presses a button or link, also one in a table, or chooses an entry of a menu or list, or a tab. */
  press(target: Locator): Promise<void>;
  /** Turns a checkbox or switch on or off. */
  toggle(target: Locator): Promise<void>;
  /** Opens the menu of a row of a tree, whose button is hidden until then, and chooses an action. */
  chooseInRow(row: Locator, action: string): Promise<void>;
  /** Replaces the value of a field. */
  fill(target: Locator, text: string): Promise<void>;
  /** Opens a select and chooses an option. */
  choose(target: Locator, option: string): Promise<void>;
  openPublish(page: Page): Promise<void>;
  /** Replaces the text of a heading on the canvas. */
  editHeadline(page: Page, edit: HeadlineEdit): Promise<void>;
}

export interface ScreenTarget {
  /** Names of the links to follow: first in the sidebar, then on the screen. */
  readonly links: readonly string[];
  /** The name of the screen in the command palette. */
  readonly command: string;
}

export interface HeadlineEdit {
  readonly blockId: string;
  readonly before: string;
  readonly after: string;
}

/** The frame that shows the page on the canvas. */
export function canvasOf(page: Page) {
  return page.frameLocator('[data-canvas] iframe');
}
