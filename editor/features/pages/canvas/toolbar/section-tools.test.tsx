import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Doc } from '../../../../../compiler/model/index.ts';
import { type OpenPart, openInEditor } from '../../../../core/hooks/testing/open-in-editor.tsx';
import { byRole } from '../../../../testing/roles.ts';
import { sectionsOf } from '../../model/page-layout.ts';
import { SectionTools } from './section-tools.tsx';

const PAGE: Doc = {
  key: 'page:home',
  rev: 1,
  updatedAt: 0,
  updatedBy: 'owner',
  body: {
    title: 'Home',
    urlId: 'home',
    isHome: true,
    pageType: 2,
    sections: { top: { order: 'a0' }, middle: { order: 'a1' }, end: { order: 'a2' } },
  },
};

const onSelect = vi.fn();
let part: OpenPart;
afterEach(async () => {
  onSelect.mockClear();
  await part.close();
});

async function open(): Promise<HTMLElement> {
  const tools = <SectionTools doc="page:home" sectionId="top" onSelect={onSelect} />;
  part = await openInEditor(tools, { docs: [PAGE] });
  return byRole(document.body, { role: 'button', name: 'Delete section' });
}

const sections = () =>
  sectionsOf(part.editor.store.states.getState().head.get('page:home')).map(({ id }) => id);

it('selects no other section after one was deleted with the mouse: a double click would delete both', async () => {
  const button = await open();
  const init = { bubbles: true, cancelable: true, button: 0, detail: 1, pointerType: 'mouse' };
  await act(async () => {
    button.dispatchEvent(new PointerEvent('pointerdown', init));
    button.dispatchEvent(new PointerEvent('pointerup', init));
    button.dispatchEvent(new PointerEvent('click', init));
  });
  expect(sections()).toEqual(['middle', 'end']);
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(undefined);
});

it('selects the next section after one was deleted with the keyboard', async () => {
  const button = await open();
  await act(async () => button.click());
  expect(sections()).toEqual(['middle', 'end']);
  expect(onSelect).toHaveBeenCalledExactlyOnceWith({ kind: 'section', id: 'middle' });
});
