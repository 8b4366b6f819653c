import type { Io } from './io.ts';

/** Reports an internal error in a process that keeps running. */
export function printInternalError(io: Io, error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  io.err(`quoin: Internal error:\n${text}\n`);
}
