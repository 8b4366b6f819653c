import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openModulePage, type PlatformValue } from '../testing/platform-page.ts';

let one: (source: unknown) => PlatformValue;
let Y: PlatformValue;

beforeEach(() => {
  ({ one, Y } = openModulePage('<ul><li>1</li><li id="b.c">2</li><li>3</li><li>4</li></ul><p></p>'));
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

describe('Y', () => {
  it('cached calls a function once for its arguments, which may be in the cache already', () => {
    const run = vi.fn((...args: unknown[]) => args.length);
    const cached = Y.cached?.(run, { x__y: 9 }) as PlatformValue;
    expect([cached('x', 'y'), cached('x'), cached('x'), cached('x', 'z')]).toEqual([9, 1, 1, 2]);
    expect(run).toHaveBeenCalledTimes(2);
    const owner = {
      size: 3,
      get: Y.cached?.(function (this: { size: number }) {
        return this.size;
      }),
    };
    expect(owner.get?.()).toBe(3);
  });

  it('rbind passes its arguments last, and the context', () => {
    const context = {};
    const run = vi.fn();
    Y.rbind?.(run, context, 'last')('first');
    expect([run.mock.calls, run.mock.contexts]).toEqual([[['first', 'last']], [context]]);
  });

  it('soon calls a function after the script, unless it is canceled', () => {
    vi.useFakeTimers();
    const [run, canceled] = [vi.fn(), vi.fn()];
    Y.soon?.(run);
    Y.soon?.(canceled).cancel?.();
    expect(run).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect([run.mock.calls.length, canceled.mock.calls.length]).toEqual([1, 0]);
  });

  it('stamp gives each object a name of its own', () => {
    const [first, second] = [{}, {}];
    const name = Y.stamp?.(first);
    expect(name).toMatch(/^yui_\d+$/);
    expect(Y.stamp?.(second)).not.toBe(name);
    expect(Y.stamp?.(first)).toBe(name);
  });

  it('instanceOf is false for what is no constructor', () => {
    expect([Y.instanceOf?.([], Array), Y.instanceOf?.({}, Array), Y.instanceOf?.([], undefined)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('Selector finds elements and tests them', () => {
    const [first] = document.querySelectorAll('li');
    const list = document.querySelector('ul');
    expect(Y.Selector?.query?.('li')).toHaveLength(4);
    expect([Y.Selector?.query?.('li', list, true), Y.Selector?.query?.('p', list)]).toEqual([first, []]);
    expect([Y.Selector?.test?.(first, 'li'), Y.Selector?.test?.(first, 'p')]).toEqual([true, false]);
  });
});

describe('nodes and lists', () => {
  const texts = (list: PlatformValue | undefined) => list?.get?.('text');

  it('have every second node, or every third', () => {
    const items = Y.all?.('li') as PlatformValue;
    expect([texts(items.odd?.()), texts(items.even?.())]).toEqual([
      ['2', '4'],
      ['1', '3'],
    ]);
    expect([texts(items.modulus?.(3)), texts(items.modulus?.(3, 2))]).toEqual([['1', '4'], ['3']]);
    expect(items.refresh?.()).toBe(items);
  });

  it('find an element by its id, whatever its characters', () => {
    expect(one('ul').getById?.('b.c').get?.('text')).toBe('2');
    expect(one('p').getById?.('b.c')).toBeNull();
    expect([one('ul').hasChildNodes?.(), one('p').hasChildNodes?.()]).toEqual([true, false]);
  });

  it('swap their places', () => {
    const list = one('ul');
    expect(list.swap?.(one('p'))).toBe(list);
    expect([...document.body.children].map(({ tagName }) => tagName)).toEqual(['P', 'UL']);
  });
});

describe('Y.Get', () => {
  const added: HTMLElement[] = [];
  const end = (type: string) => added.at(-1)?.dispatchEvent(new Event(type));

  beforeEach(() => {
    added.length = 0;
    vi.spyOn(document.head, 'append').mockImplementation((...elements) => {
      added.push(...(elements as HTMLElement[]));
    });
  });

  it.each(['js', 'script'])(
    '%s loads scripts one after another, then calls the callback without errors',
    (name) => {
      const done = vi.fn();
      const [onSuccess, onFailure, onEnd] = [vi.fn(), vi.fn(), vi.fn()];
      Y.Get?.[name]?.(['/a.js', '/b.js'], { onSuccess, onFailure, onEnd }, done);
      end('load');
      expect([added.map((each) => each.getAttribute('src')), done.mock.calls]).toEqual([
        ['/a.js', '/b.js'],
        [],
      ]);
      end('load');
      expect(done.mock.calls).toEqual([[null]]);
      expect([onSuccess, onFailure, onEnd].map((each) => each.mock.calls.length)).toEqual([1, 0, 1]);
    },
  );

  it('css loads a style sheet and reports that it is missing', () => {
    const [onSuccess, onFailure, onEnd] = [vi.fn(), vi.fn(), vi.fn()];
    Y.Get?.css?.('/a.css', { onSuccess, onFailure, onEnd });
    expect(added.map((each) => [each.tagName, each.getAttribute('href'), each.getAttribute('rel')])).toEqual([
      ['LINK', '/a.css', 'stylesheet'],
    ]);
    end('error');
    expect([onSuccess, onFailure, onEnd].map((each) => each.mock.calls.length)).toEqual([0, 1, 1]);
    expect(() => Y.Get?.css?.([])).not.toThrow();
  });
});
