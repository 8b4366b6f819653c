import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPlatformPage, type PlatformValue } from '../testing/platform-page.ts';

let one: (source: unknown) => PlatformValue;

beforeEach(() => {
  ({ one } = openPlatformPage(
    '<form id="form"><input id="field"></form><ul id="list"><li><b>A</b></li></ul>',
  ));
});

afterEach(() => {
  document.body.innerHTML = '';
});

function dispatch(target: string, type: string, properties: object = {}): void {
  const event = Object.assign(new Event(type, { bubbles: true }), properties);
  document.querySelector(target)?.dispatchEvent(event);
}

describe('key', () => {
  it.each([
    ['down:27', 'keydown', { keyCode: 27 }],
    ['esc', 'keydown', { keyCode: 27, key: 'Escape' }],
    ['enter', 'keydown', { keyCode: 13 }],
    ['down:37,39', 'keydown', { keyCode: 39 }],
    ['up:enter', 'keyup', { keyCode: 13 }],
    ['13', 'keydown', { keyCode: 13 }],
    ['down:ArrowLeft', 'keydown', { keyCode: 37, key: 'ArrowLeft' }],
    ['a', 'keypress', { keyCode: 97, key: 'a' }],
    ['down:enter+shift', 'keydown', { keyCode: 13, shiftKey: true }],
    ['press:', 'keypress', { keyCode: 97, key: 'a' }],
  ])('%s hears %s of %o', (keys, type, properties) => {
    const listener = vi.fn();
    one('#form').on?.('key', listener, keys);
    dispatch('#field', type, properties);
    expect(listener.mock.contexts).toEqual([one('#form')]);
  });

  it.each([
    ['down:27', 'keydown', { keyCode: 13 }],
    ['down:27', 'keyup', { keyCode: 27 }],
    ['esc', 'keydown', { keyCode: 13, key: 'Enter' }],
    ['down:9', 'keydown', { keyCode: 57, key: '9' }],
    ['a', 'keydown', { keyCode: 65, key: 'a' }],
    ['down:enter+shift+ctrl', 'keydown', { keyCode: 13, shiftKey: true, ctrlKey: false }],
  ])('%s does not hear %s of %o', (keys, type, properties) => {
    const listener = vi.fn();
    one('#form').on?.('key', listener, keys);
    dispatch('#field', type, properties);
    expect(listener).not.toHaveBeenCalled();
  });

  it('passes its context and more arguments, until it is detached', () => {
    const listener = vi.fn();
    const context = {};
    one('#form').on?.('menu|key', listener, 'down:27', context, 'more');
    dispatch('#field', 'keydown', { keyCode: 27 });
    one('#form').detach?.('key');
    dispatch('#field', 'keydown', { keyCode: 27 });
    expect(listener.mock.contexts).toEqual([context]);
    expect(listener.mock.calls).toEqual([[expect.objectContaining({ keyCode: 27 }), 'more']]);
  });

  it('is delegated with a selector after the keys', () => {
    const listener = vi.fn();
    one('#form').delegate?.('key', listener, 'enter', 'input');
    dispatch('#field', 'keydown', { keyCode: 27 });
    dispatch('#form', 'keydown', { keyCode: 13 });
    expect(listener).not.toHaveBeenCalled();
    dispatch('#field', 'keydown', { keyCode: 13 });
    expect(listener.mock.contexts).toEqual([one('#field')]);
  });
});

describe('events outside of an element', () => {
  it.each([
    ['clickoutside', 'click'],
    ['mousedownoutside', 'mousedown'],
    ['focusoutside', 'focusin'],
  ])('%s hears %s that is not in the element', (name, type) => {
    const listener = vi.fn();
    const handle = one('#list').on?.(name, listener);
    for (const inside of ['#list', 'b']) dispatch(inside, type);
    expect(listener).not.toHaveBeenCalled();
    dispatch('#field', type);
    expect(listener.mock.contexts).toEqual([one('#list')]);
    expect(listener.mock.calls[0]?.[0]?.target).toBe(one('#field'));
    handle?.detach?.();
    dispatch('#field', type);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('hover', () => {
  it('calls one listener when the pointer enters, the other when it leaves, until it is detached', () => {
    const context = {};
    const [enter, leave] = [vi.fn(), vi.fn()];
    one('#list').on?.('hover', enter, leave, context);
    dispatch('#list', 'mouseenter');
    expect([enter.mock.contexts, leave.mock.contexts]).toEqual([[context], []]);
    dispatch('#list', 'mouseleave');
    expect(leave.mock.contexts).toEqual([context]);
    one('#list').detach?.('hover');
    for (const type of ['mouseenter', 'mouseleave']) dispatch('#list', type);
    expect([enter.mock.calls.length, leave.mock.calls.length]).toEqual([1, 1]);
  });

  it('is delegated', () => {
    const [enter, leave] = [vi.fn(), vi.fn()];
    one('#list').delegate?.('hover', enter, leave, 'li');
    dispatch('b', 'mouseover');
    expect([enter.mock.contexts, leave.mock.contexts]).toEqual([[one('li')], []]);
    dispatch('b', 'mouseout');
    expect(leave.mock.contexts).toEqual([one('li')]);
  });
});
