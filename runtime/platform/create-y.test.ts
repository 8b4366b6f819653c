import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { construct, openPlatformPage, type PlatformValue } from '../testing/platform-page.ts';

let one: (source: unknown) => PlatformValue;
let Y: PlatformValue;

beforeEach(() => {
  ({ one, Y } = openPlatformPage('<ul id="list"><li>A</li><li>B</li></ul>'));
});

afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

const dispatch = (target: EventTarget | null, type: string) =>
  target?.dispatchEvent(new Event(type, { bubbles: true }));

describe('Y.on', () => {
  it.each([
    ['a selector', () => 'li'],
    ['a list', () => Y.all?.('li')],
    ['an array of nodes', () => [...document.querySelectorAll('li')].map(one)],
  ])('subscribes to events of the elements of %s', (_, sourceOf) => {
    const listener = vi.fn();
    const context = {};
    const handle = Y.on?.('click', listener, sourceOf(), context);
    for (const each of document.querySelectorAll('li')) dispatch(each, 'click');
    dispatch(document.body, 'click');
    expect(listener.mock.contexts).toEqual([context, context]);
    handle?.detach?.();
    dispatch(document.querySelector('li'), 'click');
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('subscribes to events of a node, an element and the window', () => {
    const listener = vi.fn();
    Y.on?.('click', listener, one('li'));
    Y.on?.('click', listener, document.querySelector('li'));
    dispatch(document.querySelector('li'), 'click');
    expect(listener).toHaveBeenCalledTimes(2);
    const handle = Y.on?.('resize', listener, window);
    dispatch(window, 'resize');
    expect(listener).toHaveBeenCalledTimes(3);
    handle?.detach?.();
  });

  it.each(['windowresize', 'resize', 'hashchange', 'popstate', 'load', 'beforeunload'])(
    'subscribes to %s of the window, with a context',
    (type) => {
      const listener = vi.fn();
      const context = {};
      const handle = Y.on?.(type, listener, context);
      window.dispatchEvent(new Event(type === 'windowresize' ? 'resize' : type));
      expect(listener.mock.contexts).toEqual([context]);
      handle?.detach?.();
    },
  );

  it.each(['keyup', 'mousedown', 'touchstart', 'click', 'focusin', 'submit', 'wheel', 'pointermove'])(
    'subscribes to %s on the whole page',
    (type) => {
      const listener = vi.fn();
      const context = {};
      const handle = Y.on?.(type, listener, context);
      dispatch(document.querySelector('li'), type);
      expect(listener.mock.contexts).toEqual([context]);
      handle?.detach?.();
    },
  );

  it.each(['domready', 'contentready', 'available'])(
    'calls listeners of %s when the page is there',
    (type) => {
      const listener = vi.fn();
      const context = {};
      Y.on?.(type, listener, context);
      Y.on?.(type, listener, '#list', context);
      expect(listener.mock.calls).toEqual([[{}], [{}]]);
      expect(listener.mock.contexts).toEqual([context, context]);
    },
  );

  it('calls listeners of contentready and available with the first element, if there is one', () => {
    const listener = vi.fn();
    for (const type of ['contentready', 'available'])
      for (const source of ['li', one('#list'), '#none']) Y.on?.(type, listener, source);
    expect(listener.mock.contexts).toEqual([one('li'), one('#list'), one('li'), one('#list')]);
  });

  it('finds the element of contentready when the page is parsed', () => {
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const [listener, detached] = [vi.fn(), vi.fn()];
    Y.on?.('contentready', listener, '#late');
    Y.on?.('domready', detached).detach?.();
    Y.on?.('domready', listener);
    document.body.innerHTML = '<p id="late"></p>';
    expect(listener).not.toHaveBeenCalled();
    state.mockReturnValue('interactive');
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(listener.mock.contexts).toEqual([one('#late'), Y]);
    expect(detached).not.toHaveBeenCalled();
  });

  it('subscribes to several types, each with the listener of an object', () => {
    const [click, resize, open] = [vi.fn(), vi.fn(), vi.fn()];
    Y.on?.({ click, 'menu|resize': resize, open });
    Y.on?.(['click', 'keyup'], click, '#list');
    dispatch(document.querySelector('#list'), 'click');
    dispatch(window, 'resize');
    Y.fire?.('open');
    expect([click, resize, open].map(({ mock }) => mock.calls.length)).toEqual([2, 1, 1]);
  });

  it.each(['once', 'onceAfter'])('calls a listener of Y.%s a single time', (method) => {
    const listener = vi.fn();
    Y[method]?.('click', listener, '#list');
    Y[method]?.('keyup', listener);
    for (let times = 0; times < 2; times++) {
      dispatch(document.querySelector('#list'), 'click');
      dispatch(document, 'keyup');
    }
    expect(listener.mock.contexts).toEqual([one('#list'), one('doc')]);
  });

  it('subscribes to keys and to clicks elsewhere', () => {
    const [key, outside, enter, leave] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
    const context = {};
    Y.on?.('key', key, '#list', 'down:27', context);
    Y.delegate?.('key', key, '#list', 'esc', 'li', context);
    Y.on?.('clickoutside', outside, '#list');
    Y.on?.('hover', enter, '#list', leave);
    const escapeKey = Object.assign(new Event('keydown', { bubbles: true }), { keyCode: 27 });
    document.querySelector('li')?.dispatchEvent(escapeKey);
    dispatch(document.body, 'click');
    dispatch(document.querySelector('#list'), 'mouseleave');
    expect(key.mock.contexts).toEqual([context, context]);
    expect([outside, enter, leave].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 1]);
  });

  it('subscribes to events between scripts, whose names may begin otherwise', () => {
    const listener = vi.fn();
    const context = {};
    Y.on?.('menu:click', listener, context);
    Y.after?.({ 'menu:open': listener });
    Y.once?.('menu:click', listener, context);
    Y.fire?.('menu:click', 1);
    Y.fire?.('menu:click', 2);
    Y.fire?.('menu:open', 3);
    expect(listener.mock.calls).toEqual([[1], [1], [2], [3]]);
    expect(listener.mock.contexts).toEqual([context, context, context, Y]);
  });

  it('subscribes for other objects that have the methods of Y', () => {
    const listener = vi.fn();
    const other = Object.create(Y as object) as PlatformValue;
    other.on?.('open', listener);
    Y.fire?.('open');
    expect(listener).not.toHaveBeenCalled();
    other.fire?.('open');
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('constructors', () => {
  it('return the node and the list of what they get', () => {
    const [first] = document.querySelectorAll('li');
    expect(construct(Y.Node, first)).toBe(one('li'));
    expect(construct(Y.Node, '#list')).toBe(one('#list'));
    expect(construct(Y.Node, first)).toBeInstanceOf(Y.Node);
    expect(construct(Y.NodeList, 'li').size?.()).toBe(2);
    expect(Y.NodeList?.getDOMNodes?.(Y.all?.('#list'))).toEqual([document.querySelector('#list')]);
    expect(construct(Y.NodeList, [first, one('#list')]).item?.(1)).toBe(one('#list'));
  });

  it('create objects that pass events between scripts', () => {
    const [target, other] = [construct(Y.EventTarget), construct(Y.EventTarget)];
    const listener = vi.fn();
    target.on?.('open', listener);
    other.fire?.('open');
    expect(listener).not.toHaveBeenCalled();
    target.fire?.('open');
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('Y.delegate', () => {
  it('subscribes all elements of the source, until its handle is detached', () => {
    const listener = vi.fn();
    const handle = Y.delegate?.('click', listener, 'ul, body', 'li');
    dispatch(document.querySelector('li'), 'click');
    expect(listener.mock.contexts).toEqual([one('li'), one('li')]);
    handle?.detach?.();
    dispatch(document.querySelector('li'), 'click');
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('modules', () => {
  it('are all there: `use` calls the last argument with Y and returns it', () => {
    const run = vi.fn();
    expect(Y.use?.('node', run)).toBe(Y);
    expect(Y.use?.(run)).toBe(Y);
    expect(Y.use?.('node', 'event')).toBe(Y);
    expect(Y.use?.()).toBe(Y);
    expect(run.mock.calls).toEqual([
      [Y, { success: true }],
      [Y, { success: true }],
    ]);
    expect(run.mock.contexts).toEqual([Y, Y]);
  });

  it('are added by calling them with Y', () => {
    const run = vi.fn();
    expect(Y.add?.('menu', run, '1.0', { requires: [] })).toBe(Y);
    expect(run).toHaveBeenCalledExactlyOnceWith(Y);
  });

  it('have namespaces, which are created where they are missing', () => {
    const last = Y.namespace?.('Template.Menu');
    expect(Y.Template?.Menu).toBe(last);
    expect(Y.namespace?.('Template')).toBe(Y.Template);
  });

  it('have the window and the document', () => {
    expect(Y.config).toEqual({ win: window, doc: document });
  });

  it('share events in Y.Global, which are not those of Y', () => {
    const listener = vi.fn();
    Y.Global?.on?.('open', listener);
    Y.fire?.('open');
    expect(listener).not.toHaveBeenCalled();
    Y.Global?.fire?.('open');
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
