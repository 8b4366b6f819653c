import { beforeEach, describe, expect, test, vi } from 'vitest';
import { closePageAfterEach } from '../testing/open-page.ts';
import { animateScroll, reveal } from './scroll-animation.ts';
import { throttle } from './throttle.ts';
import { tween } from './tween.ts';

closePageAfterEach();

/** Time until the next frame: short, so that durations are exact. */
const FRAME_MS = 1;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, FRAME_MS));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
});

function reduceMotion(): void {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
}

/** Runs an animation and returns the time of its last step. */
function durationOf(start: (step: () => void) => void): number {
  const from = performance.now();
  let end = from;
  start(() => {
    end = performance.now();
  });
  vi.advanceTimersByTime(1000);
  return Math.round(end - from);
}

function durationOfScroll(animation: object): number {
  return durationOf((step) => {
    vi.spyOn(document.body, 'scrollTo').mockImplementation(step);
    animateScroll(document.body, { y: 100, ...animation });
  });
}

describe('a tween', () => {
  test('R-GAL-ANIM-01: takes 300 ms by default', () => {
    expect(durationOf((step) => tween(step))).toBe(300);
  });

  test('goes on with every frame and ends with 1', () => {
    const steps: number[] = [];
    tween((progress) => steps.push(progress));
    vi.advanceTimersByTime(150);
    expect(steps.length).toBeGreaterThan(150 / FRAME_MS - 2);
    expect(steps.at(-1)).toBeLessThan(1);
    vi.advanceTimersByTime(1000);
    expect(steps.at(-1)).toBe(1);
    expect(steps).toEqual([...steps].sort((one, other) => one - other));
  });

  test('ends with its first frame with reduced motion', () => {
    reduceMotion();
    const steps: number[] = [];
    tween((progress) => steps.push(progress));
    vi.advanceTimersByTime(FRAME_MS);
    expect(steps).toEqual([1]);
  });

  test('makes no more steps once it is stopped', () => {
    const steps: number[] = [];
    const stop = tween((progress) => steps.push(progress));
    vi.advanceTimersByTime(100);
    const { length } = steps;
    stop();
    vi.advanceTimersByTime(1000);
    expect(steps).toHaveLength(length);
  });
});

describe('a scroll animation', () => {
  test('R-GAL-ANIM-02: takes 50 ms, whatever its duration, unless it has bounds', () => {
    expect([undefined, 10, 900].map((duration) => durationOfScroll({ duration }))).toEqual([50, 50, 50]);
  });

  test('R-GAL-ANIM-04: is clamped to its bounds', () => {
    const bounds = { min: 100, max: 500 };
    expect([50, 300, 900].map((duration) => durationOfScroll({ ...bounds, duration }))).toEqual([
      100, 300, 500,
    ]);
  });

  test('is skipped with reduced motion, whatever its bounds', () => {
    reduceMotion();
    expect(durationOfScroll({ min: 100, max: 500 })).toBe(FRAME_MS);
  });

  test('scrolls by a distance', () => {
    const scrollTo = vi.spyOn(document.body, 'scrollTo');
    document.body.scrollLeft = 40;
    animateScroll(document.body, { x: 60 });
    vi.advanceTimersByTime(1000);
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 100, top: 0, behavior: 'instant' });
  });
});

describe('an element above the window', () => {
  const scrollTo = () => vi.spyOn(document.documentElement, 'scrollTo');
  const place = (top: number) =>
    vi.spyOn(document.body, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);

  test('R-GAL-ANIM-03: is revealed 30 px below the top', () => {
    const scroll = scrollTo();
    place(-200);
    reveal(document.body);
    vi.advanceTimersByTime(1000);
    expect(scroll).toHaveBeenLastCalledWith({ left: 0, top: -230, behavior: 'instant' });
  });

  test('is the only one that the page scrolls to', () => {
    const scroll = scrollTo();
    place(0);
    reveal(document.body);
    vi.advanceTimersByTime(1000);
    expect(scroll).not.toHaveBeenCalled();
  });
});

test('a throttled function runs once for all calls of an interval, and again after it', () => {
  const run = vi.fn();
  const throttled = throttle(run, 100);
  for (let call = 0; call < 10; call += 1) {
    throttled();
    vi.advanceTimersByTime(10);
  }
  expect(run).toHaveBeenCalledTimes(1);
  throttled();
  vi.advanceTimersByTime(100);
  expect(run).toHaveBeenCalledTimes(2);
});
