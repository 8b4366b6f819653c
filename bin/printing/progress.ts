import type { Io } from './io.ts';

export interface Progress {
  /** Counts finished units. */
  advance(count?: number): void;
  /** Clears the progress bar. */
  end(): void;
}

export interface Work {
  /** The counted unit: `pages`. */
  readonly label: string;
  readonly total: number;
}

/** Shorter work shows no progress. */
const DELAY_MS = 1000;
/** Minimum time between redraws on a terminal. */
const INTERVAL_MS = 100;
/** Minimum time between lines without a terminal. */
const PLAIN_INTERVAL_MS = 10_000;
const WIDTH = 24;

/**
 * A progress bar with counts, rate and remaining time for work longer than a second; plain lines without a
 * terminal.
 */
export function createProgress(io: Io, { label, total }: Work, clock: () => number = Date.now): Progress {
  const started = clock();
  const isSilent = io.quiet || io.json;
  let done = 0;
  let drawnAt = started;
  let isDrawn = false;
  function advance(count = 1): void {
    done += count;
    if (isSilent) return;
    const now = clock();
    const wait = isDrawn && io.isTerminal ? INTERVAL_MS : io.isTerminal ? DELAY_MS : PLAIN_INTERVAL_MS;
    if (now - drawnAt < wait) return;
    drawnAt = now;
    isDrawn = true;
    const text = describe({ label, total, done, seconds: (now - started) / 1000 });
    io.err(io.isTerminal ? `\r\u001b[2K${bar(done / total)} ${text}` : `${text}\n`);
  }
  function end(): void {
    if (isDrawn && io.isTerminal) io.err('\r\u001b[2K');
    isDrawn = false;
  }
  return { advance, end };
}

function bar(share: number): string {
  const filled = Math.round(Math.min(1, share) * WIDTH);
  return `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}`;
}

function describe({ label, total, done, seconds }: Work & { done: number; seconds: number }): string {
  const rate = done / seconds;
  const left = Math.ceil((total - done) / rate);
  return `${done}/${total} ${label}, ${rate < 10 ? rate.toFixed(1) : Math.round(rate)}/s, ${left} s left`;
}
