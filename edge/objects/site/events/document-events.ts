import type { DocKey } from '../../../../compiler/model/index.ts';
import type { AccountObject } from '../../../domain/account.ts';
import type { DocWatcher } from '../../../domain/site.ts';
import { logError } from '../../../platform/log-error.ts';
import type { Remote } from '../../../platform/remote/remote.ts';
import { changesOf, changesSince } from './changed-docs.ts';
import { createDocumentWatchers } from './document-watchers.ts';

/** Interval of signs of life: proxies close connections without traffic, often after 30 to 60 seconds. */
const BEAT_MS = 20_000;

/** Reports changed documents to open dashboards. */
export interface DocumentEvents {
  /** Returns undefined when too many dashboards are open. */
  open(watcher: DocWatcher): ReadableStream<Uint8Array> | undefined;
  /** Call after documents have changed. */
  notify(revs: Readonly<Record<string, number>>): void;
  /** Ends the streams of sessions that have ended, or whose roles have changed. */
  checkSessions(): Promise<void>;
  close(): void;
}

export interface DocumentEventsOptions {
  readonly sql: SqlStorage;
  readonly account: () => Pick<Remote<AccountObject>, 'rolesOfSessions'>;
}

export function createDocumentEvents({ sql, account }: DocumentEventsOptions): DocumentEvents {
  const watchers = createDocumentWatchers();
  let timer: ReturnType<typeof setInterval> | null = null;
  const checkSessions = async () => {
    const all = watchers.all();
    const [first] = all;
    if (first === undefined) return;
    const sessions = [...new Set(all.map(({ session }) => session))];
    const roles = await account().rolesOfSessions(first.siteId, sessions);
    const isSame = new Map(sessions.map((session, index) => [session, String(roles[index])]));
    // Streams that were opened in the meantime have just been checked.
    watchers.end(
      (watcher) => (isSame.get(watcher.session) ?? String(watcher.roles)) !== String(watcher.roles),
    );
  };
  const beat = () => {
    watchers.beat();
    if (watchers.all().length > 0) return void checkSessions().catch(reportError);
    clearInterval(timer);
    timer = null;
  };
  return {
    open: (watcher) => {
      timer ??= setInterval(beat, BEAT_MS);
      return watchers.open(watcher, changesSince(sql, watcher));
    },
    notify: (revs) => {
      if (watchers.all().length > 0) watchers.notify(changesOf(sql, Object.keys(revs) as DocKey[]));
    },
    checkSessions,
    close: () => watchers.end(() => true),
  };
}

/** The next beat repeats the check. */
function reportError(error: unknown): void {
  logError(error, { task: 'check sessions' });
}
