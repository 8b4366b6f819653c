import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DataFolder } from '../data/data-folder.ts';
import { isRunning, type ProcessIdentity } from './process-identity.ts';

export interface RunningServer extends ProcessIdentity {
  readonly origin: string;
  readonly buildServicePort: number;
}

/** Returns the process that serves this folder; there is at most one. */
export function runningServer(data: DataFolder): RunningServer | undefined {
  try {
    const server = JSON.parse(readFileSync(serverFile(data), 'utf8')) as RunningServer;
    return server.pid === process.pid || !isRunning(server) ? undefined : server;
  } catch {
    return undefined;
  }
}

export function serverFile(data: DataFolder): string {
  return join(data.run, 'server.json');
}
