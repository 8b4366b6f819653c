import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually } from './eventually.ts';

/** A row of the list of pages; the first one is that of the main navigation. */
export function treeRow(editor: Page, name: string): Locator {
  return editor.getByRole('treegrid', { name: 'Site pages' }).getByRole('row', { name, exact: true }).first();
}

/** Whether the bar at the top says so. */
export function isSaved(editor: Page): Promise<boolean> {
  return editor.getByRole('banner').getByText('Saved', { exact: true }).isVisible();
}

/** Waits until all edits are saved. */
export async function saved(editor: Page): Promise<void> {
  await eventually(async () => expect(await isSaved(editor)).toBe(true));
}
