import { copyFileSync, statSync, truncateSync } from 'node:fs';

/** A log and the previous one have at most twice this size, plus what is written between two checks. */
export const MAX_LOG_BYTES = 5_000_000;

/**
 * Moves a log above the maximum size to `….1`, which it replaces. The writer keeps its file, opened for appending, so
 * that no process has to be restarted.
 */
export function rotateLog(log: string, maxBytes: number = MAX_LOG_BYTES): void {
  try {
    if (statSync(log).size <= maxBytes) return;
    try {
      copyFileSync(log, `${log}.1`);
    } finally {
      // Without space for a copy, the log is deleted.
      truncateSync(log, 0);
    }
  } catch {
    // The log does not exist yet, or its folder was deleted.
  }
}
