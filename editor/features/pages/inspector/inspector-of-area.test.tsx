import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { type DocKey, valueAt } from '../../../../compiler/model/index.ts';
import { type OpenPart, openInEditor } from '../../../core/hooks/testing/open-in-editor.tsx';
import { byRole } from '../../../testing/roles.ts';
import { SiteAreasContext } from '../hooks/site-areas.ts';
import type { Selection } from '../model/selection.ts';
import { Inspector } from './inspector.tsx';

const FOOTER: DocKey = 'block-field:footer';
const EVERYWHERE = 'Changes to “Site footer” appear on every page with this area.';

const onSelect = vi.fn();
let part: OpenPart;
afterEach(async () => {
  vi.clearAllMocks();
  await part.close();
});

async function open(selected: Selection): Promise<void> {
  const layout = { desktop: { col: 13, span: 6, row: 1, rows: 1 } };
  const body = { blocks: { words: { kind: 2, order: 'a0', layout, value: { markdown: 'Hi' } } } };
  const areas = [{ doc: FOOTER, name: 'Site footer', page: undefined }];
  part = await openInEditor(
    <SiteAreasContext.Provider value={{ areas, report: () => undefined }}>
      <Inspector doc={FOOTER} selected={selected} device="phone" onSelect={onSelect} />
    </SiteAreasContext.Provider>,
    { docs: [{ key: FOOTER, rev: 1, updatedAt: 0, updatedBy: 'test', body }] },
  );
}

const tabs = () => [...part.container.querySelectorAll('[role=tab]')].map(({ textContent }) => textContent);
const field = (name: string) =>
  byRole(part.container, { role: 'textbox', name }) as HTMLElement & { readonly value: string };

it('says that changes of an area appear on every page with it', async () => {
  await open(undefined);
  expect(tabs()).toEqual(['Block', 'Area']);
  expect(part.container.textContent).toContain(EVERYWHERE);
  expect(part.container.textContent).not.toContain('URL slug');
});

it('lists the blocks of an area, which the theme may hide on the page', async () => {
  await open(undefined);
  await act(async () => byRole(part.container, { role: 'button', name: 'Text: Hi' }).click());
  expect(onSelect.mock.calls).toEqual([[{ kind: 'block', id: 'words' }]]);
});

it('says so at a block of it, and has its place in twelve columns, on phones too', async () => {
  await open({ kind: 'block', id: 'words' });
  expect(part.container.textContent).toContain(EVERYWHERE);
  expect([field('Column').value, field('Width').value]).toEqual(['7', '3']);
  expect(part.container.textContent).not.toContain('Height (rows)');
  await act(async () =>
    field('Width').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true })),
  );
  const cell = valueAt(part.editor.store.states.getState().head.get(FOOTER), ['blocks', 'words', 'layout']);
  expect(cell).toEqual({ desktop: { col: 13, span: 8, row: 1, rows: 1 } });
});
