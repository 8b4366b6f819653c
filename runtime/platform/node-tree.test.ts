import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPlatformPage, type PlatformValue } from '../testing/platform-page.ts';

let one: (source: unknown) => PlatformValue;
let Y: PlatformValue;

beforeEach(() => {
  ({ one, Y } = openPlatformPage(
    '<main id="main"><p id="a">A</p><p id="b" class="odd">B</p><p id="c">C</p><p id="d" class="odd">D</p></main><aside></aside>',
  ));
});

afterEach(() => {
  document.body.innerHTML = '';
});

const html = () => document.body.innerHTML.replaceAll(/ id="\w"| class="odd"/g, '');
const ids = (list: PlatformValue | undefined) => list?.get?.('id');

describe('search', () => {
  it('finds elements inside of a node, of the document and of the window', () => {
    expect(one('#main').one?.('.odd')).toBe(one('#b'));
    expect(one('aside').one?.('.odd')).toBeNull();
    expect(ids(one('#main').all?.('.odd'))).toEqual(['b', 'd']);
    expect([one('win').one?.('#a'), one('doc').one?.('#a')]).toEqual([one('#a'), one('#a')]);
    expect([one('#b').test?.('.odd'), one('#a').test?.('.odd'), one('doc').test?.('.odd')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(one('#b').test?.('::none(')).toBe(false);
  });

  it('finds the children of a node', () => {
    expect(one('#main').one?.('> .odd')).toBe(one('#b'));
    expect(ids(one('#main').all?.(' >p.odd, >#a'))).toEqual(['a', 'b', 'd']);
    expect(one('body').one?.('> .odd')).toBeNull();
  });

  it('finds values of attributes without quotes', () => {
    document.body.innerHTML = '<a id="a" href="#x" data-size="900x600"></a><a id="b" href="/?n=1"></a>';
    expect([one('a[href=#x]'), one('[data-size= 900x600 ]')]).toEqual([one('#a'), one('#a')]);
    expect(one('#a').test?.('a[href=#x]')).toBe(true);
    expect(one('[href="/?n=1"]')).toBe(one('#b'));
    expect(ids(Y.all?.('a:not([href=#x])'))).toEqual(['b']);
  });

  it('finds elements by their name', () => {
    expect(ids(one('#main').getElementsByTagName?.('p'))).toEqual(['a', 'b', 'c', 'd']);
  });

  it('finds ancestors by selector or function, the node itself only if asked for', () => {
    const isMain = (node: PlatformValue) => node === one('#main');
    expect(one('#a').ancestor?.()).toBe(one('#main'));
    expect(one('#a').ancestor?.(isMain)).toBe(one('#main'));
    expect(one('#a').ancestor?.('section')).toBeNull();
    expect([one('#a').ancestor?.('p'), one('#a').ancestor?.('p', true)]).toEqual([null, one('#a')]);
    expect(one('#a').ancestor?.('main', true)).toBe(one('#main'));
    expect(one('#a').ancestors?.().size?.()).toBe(3);
    expect(ids(one('#a').ancestors?.('main, p', true))).toEqual(['a', 'main']);
  });

  it('finds siblings in the order of the page', () => {
    expect([one('#b').next?.(), one('#b').previous?.()]).toEqual([one('#c'), one('#a')]);
    expect([one('#b').next?.('.odd'), one('#d').previous?.('.odd')]).toEqual([one('#d'), one('#b')]);
    expect([one('#d').next?.(), one('#a').previous?.()]).toEqual([null, null]);
    expect(ids(one('#c').siblings?.())).toEqual(['a', 'b', 'd']);
    expect(ids(one('#c').siblings?.('.odd'))).toEqual(['b', 'd']);
  });

  it('knows what a node contains, whether it is on the page and equal', () => {
    const main = one('#main');
    expect([main.contains?.(one('#a')), main.contains?.(one('aside'))]).toEqual([true, false]);
    expect([main.inDoc?.(), Y.Node?.create?.('<p></p>').inDoc?.()]).toEqual([true, false]);
    expect([main.compareTo?.(one('#main')), main.compareTo?.(one('#a'))]).toEqual([true, false]);
  });
});

describe('insertion', () => {
  it('appends and prepends HTML, texts, numbers, nodes and lists', () => {
    one('aside').append?.('<i>1</i>').append?.(2).prepend?.('<b>0</b>').append?.(one('#a'));
    expect(document.querySelector('aside')?.textContent).toBe('012A');
    one('aside').setContent?.(Y.all?.('.odd'));
    expect(html()).toBe(
      '<main><p>C</p></main><aside><p>B</p><p>D</p></aside>'.replace('main', 'main id="main"'),
    );
    one('#c').appendTo?.('aside').appendTo?.('#nowhere');
    one('#b').appendTo?.(one('#main'));
    expect([
      document.querySelector('aside')?.textContent,
      document.querySelector('main')?.textContent,
    ]).toEqual(['DC', 'B']);
  });

  it.each([
    ['before', 'A·BCD'],
    ['after', 'AB·CD'],
    ['replace', 'A·CD'],
    [undefined, 'AB·CD'],
  ])('inserts HTML %s', (where, expected) => {
    one('#b').insert?.('<i>·</i>', where);
    expect(document.querySelector('main')?.textContent).toBe(expected);
    const isInside = document.querySelector('#b i') !== null;
    expect(isInside).toBe(where !== 'before' && where !== 'after');
  });

  it('inserts at an index, or before a node', () => {
    one('#main').insert?.('<i>1</i>', 1).insert?.('<i>9</i>', 9).insert?.('<i>c</i>', one('#c'));
    expect(document.querySelector('main')?.textContent).toBe('A1BcCD9');
    one('#main').insertBefore?.('<i>b</i>', one('#b')).insertBefore?.('<i>end</i>', null);
    expect(document.querySelector('main')?.textContent).toBe('A1bBcCD9end');
  });

  it('replaces and wraps', () => {
    one('#b').replace?.('<p>New</p>');
    expect(document.querySelector('main')?.textContent).toBe('ANewCD');
    one('#c').wrap?.(' <div class="outer"><div class="inner"></div></div> ');
    expect(document.querySelector('#a + p + .outer > .inner > #c')).not.toBeNull();
  });

  it('removes, empties and destroys', () => {
    const removed = one('#b');
    expect(removed.remove?.()).toBe(removed);
    one('#c').destroy?.();
    one('#d').destroy?.(true);
    expect(document.querySelector('main')?.textContent).toBe('AC');
    one('#main').empty?.();
    expect(document.querySelector('main')?.childNodes).toHaveLength(0);
  });

  it('reads the HTML inside, and sets it', () => {
    one('#a').setHTML?.('<i>x</i> y');
    expect([one('#a').getHTML?.(), one('#a').getContent?.()]).toEqual(['<i>x</i> y', '<i>x</i> y']);
  });

  it('clones a node, with what is in it if asked for', () => {
    const clones = [one('#a').cloneNode?.(true), one('#a').cloneNode?.()];
    expect(clones.map((clone) => clone?.get?.('text'))).toEqual(['A', '']);
    expect(clones.every((clone) => clone !== one('#a'))).toBe(true);
  });
});

describe('Y.Node.create', () => {
  it('creates the element, or a fragment of several', () => {
    const element = Y.Node?.create?.('  <p class="new">N</p>  ');
    expect(element?.hasClass?.('new')).toBe(true);
    one('aside').append?.(Y.Node?.create?.('<p>1</p><p>2</p>'));
    expect(document.querySelector('aside')?.childElementCount).toBe(2);
  });
});

describe('lists', () => {
  it('each and some call the function with the node, its index and the list', () => {
    const list = Y.all?.('.odd') as PlatformValue;
    const run = vi.fn();
    const context = {};
    list.each?.(run);
    list.each?.(run, context);
    expect(run.mock.calls.slice(0, 2)).toEqual([
      [one('#b'), 0, list],
      [one('#d'), 1, list],
    ]);
    expect(run.mock.contexts).toEqual([one('#b'), one('#d'), context, context]);
    const isSecond = vi.fn((_: unknown, index: number) => index === 1);
    expect([list.some?.(isSecond), list.some?.(() => false)]).toEqual([true, false]);
    expect(isSecond.mock.calls.at(-1)).toEqual([one('#d'), 1, list]);
    list.some?.(isSecond, context);
    expect(isSecond.mock.contexts).toEqual([one('#b'), one('#d'), context, context]);
  });

  it('filter, slice, concat and item choose', () => {
    const list = Y.all?.('p') as PlatformValue;
    expect(ids(list.filter?.('.odd'))).toEqual(['b', 'd']);
    expect(ids(list.filter?.((_: unknown, index: number) => index < 2))).toEqual(['a', 'b']);
    expect(ids(list.filter?.((node: PlatformValue) => node.test?.('.odd')))).toEqual(['b', 'd']);
    expect(ids(list.slice?.(1, 3))).toEqual(['b', 'c']);
    expect(ids(list.slice?.(0, 1).concat?.(one('#d')))).toEqual(['a', 'd']);
    expect(list.concat?.(null).size?.()).toBe(4);
    expect([list.item?.(1), list.item?.(4)]).toEqual([one('#b'), null]);
  });

  it('know their size and positions', () => {
    const list = Y.all?.('p') as PlatformValue;
    expect([list.size?.(), list.length, list.isEmpty?.(), Y.all?.('.none').isEmpty?.()]).toEqual([
      4,
      4,
      false,
      true,
    ]);
    expect([list.indexOf?.(one('#c')), list.indexOf?.(one('aside'))]).toEqual([2, -1]);
    expect(list.getDOMNodes?.()).toEqual([...document.querySelectorAll('p')]);
  });

  it('return the results of methods, or themselves', () => {
    const list = Y.all?.('.odd') as PlatformValue;
    expect(list.addClass?.('seen')).toBe(list);
    expect(list.hasClass?.('seen')).toEqual([true, true]);
    expect(list.next?.()).toEqual([one('#c'), null]);
    expect(list.getData?.('none')).toBe(list);
  });
});

describe('sources', () => {
  it('are selectors, nodes, elements, lists, several of them, the window and the document', () => {
    const element = document.querySelector('#a') as Element;
    expect([Y.one?.(element), Y.one?.(one('#a')), Y.one?.([element])]).toEqual([
      one('#a'),
      one('#a'),
      one('#a'),
    ]);
    expect(ids(Y.all?.(['#a', one('#c'), Y.all?.('.odd')]))).toEqual(['a', 'c', 'b', 'd']);
    expect(Y.all?.(document.querySelectorAll('p')).size?.()).toBe(4);
    expect(Y.all?.(document.querySelector('main')?.children).size?.()).toBe(4);
    expect([Y.one?.('win'), Y.one?.('doc')]).toEqual([Y.one?.(window), Y.one?.(document)]);
    expect([Y.one?.('win').getDOMNode?.(), Y.one?.('doc').getDOMNode?.()]).toEqual([window, document]);
    for (const nothing of [null, undefined, 5, {}]) expect(Y.one?.(nothing)).toBeNull();
  });

  it('also create nodes and lists with the constructors, and unwrap them', () => {
    expect([Y.Node?.('#a'), Y.get?.('#a'), Y.Node?.one?.('#a')]).toEqual([one('#a'), one('#a'), one('#a')]);
    expect(Y.NodeList?.('.odd').size?.()).toBe(2);
    expect(one('#a')).toBeInstanceOf(Y.Node);
    expect(Y.all?.('p')).toBeInstanceOf(Y.NodeList);
    expect(Y.Node?.getDOMNode?.(one('#a'))).toBe(document.querySelector('#a'));
    expect(Y.Node?.getDOMNode?.('text')).toBe('text');
  });
});

describe('methods of the DOM', () => {
  it('appendChild returns what it has added', () => {
    expect(one('aside').appendChild?.(one('#a'))).toBe(one('#a'));
    expect(one('aside').appendChild?.('<b>bold</b>')).toBe(one('b'));
    expect(html()).toContain('<aside><p>A</p><b>bold</b></aside>');
  });

  it('removeChild and replaceChild return what they have removed', () => {
    const [main, first, second] = [one('#main'), one('#a'), one('#b')];
    expect(main.removeChild?.(first)).toBe(first);
    expect(main.replaceChild?.(first, second)).toBe(second);
    expect(html()).toContain('<p>A</p><p>C</p><p>D</p></main>');
  });

  it('unwrap puts the children of the parent in its place', () => {
    const first = one('#a');
    expect(first.unwrap?.()).toBe(first);
    expect(html()).toBe('<p>A</p><p>B</p><p>C</p><p>D</p><aside></aside>');
    expect(() => Y.Node?.create?.('<i></i>').unwrap?.()).not.toThrow();
  });

  it('hasAttributes', () => {
    expect([one('#a').hasAttributes?.(), one('aside').hasAttributes?.()]).toEqual([true, false]);
  });
});

describe('pop and shift', () => {
  it('remove the last and the first node of a list, or nothing', () => {
    const list = Y.all?.('p') as PlatformValue;
    expect([list.pop?.(), list.shift?.(), ids(list)]).toEqual([one('#d'), one('#a'), ['b', 'c']]);
    expect([Y.all?.('.none').pop?.(), Y.all?.('.none').shift?.()]).toEqual([null, null]);
    expect(document.querySelectorAll('p')).toHaveLength(4);
  });
});
