import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { type DocKey, valueAt } from '../../../../compiler/model/index.ts';
import { type OpenPart, openInEditor } from '../../../core/hooks/testing/open-in-editor.tsx';
import { byRole } from '../../../testing/roles.ts';
import { SectionLibrary } from './section-library.tsx';

const HOME: DocKey = 'page:home';
const onAdded = vi.fn();
const onClose = vi.fn();
let part: OpenPart;
afterEach(async () => {
  vi.clearAllMocks();
  await part.close();
});

/** Opens the library on a page with one section and this many blocks. */
async function open(count: number): Promise<void> {
  const block = { kind: 2, section: 'top', order: 'a0', value: { markdown: 'A' } };
  const body = {
    pageType: 2,
    title: 'Home',
    urlId: 'home',
    seo: {},
    sections: { top: { order: 'a0' } },
    blocks: Object.fromEntries(Array.from({ length: count }, (_, index) => [`b${index}`, block])),
  };
  part = await openInEditor(
    <SectionLibrary doc={HOME} after="top" engine={undefined} onAdded={onAdded} onClose={onClose} />,
    { docs: [{ key: HOME, rev: 1, updatedAt: 0, updatedBy: 'test', body }] },
  );
}

const button = (name: string) => byRole(document.body, { role: 'button', name });
const press = (name: string) => act(async () => button(name).click());
const stored = (map: string) =>
  Object.keys(Object(valueAt(part.editor.store.states.getState().head.get(HOME), [map])));

it('adds the chosen section with its blocks, selects it and closes', async () => {
  await open(1);
  await press('Headline');
  expect([stored('sections').length, stored('blocks').length]).toEqual([2, 4]);
  expect(onAdded).toHaveBeenCalledExactlyOnceWith(stored('sections')[1]);
  expect(onClose).toHaveBeenCalledOnce();
});

it('adds a blank section', async () => {
  await open(1);
  await press('Blank section');
  expect([stored('sections').length, stored('blocks').length]).toEqual([2, 1]);
  expect(onAdded).toHaveBeenCalledExactlyOnceWith(stored('sections')[1]);
});

it('offers the sections that fit on the page', async () => {
  await open(57);
  await press('Headline');
  expect(stored('blocks')).toHaveLength(60);
});

it('reports why a section does not fit on the page, and does not add it', async () => {
  await open(58);
  expect(document.body.textContent).toContain('Has 3 blocks. A page can have up to 60.');
  await press('Headline');
  expect([stored('blocks').length, onAdded.mock.calls.length]).toEqual([58, 0]);
});

it('has the reason where Tab reaches it: on a card that says that it is disabled', async () => {
  await open(58);
  const card = button('Headline');
  card.focus();
  expect(document.activeElement).toBe(card);
  expect(card.getAttribute('aria-disabled')).toBe('true');
  const reason = document.getElementById(card.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toBe('Has 3 blocks. A page can have up to 60.');
});
