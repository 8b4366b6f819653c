import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DocKey } from '../../../compiler/model/index.ts';
import { type OpenPart, openInEditor, shownMessages, shownTexts } from '../hooks/testing/open-in-editor.tsx';
import { START_DOCS, typeInto } from '../operations/testing/test-store.ts';
import { useShowField } from './use-show-field.ts';

let part: OpenPart;
let show: ReturnType<typeof useShowField>;
afterEach(async () => {
  vi.restoreAllMocks();
  await part.close();
});

function Part() {
  show = useShowField();
  return (
    <form data-undo="document">
      <input id="title" aria-invalid="true" aria-describedby="title-error" />
      <p id="title-error">Enter a title.</p>
      <input id="sku" aria-invalid="true" aria-describedby="sku-error" />
      <p id="sku-error">Must be unique.</p>
    </form>
  );
}

function EmptyPart() {
  show = useShowField();
  return null;
}

const ERROR = { doc: 'page:home', path: 'blocks.a.order', message: 'Must be unique.' } as const;

async function open(content = <Part />): Promise<void> {
  part = await openInEditor(content, { docs: START_DOCS, path: '/config' });
}

const nextFrames = () =>
  act(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  });

describe('showing an invalid field', () => {
  it('opens its screen and focuses the field with this message', async () => {
    await open();
    await act(async () => show(ERROR));
    await nextFrames();
    expect(part.history.location.href).toBe('/config/pages/home?block=a');
    expect(document.activeElement?.id).toBe('sku');
    expect(shownTexts()).toEqual([]);
  });

  it('stays on its screen', async () => {
    await open();
    await act(async () => part.history.push('/config/pages/home?block=a'));
    const { length } = part.history;
    await act(async () => show(ERROR));
    await act(async () => part.history.push('/config/pages/home'));
    await act(async () => show({ ...ERROR, path: 'title' }));
    expect(part.history.length).toBe(length + 1);
  });

  it('stays where it is for a document without a screen', async () => {
    await open();
    await act(async () => show({ ...ERROR, doc: 'unknown:a' as DocKey }));
    expect(part.history.location.pathname).toBe('/config');
  });
});

describe('an invalid value that no field shows', () => {
  /** Shows the error; the wait for a field ends at once. */
  async function showWithoutField(): Promise<void> {
    const start = performance.now();
    let calls = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => start + calls++ * 6000);
    await act(async () => show(ERROR));
    vi.restoreAllMocks();
    await nextFrames();
  }

  const title = () => part.editor.store.states.getState().head.get('page:home');

  it('is described, and the changes of its document can be discarded in one undo step', async () => {
    await open(<EmptyPart />);
    part.editor.store.run(typeInto('page:home', 'title', 'House'));
    await showWithoutField();
    expect(shownTexts()).toEqual(['Couldn’t save House. Order: Must be unique.']);
    await shownMessages()[0]?.press('Discard');
    expect(title()).toMatchObject({ title: 'Home' });
    expect(part.editor.store.undo()).toMatchObject({ label: 'Discard changes to House' });
    expect(title()).toMatchObject({ title: 'House' });
  });

  it('is discarded with the unsaved changes of a document that waits for Save', async () => {
    await open(<EmptyPart />);
    part.editor.store.stage('page:home');
    part.editor.store.run(typeInto('page:home', 'title', 'House'));
    await showWithoutField();
    await shownMessages()[0]?.press('Discard');
    expect(title()).toMatchObject({ title: 'Home' });
    expect(part.editor.store.states.getState().pending).toEqual([]);
  });
});
