import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TypedText, useTypedText } from './use-typed-text.ts';

let root: Root;
let field: TypedText;
let store: (text: string) => void;
const commits: string[] = [];

function Field() {
  const [stored, setStored] = useState('old');
  store = setStored;
  field = useTypedText({
    stored,
    validate: (text) => (text === '' ? 'Required' : undefined),
    commit: (text) => {
      commits.push(text);
      setStored(text);
      return true;
    },
  });
  return null;
}

const type = (...texts: readonly string[]) =>
  act(async () => {
    for (const text of texts) field.onChange(text);
  });
const painted = () =>
  act(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

beforeEach(async () => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  commits.length = 0;
  root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Field />));
});
afterEach(() => act(async () => root.unmount()));

describe('a text that is being typed', () => {
  it('is shown at once and stored once per frame', async () => {
    await type('a', 'ab', 'abc');
    expect([field.text, commits]).toEqual(['abc', []]);
    await painted();
    expect([field.text, commits]).toEqual(['abc', ['abc']]);
  });

  it.each([
    ['a shortcut', () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true }))],
    ['the focus moves', () => window.dispatchEvent(new Event('focusout'))],
    ['something is pressed', () => window.dispatchEvent(new Event('pointerdown'))],
    ['the window is closed', () => window.dispatchEvent(new Event('pagehide'))],
    ['the field is removed', () => root.render(null)],
  ] as const)('is stored before %s', async (_name, leave) => {
    await type('ab');
    await act(async () => void leave());
    expect(commits).toEqual(['ab']);
    await painted();
    expect(commits).toEqual(['ab']);
  });

  it('stays in the field with its error when it is invalid, and the last valid one is stored', async () => {
    await type('ab', '');
    await painted();
    expect([field.text, field.error, commits]).toEqual(['', 'Required', ['ab']]);
  });

  it('is replaced when undo or another user stores a different text', async () => {
    await type('ab');
    await painted();
    await act(async () => store('old'));
    expect(field.text).toBe('old');
  });
});
