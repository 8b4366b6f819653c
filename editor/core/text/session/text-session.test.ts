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

describe('what was typed before a text was open', () => {
  it.each([
    [false, { markdown: 'Add your text here.Typed' }],
    [true, { markdown: 'Typed' }],
  ])('is typed at its end, or takes the place of the words of a new one (%s)', (isNew, stored) => {
    const text = opened('blocks', { markdown: 'Add your text here.' });
    text.start({ isNew, typed: 'Typed' });
    expect(text.value()).toEqual(stored);
  });

  it('is typed in a line as well', () => {
    const text = opened('line', { text: 'Read more' });
    text.start({ isNew: false, typed: ' of it' });
    expect(text.value()).toEqual({ text: 'Read more of it' });
  });

  it('changes nothing where it is nothing', () => {
    const text = opened('blocks', { markdown: 'Words' });
    text.start({ isNew: true, typed: '' });
    expect(text.value()).toEqual({ markdown: 'Words' });
  });
});
