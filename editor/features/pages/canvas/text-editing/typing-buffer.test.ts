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

function press(key: string, held: readonly string[] = [], block: string | undefined = 'a'): boolean {
  const isHeld = (name: string) => held.includes(name);
  const [ctrlKey, metaKey, altKey] = [isHeld('Control'), isHeld('Meta'), isHeld('Alt')];
  return ahead.handleKey({ key, ctrlKey, metaKey, altKey, getModifierState: isHeld }, block);
}

describe('what is typed before a text is open', () => {
  it('is letters, those of AltGr too, and what takes one back', () => {
    const waiting = begin();
    for (const key of ['a', 'é', '😀', ' ']) expect(press(key)).toBe(true);
    for (const key of ['Backspace', 'Backspace']) expect(press(key)).toBe(true);
    expect(press('@', ['AltGraph', 'Control', 'Alt'])).toBe(true);
    expect(press('Delete')).toBe(true);
    expect(waiting.text).toBe('aé@');
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
  ])('is not %s with %j, which does what it always does', (key, held) => {
    const waiting = begin();
    expect(press(key, held)).toBe(false);
    expect(waiting.text).toBe('');
  });

  it.each(['ArrowUp', 'ArrowLeft', 'Home', 'PageDown'])('%s moves neither in it nor the block', (key) => {
    const waiting = begin();
    expect(press(key)).toBe(true);
    expect(press(key, ['Control'])).toBe(false);
    expect(waiting.text).toBe('');
  });

  it('is given up with Escape, and not opened later', () => {
    const waiting = begin();
    press('a');
    expect(press('Escape')).toBe(true);
    expect(ahead.isPending(waiting)).toBe(false);
    expect(press('Escape')).toBe(false);
    expect(press('Backspace')).toBe(false);
    expect(begin().text).toBe('');
  });

  it('is taken until the block is left, and kept for whoever tries again', () => {
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

  it('is there after the page was loaded anew, for the same text', () => {
    begin();
    press('a');
    ahead = createTypingBuffer(sessionStorage);
    expect(ahead.request({ path: 'page:home/title', block: undefined, isNew: false }).text).toBe('');
    expect(begin().text).toBe('a');
    ahead.end();
    expect(begin(createTypingBuffer(sessionStorage)).text).toBe('');
  });
});

describe('what is typed after a block was chosen, and before it is drawn', () => {
  /** The focus is where the closing menu left it. */
  const pressAnywhere = (...keys: readonly string[]) => keys.map((key) => press(key, [], ''));

  it('is for its text, wherever the focus goes', () => {
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

  it('presses nothing, moves nothing, and writes no names of keys', () => {
    ahead.captureFor('a');
    const taken = pressAnywhere('Enter', 'Tab', 'ArrowDown', 'Delete', 'Backspace');
    expect(taken).toEqual([true, true, true, true, true]);
    expect([press('F5'), press('r', ['Control'])]).toEqual([false, false]);
    expect(begin().text).toBe('');
  });

  it('is given up with Escape', () => {
    const held = ahead.captureFor('a');
    expect(pressAnywhere('a', 'Escape', 'b')).toEqual([true, true, false]);
    expect(held.isPending()).toBe(false);
    expect(begin().text).toBe('');
  });

  it('is let go with the keys, and told once', () => {
    const held = ahead.captureFor('a');
    pressAnywhere('a', 'b');
    expect([held.discard(), held.discard()]).toEqual(['ab', '']);
    expect(pressAnywhere('c', 'Enter')).toEqual([false, false]);
    expect(begin().text).toBe('');
    expect(held.discard()).toBe('');
    expect(press('d')).toBe(true);
  });

  it('takes nothing away, where it is let go, of what was typed into another text', () => {
    begin();
    press('a');
    const held = ahead.captureFor('b');
    pressAnywhere('b');
    held.discard();
    expect(begin().text).toBe('a');
  });

  it('is no more once somebody has gone into a field; what was typed is typed', () => {
    ahead.captureFor('a');
    pressAnywhere('a');
    ahead.focusOn(undefined, true);
    expect(pressAnywhere('b', 'Enter')).toEqual([false, false]);
    expect(begin().text).toBe('a');
  });

  it('is no more when something else is chosen with the pointer; what was typed is typed', () => {
    ahead.captureFor('a');
    pressAnywhere('a');
    ahead.release();
    expect(pressAnywhere('b')).toEqual([false]);
    expect(begin().text).toBe('a');
    ahead.release();
    expect(press('c')).toBe(true);
  });

  it('is not for the text of another block', () => {
    ahead.captureFor('b');
    pressAnywhere('a');
    expect(begin()).toMatchObject({ text: '', isNew: false });
  });

  it('is new still when it is tried again', () => {
    ahead.captureFor('a');
    begin(ahead, true);
    press('a');
    expect(begin()).toMatchObject({ text: 'a', isNew: true });
  });
});
