// @vitest-environment happy-dom
/// <reference lib="dom" />
import { afterEach, describe, expect, it } from 'vitest';
import type { TextKind } from '../schema/text-schema.ts';
import { openText } from '../testing/open-text.ts';
import type { TextValue } from '../text-value.ts';
import type { TextSession } from './text-session.ts';

let session: TextSession | undefined;

function opened(kind: TextKind, value: TextValue): TextSession {
  const render = (text: TextValue) =>
    'text' in text ? text.text : 'html' in text ? text.html : `<p>${text.markdown}</p>`;
  ({ session } = openText({ kind, value, render }));
  return session;
}

afterEach(() => {
  session?.close();
  document.body.replaceChildren();
});

describe('text typed before a session opens', () => {
  it.each([
    [false, { markdown: 'Add your text here.Typed' }],
    [true, { markdown: 'Typed' }],
  ])('is appended, or replaces the placeholder of a new text (%s)', (isNew, stored) => {
    const text = opened('blocks', { markdown: 'Add your text here.' });
    text.start({ isNew, typed: 'Typed' });
    expect(text.value()).toEqual(stored);
  });

  it('is also inserted in a single-line text', () => {
    const text = opened('line', { text: 'Read more' });
    text.start({ isNew: false, typed: ' of it' });
    expect(text.value()).toEqual({ text: 'Read more of it' });
  });

  it('changes nothing when empty', () => {
    const text = opened('blocks', { markdown: 'Words' });
    text.start({ isNew: true, typed: '' });
    expect(text.value()).toEqual({ markdown: 'Words' });
  });
});
