import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { type DocKey, valueAt } from '../../../../../compiler/model/index.ts';
import { type OpenPart, openInEditor, shownTexts } from '../../../../core/hooks/testing/open-in-editor.tsx';
import { byRole } from '../../../../testing/roles.ts';
import { InsertMenu } from './insert-menu.tsx';

const HOME: DocKey = 'page:home';
const onAdded = vi.fn();
let part: OpenPart;
afterEach(async () => {
  vi.clearAllMocks();
  await part.close();
});

/** Adds a text block to a page with this many blocks and returns how many it has then. */
async function addText(count: number): Promise<number> {
  const block = (row: number) => ({
    kind: 2,
    section: 'top',
    order: 'a0',
    layout: { desktop: { col: 3, span: 8, row, rows: 1 }, phone: { col: 1, span: 24, row, rows: 1 } },
    value: { markdown: 'A' },
  });
  const blocks = Object.fromEntries(Array.from({ length: count }, (_, row) => [`b${row}`, block(row + 1)]));
  const body = {
    pageType: 2,
    title: 'Home',
    urlId: 'home',
    seo: {},
    sections: { top: { order: 'a0' } },
    blocks,
  };
  const docs = [{ key: HOME, rev: 1, updatedAt: 0, updatedBy: 'test', body }];
  part = await openInEditor(<InsertMenu doc={HOME} sectionId="top" onAdded={onAdded} />, { docs });
  await act(async () => byRole(part.container, { role: 'button', name: 'Add block' }).click());
  await act(async () => byRole(document.body, { role: 'menuitem', name: /^Text/ }).click());
  return Object.keys(Object(valueAt(part.editor.store.states.getState().head.get(HOME), ['blocks']))).length;
}

it('adds the last block of a page', async () => {
  expect([await addText(59), onAdded.mock.calls.length, shownTexts()]).toEqual([60, 1, []]);
});

it('adds nothing to a full page, and says what the limit is (R-DATA-LIMIT-11)', async () => {
  expect([await addText(60), onAdded.mock.calls.length, shownTexts()]).toEqual([
    60,
    0,
    ['A page can have up to 60 blocks.'],
  ]);
});
