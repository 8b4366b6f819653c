import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Operation } from '../../../compiler/model/index.ts';
import { START_DOCS, typeInto } from '../operations/testing/test-store.ts';
import { type OpenPart, openInEditor, shownTexts } from './testing/open-in-editor.tsx';
import { useHistory } from './use-history.ts';

let part: OpenPart;
let actions: ReturnType<typeof useHistory>;

function Part() {
  actions = useHistory();
  return null;
}

beforeEach(async () => {
  part = await openInEditor(<Part />, { docs: START_DOCS });
});
afterEach(async () => {
  window.history.replaceState(null, '', '/');
  await part.close();
});

const announced = () => part.container.querySelector('[aria-live="polite"]')?.textContent;
const title = () => part.editor.store.states.getState().head.get('page:home');
const rename = () => part.editor.store.run(typeInto('page:home', 'title', 'House'));
const undo = () => act(async () => actions.undo());
const redo = () => act(async () => actions.redo());

describe('undo and redo', () => {
  it('change the documents, and screen readers hear which change it was', async () => {
    window.history.replaceState(null, '', '/config/pages/home');
    rename();
    await undo();
    expect([title(), announced()]).toMatchObject([{ title: 'Home' }, 'Undone: Edit title']);
    await redo();
    expect([title(), announced()]).toMatchObject([{ title: 'House' }, 'Redone: Edit title']);
    expect(shownTexts()).toEqual([]);
  });

  it('name the document where the screen does not show it', async () => {
    window.history.replaceState(null, '', '/config/store/orders');
    rename();
    await undo();
    expect(shownTexts()[0]).toBe('Undone in Home: Edit title');
    await redo();
    expect(shownTexts()).toContain('Redone in House: Edit title');
  });

  it('name a document that the step has removed', async () => {
    const remove: Operation = { doc: 'item:cup', at: [], kind: 'remove' };
    part.editor.store.run(() => ({ label: 'Delete product', ops: [remove] }));
    await undo();
    await redo();
    expect(shownTexts()).toContain('Redone in Cup: Delete product');
  });

  it('without a step do nothing', async () => {
    await undo();
    await redo();
    expect([announced(), shownTexts()]).toEqual(['', []]);
  });

  it('report a change that another user has changed again', async () => {
    rename();
    await act(async () => part.editor.sync.flush());
    const ops: Operation[] = [{ doc: 'page:home', at: ['title'], kind: 'set', value: 'Theirs' }];
    part.site.commit({ id: 'theirs', label: 'Edit', ops, base: { 'page:home': 2 }, t: 0 });
    await act(async () => part.editor.sync.refresh(['page:home']));
    await undo();
    expect([title(), announced()]).toMatchObject([{ title: 'Theirs' }, '']);
    expect(shownTexts()).toEqual(['Can’t undo “Edit title”: this conflicts with a newer change.']);
  });
});
