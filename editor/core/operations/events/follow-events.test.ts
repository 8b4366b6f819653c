import { describe, expect, it } from 'vitest';
import { createManualClock } from '../testing/test-store.ts';
import { createEventFollower, type StreamListener } from './follow-events.ts';

/** A tab with streams that the test controls; delays have no jitter by default. */
function openTab({ random = 1, hasSlot = true } = {}) {
  const clock = createManualClock();
  const opened: {
    readonly revision: string | undefined;
    readonly listener: StreamListener;
    isOpen: boolean;
  }[] = [];
  const changes: object[] = [];
  let ends = 0;
  let slots = 0;
  const follower = createEventFollower({
    clock,
    random: () => random,
    stream: {
      open: (revision, listener) => {
        const stream = { revision, listener, isOpen: true };
        opened.push(stream);
        return () => {
          stream.isOpen = false;
        };
      },
    },
    slot: {
      acquire: (onAcquired) => {
        slots += 1;
        if (hasSlot) onAcquired();
        return () => {
          slots -= 1;
        };
      },
    },
    onChanges: (revs) => changes.push(revs),
    onEnd: () => {
      ends += 1;
    },
  });
  return {
    clock,
    follower,
    opened,
    changes,
    ends: () => ends,
    slots: () => slots,
    last: () => {
      const last = opened.at(-1);
      if (last === undefined) throw new Error('No stream was opened');
      return last;
    },
  };
}

describe('a tab', () => {
  it('opens a stream when it is active and has the slot of its browser', () => {
    const tab = openTab();
    expect(tab.opened).toEqual([]);
    tab.follower.setActive(true);
    expect(tab.opened).toHaveLength(1);
    const second = openTab({ hasSlot: false });
    second.follower.setActive(true);
    expect(second.opened).toEqual([]);
  });

  it('passes changes on and is live from the first event', () => {
    const tab = openTab();
    tab.follower.setActive(true);
    expect(tab.follower.isLive()).toBe(false);
    tab.last().listener.onChanges({ 'page:home': 3 }, '7');
    expect(tab.changes).toEqual([{ 'page:home': 3 }]);
    expect(tab.follower.isLive()).toBe(true);
  });

  it('reconnects after the last revision', async () => {
    const tab = openTab();
    tab.follower.setActive(true);
    tab.last().listener.onChanges({}, '7');
    tab.last().listener.onError();
    expect(tab.follower.isLive()).toBe(false);
    await tab.clock.advance(1000);
    expect(tab.last().revision).toBe('7');
  });

  it('waits longer after each failure, and not after a success', async () => {
    const tab = openTab();
    tab.follower.setActive(true);
    for (const delay of [1000, 2000, 5000]) {
      tab.last().listener.onError();
      const before = tab.opened.length;
      await tab.clock.advance(delay - 1);
      expect(tab.opened).toHaveLength(before);
      await tab.clock.advance(1);
      expect(tab.opened).toHaveLength(before + 1);
    }
    tab.last().listener.onBeat();
    tab.last().listener.onError();
    const before = tab.opened.length;
    await tab.clock.advance(1000);
    expect(tab.opened).toHaveLength(before + 1);
  });

  it('reconnects at a random time, so that not all tabs come at once after a restart', async () => {
    const tab = openTab({ random: 0 });
    tab.follower.setActive(true);
    tab.last().listener.onError();
    await tab.clock.advance(500);
    expect(tab.opened).toHaveLength(2);
  });

  it('replaces a stream that is silent for 50 s', async () => {
    const tab = openTab();
    tab.follower.setActive(true);
    await tab.clock.advance(49_000);
    tab.last().listener.onBeat();
    await tab.clock.advance(49_000);
    expect(tab.last().isOpen).toBe(true);
    await tab.clock.advance(1000);
    expect(tab.last().isOpen).toBe(false);
    await tab.clock.advance(1000);
    expect(tab.opened).toHaveLength(2);
  });

  it('replaces a stream that was never heard of for 50 s', async () => {
    const tab = openTab();
    tab.follower.setActive(true);
    await tab.clock.advance(50_000);
    expect(tab.last().isOpen).toBe(false);
    await tab.clock.advance(1000);
    expect(tab.opened).toHaveLength(2);
  });

  it('closes its stream and gives up the slot when it is inactive for 30 s', async () => {
    const tab = openTab();
    tab.follower.setActive(true);
    tab.follower.setActive(false);
    await tab.clock.advance(29_999);
    expect([tab.last().isOpen, tab.slots()]).toEqual([true, 1]);
    await tab.clock.advance(1);
    expect([tab.last().isOpen, tab.slots()]).toEqual([false, 0]);
    await tab.clock.advance(600_000);
    expect(tab.opened).toHaveLength(1);
    tab.follower.setActive(true);
    expect(tab.opened).toHaveLength(2);
  });

  it('keeps its stream when it is inactive for a moment', async () => {
    const tab = openTab();
    tab.follower.setActive(true);
    tab.follower.setActive(false);
    await tab.clock.advance(20_000);
    tab.last().listener.onBeat();
    tab.follower.setActive(true);
    await tab.clock.advance(20_000);
    expect([tab.opened.length, tab.last().isOpen]).toEqual([1, true]);
  });

  it('checks its session when the server ends the stream', () => {
    const tab = openTab();
    tab.follower.setActive(true);
    tab.last().listener.onEnd();
    expect([tab.ends(), tab.last().isOpen]).toEqual([1, false]);
  });

  it('closes its stream at the end', async () => {
    const tab = openTab();
    tab.follower.setActive(true);
    tab.last().listener.onError();
    tab.follower.stop();
    await tab.clock.advance(60_000);
    expect([tab.opened.length, tab.last().isOpen, tab.slots()]).toEqual([1, false, 0]);
  });
});
