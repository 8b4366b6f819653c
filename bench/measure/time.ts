import type { Duration, Sample } from './task.ts';

/** Warms up and returns a function that measures one batch, including garbage collection. */
export function warmUp(call: () => number, { warmUpMs, batchMs }: Duration): () => Sample {
  const batch = Math.max(1, Math.round((batchMs * callsWithin(call, warmUpMs)) / warmUpMs));
  return () => {
    const { wall, cpu } = time(call, batch);
    return { wall: wall / batch, cpu: cpu / batch };
  };
}

export function timeOnce(call: () => number): Sample {
  // The first use of a clock loads it.
  performance.now();
  process.cpuUsage();
  return time(call, 1);
}

/** `call` returns the size of its output, so that no optimizer can remove the work. */
function time(call: () => number, times: number): Sample {
  const cpu = process.cpuUsage();
  const start = performance.now();
  repeat(call, times);
  const wall = (performance.now() - start) * 1000;
  const { user, system } = process.cpuUsage(cpu);
  return { wall, cpu: user + system };
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
