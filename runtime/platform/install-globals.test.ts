import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  PLATFORM_GLOBALS,
  PLATFORM_LIST_METHODS,
  PLATFORM_NODE_METHODS,
} from '../../formatters/vocabulary/platform-globals.ts';
import type { PlatformValue as Thing } from '../testing/platform-page.ts';
import { installGlobals } from './install-globals.ts';

let globals: Record<string, Thing>;
let Y: Thing;

beforeEach(() => {
  document.body.innerHTML = `
    <button id="toggle" data-menu="main">Menu</button>
    <nav id="menu" class="closed"><ul><li class="folder"><a href="/a">A</a></li><li><a href="/b">B</a></li></ul></nav>`;
  globals = {};
  installGlobals({ tweakJSON: { headerPadding: '20px' } }, globals);
  Y = globals.Y as Thing;
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

function resolve(name: string): unknown {
  let at: unknown = globals;
  for (const part of name.split('.')) at = Reflect.get(Object(at), part);
  return at;
}

test('every global of the list exists', () => {
  expect(PLATFORM_GLOBALS.filter((name) => resolve(name) === undefined)).toEqual([]);
});

test('nodes and lists have the methods of the lists, and no others', () => {
  const methodsOf = (name: string) => Object.keys((resolve(name) as { prototype: object }).prototype).sort();
  expect(methodsOf('Y.Node')).toEqual([...PLATFORM_NODE_METHODS].sort());
  const all = new Set([...PLATFORM_NODE_METHODS, ...PLATFORM_LIST_METHODS]);
  expect(methodsOf('Y.NodeList')).toEqual([...all].filter((name) => name !== 'getDOMNode').sort());
});

test('what the theme has defined itself stays', () => {
  const own = { Y: 'own' };
  installGlobals({}, own);
  expect(own.Y).toBe('own');
  expect(own).toHaveProperty('ImageLoader');
});

describe('nodes', () => {
  const one = (selector: string) => Y.one?.(selector) as Thing;

  test('are the same for the same element, and null for nothing', () => {
    expect(one('#menu')).toBe(Y.one?.(document.querySelector('#menu')));
    expect(one('#nothing')).toBeNull();
    expect(one('https://not-a-selector')).toBeNull();
  });

  test('open a menu when a button is clicked', () => {
    one('#toggle').on?.('click', function (this: Thing, event: Thing) {
      event.halt?.();
      one('#menu').toggleClass?.('closed').toggleClass?.('open');
      this.addClass?.(String(event.currentTarget?.getData?.('menu')));
    });
    document.querySelector<HTMLElement>('#toggle')?.click();
    expect(document.querySelector('#menu')?.className).toBe('open');
    expect(document.querySelector('#toggle')?.className).toBe('main');
  });

  test('delegate events to the elements inside', () => {
    const seen: unknown[] = [];
    const context = { name: 'menu' };
    one('#menu').delegate?.(
      'click',
      function (this: unknown, event: Thing) {
        event.preventDefault?.();
        seen.push(this, event.currentTarget?.get?.('text'));
      },
      'li.folder',
      context,
    );
    document.querySelector<HTMLElement>('.folder a')?.click();
    document.querySelector('[href="/b"]')?.parentElement?.click();
    expect(seen).toEqual([context, 'A']);
  });

  test('do not call listeners that are detached', () => {
    const listener = vi.fn();
    one('#toggle').on?.('menu|click', listener);
    const handle = one('#toggle').on?.('click', listener);
    one('#toggle').simulate?.('click');
    expect(listener).toHaveBeenCalledTimes(2);
    one('#toggle').detach?.('menu|*');
    handle?.detach?.();
    one('#toggle').simulate?.('click');
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test('find what is around them', () => {
    const folder = one('.folder');
    expect(folder.ancestor?.('nav')).toBe(one('#menu'));
    expect(folder.ancestor?.('.folder', true)).toBe(folder);
    expect(folder.next?.().one?.('a').getAttribute?.('href')).toBe('/b');
    expect(folder.siblings?.().size?.()).toBe(1);
    expect(folder.previous?.()).toBeNull();
  });

  test('fade in and out', () => {
    one('#menu').transition?.('fadeOut');
    expect(document.querySelector<HTMLElement>('#menu')?.style.opacity).toBe('0');
    one('#menu').transition?.('fadeIn');
    expect(document.querySelector<HTMLElement>('#menu')?.style.opacity).toBe('1');
  });

  test('replace a class, and keep an id that they have', () => {
    one('#menu').replaceClass?.('closed', 'open');
    expect(document.querySelector('#menu')?.className).toBe('open');
    expect(one('#menu').generateID?.()).toBe('menu');
  });

  test('take numbers as pixels and null as nothing', () => {
    one('#menu').setStyles?.({ paddingTop: 12, opacity: 0.5, 'min-height': '3em' });
    const style = document.querySelector<HTMLElement>('#menu')?.style;
    expect([style?.paddingTop, style?.opacity, style?.minHeight]).toEqual(['12px', '0.5', '3em']);
    one('#menu').setStyle?.('paddingTop', null);
    expect(style?.paddingTop).toBe('');
  });

  test('insert what is created without running its scripts', () => {
    const created = Y.Node?.create?.('<div class="wrap"><script>globalThis.hasRun = true</script></div>');
    one('#toggle').insert?.(created, 'after');
    expect(document.querySelector('#toggle + .wrap')).not.toBeNull();
    expect(globalThis).not.toHaveProperty('hasRun');
    one('.wrap').setHTML?.('<b>bold</b>');
    expect(document.querySelector('.wrap b')).not.toBeNull();
    one('.wrap').remove?.();
    expect(one('.wrap')).toBeNull();
  });

  test('read and set properties', () => {
    document.body.insertAdjacentHTML('beforeend', '<input id="box" type="checkbox">');
    expect(one('#box').set?.('checked', true).get?.('checked')).toBe(true);
    expect(one('#menu').get?.('children').size?.()).toBe(1);
    expect(one('#menu').get?.('parentNode')).toBe(one('body'));
  });

  test('show a text that looks like HTML as text', () => {
    one('#toggle').set?.('text', '<img src=x onerror="alert(1)">');
    expect(document.querySelector('#toggle')?.innerHTML).toBe('&lt;img src=x onerror="alert(1)"&gt;');
  });
});

describe('lists', () => {
  test('apply methods to all of their nodes', () => {
    const list = Y.all?.('li') as Thing;
    expect(list.addClass?.('seen').size?.()).toBe(2);
    expect(document.querySelectorAll('li.seen')).toHaveLength(2);
    expect(list.get?.('className')).toEqual(['folder seen', 'seen']);
    const texts: unknown[] = [];
    list.each?.((node: Thing, index: unknown) => texts.push(index, node.get?.('text')));
    expect(texts).toEqual([0, 'A', 1, 'B']);
    expect(list.item?.(9)).toBeNull();
    expect(list.slice?.(1).indexOf?.(list.item?.(1))).toBe(0);
    expect(Y.all?.('.none').isEmpty?.()).toBe(true);
  });
});

describe('Y', () => {
  test('calls what waits for modules and for the page', () => {
    const ready = vi.fn();
    Y.use?.('node', 'squarespace-gallery-ng', (y: Thing) => y.on?.('domready', ready));
    expect(ready).toHaveBeenCalledTimes(1);
    const initialized = vi.fn();
    globals.Squarespace?.onInitialize?.(Y, initialized);
    expect(initialized).toHaveBeenCalledExactlyOnceWith(Y);
    globals.Squarespace?.afterBodyLoad?.(Y);
    expect(initialized).toHaveBeenCalledTimes(2);
  });

  test('calls what waits for the page while images are still loading', () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    const ready = vi.fn();
    Y.on?.('domready', ready);
    expect(ready).toHaveBeenCalledTimes(1);
  });

  test('calls what waits for the page only once it is parsed', () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const ready = vi.fn();
    Y.on?.('domready', ready);
    expect(ready).not.toHaveBeenCalled();
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(ready).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['scroll', () => window],
    ['keydown', () => document],
  ])('hears the %s events of the page', (type, target) => {
    const heard = vi.fn();
    Y.on?.(type, heard);
    target().dispatchEvent(new Event(type));
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('delegates events with their context', () => {
    const context = { name: 'menu' };
    const seen: unknown[] = [];
    const listener = function (this: unknown) {
      seen.push(this);
    };
    Y.delegate?.('click', listener, '#menu', 'li', context);
    document.querySelector<HTMLElement>('li')?.click();
    expect(seen).toEqual([context]);
  });

  test('keeps what a namespace has', () => {
    const first = Y.namespace?.('Template.Site');
    expect(Y.namespace?.('Template.Site')).toBe(first);
  });

  test('has the value of a tweak', () => {
    expect(Y.Squarespace?.Template?.getTweakValue?.('headerPadding')).toBe('20px');
    expect(Y.Squarespace?.Template?.getTweakValue?.('none')).toBeUndefined();
    expect(globals.Static?.SQUARESPACE_CONTEXT).toEqual({ tweakJSON: { headerPadding: '20px' } });
  });

  test('passes events between scripts', () => {
    const helper: Record<string, unknown> = {};
    Y.augment?.(helper, Y.EventTarget);
    const heard = vi.fn();
    (helper as unknown as Thing).on?.('resizeend', heard);
    (helper as unknown as Thing).fire?.('resizeend', { width: 320 });
    expect(heard).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'resizeend', width: 320 }));
    Y.Global?.on?.(['tweak:reset', 'tweak:close'], heard);
    Y.Global?.fire?.('tweak:close');
    expect(heard).toHaveBeenCalledTimes(2);
  });

  test('runs later, and not when canceled', () => {
    vi.useFakeTimers();
    const run = vi.fn();
    Y.later?.(100, { run }, 'run', ['x']);
    Y.later?.(100, null, run).cancel?.();
    vi.advanceTimersByTime(100);
    expect(run).toHaveBeenCalledExactlyOnceWith('x');
  });

  test('creates constructors with attributes whose changes are events', () => {
    const Part = Y.Base?.create?.(
      'part',
      Y.Base,
      [],
      { initializer: () => undefined },
      { ATTRS: { index: { value: 1 } } },
    );
    const part = Reflect.construct(Part as never, [{ name: 'x' }]) as Thing;
    const changed = vi.fn();
    part.after?.('indexChange', changed);
    part.set?.('index', 2);
    expect([part.get?.('index'), part.get?.('name')]).toEqual([2, 'x']);
    expect(changed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ prevVal: 1, newVal: 2 }));
  });
});

describe('Class and Singleton', () => {
  test('call their members', () => {
    const Counter = globals.Class?.create?.({
      initialize(this: { count?: unknown }, { start }: { start: number }) {
        this.count = start;
      },
    });
    expect(Reflect.construct(Counter as never, [{ start: 3 }])).toMatchObject({ count: 3 });
    const ready = vi.fn();
    const initialize = vi.fn();
    const both = { ready, initialize };
    expect(globals.Singleton?.create?.(both)).toBe(both);
    expect([ready.mock.calls, initialize.mock.calls]).toEqual([[[]], []]);
    globals.Singleton?.create?.({ initialize });
    expect(initialize).toHaveBeenCalledTimes(1);
    const Plain = globals.Class?.create?.({ size: 2 });
    expect(Reflect.construct(Plain as never, [])).toHaveProperty('size', 2);
    expect(globals.Singleton?.create?.({ size: 2 })).toEqual({ size: 2 });
  });
});

test('Class.extend inherits from a constructor', () => {
  const Menu = globals.Class?.create?.({
    initialize(this: { name?: unknown }, name: unknown) {
      this.name = name;
    },
    open: () => 'menu',
    close: () => 'closed',
  });
  const Folder = globals.Class?.extend?.(Menu, { open: () => 'folder' });
  const folder = Reflect.construct(Folder as never, ['A']) as Thing;
  expect(folder).toBeInstanceOf(Menu);
  expect([folder.name, folder.open?.(), folder.close?.()]).toEqual(['A', 'folder', 'closed']);
  expect([folder.constructor, Folder?.superclass?.open?.()]).toEqual([Folder, 'menu']);
  expect((Reflect.construct(Menu as never, ['B']) as Thing).open?.()).toBe('menu');
});

describe('Squarespace', () => {
  const squarespace = () => globals.Squarespace as Thing;

  test('starts what waits again when a theme has replaced the content, and ends it before', () => {
    const [start, end] = [vi.fn(), vi.fn()];
    squarespace().onInitialize?.(Y, start);
    squarespace().onDestroy?.(Y, end);
    expect([start.mock.calls, end.mock.calls]).toEqual([[[Y]], []]);
    squarespace().globalDestroy?.();
    expect(end.mock.calls).toEqual([[Y]]);
    squarespace().globalInit?.();
    Reflect.set(squarespace(), 'AFTER_BODY_LOADED', false);
    squarespace().afterBodyLoad?.(Y);
    expect(squarespace().AFTER_BODY_LOADED).toBe(true);
    expect(start.mock.calls).toEqual([[Y], [Y], [Y]]);
  });

  test('waits until the page is parsed', () => {
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    document.body.innerHTML = '<img data-src="/assets/late.jpg">';
    const page: Record<string, Thing> = {};
    installGlobals({}, page);
    const start = vi.fn();
    page.Squarespace?.onInitialize?.(page.Y, start);
    page.Squarespace?.afterBodyLoad?.(page.Y);
    expect([start.mock.calls, document.querySelector('img')?.hasAttribute('src')]).toEqual([[], false]);
    state.mockReturnValue('interactive');
    document.dispatchEvent(new Event('DOMContentLoaded'));
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(start.mock.calls).toEqual([[page.Y]]);
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/assets/late.jpg');
  });
});

test('YUI() is Y, and has its modules', () => {
  const run = vi.fn();
  expect(globals.YUI?.()).toBe(Y);
  globals.YUI?.add?.('menu', run);
  expect(run).toHaveBeenCalledExactlyOnceWith(Y);
});

test('Modernizr knows touch screens', () => {
  expect(globals.Modernizr?.touch).toBe(false);
  vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(5);
  const page: Record<string, Thing> = {};
  installGlobals({}, page);
  expect(page.Modernizr?.touch).toBe(true);
});

describe('ImageLoader', () => {
  function load(attributes: string, options?: object): HTMLImageElement {
    document.body.innerHTML = `<div class="content-fill"><img ${attributes}></div>`;
    globals.ImageLoader?.load?.(Y.one?.('img'), options);
    return document.querySelector('img') as HTMLImageElement;
  }

  test('shows an image that has only data-src, in the widths that it has', () => {
    const image = load(
      'data-src="/assets/a.jpg" data-image-dimensions="600x400" data-image-focal-point="0.2,0.8"',
    );
    expect(image.getAttribute('src')).toBe('/assets/a.jpg');
    expect(image.srcset).toBe(
      '/assets/a.jpg?format=100w 100w, /assets/a.jpg?format=300w 300w, /assets/a.jpg?format=500w 500w',
    );
    expect([image.style.objectFit, image.style.objectPosition]).toEqual(['cover', '20% 80%']);
  });

  test('keeps what the build has prepared', () => {
    const image = load('src="/assets/b.webp" data-src="/assets/a.jpg"', { mode: 'none' });
    expect([image.getAttribute('src'), image.getAttribute('style')]).toEqual(['/assets/b.webp', null]);
  });

  test('loads all images of the page', () => {
    document.body.innerHTML = '<img data-src="/assets/a.jpg">';
    globals.ImageLoader?.bootstrap?.();
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/assets/a.jpg');
  });

  test('does not load from an unsafe address', () => {
    expect(load('data-src="javascript:alert(1)"').hasAttribute('src')).toBe(false);
  });
});
