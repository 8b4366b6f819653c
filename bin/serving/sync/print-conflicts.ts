import { relative } from 'node:path';
import type { Io } from '../../printing/io.ts';
import type { KeptCopy, Unwritten } from '../sync/site-sync.ts';

/** A file that was changed in the dashboard too. */
export function tellKept(io: Io, { path, copy, wasBroken = false }: KeptCopy): void {
  const yours = relative(io.cwd, copy);
  const sentence = wasBroken
    ? `${path} was broken, and the dashboard changed it: its version is in the file now, yours is kept in ${yours}`
    : `${path} was changed here and in the dashboard at once: the dashboard’s stands, yours is ${yours}`;
  io.err(`${sentence}\n`);
}

export function tellUnwritten(io: Io, { path, message }: Unwritten): void {
  io.err(`${path} was changed in the dashboard and could not be written: ${message}\n`);
}
