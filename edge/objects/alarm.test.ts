import { describe, expect, it } from 'vitest';
import { createAlarmScheduler, MIN_DELAY_MS, scheduleAlarm } from './alarm.ts';

const NOW = 1_000_000;

/** Storage with an alarm that never fires, like workerd after dropping one. */
function storage(planned: number | null) {
  const state = { planned, sets: 0 };
  return {
    state,
    getAlarm: async () => state.planned,
    setAlarm: async (at: number | Date) => {
      state.planned = Number(at);
      state.sets += 1;
    },
  };
}

async function kept(planned: number | null, at: number | undefined): Promise<number | null> {
  const kept = storage(planned);
  await scheduleAlarm(kept, at, { now: NOW });
  return kept.state.planned;
}

describe('an alarm', () => {
  it('is never set for the current time or earlier, since workerd would drop it', async () => {
    for (const at of [NOW - 5000, NOW, NOW + 1]) expect(await kept(null, at)).toBe(NOW + MIN_DELAY_MS);
    expect(await kept(null, NOW + 5000)).toBe(NOW + 5000);
    expect(await kept(null, undefined)).toBeNull();
  });

  it('is never set beyond the maximum time of workerd, but earlier and again', async () => {
    const reach = NOW + 30 * 86_400_000;
    expect(await kept(null, Date.UTC(9999, 0))).toBe(reach);
    const lasting = storage(null);
    await createAlarmScheduler({
      storage: lasting,
      next: () => Date.UTC(9999, 0),
      clock: () => NOW,
    }).reschedule();
    expect(lasting.state.planned).toBe(reach);
  });

  it('counts as missing when it is overdue', async () => {
    for (const lost of [1, NOW - 1, NOW]) expect(await kept(lost, NOW + 5000)).toBe(NOW + 5000);
  });

  it('is kept when it fires early enough, and moved forward otherwise', async () => {
    expect(await kept(NOW + 3000, NOW + 5000)).toBe(NOW + 3000);
    expect(await kept(NOW + 5000, NOW + 3000)).toBe(NOW + 3000);
    expect(await kept(NOW + 5000, undefined)).toBe(NOW + 5000);
  });

  it('is not postponed by frequent calls when slightly overdue, and is restored when lost', async () => {
    const late = storage(NOW - 900);
    const parts = { storage: late, next: () => NOW, clock: () => NOW };
    await createAlarmScheduler(parts).schedule();
    expect(late.state.sets).toBe(0);
    late.state.planned = NOW - 1000;
    await createAlarmScheduler(parts).schedule();
    expect(late.state.planned).toBe(NOW + MIN_DELAY_MS);
  });

  it('is restored when its object starts', async () => {
    const lost = storage(NOW - 1);
    await createAlarmScheduler({ storage: lost, next: () => NOW - 1, clock: () => NOW }).init();
    expect(lost.state.planned).toBe(NOW + MIN_DELAY_MS);
  });

  it('is set at the end of alarm() if there are pending tasks', async () => {
    const soon = storage(NOW + 1);
    const again = (next: number | undefined) =>
      createAlarmScheduler({ storage: soon, next: () => next, clock: () => NOW }).reschedule();
    await again(undefined);
    expect(soon.state.sets).toBe(0);
    await again(NOW);
    expect(soon.state.planned).toBe(NOW + MIN_DELAY_MS);
  });
});
