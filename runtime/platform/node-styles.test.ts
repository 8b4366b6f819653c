import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPlatformPage, type PlatformValue } from '../testing/platform-page.ts';

let one: (source: unknown) => PlatformValue;

beforeEach(() => {
  vi.stubGlobal('scrollX', 0);
  vi.stubGlobal('scrollY', 0);
  ({ one } = openPlatformPage('<div id="box"></div><div id="other"></div>'));
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

const element = (id = 'box') => document.getElementById(id) as HTMLElement;

/** The position and size of an element on the screen: there is no layout in the DOM of the tests. */
function place(id: string, [left, top, width, height]: readonly [number, number, number, number]): void {
  vi.spyOn(element(id), 'getBoundingClientRect').mockReturnValue({ left, top, width, height } as DOMRect);
}

describe('styles', () => {
  it.each([
    ['width', 10, '10px'],
    ['maxWidth', '20', '20px'],
    ['min-height', 5, '5px'],
    ['top', -4, '-4px'],
    ['paddingLeft', 0, '0px'],
    ['margin', 7, '7px'],
    ['marginBottom', '1em', '1em'],
    ['zIndex', 7, '7'],
    ['lineHeight', 2, '2'],
    ['borderTopWidth', '2px', '2px'],
  ])('%s: %s is set as %s', (name, value, expected) => {
    const box = one('#box');
    expect(box.setStyle?.(name, value)).toBe(box);
    expect([box.getStyle?.(name), Reflect.get(element().style, name)]).toEqual([expected, expected]);
  });

  it.each([null, undefined, ''])('%s removes them', (value) => {
    one('#box').setStyles?.({ width: 10, color: 'red' }).setStyles?.({ width: value, color: value });
    expect([element().style.width, element().style.color]).toEqual(['', '']);
  });

  it('are those of the element itself, else the computed ones', () => {
    element().style.textAlign = 'right';
    document.body.style.color = 'rgb(1, 2, 3)';
    expect([one('#box').getStyle?.('textAlign'), one('#box').getStyle?.('color')]).toEqual([
      'right',
      'rgb(1, 2, 3)',
    ]);
    expect(one('#box').getComputedStyle?.('textAlign')).toBe('right');
    document.body.removeAttribute('style');
  });

  it('are empty for documents and windows', () => {
    for (const source of ['doc', 'win']) {
      expect(one(source).setStyle?.('color', 'red').getStyle?.('color')).toBe('');
      expect(one(source).getComputedStyle?.('color')).toBe('');
    }
  });
});

describe('visibility', () => {
  const isShown = () => [element().hidden, element().style.display];

  it('is changed by show and hide', () => {
    one('#box').hide?.();
    expect(isShown()).toEqual([true, 'none']);
    one('#box').show?.();
    expect(isShown()).toEqual([false, '']);
  });

  it('is toggled, or set as the argument says', () => {
    one('#box').toggleView?.();
    expect(isShown()).toEqual([true, 'none']);
    one('#box').toggleView?.();
    expect(isShown()).toEqual([false, '']);
    one('#box').toggleView?.(true);
    expect(isShown()).toEqual([false, '']);
    one('#box').toggleView?.(0);
    expect(isShown()).toEqual([true, 'none']);
  });

  it('is toggled from what either the attribute or a style says', () => {
    element().hidden = true;
    element().style.display = 'block';
    one('#box').toggleView?.();
    expect(isShown()).toEqual([false, '']);
    element().style.display = 'none';
    one('#box').toggleView?.();
    expect(isShown()).toEqual([false, '']);
  });
});

describe('positions', () => {
  beforeEach(() => {
    vi.stubGlobal('scrollX', 5);
    vi.stubGlobal('scrollY', 100);
    place('box', [10, 20, 30, 40]);
  });

  it('are on the page, not on the screen', () => {
    const box = one('#box');
    expect([box.getX?.(), box.getY?.(), box.getXY?.()]).toEqual([15, 120, [15, 120]]);
    expect(box.get?.('region')).toEqual({
      left: 15,
      top: 120,
      right: 45,
      bottom: 160,
      width: 30,
      height: 40,
      0: 15,
      1: 120,
    });
  });

  it('of the window and the document are those of the part that is shown', () => {
    const region = { left: 5, top: 100, right: 5 + innerWidth, bottom: 100 + innerHeight };
    expect(one('win').get?.('region')).toMatchObject(region);
    expect(one('doc').get?.('region')).toMatchObject(region);
    expect(one('#box').get?.('viewportRegion')).toMatchObject({
      ...region,
      width: innerWidth,
      height: innerHeight,
    });
    expect(
      ['winWidth', 'winHeight', 'docScrollX', 'docScrollY'].map((name) => one('body').get?.(name)),
    ).toEqual([innerWidth, innerHeight, 5, 100]);
    const { documentElement } = document;
    vi.spyOn(documentElement, 'scrollWidth', 'get').mockReturnValue(800);
    vi.spyOn(documentElement, 'scrollHeight', 'get').mockReturnValue(3000);
    expect([one('win').get?.('docWidth'), one('win').get?.('docHeight')]).toEqual([800, 3000]);
  });

  it('are set relative to where the element is', () => {
    element().style.position = 'absolute';
    element().style.left = '3px';
    one('#box').setXY?.([20, 200]);
    expect([element().style.left, element().style.top]).toEqual(['8px', '80px']);
    expect(element().style.position).toBe('absolute');
    one('#box').setX?.(15);
    expect([element().style.left, element().style.top]).toEqual(['8px', '80px']);
    one('#box').setY?.(121);
    expect([element().style.left, element().style.top]).toEqual(['8px', '81px']);
  });

  it('make a static element relative', () => {
    vi.stubGlobal('getComputedStyle', () => ({
      getPropertyValue: (name: string) => (name === 'position' ? 'static' : ''),
    }));
    one('#box').setX?.(16);
    expect([element().style.position, element().style.left, element().style.top]).toEqual([
      'relative',
      '1px',
      '0px',
    ]);
  });

  it('width and height are read and set', () => {
    expect([one('#box').width?.(), one('#box').height?.()]).toEqual([30, 40]);
    one('#box').width?.(50).height?.('2em');
    expect([element().style.width, element().style.height]).toEqual(['50px', '2em']);
  });
});

/** Boxes around one of 100 × 100 pixels at (100, 100), whether they overlap it, and whether they are inside of it. */
const BOXES: readonly [string, readonly [number, number, number, number], boolean, boolean][] = [
  ['inside', [120, 120, 10, 10], true, true],
  ['the same', [100, 100, 100, 100], true, true],
  ['over the left edge', [90, 120, 20, 10], true, false],
  ['over the right edge', [190, 120, 20, 10], true, false],
  ['over the top edge', [120, 90, 10, 20], true, false],
  ['over the bottom edge', [120, 190, 10, 20], true, false],
  ['around it', [90, 90, 200, 200], true, false],
  ['to the left', [80, 120, 20, 10], false, false],
  ['to the right', [200, 120, 20, 10], false, false],
  ['above', [120, 80, 10, 20], false, false],
  ['below', [120, 200, 10, 20], false, false],
];

describe('regions', () => {
  it.each(BOXES)('a box %s', (_, box, isOverlapping, isInside) => {
    place('box', box);
    place('other', [100, 100, 100, 100]);
    const other = { left: 100, top: 100, right: 200, bottom: 200 };
    expect([one('#box').inRegion?.(one('#other')), one('#box').inRegion?.(other, true)]).toEqual([
      isOverlapping,
      isInside,
    ]);
  });

  it('of the window contain an element, or a part of it', () => {
    place('box', [-10, 0, 20, 20]);
    expect([one('#box').inViewportRegion?.(), one('#box').inViewportRegion?.(true)]).toEqual([true, false]);
    place('box', [0, 0, 20, 20]);
    expect(one('#box').inViewportRegion?.(true)).toBe(true);
    place('box', [0, innerHeight, 20, 20]);
    expect(one('#box').inViewportRegion?.()).toBe(false);
  });
});
