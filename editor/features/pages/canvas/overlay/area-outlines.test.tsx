import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { type DocKey, valueAt } from '../../../../../compiler/model/index.ts';
import { type OpenPart, openInEditor } from '../../../../core/hooks/testing/open-in-editor.tsx';
import { byRole } from '../../../../testing/roles.ts';
import { AreaOutlines, type AreaOutlinesProps } from './area-outlines.tsx';

const FOOTER: DocKey = 'block-field:footer';
const onAdded = vi.fn();
const onFocus = vi.fn();
let part: OpenPart;
afterEach(async () => {
  vi.clearAllMocks();
  await part.close();
});

const rect = { x: 0, y: 100, width: 600, height: 80 };
const AREAS = [
  { id: 'footer', rect, isEmpty: true },
  { id: 'sideBar', rect, isEmpty: false },
];

async function open(props: Partial<AreaOutlinesProps> = {}): Promise<void> {
  part = await openInEditor(
    <AreaOutlines
      areas={AREAS}
      scale={0.5}
      edited={undefined}
      hovered={undefined}
      mayEdit
      onFocus={onFocus}
      onAdded={onAdded}
      {...props}
    />,
  );
}

const shown = () => [...part.container.querySelectorAll('[data-area]')].map(({ textContent }) => textContent);

it('shows an empty area where the theme has it, and adds its first block', async () => {
  await open();
  expect(shown()).toEqual(['FooterAdd block']);
  expect(part.container.querySelector<HTMLElement>('[data-area]')?.style.top).toBe('50px');
  await act(async () => byRole(part.container, { role: 'button', name: 'Add block' }).click());
  await act(async () => byRole(document.body, { role: 'menuitem', name: /^Quote/ }).click());
  const [[area, blockId, kind]] = onAdded.mock.calls as [[string, string, string]];
  expect([area, kind]).toEqual([FOOTER, 'quote']);
  const { head } = part.editor.store.states.getState();
  expect(valueAt(head.get(FOOTER), ['blocks', blockId, 'kind'])).toBe(31);
  await act(async () => void part.editor.store.undo());
  expect(part.editor.store.states.getState().head.has(FOOTER)).toBe(false);
});

it('shows an area with blocks while it is edited or under the mouse', async () => {
  await open({ edited: 'sideBar' });
  expect(shown()).toEqual(['FooterAdd block', 'Side bar']);
  await part.close();
  await open({ hovered: 'sideBar' });
  expect(shown()).toEqual(['FooterAdd block', 'Side bar']);
});

it('says when the keyboard reaches an area, which may be outside of the visible part', async () => {
  await open();
  await act(async () => byRole(part.container, { role: 'button', name: 'Add block' }).focus());
  expect(onFocus.mock.calls).toEqual([['footer']]);
});

it('offers no blocks to those who may not edit', async () => {
  await open({ mayEdit: false });
  expect(shown()).toEqual(['Footer']);
});
