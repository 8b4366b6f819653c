import { relative } from 'node:path';
import type { Io } from '../../printing/io.ts';
import type { ConflictCopy, SyncError } from '../sync/site-sync.ts';

/** Reports a file that also changed in the dashboard. */
export function printConflict(io: Io, { path, copy, wasBroken = false }: ConflictCopy): void {
  const yours = relative(io.cwd, copy);
  const text = wasBroken
    ? `${path} was broken, and the dashboard changed it: its version is in the file now, yours is kept in ${yours}`
    : `${path} was changed here and in the dashboard at once: the dashboard’s stands, yours is ${yours}`;
  io.err(`${text}\n`);
}

export function printSyncError(io: Io, { path, message }: SyncError): void {
  io.err(`${path} was changed in the dashboard and could not be written: ${message}\n`);
}
