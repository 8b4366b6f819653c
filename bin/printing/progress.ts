import type { Io } from './io.ts';

export interface Progress {
  /** One more is done. */
  advance(count?: number): void;
  /** Takes the bar off the screen. */
  end(): void;
}

export interface Work {
  /** What is counted: `pages`. */
  readonly label: string;
  readonly total: number;
}

/** Shorter work is over before anybody reads. */
const DELAY_MS = 1000;
/** A terminal is not redrawn more often. */
const INTERVAL_MS = 100;
/** Where there is no terminal, one line now and then. */
const PLAIN_INTERVAL_MS = 10_000;
const WIDTH = 24;

/** A bar with counts, rate and time left for work longer than a second; plain lines where there is no terminal. */
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
  return `${done} of ${total} ${label}, ${rate < 10 ? rate.toFixed(1) : Math.round(rate)} a second, ${left} s left`;
}
