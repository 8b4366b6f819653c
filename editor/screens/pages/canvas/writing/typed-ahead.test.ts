// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { createTypedAhead, type TypedAhead } from './typed-ahead.ts';

const PATH = 'page:home/blocks/a/value/markdown';
let ahead: TypedAhead;

beforeEach(() => {
  sessionStorage.clear();
  ahead = createTypedAhead(sessionStorage);
});

function press(key: string, held: readonly string[] = [], block = 'a'): boolean {
  const isHeld = (name: string) => held.includes(name);
  const [ctrlKey, metaKey, altKey] = [isHeld('Control'), isHeld('Meta'), isHeld('Alt')];
  return ahead.takeKey({ key, ctrlKey, metaKey, altKey, getModifierState: isHeld }, block);
}

describe('what is typed before a text is open', () => {
  it('is letters, those of AltGr too, and what takes one back', () => {
    const waiting = ahead.begin(PATH, 'a');
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
    const waiting = ahead.begin(PATH, 'a');
    expect(press(key, held)).toBe(false);
    expect(waiting.text).toBe('');
  });

  it('is given up with Escape, and not opened later', () => {
    const waiting = ahead.begin(PATH, 'a');
    press('a');
    expect(press('Escape')).toBe(true);
    expect(ahead.isWanted(waiting)).toBe(false);
    expect(press('Escape')).toBe(false);
    expect(press('Backspace')).toBe(false);
    expect(ahead.begin(PATH, 'a').text).toBe('');
  });

  it('is taken until the block is left, and kept for whoever tries again', () => {
    ahead.begin(PATH, 'a');
    press('a');
    ahead.focusOn('a');
    expect(press('Backspace', [], 'b')).toBe(false);
    expect(press('b')).toBe(true);
    ahead.focusOn('b');
    ahead.focusOn('a');
    expect(press('Backspace')).toBe(false);
    expect(ahead.begin(PATH, 'a').text).toBe('ab');
    expect(press('c')).toBe(true);
  });

  it('is there after the page was loaded anew, for the same text', () => {
    ahead.begin(PATH, 'a');
    press('a');
    ahead = createTypedAhead(sessionStorage);
    expect(ahead.begin('page:home/title', undefined).text).toBe('');
    expect(ahead.begin(PATH, 'a').text).toBe('a');
    ahead.end();
    expect(createTypedAhead(sessionStorage).begin(PATH, 'a').text).toBe('');
  });
});
