import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { START_DOCS, typeInto } from '../operations/testing/test-store.ts';
import { type OpenPart, openInEditor, shownTexts } from './testing/open-in-editor.tsx';
import { useRun } from './use-run.ts';

let part: OpenPart;
let run: ReturnType<typeof useRun>;
afterEach(() => part.close());

function Part() {
  run = useRun();
  return null;
}

const rename = (doc: 'item:cup' | 'item:missing') => typeInto(doc, 'title', 'Bica');
const head = () => part.editor.store.states.getState().head;

describe('a command', () => {
  it('changes the documents without a message', async () => {
    part = await openInEditor(<Part />, { docs: START_DOCS });
    await act(async () => expect(run(rename('item:cup'))).toBe(true));
    expect(head().get('item:cup')).toMatchObject({ title: 'Bica' });
    expect(shownTexts()).toEqual([]);
  });

  it('that does not apply to the documents is reported', async () => {
    part = await openInEditor(<Part />, { docs: START_DOCS });
    await act(async () => expect(run(rename('item:missing'))).toBe(false));
    expect(shownTexts()).toEqual(['This conflicts with a newer change. Check it and try again.']);
  });

  it('whose documents are not loaded loads them for the next attempt', async () => {
    part = await openInEditor(<Part />, { docs: START_DOCS, summarized: ['item:cup'] });
    await act(async () => expect(run(rename('item:cup'))).toBe(false));
    expect(shownTexts()).toEqual(['This content is still loading. Try again in a moment.']);
    await act(async () => part.editor.sync.load(['item:cup']));
    await act(async () => expect(run(rename('item:cup'))).toBe(true));
  });

  it('whose documents cannot be loaded can be tried again', async () => {
    part = await openInEditor(<Part />, { docs: START_DOCS, summarized: ['item:cup'] });
    part.network.mode = 'offline';
    await act(async () => expect(run(rename('item:cup'))).toBe(false));
    part.network.mode = 'online';
    await act(async () => expect(run(rename('item:cup'))).toBe(false));
    await act(async () => expect(run(rename('item:cup'))).toBe(true));
  });
});
