import type { ActivateResult, Activation } from '../../../domain/site.ts';
import { loadRelease } from '../../../release/active-release.ts';
import { createBlobs } from '../../../release/blobs.ts';
import { trimHistory } from '../documents/trim-history.ts';
import type { SiteContext } from '../site-context.ts';
import type { BuiltReleases } from './built-documents.ts';
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
  const rejected = (reason: 'missing' | 'conflict'): ActivateResult => ({
    ok: false,
    reason,
    active: releases.active(),
  });
  return {
    activate: async (siteId, activation) => {
      const release = await loadRelease(createBlobs(env()), activation.id);
      if (release === undefined) return rejected('missing');
      if (!built.isBasis(activation.changes)) return rejected('conflict');
      const result = context.transaction(() => {
        const now = clock();
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
