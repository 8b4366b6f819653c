import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPlatformPage, type PlatformValue } from '../testing/platform-page.ts';

let one: (source: unknown) => PlatformValue;
let Y: PlatformValue;

beforeEach(() => {
  ({ one, Y } = openPlatformPage(`
    <ul id="list"><li class="item"><a href="#a"><b>A</b></a></li><li class="item"><a href="#b">B</a></li><li>C</li></ul>
    <input id="field">`));
});

afterEach(() => {
  document.body.innerHTML = '';
});

const dispatch = (target: string, event: Event) => document.querySelector(target)?.dispatchEvent(event);
const click = (target: string) =>
  dispatch(target, new MouseEvent('click', { bubbles: true, cancelable: true }));

describe('on', () => {
  it('calls the listener with the node or its context, and with more arguments', () => {
    const listener = vi.fn();
    const context = {};
    one('#list').on?.('click', listener);
    one('#list').on?.('click', listener, context, 1, 'two');
    click('#list');
    expect(listener.mock.contexts).toEqual([one('#list'), context]);
    expect(listener.mock.calls.map((args) => args.slice(1))).toEqual([[], [1, 'two']]);
  });

  it('subscribes to several types together', () => {
    const listener = vi.fn();
    const handle = one('#list').after?.(['mouseup', 'keyup'], listener);
    dispatch('#list', new Event('mouseup'));
    dispatch('#list', new Event('keyup'));
    expect(listener).toHaveBeenCalledTimes(2);
    handle?.detach?.();
    dispatch('#list', new Event('keyup'));
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['tap', 'click'],
    ['valuechange', 'input'],
    ['valueChange', 'input'],
    ['mousewheel', 'wheel'],
  ])('%s is the event %s of the browser', (name, type) => {
    const listener = vi.fn();
    const handle = one('#field').on?.(name, listener);
    dispatch('#field', new Event(type));
    expect(listener).toHaveBeenCalledTimes(1);
    handle?.detach?.();
    dispatch('#field', new Event(type));
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('subscribes all nodes of a list, until its handle is detached', () => {
    const listener = vi.fn();
    const handle = Y.all?.('.item').on?.('click', listener);
    click('.item a');
    click('.item + .item');
    expect(listener).toHaveBeenCalledTimes(2);
    handle?.detach?.();
    click('.item');
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('several types', () => {
  it('have a listener each in an object', () => {
    const [click_, over] = [vi.fn(), vi.fn()];
    const context = {};
    const handle = one('#list').on?.({ click: click_, mouseover: over }, null, context);
    click('#list');
    expect([click_.mock.contexts, over.mock.contexts]).toEqual([[context], []]);
    dispatch('#list', new Event('mouseover'));
    expect(over.mock.contexts).toEqual([context]);
    handle?.detach?.();
    click('#list');
    expect(click_).toHaveBeenCalledTimes(1);
  });

  it('are delegated together', () => {
    const listener = vi.fn();
    one('#list').delegate?.(['click', 'keyup'], listener, 'li');
    click('.item');
    dispatch('.item', new Event('keyup', { bubbles: true }));
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('domready, contentready and available', () => {
  it.each(['domready', 'contentready', 'menu|available'])('%s of a node is called with the node', (type) => {
    const listener = vi.fn();
    const context = {};
    one('#list').on?.(type, listener);
    one('#list').once?.(type, listener, context);
    expect(listener.mock.contexts).toEqual([one('#list'), context]);
  });
});

describe('once', () => {
  it('calls the listener a single time for each type', () => {
    const listener = vi.fn();
    one('#list').onceAfter?.(['click', 'keyup'], listener);
    for (let times = 0; times < 2; times++) {
      click('#list');
      dispatch('#list', new Event('keyup'));
    }
    expect(listener.mock.calls.map(([{ type }]) => type)).toEqual(['click', 'keyup']);
  });

  it('calls the listener a single time', () => {
    const listener = vi.fn();
    const context = {};
    one('#list').once?.('click', listener, context);
    click('#list');
    click('#list');
    expect(listener.mock.contexts).toEqual([context]);
    expect(listener.mock.calls[0]?.[0]?.type).toBe('click');
  });
});

describe('detach', () => {
  it('removes the listeners of a type, a function or a category', () => {
    const first = vi.fn();
    const second = vi.fn();
    const list = one('#list');
    list.on?.('click', first);
    list.on?.('click', second);
    list.on?.('menu|click', first);
    list.on?.('keyup', first);
    const calls = () => {
      first.mockClear();
      second.mockClear();
      click('#list');
      dispatch('#list', new Event('keyup'));
      return [first.mock.calls.length, second.mock.calls.length];
    };
    expect(calls()).toEqual([3, 1]);
    list.detach?.('menu|click');
    expect(calls()).toEqual([2, 1]);
    list.detach?.('click', second);
    expect(calls()).toEqual([2, 0]);
    list.detach?.('click');
    expect(calls()).toEqual([1, 0]);
    list.detach?.();
    expect(calls()).toEqual([0, 0]);
  });

  it('detachAll removes all listeners, or all of a type', () => {
    const listener = vi.fn();
    one('#list').on?.('click', listener);
    one('#list').on?.('keyup', listener);
    one('#list').detachAll?.('click');
    click('#list');
    expect(listener).not.toHaveBeenCalled();
    one('#list').detachAll?.();
    dispatch('#list', new Event('keyup'));
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('purge', () => {
  it('removes the listeners of a node, of its descendants only if asked for', () => {
    const [outer, inner] = [vi.fn(), vi.fn()];
    const subscribe = () => {
      one('#list').on?.('click', outer);
      one('.item').on?.('click', inner);
      one('.item').on?.('keyup', inner);
    };
    const calls = () => {
      for (const listener of [outer, inner]) listener.mockClear();
      click('.item');
      dispatch('.item', new Event('keyup'));
      return [outer.mock.calls.length, inner.mock.calls.length];
    };
    subscribe();
    one('#list').purge?.();
    expect(calls()).toEqual([0, 2]);
    one('#list').purge?.(true, 'click');
    expect(calls()).toEqual([0, 1]);
    one('#list').purge?.(true);
    expect(calls()).toEqual([0, 0]);
  });
});

describe('delegate', () => {
  it('takes children of the container', () => {
    const listener = vi.fn();
    one('body').delegate?.('click', listener, '> li');
    one('#list').delegate?.('click', listener, '> li');
    click('b');
    expect(listener.mock.contexts).toEqual([one('.item')]);
  });

  it('calls the listener for each matching element, from the innermost to the container', () => {
    const seen: unknown[] = [];
    const handle = one('#list').delegate?.(
      'click',
      function (this: unknown, event: { readonly currentTarget: unknown; readonly target: unknown }) {
        seen.push(this, event.currentTarget, event.target);
      },
      'li, a, ul',
    );
    click('b');
    expect(seen).toEqual([one('a'), one('a'), one('b'), one('.item'), one('.item'), one('b')]);
    handle?.detach?.();
    click('b');
    expect(seen).toHaveLength(6);
  });

  it('hears focus, which does not bubble, by its names of the platform', () => {
    const focus = vi.fn();
    const blur = vi.fn();
    one('body').delegate?.('form|focus', focus, 'input');
    one('body').delegate?.('blur', blur, 'input');
    dispatch('#field', new Event('focusin', { bubbles: true }));
    dispatch('#field', new Event('focusout', { bubbles: true }));
    expect([focus.mock.calls.length, blur.mock.calls.length]).toEqual([1, 1]);
    one('body').detach?.('form|*');
    dispatch('#field', new Event('focusin', { bubbles: true }));
    expect(focus).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['mouseenter', 'mouseover'],
    ['mouseleave', 'mouseout'],
  ])('%s ignores moves inside of the element', (name, type) => {
    const listener = vi.fn();
    one('#list').delegate?.(name, listener, '.item');
    const move = (from: string) =>
      dispatch(
        'b',
        Object.assign(new Event(type, { bubbles: true }), { relatedTarget: document.querySelector(from) }),
      );
    move('a');
    expect(listener).not.toHaveBeenCalled();
    move('.item + .item');
    move('#none');
    expect(listener.mock.contexts).toEqual([one('.item'), one('.item')]);
  });

  it('reports the moves of other events inside of the element', () => {
    const listener = vi.fn();
    one('#list').delegate?.('mouseover', listener, '.item');
    one('#list').delegate?.('focus', listener, '.item');
    const within = { relatedTarget: document.querySelector('a') };
    dispatch('b', Object.assign(new Event('mouseover', { bubbles: true }), within));
    dispatch('b', Object.assign(new Event('focusin', { bubbles: true }), within));
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('hover', () => {
  it('calls one listener when the pointer enters, the other when it leaves', () => {
    const context = {};
    const enter = vi.fn();
    const leave = vi.fn();
    one('#list').hover?.(enter, leave, context);
    dispatch('#list', new Event('mouseenter'));
    expect([enter.mock.contexts, leave.mock.contexts]).toEqual([[context], []]);
    dispatch('#list', new Event('mouseleave'));
    expect([enter.mock.contexts, leave.mock.contexts]).toEqual([[context], [context]]);
  });
});

describe('events of scripts', () => {
  it('simulate and fire bubble and can be canceled', () => {
    const seen: unknown[] = [];
    document.body.addEventListener('focusin', (event) => event.preventDefault(), { once: true });
    for (const type of ['click', 'keyup', 'custom'])
      one('body').on?.(type, (event: Event & { readonly keyCode?: number; readonly detail?: unknown }) => {
        seen.push([event.type, event.cancelable, event.keyCode, event.detail]);
      });
    one('#field').simulate?.('click').simulate?.('keyup', { keyCode: 13 }).fire?.('custom', { x: 1 });
    expect(seen).toEqual([
      ['click', true, undefined, expect.anything()],
      ['keyup', true, 13, undefined],
      ['custom', true, undefined, { x: 1 }],
    ]);
  });
});

describe('the event', () => {
  function heard(event: Event): PlatformValue {
    const listener = vi.fn();
    one('#list').once?.(event.type, listener);
    dispatch('#list', event);
    return listener.mock.calls[0]?.[0];
  }

  it('has nodes for its elements', () => {
    const related = document.querySelector('a');
    const event = heard(Object.assign(new Event('mouseover'), { relatedTarget: related }));
    expect([event.target, event.currentTarget, event.relatedTarget]).toEqual([
      one('#list'),
      one('#list'),
      one('a'),
    ]);
    expect([event._currentTarget, event._event]).toEqual([
      document.querySelector('#list'),
      expect.any(Event),
    ]);
  });

  it('has the direction of a wheel and the new fragment of a URL', () => {
    expect(heard(Object.assign(new Event('wheel'), { deltaY: 120 })).wheelDelta).toBe(-1);
    expect(heard(Object.assign(new Event('wheel'), { deltaY: -3 })).wheelDelta).toBe(1);
    expect(heard(new Event('click')).newHash).toBe('');
    const changed = Object.assign(new Event('hashchange'), { newURL: 'https://shop.example/#cups' });
    expect(heard(changed).newHash).toBe('cups');
    const cleared = Object.assign(new Event('hashchange'), { newURL: 'https://shop.example/' });
    expect(heard(cleared).newHash).toBe('');
  });

  it('stops with halt, also for other listeners of the element if asked for', () => {
    const later = vi.fn();
    const above = vi.fn();
    one('body').on?.('click', above);
    let isImmediate = false;
    one('#list').on?.('click', (event: PlatformValue) => event.halt?.(isImmediate));
    one('#list').on?.('click', later);
    expect(click('#list')).toBe(false);
    expect([later.mock.calls.length, above.mock.calls.length]).toEqual([1, 0]);
    isImmediate = true;
    click('#list');
    expect([later.mock.calls.length, above.mock.calls.length]).toEqual([1, 0]);
  });

  it('has the methods of the event, and properties that scripts set', () => {
    const event = new Event('click', { cancelable: true });
    one('#list').once?.('click', (given: Record<string, unknown> & { preventDefault(): void }) => {
      given.preventDefault();
      given.note = 'seen';
    });
    dispatch('#list', event);
    expect(event.defaultPrevented).toBe(true);
    expect(event).toHaveProperty('note', 'seen');
  });
});
