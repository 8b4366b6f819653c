import { lowerQuartile } from './statistics.ts';
import type { Duration, Sample } from './task.ts';

/** Long enough for the clock, short enough that a neighbour on the machine spoils only some of them. */
const BATCH_MS = 8;

/**
 * The time of one call among many: the lower quartile of batches for the wall clock, as a neighbour on the machine makes
 * some of them slower and none faster; the mean for the processor. `call` gives the size of what it made, so that no
 * optimiser can leave the work out.
 */
export function timeWarm(call: () => number, { warmUpMs, measureMs }: Duration): Sample {
  const batch = Math.max(1, Math.round((BATCH_MS * callsWithin(call, warmUpMs)) / warmUpMs));
  const walls: number[] = [];
  const cpu = process.cpuUsage();
  const end = performance.now() + measureMs;
  while (performance.now() < end) {
    const start = performance.now();
    repeat(call, batch);
    walls.push(((performance.now() - start) * 1000) / batch);
  }
  return { wall: lowerQuartile(walls), cpu: cpuSince(cpu) / (batch * walls.length) };
}

export function timeOnce(call: () => number): Sample {
  // The first look at a clock loads it.
  performance.now();
  process.cpuUsage();
  const cpu = process.cpuUsage();
  const start = performance.now();
  repeat(call, 1);
  return { wall: (performance.now() - start) * 1000, cpu: cpuSince(cpu) };
}

function callsWithin(call: () => number, milliseconds: number): number {
  const end = performance.now() + milliseconds;
  let calls = 0;
  for (; performance.now() < end; calls++) repeat(call, 1);
  return calls;
}

function repeat(call: () => number, times: number): void {
  let made = 0;
  for (let time = 0; time < times; time++) made += call();
  if (made === 0) throw new Error('nothing was made');
}

function cpuSince(earlier: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(earlier);
  return user + system;
}
