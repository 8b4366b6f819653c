import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PLATFORM_MODULES } from '../../formatters/vocabulary/platform-modules.ts';
import { installGlobals } from '../platform/install-globals.ts';
import { installModules } from './install-modules.ts';

type Callable = (...args: unknown[]) => Thing;
/** Untyped, as scripts of themes see the globals. */
interface Thing extends Callable {
  readonly [name: string]: Thing;
}

const CONTEXT: object = { website: { timeZone: 'Asia/Kolkata' } };

let globals: Record<string, Thing>;
let Y: Thing;

beforeEach(() => {
  globals = {};
  installGlobals(CONTEXT, globals);
  installModules(globals as never);
  Y = globals.Y as Thing;
});

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '#');
  document.body.innerHTML = '';
});

function resolve(name: string): unknown {
  let at: unknown = globals;
  for (const part of name.split('.')) at = Reflect.get(Object(at), part);
  return at;
}

test('every global of the list exists', () => {
  expect(PLATFORM_MODULES.filter((name) => resolve(name) === undefined)).toEqual([]);
});

test('what the theme has defined itself stays, and nothing happens without the platform', () => {
  const own = {
    Y: { Base: Y.Base, Lang: Y.Lang, Node: Y.Node, NodeList: Y.NodeList, io: 'own', Squarespace: {} },
  };
  installModules(own as never);
  expect(own.Y.io).toBe('own');
  expect(() => installModules({})).not.toThrow();
  expect(() => installModules({ Y: { own: true } })).not.toThrow();
});

describe('requests', () => {
  const respond = (text: string, status = 200) => {
    const fetch = vi.fn(async () => new Response(text, { status }));
    vi.stubGlobal('fetch', fetch);
    return fetch;
  };

  const statusOf = (text: string, url: string) => {
    respond(text);
    return new Promise((resolve) => {
      const complete = (_: number, { status }: { status: number }) => resolve(status);
      Y.io?.(url, { on: { complete } });
    });
  };

  test('Y.io reports the response to its callbacks in order', async () => {
    respond('<p>More</p>');
    const seen: unknown[] = [];
    const context = {};
    await new Promise<void>((resolve) => {
      const note = (name: string) =>
        function (this: unknown, _id: number, response?: { responseText?: string }) {
          seen.push([name, this === context, response?.responseText]);
          if (name === 'success') resolve();
        };
      const on = { start: note('start'), complete: note('complete'), success: note('success') };
      Y.io?.('/more', { on, context });
    });
    expect(seen).toEqual([
      ['start', true, undefined],
      ['complete', true, '<p>More</p>'],
      ['success', true, '<p>More</p>'],
    ]);
  });

  test.each(['/about?format=main-content', '/blog?page=2&format=json'])(
    'fail if the response is the page instead of its data, so that the script follows the link: %s',
    async (url) => {
      expect(await statusOf('\n<!DOCTYPE html><title>Blog</title>', url)).toBe(404);
      expect(await statusOf('<html lang="en">', url)).toBe(404);
      expect(await statusOf('<article>', url)).toBe(200);
    },
  );

  test('for a page receive the page', async () => {
    expect(await statusOf('<!doctype html>', '/about')).toBe(200);
  });

  test('Y.Data.get passes an object, or fails for a page', async () => {
    const fetch = respond('{"items": [1]}');
    const get = () =>
      new Promise((success) => {
        const failure = (error: unknown) => success(error);
        Y.Data?.get?.({ url: '/api/x', data: { tag: 'a b' }, success, failure });
      });
    expect(await get()).toEqual({ items: [1] });
    expect(fetch).toHaveBeenCalledWith('/api/x?tag=a+b', { method: 'GET' });
    respond('<html>');
    expect(await get()).toEqual({ error: 200 });
  });
});

test('modules for what the runtime does itself can be created and called', () => {
  const squarespace = Y.Squarespace as Thing;
  for (const name of ['AjaxLoader', 'DynamicData', 'ProductQuickView', 'QuickView'])
    expect(() =>
      Reflect.construct(squarespace[name] as Thing, [{ timeout: 1 }]).on('load', () => undefined),
    ).not.toThrow();
  expect(() => squarespace.ProductUtils?.initializeVariantDropdowns?.(document.body)).not.toThrow();
  expect(() => squarespace.Commerce?.initializeCommerce?.(Y)).not.toThrow();
});

test('the context has the offset of the time zone of the site', () => {
  expect(resolve('Static.SQUARESPACE_CONTEXT.website.timeZoneOffset')).toBe(5.5 * 3_600_000);
});

test('Y.HistoryHash reads and writes the fragment of the URL', () => {
  const hash = Reflect.construct(Y.HistoryHash as Thing, []) as Thing;
  hash.replaceValue?.('slide', '3');
  expect(location.hash).toBe('#slide=3');
  expect(hash.get?.('slide')).toBe('3');
});

test('Y.Cookie sets, reads and removes cookies', () => {
  Y.Cookie?.set?.('view mode', 'list; grid');
  expect(Y.Cookie?.get?.('view mode')).toBe('list; grid');
  Y.Cookie?.remove?.('view mode');
  expect(Y.Cookie?.exists?.('view mode')).toBe(false);
});

test('Y.Do runs functions around a method until they are detached', () => {
  const seen: unknown[] = [];
  const owner = { open: (name: string) => seen.push(`open ${name}`) };
  const before = Y.Do?.before?.((name: unknown) => seen.push(`before ${name}`), owner, 'open');
  Y.Do?.after?.(() => seen.push('after'), owner, 'open');
  owner.open('menu');
  expect(seen).toEqual(['before menu', 'open menu', 'after']);
  before?.detach?.();
});

test('Y.Widget renders into the page and runs its steps', () => {
  const steps = ['renderUI', 'bindUI', 'syncUI'];
  const seen: string[] = [];
  const methods = Object.fromEntries(steps.map((name) => [name, () => seen.push(name)]));
  const Menu = Y.Base?.create?.('menu', Y.Widget, [], methods) as Thing;
  (Reflect.construct(Menu, []) as Thing).render?.('body');
  expect(seen).toEqual(steps);
  expect(document.body.children).toHaveLength(1);
});

describe('Y.Overlay', () => {
  const shown = () => (document.querySelector('.yui3-overlay-content') as HTMLElement).style.display;

  test('shows and hides an element of the page', () => {
    document.body.innerHTML = '<div id="box">Hello</div>';
    const overlay = Reflect.construct(Y.Overlay as Thing, [{ srcNode: '#box', visible: false }]) as Thing;
    overlay.render?.();
    expect(shown()).toBe('none');
    overlay.show?.();
    expect(shown()).toBe('');
    expect(document.querySelectorAll('#box')).toHaveLength(1);
  });

  test('has sections of HTML and nodes', () => {
    const options = { headerContent: '<b>Title</b>', bodyContent: Y.Node?.create?.('<p>Text</p>') };
    const panel = Reflect.construct(Y.Panel as Thing, [options]) as Thing;
    panel.render?.('body');
    panel.setStdModContent?.('header', 'New');
    expect(document.body.querySelector('.yui3-widget-hd')?.innerHTML).toBe('New');
    expect(document.body.querySelector('.yui3-widget-bd')?.innerHTML).toBe('<p>Text</p>');
  });
});

test('Y.Get loads files in order and reports those that are missing', () => {
  const elements: HTMLElement[] = [];
  const append = vi.spyOn(document.head, 'append');
  append.mockImplementation((...added) => void elements.push(...(added as HTMLElement[])));
  const seen: unknown[] = [];
  Y.Get?.js?.(['/a.js', '/b.js'], (error: unknown) => seen.push(error));
  Y.Get?.css?.('/c.css', { onSuccess: () => seen.push('css') });
  const [first, sheet] = elements;
  expect([first?.getAttribute('src'), sheet?.getAttribute('href')]).toEqual(['/a.js', '/c.css']);
  sheet?.dispatchEvent(new Event('load'));
  first?.dispatchEvent(new Event('error'));
  expect(elements[2]?.getAttribute('src')).toBe('/b.js');
  expect(seen).toEqual(['css']);
  elements[2]?.dispatchEvent(new Event('load'));
  expect(seen).toEqual(['css', [{ error: 'Failed to load', url: '/a.js' }]]);
  append.mockRestore();
});

test('functions of Y bind, cache, delay and number', () => {
  expect(Y.rbind?.((...args: unknown[]) => args, null, 'last')('first')).toEqual(['first', 'last']);
  const run = vi.fn(() => 'once');
  const cached = Y.cached?.(run) as Thing;
  expect([cached('a'), cached('a'), run.mock.calls.length]).toEqual(['once', 'once', 1]);
  expect(Y.stamp?.(document.body)).toBe(Y.stamp?.(document.body));
  expect(Y.instanceOf?.([], Array)).toBe(true);
  const soon = vi.fn();
  Y.soon?.(soon).cancel?.();
  expect(soon).not.toHaveBeenCalled();
});

test('nodes and lists have methods that few themes use', () => {
  document.body.innerHTML = '<ul><li id="a">1</li><li id="b">2</li><li>3</li></ul>';
  const items = Y.all?.('li') as Thing;
  expect([items.odd?.().size?.(), items.even?.().size?.(), items.modulus?.(3, 2).size?.()]).toEqual([
    1, 2, 1,
  ]);
  Y.one?.('#a').swap?.(Y.one?.('#b'));
  expect(document.querySelector('ul')?.textContent).toBe('213');
  expect(Y.one?.('ul').getById?.('a').get?.('text')).toBe('1');
  expect(Y.one?.('ul').hasChildNodes?.()).toBe(true);
});

test('Y.Escape escapes HTML', () => {
  expect(Y.Escape?.html?.('<a href="x">')).toBe('&lt;a href=&quot;x&quot;&gt;');
});
