import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { construct, openPlatformPage, type PlatformValue } from '../testing/platform-page.ts';

let Y: PlatformValue;

function open(html: string): void {
  ({ Y } = openPlatformPage(html));
}

beforeEach(() => open(''));

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

describe('the cart of the platform', () => {
  const cart = () => Y.Squarespace?.Singletons?.ShoppingCart as PlatformValue;

  it.each([
    ['<span class="sqs-cart-quantity">12 items</span>', 12],
    ['<span class="sqs-cart-quantity"></span>', 0],
    ['', 0],
  ])('has the quantity that the page shows: %s', (html, expected) => {
    open(html);
    expect(cart().get?.('totalQuantity')).toBe(expected);
    expect(cart().get?.('subtotal')).toBeUndefined();
  });

  it('reports changes of the quantity', async () => {
    open('<span class="sqs-cart-quantity">1</span>');
    document.dispatchEvent(new Event('DOMContentLoaded'));
    const quantity = document.querySelector('.sqs-cart-quantity') as HTMLElement;
    const changed = new Promise((resolve) => cart().on?.('change', resolve));
    (quantity.firstChild as Text).data = '2';
    await changed;
    const replaced = new Promise((resolve) => cart().on?.('change', resolve));
    quantity.textContent = '3';
    await replaced;
    expect(cart().get?.('totalQuantity')).toBe(3);
  });
});

describe('ResizeEmitter', () => {
  it('reports the start and the end of a change of the size', () => {
    vi.useFakeTimers();
    const seen: string[] = [];
    const resize = (ms: number) => {
      dispatchEvent(new Event('resize'));
      vi.advanceTimersByTime(ms);
    };
    const emitter = construct(Y.Squarespace?.ResizeEmitter, { timeout: 50 });
    for (const type of ['resize:start', 'resize:end']) emitter.on?.(type, () => seen.push(type));
    resize(49);
    resize(49);
    expect(seen).toEqual(['resize:start']);
    resize(50);
    expect(seen).toEqual(['resize:start', 'resize:end']);
    resize(50);
    expect(seen).toHaveLength(4);
  });

  it('waits 200 ms by default', () => {
    vi.useFakeTimers();
    const ended = vi.fn();
    construct(Y.Squarespace?.ResizeEmitter).on?.('resize:end', ended);
    dispatchEvent(new Event('resize'));
    vi.advanceTimersByTime(199);
    expect(ended).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(ended).toHaveBeenCalledTimes(1);
  });
});

describe('TextShrink', () => {
  /** The text is 10 times as wide as its font is high. */
  function shrink(fontSize: number, parentWidth: number): string {
    open(`<div id="around"><h1 id="text" style="font-size: ${fontSize}px">Title</h1></div>`);
    const text = document.querySelector('#text') as HTMLElement;
    vi.spyOn(text, 'scrollWidth', 'get').mockImplementation(
      () => 10 * Number.parseFloat(text.style.fontSize),
    );
    const around = document.querySelector('#around') as HTMLElement;
    vi.spyOn(around, 'clientWidth', 'get').mockReturnValue(parentWidth);
    construct(Y.Squarespace?.TextShrink, { host: '#text', parentEl: '#around' });
    return text.style.fontSize;
  }

  it.each([
    [40, 400, '40px'],
    [40, 300, '30px'],
    [40, 395, '39px'],
    [40, 20, '10px'],
    [8, 20, '8px'],
  ])('makes a text of %i px fit into %i px', (fontSize, parentWidth, expected) => {
    expect(shrink(fontSize, parentWidth)).toBe(expected);
  });

  it('does nothing without both elements', () => {
    for (const config of [
      { host: '#none', parentEl: 'body' },
      { host: 'body', parentEl: '#none' },
    ])
      expect(() => construct(Y.Squarespace?.TextShrink, config)).not.toThrow();
  });
});

describe('Loader', () => {
  it('loads the image or images that it gets', () => {
    open('<p><img id="a" data-src="/assets/a.jpg"><img id="b" data-src="/assets/b.jpg"></p>');
    const images = [...document.querySelectorAll('img')];
    const sources = () => images.map((image) => image.getAttribute('src'));
    for (const image of images) image.removeAttribute('src');
    construct(Y.Squarespace?.Loader, { img: Y.one?.('#b') });
    expect(sources()).toEqual([null, '/assets/b.jpg']);
    construct(Y.Squarespace?.Loader, { img: Y.all?.('img'), mode: 'fill' });
    expect(sources()).toEqual(['/assets/a.jpg', '/assets/b.jpg']);
    expect(images[0]?.style.objectFit).toBe('cover');
  });

  it('does nothing without images', () => {
    for (const img of [null, undefined, Y.one?.('p'), Y.all?.('.none')])
      expect(() => construct(Y.Squarespace?.Loader, { img })).not.toThrow();
  });
});

it('getGuid is another id each time', () => {
  const id = () => Y.Squarespace?.Utils?.getGuid?.();
  expect(id()).toEqual(expect.any(String));
  expect(id()).not.toBe(id());
});

it('modules for what the build renders can be created and called', () => {
  expect(() => construct(Y.Squarespace?.VideoLoader, { el: 'video' }).on?.('load', () => {})).not.toThrow();
  expect(() => Y.Squarespace?.FollowButtonUtils?.renderAll?.()).not.toThrow();
});
