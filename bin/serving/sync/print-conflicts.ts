import { relative } from 'node:path';
import type { Io } from '../../printing/io.ts';
import type { ConflictCopy, SyncError } from '../sync/site-sync.ts';

/** Reports a file that also changed in the dashboard. */
export function printConflict(io: Io, { path, copy, wasInvalid = false }: ConflictCopy): void {
  const yours = relative(io.cwd, copy);
  const text = wasInvalid
    ? `${path} was invalid and also changed in the dashboard: the file now has the dashboard’s version, yours is saved as ${yours}`
    : `${path} was changed both here and in the dashboard: the file now has the dashboard’s version, yours is saved as ${yours}`;
  io.err(`${text}\n`);
}

export function printSyncError(io: Io, { path, message }: SyncError): void {
  io.err(`Could not write the dashboard’s change to ${path}: ${message}\n`);
}
