import type { FrameLocator, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { EditorDocumentResponse } from '../../../formatters/vocabulary/api/editor/documents.ts';
import { API } from '../../../formatters/vocabulary/api/paths.ts';
import { canvasOf } from './dashboard-user.ts';

export interface StoredBlock {
  readonly kind: number;
  readonly section: string;
  readonly layout: Readonly<Record<'desktop' | 'phone', StoredCell>>;
  readonly value: Readonly<Record<string, unknown>>;
}

export interface StoredCell {
  readonly col: number;
  readonly span: number;
  readonly row: number;
  readonly rows: number;
}

export interface StoredPage {
  readonly title: string;
  readonly sections: Readonly<Record<string, { readonly order: string }>>;
  readonly blocks: Readonly<Record<string, StoredBlock>>;
}

/** A page of the site that is open on the canvas. */
export interface Canvas {
  readonly page: Page;
  readonly frame: FrameLocator;
  /** The focusable overlay element of a block. */
  block(id: string): Locator;
  /** Reads the page document from the server. */
  stored(): Promise<StoredPage>;
  /** Starts editing a text with a double click and selects the whole text. */
  editText(text: Locator): Promise<void>;
  /** Stops editing with Escape. */
  stopEditing(): Promise<void>;
  /** Drags an element with the mouse by an offset in pixels, in several steps. */
  drag(from: Locator, by: { readonly x: number; readonly y: number }): Promise<void>;
}

/**
 * Opens a canvas URL, such as `/config/pages/home?device=phone`, and waits until it is rendered: as a link of the dashboard does
 * if it is open, else by loading the dashboard.
 */
export async function openCanvas(page: Page, address: string): Promise<Canvas> {
  if (new URL(address).origin === new URL(page.url()).origin) await followLink(page, address);
  else await page.goto(address);
  const id = new URL(address).pathname.split('/').at(-1) ?? '';
  const frame = canvasOf(page);
  await page.locator('[data-block]').first().waitFor({ state: 'attached' });
  return {
    page,
    frame,
    block: (blockId) => page.locator(`[data-block="${blockId}"]`),
    stored: async () => (await storedBody(page, `page:${id}`)) as StoredPage,
    editText: async (text) => {
      await text.dblclick();
      await page.getByRole('toolbar', { name: 'Text formatting' }).waitFor();
      await page.keyboard.press('Control+a');
    },
    stopEditing: async () => {
      await page.keyboard.press('Escape');
      await page.getByRole('toolbar', { name: 'Text formatting' }).waitFor({ state: 'detached' });
    },
    drag: (from, by) => drag(page, from, by),
  };
}

/** Leaves the canvas first, for a screen that loads nothing: so nothing stays selected or open. */
async function followLink(page: Page, address: string): Promise<void> {
  const go = (href: string) => page.evaluate((to) => history.pushState(null, '', to), href);
  await waitUntilSaved(page);
  await go('/config/unknown');
  await page.getByText('/config/unknown', { exact: true }).waitFor();
  await go(address);
}

/** Reads the body of a document from the server; undefined when the document does not exist. */
export async function storedBody(page: Page, key: string): Promise<unknown> {
  const response = await page.request.get(new URL(API.editorDoc.replace(':key', key), page.url()).href);
  if (!response.ok()) return undefined;
  const { doc } = (await response.json()) as EditorDocumentResponse;
  return doc.body;
}

/** Adds a section of the library after the selection: "Headline", or "Blank section". */
export async function addSection(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add section', exact: true }).click();
  const library = page.getByRole('dialog', { name: 'Add section' });
  await library.getByRole('button', { name, exact: true }).click();
  await library.waitFor({ state: 'detached' });
}

/** Waits until the dashboard shows that all edits are saved. */
export async function waitUntilSaved(page: Page): Promise<void> {
  await expect
    .poll(() => page.getByRole('banner').getByText('Saved', { exact: true }).isVisible())
    .toBe(true);
}

const STEPS = 8;

/** Sends mouse events through CDP: `page.mouse` waits for the canvas frame, which cannot respond because it runs no scripts. */
async function drag(
  page: Page,
  from: Locator,
  by: { readonly x: number; readonly y: number },
): Promise<void> {
  const box = await from.boundingBox();
  if (box === null) throw new Error(`${String(from)} is not on the screen`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const client = await page.context().newCDPSession(page);
  const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', step: number) =>
    client.send('Input.dispatchMouseEvent', {
      type,
      x: x + (by.x * step) / STEPS,
      y: y + (by.y * step) / STEPS,
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      clickCount: 1,
    });
  await send('mousePressed', 0);
  for (let step = 1; step <= STEPS; step += 1) await send('mouseMoved', step);
  await send('mouseReleased', STEPS);
  await client.detach();
}
