import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { type OpenPart, openInEditor, shownMessages, shownTexts } from '../hooks/testing/open-in-editor.tsx';
import { START_DOCS, typeInto } from '../operations/testing/test-store.ts';
import { type ManualSave, useManualSave } from './use-manual-save.ts';

let part: OpenPart;
let manual: ManualSave;
afterEach(() => part.close());

interface PartProps {
  readonly isInvalid?: boolean;
  readonly confirm?: () => Promise<boolean>;
}

function Part({ isInvalid = false, confirm }: PartProps) {
  manual = useManualSave('item:cup', confirm);
  return (
    <form data-undo="document">
      {isInvalid && <input id="title" aria-invalid="true" aria-describedby="error" />}
      <p id="error">Enter a title.</p>
    </form>
  );
}

async function open(props: PartProps = {}): Promise<void> {
  part = await openInEditor(<Part {...props} />, { docs: START_DOCS, path: '/config' });
}

const change = (title: string) =>
  act(async () => void part.editor.store.run(typeInto('item:cup', 'title', title)));
const save = async () => {
  let isSaved: boolean | undefined;
  await act(async () => {
    isSaved = await manual.save();
  });
  return isSaved;
};
const stored = () => part.site.doc('item:cup')?.body;
const frame = () => act(async () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));

describe('a document with a Save button', () => {
  it('is sent by Save and not before', async () => {
    await open();
    expect(manual.isDirty).toBe(false);
    await change('Bica');
    expect(manual.isDirty).toBe(true);
    await act(async () => part.editor.sync.flush());
    expect(stored()).toMatchObject({ title: 'Cup' });
    expect(await save()).toBe(true);
    expect([stored(), manual.isDirty]).toMatchObject([{ title: 'Bica' }, false]);
    expect(shownTexts()).toEqual(['Bica saved']);
  });

  it('is saved by the shortcut while there are changes', async () => {
    await open();
    const press = () =>
      act(async () => {
        const init = { key: 's', ctrlKey: true, bubbles: true, cancelable: true };
        document.body.dispatchEvent(new KeyboardEvent('keydown', init));
        await part.editor.sync.flush();
      });
    await press();
    expect(shownTexts()).toEqual([]);
    await change('Bica');
    await press();
    expect(stored()).toMatchObject({ title: 'Bica' });
  });

  it('is not saved with invalid input, which gets the focus', async () => {
    await open({ isInvalid: true });
    await change('Bica');
    expect(await save()).toBe(false);
    await frame();
    expect(document.activeElement?.id).toBe('title');
    expect([stored(), shownTexts()]).toMatchObject([
      { title: 'Cup' },
      ['Not saved. Fix the marked fields first.'],
    ]);
  });

  it('asks for a confirmation where the screen wants one', async () => {
    let isConfirmed = false;
    await open({ confirm: async () => isConfirmed });
    await change('Bica');
    expect(await save()).toBe(false);
    expect([stored(), manual.isDirty]).toMatchObject([{ title: 'Cup' }, true]);
    isConfirmed = true;
    expect(await save()).toBe(true);
    expect(stored()).toMatchObject({ title: 'Bica' });
  });

  it('reports why the server rejects it, with a way to the field', async () => {
    await open();
    const errors = { 'item:cup title': 'must be unique' };
    Object.assign(part.site, { commit: () => ({ status: 400, message: 'Invalid', errors }) });
    await change('Bica');
    expect(await save()).toBe(false);
    expect(shownTexts()).toEqual(['Couldn’t save Bica. Title: Must be unique']);
    await shownMessages()[0]?.press('Show field');
    expect(part.history.location.pathname).toContain('/cup');
  });

  it('is not reported as saved while the network is away, and not lost', async () => {
    await open();
    part.network.mode = 'offline';
    await change('Bica');
    expect(await save()).toBe(true);
    expect(shownTexts()).toEqual([]);
    part.network.mode = 'online';
    await act(async () => part.editor.sync.resume());
    expect(stored()).toMatchObject({ title: 'Bica' });
  });

  it('is reverted by Discard, which can be undone', async () => {
    await open();
    await change('Bica');
    const { resetCount } = manual;
    await act(async () => manual.discard());
    const title = () => part.editor.store.states.getState().head.get('item:cup');
    expect([title(), manual.isDirty, manual.resetCount]).toMatchObject([
      { title: 'Cup' },
      false,
      resetCount + 1,
    ]);
    expect(shownTexts()).toEqual(['Changes to Bica discarded']);
    await shownMessages()[0]?.press('Undo');
    expect([title(), manual.isDirty]).toMatchObject([{ title: 'Bica' }, true]);
  });

  it('is sent at once again after its screen was closed', async () => {
    await open();
    const { store, sync } = part.editor;
    await part.close();
    store.run(typeInto('item:cup', 'title', 'Bica'));
    await sync.flush();
    expect(stored()).toMatchObject({ title: 'Bica' });
  });
});

describe('invalid input', () => {
  it('counts as unsaved, and can be shown', async () => {
    await open();
    expect(manual.showInvalid).toBeUndefined();
    const field = document.createElement('input');
    field.setAttribute('aria-describedby', 'error');
    await act(async () => {
      document.querySelector('form')?.append(field);
      field.setAttribute('aria-invalid', 'true');
      await Promise.resolve();
    });
    expect(manual.isDirty).toBe(true);
    await act(async () => manual.showInvalid?.());
    await frame();
    expect(document.activeElement).toBe(field);
  });
});
