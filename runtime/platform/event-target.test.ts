import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openPlatformPage, type PlatformValue } from '../testing/platform-page.ts';

let target: PlatformValue;

beforeEach(() => {
  const { Y } = openPlatformPage('');
  target = Y.augment?.({}, Y.EventTarget) as PlatformValue;
});

describe('on', () => {
  it('calls the listener with the event as this object or the context', () => {
    const listener = vi.fn();
    const context = {};
    target.on?.('open', listener);
    target.after?.('open', listener, context);
    expect(target.fire?.('open', { size: 2 }, 'more')).toBe(true);
    expect(listener.mock.contexts).toEqual([target, context]);
    expect(listener.mock.calls[0]).toEqual([
      expect.objectContaining({ type: 'open', target, currentTarget: target, size: 2 }),
      'more',
    ]);
  });

  it('passes an event if there are no arguments, and arguments that are no plain objects as they are', () => {
    const listener = vi.fn();
    target.on?.('open', listener);
    target.fire?.('open');
    target.fire?.('open', 5, 6);
    target.fire?.('open', null);
    const list = [1];
    target.fire?.('open', list);
    expect(listener.mock.calls).toEqual([
      [expect.objectContaining({ type: 'open' })],
      [5, 6],
      [null],
      [list],
    ]);
    expect(listener.mock.calls[3]?.[0]).toBe(list);
  });

  it('subscribes to several types, or to each with a listener of its own', () => {
    const listener = vi.fn();
    const other = vi.fn();
    const handle = target.on?.(['open', 'menu|close'], listener);
    target.on?.({ open: other });
    target.fire?.('open');
    target.fire?.('close');
    expect([listener.mock.calls.length, other.mock.calls.length]).toEqual([2, 1]);
    handle?.detach?.();
    target.fire?.('open');
    expect([listener.mock.calls.length, other.mock.calls.length]).toEqual([2, 2]);
  });

  it('hears events of its own type and object only', () => {
    const listener = vi.fn();
    target.on?.('open', listener);
    target.fire?.('close');
    const { Y } = openPlatformPage('');
    Y.fire?.('open');
    expect(listener).not.toHaveBeenCalled();
    expect(() => target.publish?.('open', { emitFacade: true })).not.toThrow();
  });
});

describe('once', () => {
  it('calls the listener a single time', () => {
    const listener = vi.fn();
    const context = {};
    target.once?.('open', listener, context);
    target.once?.('open', listener);
    target.fire?.('open', 1, 2);
    target.fire?.('open');
    expect(listener.mock.calls).toEqual([
      [1, 2],
      [1, 2],
    ]);
    expect(listener.mock.contexts).toEqual([context, target]);
  });
});

describe('onceAfter', () => {
  it('calls the listener a single time for each type', () => {
    const [open, close] = [vi.fn(), vi.fn()];
    target.onceAfter?.({ open, close });
    for (const type of ['open', 'open', 'close', 'close']) target.fire?.(type);
    expect([open.mock.contexts, close.mock.contexts]).toEqual([[target], [target]]);
  });
});

describe('fire', () => {
  it.each(['halt', 'preventDefault'])('returns false if a listener calls %s', (method) => {
    target.on?.('open', (event: PlatformValue) => event[method]?.());
    expect(target.fire?.('open')).toBe(false);
  });

  it('returns true if a listener only stops the propagation', () => {
    target.on?.('open', (event: PlatformValue) => event.stopPropagation?.());
    expect(target.fire?.('menu|open')).toBe(true);
  });
});

describe('detach', () => {
  it('removes the listeners of a type, a function or a category', () => {
    const first = vi.fn();
    const second = vi.fn();
    target.on?.('open', first);
    target.on?.('open', second);
    target.on?.('menu|open', first);
    target.on?.('menu|close', first);
    const calls = () => {
      first.mockClear();
      second.mockClear();
      target.fire?.('open');
      target.fire?.('close');
      return [first.mock.calls.length, second.mock.calls.length];
    };
    expect(calls()).toEqual([3, 1]);
    target.detach?.('none|*');
    target.detach?.('none');
    expect(calls()).toEqual([3, 1]);
    target.detach?.('open', second);
    expect(calls()).toEqual([3, 0]);
    target.detach?.('menu|close');
    expect(calls()).toEqual([2, 0]);
    target.detach?.('menu|*');
    expect(calls()).toEqual([1, 0]);
    target.detachAll?.();
    expect(calls()).toEqual([0, 0]);
  });
});
