import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Doc, DocKey } from '../../../compiler/model/index.ts';
import { allByRole, byRole } from '../../testing/roles.ts';
import { type OpenPart, openInEditor } from '../hooks/testing/open-in-editor.tsx';
import { ImagesCard } from './images-card.tsx';
import { StatusSelect } from './status-select.tsx';

let part: OpenPart;
afterEach(() => part.close());

const docOf = (key: DocKey, body: object): Doc => ({ key, rev: 1, updatedAt: 0, updatedBy: 'test', body });
const imageOf = (id: string, title: string) =>
  docOf(`asset:${id}`, { filename: `${id}.jpg`, mime: 'image/jpeg', title });
const ASSETS = [imageOf('a', 'Ash'), imageOf('b', 'Bowl'), imageOf('c', 'Cup')];

async function open(body: object, isReadOnly = false): Promise<void> {
  part = await openInEditor(
    <>
      <ImagesCard doc="item:cup" isReadOnly={isReadOnly} />
      <StatusSelect doc="item:cup" isReadOnly={isReadOnly} />
    </>,
    { docs: [docOf('item:cup', body), ...ASSETS] },
  );
}

const stored = () => part.editor.store.states.getState().head.get('item:cup');
const imageNames = () => [...document.querySelectorAll('li img')].map((image) => image.getAttribute('alt'));
const button = (name: string) => byRole(document.body, { role: 'button', name });
const press = (name: string) => act(async () => button(name).click());

describe('the images of an item', () => {
  it('are shown in their order, and moved one by one', async () => {
    await open({ mainImageId: 'a', imageIds: ['b', 'c'] });
    expect(imageNames()).toEqual(['Ash', 'Bowl', 'Cup']);
    await press('Move Cup forward');
    expect(stored()).toEqual({ mainImageId: 'a', imageIds: ['c', 'b'] });
    await press('Move Ash back');
    expect(stored()).toEqual({ mainImageId: 'c', imageIds: ['a', 'b'] });
    expect(imageNames()).toEqual(['Cup', 'Ash', 'Bowl']);
    expect(part.editor.store.undo()).toMatchObject({ ok: true, label: 'Edit images' });
  });

  it('cannot be moved beyond the ends', async () => {
    await open({ mainImageId: 'a', imageIds: ['b'] });
    const isDisabled = (name: string) => button(name).hasAttribute('disabled');
    expect(['Move Ash forward', 'Move Ash back'].map(isDisabled)).toEqual([true, false]);
    expect(['Move Bowl forward', 'Move Bowl back'].map(isDisabled)).toEqual([false, true]);
  });

  it('are removed; the only one has no other buttons', async () => {
    await open({ mainImageId: 'a', imageIds: ['b'] });
    await press('Remove Ash');
    expect(stored()).toEqual({ mainImageId: 'b' });
    expect(allByRole(document.body, { role: 'button', name: /^Move/ })).toEqual([]);
    await press('Remove Bowl');
    expect([stored(), imageNames()]).toEqual([{}, []]);
    expect(document.body.textContent).toContain('The first image is shown in lists.');
  });

  it('cannot be changed without the permission', async () => {
    await open({ mainImageId: 'a', imageIds: ['b'] }, true);
    expect(imageNames()).toEqual(['Ash', 'Bowl']);
    expect(allByRole(document.body, { role: 'button', name: /^(Move|Remove|Add)/ })).toEqual([]);
  });

  it('are chosen in a dialog, which can be closed', async () => {
    await open({ mainImageId: 'b' });
    await press('Add images');
    expect(byRole(document.body, { role: 'dialog' }).textContent).toContain('Choose images');
    await press('Cancel');
    expect(allByRole(document.body, { role: 'dialog' })).toEqual([]);
    expect(stored()).toEqual({ mainImageId: 'b' });
  });
});

describe('the status of an item', () => {
  const select = () => document.querySelector<HTMLSelectElement>('select');

  it('is chosen in a list, as one undo step', async () => {
    await open({});
    expect([...(select()?.options ?? [])].map(({ text }) => text)).toContain('Needs Review');
    await act(async () => {
      const field = select();
      if (field === null) return;
      field.value = 'Draft';
      field.dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(stored()).toEqual({ status: 'Draft' });
    expect(part.editor.store.undo()).toMatchObject({ ok: true, label: 'Set status to Draft' });
  });

  it('cannot be changed without the permission', async () => {
    await open({}, true);
    expect(select()?.disabled).toBe(true);
  });
});
