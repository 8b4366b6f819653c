// @vitest-environment happy-dom
/// <reference lib="dom" />
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openText } from '../testing/open-text.ts';
import type { TextValue } from '../text-value.ts';

const LONG_TEXT = 'word '.repeat(25_000);
const LONG_HTML = `<p>${'<i>a</i>'.repeat(700_000)}</p>`;

const onPasteLimit = vi.fn();
afterEach(() => {
  onPasteLimit.mockClear();
  document.body.replaceChildren();
});

/** Pastes or drops content at the end of a text; returns the stored text. */
function inserted(content: Readonly<Record<string, string>>, kind: 'paste' | 'drop' = 'paste'): TextValue {
  const render = (value: TextValue) => ('html' in value ? value.html : '');
  const value = { html: '<p>x</p>' };
  const { element, session } = openText({ kind: 'blocks', value, render, onPasteLimit });
  const data = { getData: (type: string) => content[type] ?? '', types: Object.keys(content), files: [] };
  const event = new Event(kind, { bubbles: true, cancelable: true });
  element.dispatchEvent(
    Object.assign(event, kind === 'paste' ? { clipboardData: data } : { dataTransfer: data }),
  );
  const stored = session.value();
  expect(event.defaultPrevented).toBe(true);
  session.close();
  return stored;
}

describe('long content', () => {
  it('is inserted with its formatting up to the limit', () => {
    const content = { 'text/html': `<p><i>a</i></p>`, 'text/plain': 'a' };
    expect(inserted(content)).toEqual({ html: '<p>x<em>a</em></p>' });
    expect(onPasteLimit).not.toHaveBeenCalled();
  });

  it('is pasted as plain text when the HTML is too long', () => {
    const content = { 'text/html': LONG_HTML, 'text/plain': 'a\nb' };
    expect(inserted(content)).toEqual({ html: '<p>xa</p><p>b</p>' });
    expect(onPasteLimit.mock.calls).toEqual([[{ isRejected: false, max: 100_000 }]]);
  });

  it.each([
    ['text', 'paste', { 'text/plain': LONG_TEXT }],
    ['text with HTML', 'paste', { 'text/plain': LONG_TEXT, 'text/html': `<p>${LONG_TEXT}</p>` }],
    ['HTML without text', 'paste', { 'text/html': LONG_HTML }],
    ['HTML', 'drop', { 'text/html': LONG_HTML, 'text/plain': 'a' }],
  ] as const)('is rejected: %s (%s)', (_what, kind, content) => {
    expect(inserted(content, kind)).toEqual({ html: '<p>x</p>' });
    expect(onPasteLimit.mock.calls).toEqual([[{ isRejected: true, max: 100_000 }]]);
  });
});
