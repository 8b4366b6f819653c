import { blobsOfRelease } from '../../../../compiler/model/index.ts';
import type { ActivateProblem, ActivateResult, Activation } from '../../../domain/site.ts';
import type { Env } from '../../../platform/env.ts';
import { pause } from '../../../platform/pause.ts';
import { type ActiveRelease, loadRelease } from '../../../release/active-release.ts';
import { createBlobs } from '../../../release/blobs.ts';
import { missingBlobs } from '../../../release/stored-blobs.ts';
import { rememberSite } from '../../../release/sweep-bucket.ts';
import { trimHistory } from '../documents/trim-history.ts';
import type { SiteContext } from '../site-context.ts';
import type { BuiltReleases } from './built-documents.ts';
import { isSweepOpen, lastSweep } from './open-sweep.ts';
import type { Releases } from './releases.ts';

/** A release that goes live. */
export interface SwitchedRelease extends Pick<Activation, 'id' | 'changes'> {
  /** Content scheduled for later than this is not included. Epoch milliseconds. */
  readonly asOf: number;
}

export interface SwitchOptions {
  readonly releases: Releases;
  readonly built: BuiltReleases;
  /** Called in the transaction of the switch. */
  addTasks(siteId: string, release: SwitchedRelease): void;
  /** Called when the release is live. */
  afterSwitch(): Promise<void>;
}

/** Makes a release live: one pointer, changed together with the tasks that follow from it. */
export interface ReleaseSwitch {
  activate(siteId: string, activation: Activation): Promise<ActivateResult>;
  rollback(siteId: string, id: string, author: string): Promise<ActivateResult>;
}

export function createReleaseSwitch(context: SiteContext, options: SwitchOptions): ReleaseSwitch {
  const { releases, built, addTasks, afterSwitch } = options;
  const { sql, clock, env } = context;
  const rejected = (reason: ActivateProblem): ActivateResult => ({
    ok: false,
    reason,
    active: releases.active(),
  });
  return {
    activate: async (siteId, activation) => {
      const release = await loadRelease(createBlobs(env()), activation.id);
      if (release === undefined) return rejected('missing');
      await untilSwept(context);
      const sweep = lastSweep(sql);
      if (!(await isComplete(env(), release, releases.active()))) return rejected('incomplete');
      await rememberInBucket(env(), siteId);
      if (!built.isBasis(activation.changes)) return rejected('conflict');
      const result = context.transaction(() => {
        const now = clock();
        // Another one has begun: blobs that were there a moment ago may be deleted by now.
        if (isSweepOpen(sql, now) || lastSweep(sql) !== sweep) return rejected('sweep');
        const done = releases.activate(activation, release.manifest, now);
        if (done.ok) addTasks(siteId, { ...activation, asOf: activation.asOf ?? now });
        if (done.ok) trimHistory(sql, now);
        return done;
      });
      if (!result.ok) return result;
      built.note(activation);
      await afterSwitch();
      return result;
    },
    rollback: async (siteId, id, author) => {
      const result = context.transaction(() => {
        const now = clock();
        const done = releases.rollback(id, author, now);
        if (done.ok) addTasks(siteId, { id, asOf: now });
        return done;
      });
      if (result.ok) await afterSwitch();
      return result;
    },
  };
}

/**
 * Whether the bucket contains all blobs of a release. Those that the live release has are there. Not checked on disk, where the build
 * service stores them itself.
 */
async function isComplete(
  env: Env,
  { id, manifest, blobs }: ActiveRelease,
  active: string | undefined,
): Promise<boolean> {
  const { R2, DISK } = env;
  if (R2 === undefined || DISK !== undefined || id === active) return true;
  const live = active === undefined ? undefined : await loadRelease(blobs, active);
  const stored = live === undefined ? new Set<string>() : blobsOfRelease(live.manifest);
  const added = [...blobsOfRelease(manifest)].filter((hash) => !stored.has(hash));
  return (await missingBlobs(R2, added)).length === 0;
}

/** Sweeps of most sites take less than a second. */
const MAX_WAIT_MS = 30_000;
const POLL_MS = 250;

async function untilSwept({ sql, clock }: SiteContext): Promise<void> {
  for (let waited = 0; isSweepOpen(sql, clock()) && waited < MAX_WAIT_MS; waited += POLL_MS)
    await pause(POLL_MS);
}

async function rememberInBucket({ R2, DISK }: Env, siteId: string): Promise<void> {
  if (R2 !== undefined && DISK === undefined) await rememberSite(R2, siteId);
}
