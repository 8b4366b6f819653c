import type { FrameLocator, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { EditorDocumentResponse } from '../../../formatters/vocabulary/api/editor.ts';
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

/** A page of the site on the canvas. */
export interface Canvas {
  readonly page: Page;
  readonly frame: FrameLocator;
  /** The stop of Tab of a block, above the page. */
  block(id: string): Locator;
  /** The page as the server has it. */
  stored(): Promise<StoredPage>;
  /** Opens a text with the mouse; the whole text is selected. */
  write(text: Locator): Promise<void>;
  /** Leaves the text with its key. */
  leave(): Promise<void>;
  /** Presses, moves in steps and lets go, as a person does. */
  pull(from: Locator, by: { readonly x: number; readonly y: number }): Promise<void>;
}

/** Opens a page of the site, `/config/pages/home?device=phone`, and waits until it is drawn. */
export async function openCanvas(page: Page, address: string): Promise<Canvas> {
  await page.goto(address);
  const id = new URL(address).pathname.split('/').at(-1) ?? '';
  const frame = canvasOf(page);
  await page.locator('[data-block]').first().waitFor({ state: 'attached' });
  return {
    page,
    frame,
    block: (blockId) => page.locator(`[data-block="${blockId}"]`),
    stored: async () => (await storedBody(page, `page:${id}`)) as StoredPage,
    write: async (text) => {
      await text.dblclick();
      await page.getByRole('toolbar', { name: 'Text formatting' }).waitFor();
      await page.keyboard.press('Control+a');
    },
    leave: async () => {
      await page.keyboard.press('Escape');
      await page.getByRole('toolbar', { name: 'Text formatting' }).waitFor({ state: 'detached' });
    },
    pull: (from, by) => pull(page, from, by),
  };
}

/** The body of a document as the server has it; undefined when it has none. */
export async function storedBody(page: Page, key: string): Promise<unknown> {
  const answer = await page.request.get(new URL(API.editorDoc.replace(':key', key), page.url()).href);
  if (!answer.ok()) return undefined;
  const { doc } = (await answer.json()) as EditorDocumentResponse;
  return doc.body;
}

/** Everything that was written is with the server. */
export async function untilSaved(page: Page): Promise<void> {
  await expect
    .poll(() => page.getByRole('banner').getByText('Saved', { exact: true }).isVisible())
    .toBe(true);
}

const STEPS = 8;

/** Events of the browser itself: the library's own mouse waits for the frame, which has no scripts to answer it. */
async function pull(
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
