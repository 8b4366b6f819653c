import { CommandError } from '../printing/command-error.ts';

/**
 * Parses `--now`: an ISO date and time such as `2026-12-24T18:00:00Z`, or epoch milliseconds. Defaults to the
 * clock.
 */
export function readTime(text: string | undefined): number {
  if (text === undefined) return Date.now();
  const time = /^-?\d+$/.test(text) ? Number(text) : isoTime(text);
  // The range of JavaScript dates.
  if (Math.abs(time) <= 8.64e15) return time;
  throw new CommandError(
    'usage',
    `Invalid time: --now ${text === '' ? '(empty)' : text}`,
    'for example --now 2026-12-24T18:00:00Z, or epoch milliseconds',
  );
}

function isoTime(text: string): number {
  return /^\d{4}-\d{2}-\d{2}/.test(text) ? Date.parse(text) : Number.NaN;
}
