import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { construct, openPlatformPage, type PlatformValue } from '../testing/platform-page.ts';

let one: (source: unknown) => PlatformValue;
let Y: PlatformValue;
let isCalm: boolean;
const played = vi.fn();
const scrolledPage = vi.fn();
const scrolledBox = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  isCalm = false;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(prefers-reduced-motion: reduce)' && isCalm,
  }));
  vi.stubGlobal('scrollTo', scrolledPage);
  ({ one, Y } = openPlatformPage('<div id="box" style="opacity: 0.5; width: 10px"></div>'));
  // The DOM of the tests neither animates nor scrolls.
  Object.assign(box(), { animate: played, scrollTo: scrolledBox });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const mock of [played, scrolledPage, scrolledBox]) mock.mockClear();
  document.body.innerHTML = '';
});

const box = () => document.querySelector('#box') as HTMLElement;

describe('transition', () => {
  it('plays the change from the styles before to those it sets, then calls the callback with the node', () => {
    const done = vi.fn();
    const styles = { opacity: 1, width: 20, duration: 2, easing: 'ease-in', delay: 1 };
    expect(one('#box').transition?.(styles, done)).toBe(one('#box'));
    expect(played).toHaveBeenCalledExactlyOnceWith([{ opacity: '0.5', width: '10px', offset: 0 }], {
      duration: 2000,
      easing: 'ease',
    });
    expect(box().getAttribute('style')).toMatch(/^opacity: 1; width: 20px;?$/);
    vi.advanceTimersByTime(1999);
    expect(done).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(done.mock.contexts).toEqual([one('#box')]);
  });

  it('takes half a second by default, and calls `end` of its events', () => {
    const end = vi.fn();
    one('#box').transition?.({ opacity: 0, on: { end } });
    one('#box').transition?.({ opacity: 0 });
    expect(played.mock.calls.map(([, { duration }]) => duration)).toEqual([500, 500]);
    vi.advanceTimersByTime(500);
    expect(end.mock.contexts).toEqual([one('#box')]);
  });

  it.each([
    ['fadeIn', '1'],
    ['fadeOut', '0'],
  ])('%s changes the opacity to %s', (name, expected) => {
    const done = vi.fn();
    one('#box').transition?.(name, done);
    expect(box().style.opacity).toBe(expected);
    vi.runAllTimers();
    expect(done).toHaveBeenCalledTimes(1);
  });

  it('is over at once for visitors who want less motion', () => {
    isCalm = true;
    const done = vi.fn();
    one('#box').transition?.({ opacity: 1, duration: 2 }, done);
    expect(box().style.opacity).toBe('1');
    expect(played.mock.calls.every(([, { duration }]) => duration === 0)).toBe(true);
    vi.advanceTimersByTime(0);
    expect(done).toHaveBeenCalledTimes(1);
  });
});

describe('transition by name', () => {
  it('has options and a callback', () => {
    const [done, end] = [vi.fn(), vi.fn()];
    one('#box').transition?.('fadeOut', { duration: 2, on: { end } }, done);
    expect([box().style.opacity, played.mock.calls[0]?.[1].duration]).toEqual(['0', 2000]);
    vi.advanceTimersByTime(2000);
    expect([end.mock.contexts, done.mock.contexts]).toEqual([[one('#box')], [one('#box')]]);
  });

  it('does not hide what grows', () => {
    one('#box').transition?.('sizeIn');
    expect(box().style.opacity).toBe('1');
  });
});

describe('show, hide and toggleView', () => {
  const isShown = () => box().style.display !== 'none' && !box().hidden;

  it('fade in, then call back', () => {
    const done = vi.fn();
    one('#box').hide?.();
    expect(one('#box').show?.('fadeIn', { duration: 2 }, done)).toBe(one('#box'));
    expect([isShown(), box().style.opacity]).toEqual([true, '1']);
    vi.advanceTimersByTime(1999);
    expect(done).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(done.mock.contexts).toEqual([one('#box')]);
  });

  it('fade out, then hide and call back', () => {
    const done = vi.fn(() => expect(isShown()).toBe(false));
    one('#box').hide?.(true, done);
    expect([isShown(), box().style.opacity]).toEqual([true, '0']);
    vi.advanceTimersByTime(500);
    expect(done).toHaveBeenCalledTimes(1);
  });

  it('toggle with a name or without, and call back', () => {
    const done = vi.fn();
    one('#box').toggleView?.('fadeOut', done);
    expect(isShown()).toBe(true);
    vi.runAllTimers();
    expect(isShown()).toBe(false);
    one('#box').toggleView?.('fadeOut', false, done);
    vi.runAllTimers();
    expect(isShown()).toBe(false);
    one('#box').toggleView?.(true, done);
    expect(isShown()).toBe(true);
    one('#box').toggleView?.(done);
    expect([isShown(), done.mock.calls.length, vi.getTimerCount()]).toEqual([false, 4, 0]);
  });
});

describe('Y.Anim', () => {
  const animation = (config: object) => construct(Y.Anim, { node: '#box', ...config });

  it('takes a second by default, and reports its end', () => {
    const end = vi.fn();
    const anim = animation({ to: { opacity: 0 } });
    anim.on?.('end', end);
    expect(anim.run?.()).toBe(anim);
    expect(played).toHaveBeenCalledWith([{ opacity: '0.5', offset: 0 }], { duration: 1000, easing: 'ease' });
    vi.advanceTimersByTime(999);
    expect(end).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(end).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'end', target: anim }));
    expect([anim.pause?.(), anim.stop?.()]).toEqual([anim, anim]);
  });

  it('takes as long as it says', () => {
    animation({ to: { opacity: 0 }, duration: 0.2 }).run?.();
    expect(played.mock.calls[0]?.[1].duration).toBe(200);
  });

  it('does nothing without an element', () => {
    const anim = animation({ node: '#none', to: { opacity: 0 } });
    expect(anim.run?.()).toBe(anim);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['win', { scroll: [0, 300] }, { left: 0, top: 300 }],
    ['body', { scrollTop: '200' }, { left: undefined, top: 200 }],
    ['html', { scrollLeft: 20 }, { left: 20, top: undefined }],
  ])('scrolls the page by %s', (node, to, expected) => {
    animation({ node, to }).run?.();
    expect(scrolledPage).toHaveBeenCalledExactlyOnceWith({ ...expected, behavior: 'smooth' });
  });

  it('scrolls an element, at once for visitors who want less motion, and plays nothing', () => {
    animation({ to: { scrollTop: 5 } }).run?.();
    isCalm = true;
    animation({ to: { scroll: [1, 2] } }).run?.();
    expect(scrolledBox.mock.calls).toEqual([
      [{ left: undefined, top: 5, behavior: 'smooth' }],
      [{ left: 1, top: 2, behavior: 'instant' }],
    ]);
    expect(played).not.toHaveBeenCalled();
  });

  it('does not scroll for other changes', () => {
    animation({ to: { opacity: 0 } }).run?.();
    expect([scrolledBox.mock.calls, scrolledPage.mock.calls]).toEqual([[], []]);
  });
});
