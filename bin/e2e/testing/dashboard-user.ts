import type { Locator, Page } from 'playwright-core';

/** The ways of a person through the dashboard: the same deeds with the mouse and with the keyboard. */
export interface DashboardUser {
  /** Opens a screen by what the rail, and then the screen, call it. */
  goTo(page: Page, names: Way): Promise<void>;
  press(target: Locator): Promise<void>;
  /** Replaces what is in a field. */
  write(target: Locator, text: string): Promise<void>;
  /** Chooses from a list that opens. */
  choose(target: Locator, option: string): Promise<void>;
  openPublish(page: Page): Promise<void>;
  /** Replaces a line of text on the canvas, in the block of that number. */
  writeOnCanvas(page: Page, line: CanvasLine): Promise<void>;
}

export interface Way {
  /** Links, one behind the other. */
  readonly links: readonly string[];
  /** What the palette calls it. */
  readonly command: string;
}

export interface CanvasLine {
  readonly blockId: string;
  readonly before: string;
  readonly after: string;
}

/** The page on the canvas, as visitors will see it. */
export function canvasOf(page: Page) {
  return page.frameLocator('iframe');
}
