import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { construct, openModulePage, type PlatformValue } from '../testing/platform-page.ts';

let one: (source: unknown) => PlatformValue;
let Y: PlatformValue;

beforeEach(() => {
  ({ one, Y } = openModulePage('<div id="box" class="a"><p>Text</p></div>'));
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

describe('Y.Cookie', () => {
  afterEach(() => {
    for (const name of ['view mode', 'size']) Y.Cookie?.remove?.(name);
  });

  it('is set for all pages until the browser closes, or as long as it says', () => {
    const expires = new Date('2020-01-02T03:04:05Z');
    expect(Y.Cookie?.set?.('view mode', 'a;b')).toBe('view%20mode=a%3Bb; path=/');
    expect(Y.Cookie?.set?.('size', 5, { expires, path: '/shop' })).toBe(
      'size=5; expires=Thu, 02 Jan 2020 03:04:05 GMT; path=/shop',
    );
  });

  it('is found among others, and null where it is missing', () => {
    Y.Cookie?.set?.('view mode', 'a=b');
    Y.Cookie?.set?.('size', 5);
    expect(['view mode', 'size', 'none'].map((name) => Y.Cookie?.get?.(name))).toEqual(['a=b', '5', null]);
    expect([Y.Cookie?.exists?.('size'), Y.Cookie?.exists?.('none')]).toEqual([true, false]);
    Y.Cookie?.remove?.('size');
    expect([Y.Cookie?.exists?.('size'), Y.Cookie?.exists?.('view mode')]).toEqual([false, true]);
  });
});

describe('Y.Do', () => {
  it('runs a function around a method with its object or a context, and returns its result', () => {
    const context = {};
    const run = vi.fn(() => 'ignored');
    const owner = { add: vi.fn((one: number, other: number) => one + other) };
    Y.Do?.before?.(run, owner, 'add');
    Y.Do?.after?.(run, owner, 'add', context);
    expect(owner.add(1, 2)).toBe(3);
    expect(run.mock.calls).toEqual([
      [1, 2],
      [1, 2],
    ]);
    expect(run.mock.contexts).toEqual([owner, context]);
  });

  it.each(['before', 'after'])('%s ends when it is detached', (name) => {
    const seen: string[] = [];
    const owner = {
      open() {
        seen.push(this === owner ? 'open' : 'other');
      },
    };
    const handle = Y.Do?.[name]?.(() => seen.push(name), owner, 'open');
    owner.open();
    handle?.detach?.();
    owner.open();
    expect(seen).toEqual([...(name === 'before' ? ['before', 'open'] : ['open', 'after']), 'open']);
  });

  it('does nothing without the method', () => {
    const owner = {};
    expect(Y.Do?.before?.(() => {}, owner, 'open')).toBeUndefined();
    expect(owner).toEqual({});
  });
});

describe('Y.Escape', () => {
  it('escapes HTML and regular expressions', () => {
    expect(Y.Escape?.html?.(`<a href="x" title='&'>`)).toBe(
      '&lt;a href=&quot;x&quot; title=&#x27;&amp;&#x27;&gt;',
    );
    const text = 'a.b*c [1-2] (x|y) $5?';
    expect(new RegExp(`^${Y.Escape?.regex?.(text)}$`).test(text)).toBe(true);
    expect(Y.Escape?.regex?.('a.b')).toBe('a\\.b');
  });
});

describe('Y.DOM', () => {
  it('reads and changes elements', () => {
    const box = document.querySelector('#box') as Element;
    expect(Y.DOM?.byId?.('box')).toBe(box);
    Y.DOM?.addClass?.(box, 'b');
    Y.DOM?.removeClass?.(box, 'a');
    expect(box.className).toBe('b');
    expect([Y.DOM?.hasClass?.(box, 'b'), Y.DOM?.hasClass?.(box, 'a')]).toEqual([true, false]);
    expect([Y.DOM?.contains?.(box, box.firstChild), Y.DOM?.contains?.(box.firstChild, box)]).toEqual([
      true,
      false,
    ]);
  });

  it('has the sizes of the page and where it is scrolled to', () => {
    vi.stubGlobal('scrollX', 5);
    vi.stubGlobal('scrollY', 100);
    vi.spyOn(document.documentElement, 'scrollWidth', 'get').mockReturnValue(800);
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(3000);
    const names = ['winWidth', 'winHeight', 'docWidth', 'docHeight', 'docScrollX', 'docScrollY'];
    expect(names.map((name) => Y.DOM?.[name]?.())).toEqual([innerWidth, innerHeight, 800, 3000, 5, 100]);
  });
});

describe('Y.Widget', () => {
  it.each([
    ['a selector', () => '#box'],
    ['a node', () => one('#box')],
    ['an element', () => document.querySelector('#box')],
  ])('renders into %s', (_, parent) => {
    const widget = construct(Y.Widget);
    expect(widget.render?.(parent())).toBe(widget);
    expect(document.querySelector('#box')?.children).toHaveLength(2);
    expect(widget.get?.('contentBox').getDOMNode?.()).toBe(document.querySelector('#box')?.lastChild);
  });

  it('renders its own box, which stays where it is', () => {
    construct(Y.Widget, { contentBox: one('#box p') }).render?.('body');
    expect(document.querySelector('#box > p')).not.toBeNull();
    construct(Y.Widget, { contentBox: Y.Node?.create?.('<i></i>') }).render?.('#none');
    expect(document.querySelector('body > i')).not.toBeNull();
  });

  it('is shown and hidden by an attribute', () => {
    const widget = construct(Y.View);
    expect(widget.show?.().get?.('visible')).toBe(true);
    expect(widget.hide?.()).toBe(widget);
    expect(widget.get?.('visible')).toBe(false);
  });
});

describe('Y.Overlay', () => {
  const box = () => document.querySelector('.yui3-overlay-content') as HTMLElement;

  it('is a box of the page or a new one, with classes of the platform', () => {
    construct(Y.Overlay, { srcNode: one('#box') }).render?.();
    expect(box().className).toBe('a yui3-overlay-content yui3-widget-stdmod');
    box().remove();
    construct(Y.Overlay, { srcNode: '#none' }).render?.('body');
    expect(box().parentElement).toBe(document.body);
  });

  it('has sections in their order, whose content is replaced', () => {
    const panel = construct(Y.Panel, { footerContent: 'F', headerContent: '<b>H</b>', bodyContent: 0 });
    panel.render?.();
    panel.setStdModContent?.('footer', 'New');
    expect(box().innerHTML).toBe(
      '<div class="yui3-widget-hd"><b>H</b></div><div class="yui3-widget-bd">0</div><div class="yui3-widget-ft">New</div>',
    );
    panel.setStdModContent?.('body', one('p'));
    expect(box().querySelector('.yui3-widget-bd')?.innerHTML).toBe('<p>Text</p>');
  });

  it('is shown unless it says otherwise', () => {
    const overlay = construct(Y.Overlay);
    overlay.render?.();
    expect(box().style.display).toBe('');
    overlay.hide?.();
    expect(box().style.display).toBe('none');
    overlay.show?.();
    expect(box().style.display).toBe('');
  });
});
