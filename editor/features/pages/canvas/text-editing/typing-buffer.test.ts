// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { createTypingBuffer, type TypingBuffer } from './typing-buffer.ts';

const PATH = 'page:home/blocks/a/value/markdown';
let ahead: TypingBuffer;

beforeEach(() => {
  sessionStorage.clear();
  ahead = createTypingBuffer(sessionStorage);
});

function begin(typed = ahead, isNew = false) {
  return typed.request({ path: PATH, block: 'a', isNew });
}

function press(key: string, modifiers: readonly string[] = [], block: string | undefined = 'a'): boolean {
  const isPressed = (name: string) => modifiers.includes(name);
  const [ctrlKey, metaKey, altKey] = [isPressed('Control'), isPressed('Meta'), isPressed('Alt')];
  return ahead.handleKey({ key, ctrlKey, metaKey, altKey, getModifierState: isPressed }, block);
}

describe('keys typed before a text is open', () => {
  it('include characters, also with AltGr, and Backspace', () => {
    const pendingText = begin();
    for (const key of ['a', 'é', '😀', ' ']) expect(press(key)).toBe(true);
    for (const key of ['Backspace', 'Backspace']) expect(press(key)).toBe(true);
    expect(press('@', ['AltGraph', 'Control', 'Alt'])).toBe(true);
    expect(press('Delete')).toBe(true);
    expect(pendingText.text).toBe('aé@');
  });

  it.each([
    ['r', ['Control']],
    ['z', ['Meta']],
    ['v', ['Control']],
    ['d', ['Alt']],
    ['Backspace', ['Control']],
    ['Tab', []],
    ['F5', []],
    ['Enter', []],
    ['Dead', []],
  ])('do not include %s with %j, which keeps its meaning', (key, modifiers) => {
    const pendingText = begin();
    expect(press(key, modifiers)).toBe(false);
    expect(pendingText.text).toBe('');
  });

  it.each(['ArrowUp', 'ArrowLeft', 'Home', 'PageDown'])('%s moves neither caret nor block', (key) => {
    const pendingText = begin();
    expect(press(key)).toBe(true);
    expect(press(key, ['Control'])).toBe(false);
    expect(pendingText.text).toBe('');
  });

  it('are discarded with Escape, and the text is not opened later', () => {
    const pendingText = begin();
    press('a');
    expect(press('Escape')).toBe(true);
    expect(ahead.isPending(pendingText)).toBe(false);
    expect(press('Escape')).toBe(false);
    expect(press('Backspace')).toBe(false);
    expect(begin().text).toBe('');
  });

  it('are captured until the focus leaves the block, and kept for the next attempt', () => {
    begin();
    press('a');
    ahead.focusOn('a');
    expect(press('Backspace', [], 'b')).toBe(false);
    expect(press('b')).toBe(true);
    ahead.focusOn('b');
    ahead.focusOn('a');
    expect(press('Backspace')).toBe(false);
    expect(begin().text).toBe('ab');
    expect(press('c')).toBe(true);
  });

  it('survive a reload, for the same text', () => {
    begin();
    press('a');
    ahead = createTypingBuffer(sessionStorage);
    expect(ahead.request({ path: 'page:home/title', block: undefined, isNew: false }).text).toBe('');
    expect(begin().text).toBe('a');
    ahead.end();
    expect(begin(createTypingBuffer(sessionStorage)).text).toBe('');
  });
});

describe('keys typed after a block was added, before it is rendered', () => {
  /** The focus is where the closing menu left it. */
  const pressAnywhere = (...keys: readonly string[]) => keys.map((key) => press(key, [], ''));

  it('are captured for its text, wherever the focus goes', () => {
    ahead.captureFor('a');
    pressAnywhere('a', 'b');
    ahead.focusOn(undefined);
    pressAnywhere('Backspace', ' ', 'c');
    expect(begin(ahead, true)).toMatchObject({ text: 'a c', isNew: true, isCapturing: true });
    expect(press('d')).toBe(true);
    expect(createTypingBuffer(sessionStorage).request({ path: PATH, block: 'a', isNew: false }).text).toBe(
      'a cd',
    );
  });

  it('activate nothing, move nothing, and insert no key names', () => {
    ahead.captureFor('a');
    const captured = pressAnywhere('Enter', 'Tab', 'ArrowDown', 'Delete', 'Backspace');
    expect(captured).toEqual([true, true, true, true, true]);
    expect([press('F5'), press('r', ['Control'])]).toEqual([false, false]);
    expect(begin().text).toBe('');
  });

  it('are discarded with Escape', () => {
    const modifiers = ahead.captureFor('a');
    expect(pressAnywhere('a', 'Escape', 'b')).toEqual([true, true, false]);
    expect(modifiers.isPending()).toBe(false);
    expect(begin().text).toBe('');
  });

  it('are discarded and reported once', () => {
    const modifiers = ahead.captureFor('a');
    pressAnywhere('a', 'b');
    expect([modifiers.discard(), modifiers.discard()]).toEqual(['ab', '']);
    expect(pressAnywhere('c', 'Enter')).toEqual([false, false]);
    expect(begin().text).toBe('');
    expect(modifiers.discard()).toBe('');
    expect(press('d')).toBe(true);
  });

  it('do not affect keys typed for another text when discarded', () => {
    begin();
    press('a');
    const modifiers = ahead.captureFor('b');
    pressAnywhere('b');
    modifiers.discard();
    expect(begin().text).toBe('a');
  });

  it('are no longer captured once a field is focused; the typed text is kept', () => {
    ahead.captureFor('a');
    pressAnywhere('a');
    ahead.focusOn(undefined, true);
    expect(pressAnywhere('b', 'Enter')).toEqual([false, false]);
    expect(begin().text).toBe('a');
  });

  it('are no longer captured after a pointer press; the typed text is kept', () => {
    ahead.captureFor('a');
    pressAnywhere('a');
    ahead.release();
    expect(pressAnywhere('b')).toEqual([false]);
    expect(begin().text).toBe('a');
    ahead.release();
    expect(press('c')).toBe(true);
  });

  it('are not captured for the text of another block', () => {
    ahead.captureFor('b');
    pressAnywhere('a');
    expect(begin()).toMatchObject({ text: '', isNew: false });
  });

  it('keep the block new for the next attempt', () => {
    ahead.captureFor('a');
    begin(ahead, true);
    press('a');
    expect(begin()).toMatchObject({ text: 'a', isNew: true });
  });
});
