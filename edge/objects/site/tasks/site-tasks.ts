import type { DocKey } from '../../../../compiler/model/index.ts';
import type { StoreObject } from '../../../domain/store/store-object.ts';
import { logError } from '../../../platform/log-error.ts';
import { OBJECT_NAMES } from '../../../platform/remote/object-names.ts';
import { connect } from '../../../platform/remote/remote.ts';
import { createBuildService, hasBuildServices, openBuildService } from '../../../release/build-service.ts';
import { MIN_DELAY_MS, scheduleAlarm } from '../../alarm.ts';
import type { Documents } from '../documents/documents.ts';
import { createReplacedFiles } from '../documents/replaced-files.ts';
import { writeToDisk } from '../documents/write-to-disk.ts';
import { documentsOf } from '../releases/release-documents.ts';
import type { Releases } from '../releases/releases.ts';
import type { SwitchedRelease } from '../releases/switch-release.ts';
import type { SiteContext } from '../site-context.ts';
import { createPendingSync } from './pending-sync.ts';
import { type RebuildContext, rebuildLive } from './rebuild-live.ts';
import { createReleaseTimes } from './release-times.ts';
import { createScheduledRebuilds } from './scheduled-rebuilds.ts';
import { syncStore } from './sync-store.ts';

/** Delay before a failed task is retried; doubled after each failure, up to the maximum. */
const RETRY_MS = 5000;
const MAX_RETRY_MS = 300_000;

/** What a site does in the background: it syncs the store, writes documents to disk, and rebuilds for scheduled content. */
export interface SiteTasks {
  /** Runs in the transaction of the switch, so that the alarm repairs a crash after it. */
  add(siteId: string, release: SwitchedRelease): void;
  /** Call after a switch. A failure is not reported: the release is live, and the alarm retries. */
  syncStore(): Promise<void>;
  /** Call after an edit: the response does not wait for the disk, and a crash loses nothing. */
  writeSoon(): Promise<void>;
  /** Returns the time of the next rebuild in epoch milliseconds. Rebuilds need a build service. */
  nextRebuild(): number | undefined;
  /** Runs pending tasks. Call in `alarm()`. */
  run(site: RebuildContext['site']): Promise<void>;
}

export interface TaskOptions {
  readonly documents: Documents;
  readonly releases: Pick<Releases, 'active'>;
}

export function createSiteTasks(context: SiteContext, { documents, releases }: TaskOptions): SiteTasks {
  const { sql, clock, env, alarms, alarmStorage } = context;
  const pendingSync = createPendingSync(sql);
  const rebuilds = createScheduledRebuilds(sql);
  const releaseTimes = createReleaseTimes();
  const store = (siteId: string) => connect<StoreObject>(env().STORE, OBJECT_NAMES.store(siteId));
  const sync = () => syncStore({ pendingSync, releases, env: env(), store });
  /** Consecutive alarms with a failed task. */
  let failures = 0;
  /** Edits since the object was started. */
  let edits = 0;

  /** Never postpones an alarm that is already set. */
  async function scheduleIn(inMs: number): Promise<void> {
    const now = clock();
    await scheduleAlarm(alarmStorage, now + inMs, { now });
  }

  async function writeFiles(): Promise<void> {
    const buildService = createBuildService(env());
    const takeReplaced = () => context.transaction(() => createReplacedFiles(sql).take());
    if (buildService !== undefined) await writeToDisk(buildService, documents, takeReplaced);
  }

  /** A failed rebuild has its own retry time and does not fail the alarm. */
  async function rebuildOrRetry(site: RebuildContext['site']): Promise<void> {
    const rebuild = rebuilds.next();
    if (rebuild === undefined || rebuild.runOn > clock()) return;
    try {
      const buildService = await openBuildService(env(), rebuild.siteId);
      if (buildService === undefined) throw new Error('No build service is connected');
      await rebuildLive(rebuild, { buildService, site, store, now: clock() });
    } catch (error) {
      logError(error, { task: 'rebuild' });
      rebuilds.retryOn(clock() + MAX_RETRY_MS);
    }
  }

  return {
    add: (siteId, { id, asOf, changes }) => {
      pendingSync.add(siteId);
      const read = (keys?: readonly DocKey[]) => documentsOf(sql, id, keys);
      rebuilds.schedule(siteId, releaseTimes(id, { changes, read }), asOf);
    },
    syncStore: async () => {
      await scheduleIn(RETRY_MS);
      await alarms.init();
      await sync().catch(() => {});
    },
    writeSoon: async () => {
      if (env().BUILD_SERVICE === undefined) return;
      edits += 1;
      await scheduleIn(0);
    },
    nextRebuild: () => (hasBuildServices(env()) ? rebuilds.next()?.runOn : undefined),
    run: async (site) => {
      const editsBefore = edits;
      // The tasks are independent: a failure does not block the others.
      const results = await Promise.allSettled([sync(), writeFiles(), rebuildOrRetry(site)]);
      const isDone = results.every(({ status }) => status === 'fulfilled');
      failures = isDone ? 0 : failures + 1;
      if (!isDone) await scheduleIn(Math.min(RETRY_MS * 2 ** (failures - 1), MAX_RETRY_MS));
      // An alarm that an edit has set while this ran may be dropped.
      else if (edits > editsBefore) await alarmStorage.setAlarm(clock() + MIN_DELAY_MS);
      await alarms.init();
    },
  };
}
