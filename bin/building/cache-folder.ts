import { homedir } from 'node:os';
import { join } from 'node:path';

/** The shared cache of all builds. Entries are named by content hash, so they never become stale. */
export function cacheFolder(env: NodeJS.ProcessEnv = process.env): string {
  return join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'quoin');
}
