import { relative } from 'node:path';
import type { Io } from '../../io.ts';
import type { KeptCopy, Unwritten } from '../sync/site-sync.ts';

/** A file that was changed in the dashboard too. */
export function tellKept(io: Io, { path, copy }: KeptCopy): void {
  io.err(
    `${path} was changed here and in the dashboard at once: the dashboard’s stands, yours is ${relative(io.cwd, copy)}\n`,
  );
}

export function tellUnwritten(io: Io, { path, message }: Unwritten): void {
  io.err(`${path} was changed in the dashboard and could not be written: ${message}\n`);
}
