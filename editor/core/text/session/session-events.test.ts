// @vitest-environment happy-dom
/// <reference lib="dom" />
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TextKind } from '../schema/text-schema.ts';
import type { TextValue } from '../text-value.ts';
import { onStoreTypedText, storeTypedText } from './store-typed-text.ts';
import type { TextCommand } from './text-command.ts';
import { openTextSession, type TextSession } from './text-session.ts';

let session: TextSession | undefined;
let element: HTMLElement;
let events: string[] = [];

afterEach(() => {
  session?.close();
  document.body.replaceChildren();
  events = [];
  vi.useRealTimers();
});

const render = (value: TextValue) =>
  'text' in value ? value.text : 'html' in value ? value.html : `<p>${value.markdown}</p>`;

/** Opens a text; its callbacks are added to `events`. */
function open(kind: TextKind, value: TextValue, renderText = render): TextSession | undefined {
  const log = (name: string) => () => void events.push(name);
  element = document.createElement('div');
  element.innerHTML = 'old content';
  document.body.append(element);
  session = openTextSession({
    element,
    kind,
    value,
    render: renderText,
    label: 'Body',
    onChange: log('change'),
    onStep: (step) => events.push(`step ${step}`),
    onTools: log('tools'),
    onBlur: log('blur'),
    onLeave: log('leave'),
    onLink: log('link'),
    onToTools: log('to tools'),
    onPasteLimit: log('paste limit'),
  });
  return session;
}

function opened(kind: TextKind, value: TextValue): TextSession {
  const result = open(kind, value);
  if (result === undefined) throw new Error('The text was not opened');
  return result;
}

const BOLD: TextCommand = { kind: 'mark', mark: 'strong' };
const QUOTE: TextCommand = { kind: 'quote' };
const color = (of: 'text' | 'back', value: string): TextCommand => ({ kind: 'color', of, color: value });

describe('an open text', () => {
  it('replaces the content of its element, which screen readers call a text field', () => {
    opened('blocks', { html: '<p>a</p>' });
    expect(element.textContent).toBe('a');
    const attributes = ['role', 'aria-label', 'aria-keyshortcuts', 'aria-multiline'];
    expect(attributes.map((name) => element.getAttribute(name))).toEqual([
      'textbox',
      'Body',
      'Alt+F10',
      'true',
    ]);
  });

  it('of a single line says so', () => {
    opened('line', { text: 'a' });
    expect(element.hasAttribute('aria-multiline')).toBe(false);
  });

  it('is not opened if a part of it would be lost', () => {
    expect(open('blocks', { html: '<p>a</p><div>b</div>' })).toBeUndefined();
  });

  it('starts with the caret at its end', () => {
    const text = opened('blocks', { html: '<p>a</p>' });
    text.start({ isNew: false, typed: 'b' });
    expect(text.value()).toEqual({ html: '<p>ab</p>' });
  });

  it('reports when it loses the focus', () => {
    opened('blocks', { html: '<p>a</p>' });
    element.dispatchEvent(new FocusEvent('blur'));
    expect(events).toEqual(['blur']);
  });
});

describe('the changes of a text', () => {
  it('are reported with their undo steps', () => {
    const text = opened('blocks', { html: '<p>a</p>' });
    text.run(QUOTE);
    expect(text.value()).toEqual({ html: '<blockquote><p>a</p></blockquote>' });
    expect(events.filter((event) => event !== 'tools')).toEqual(['step new', 'change']);
    events = [];
    text.run({ kind: 'undo' });
    expect(text.value()).toEqual({ html: '<p>a</p>' });
    expect(events.filter((event) => event !== 'tools')).toEqual(['step travel', 'change']);
  });

  it('update the toolbar only if it changes', () => {
    const text = opened('blocks', { html: '<p>a</p>' });
    text.start({ isNew: true, typed: '' });
    events = [];
    text.run(BOLD);
    expect(text.tools().marks).toEqual(new Set(['strong']));
    expect(events).toContain('tools');
    events = [];
    text.run({ kind: 'align', align: 'left' });
    expect(events).not.toContain('tools');
  });

  it('are separate undo steps', () => {
    const text = opened('blocks', { html: '<p>a</p>' });
    text.run(QUOTE);
    text.start({ isNew: true, typed: '' });
    text.run(BOLD);
    text.run({ kind: 'undo' });
    expect(text.value()).toEqual({ html: '<blockquote><p>a</p></blockquote>' });
  });
});

describe('choosing colors', () => {
  const RED = 'hsl(0 50% 50%)';
  const BLUE = 'hsl(240 50% 50%)';
  const START = 1_800_000_000_000;
  const steps = () => events.filter((event) => event === 'step new').length;

  function openSelected(): TextSession {
    vi.useFakeTimers({ now: START });
    const text = opened('blocks', { html: '<p>a</p>' });
    text.start({ isNew: true, typed: '' });
    return text;
  }

  it('of one use within a moment is one undo step', () => {
    const text = openSelected();
    text.run(color('text', RED));
    vi.setSystemTime(START + 799);
    text.run(color('text', BLUE));
    vi.setSystemTime(START + 2 * 799);
    text.run(color('text', RED));
    text.run({ kind: 'undo' });
    expect([text.value(), steps()]).toEqual([{ html: '<p>a</p>' }, 1]);
  });

  it('after a pause is another undo step, unless the gesture continues', () => {
    const text = openSelected();
    text.run(color('text', RED));
    vi.setSystemTime(START + 800);
    text.run(color('text', BLUE));
    expect(steps()).toBe(2);
    vi.setSystemTime(START + 9000);
    text.run(color('text', RED), { isContinued: true });
    expect(steps()).toBe(2);
  });

  it('of another use, or after typing, is another undo step', () => {
    const text = openSelected();
    text.run(color('text', RED));
    text.run(color('back', RED));
    expect(steps()).toBe(2);
    text.start({ isNew: true, typed: 'b' });
    const before = steps();
    text.start({ isNew: true, typed: '' });
    text.run(color('back', BLUE));
    expect(steps()).toBe(before + 1);
  });

  it('is possible where the page shows them', () => {
    expect(opened('blocks', { html: '<p>a</p>' }).hasColors).toBe(true);
    session?.close();
    expect(opened('inline', { html: '<p>a</p>' }).hasColors).toBe(false);
    session?.close();
    const withoutStyles = (value: TextValue) => render(value).replace(/ style="[^"]*"/g, '');
    expect(open('blocks', { html: '<p>a</p>' }, withoutStyles)?.hasColors).toBe(false);
  });
});

describe('storing what was typed', () => {
  it('is requested from every open text until it is closed', () => {
    const store = vi.fn();
    const stop = onStoreTypedText(store);
    storeTypedText();
    expect(store).toHaveBeenCalledOnce();
    stop();
    storeTypedText();
    expect(store).toHaveBeenCalledOnce();
  });
});
