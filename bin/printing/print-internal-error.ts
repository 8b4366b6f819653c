import type { Io } from './io.ts';

/** A bug of ours in a program that goes on: it is told, and nothing else stops. */
export function printInternalError(io: Io, error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  io.err(`quoin: this is a bug of Quoin, not of your site:\n${text}\n`);
}
