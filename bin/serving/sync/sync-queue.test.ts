import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns } from '../../../fixtures/property-runs.ts';
import { createCachedFiles } from '../data/cached-files.ts';
import { openDataFolder } from '../data/data-folder.ts';
import { createSiteSync, type SiteSync } from './site-sync.ts';
import { createSyncQueue, type SyncQueue } from './sync-queue.ts';
import { createSiteObject, type SiteObject } from './testing/site-object.ts';
import {
  createSyncedDocument,
  DELETIONS,
  EDITS,
  type Edit,
  marksIn,
  type SyncedDocument,
} from './testing/synced-document.ts';

/** Actions that may happen at any time. */
type Action = Edit | 'scan the files' | 'write to disk' | 'crash';

const ACTIONS: readonly Action[] = [...EDITS, 'scan the files', 'write to disk'];

interface Outcome extends SyncedDocument {
  /** Marks found in the conflict copies. */
  readonly copied: readonly string[];
  /** Copies without any mark that the document lacks. */
  readonly falseConflicts: readonly string[];
}

/** Runs the actions in order, each when the scheduler releases it, then waits until both sides are idle. */
async function play(scheduler: fc.Scheduler, actions: readonly Action[]): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-sync-'));
  try {
    const site = createSiteObject();
    const document = createSyncedDocument(folder, site);
    const [copied, falseConflicts]: [string[], string[]] = [[], []];
    const slow = createDelayedApi(scheduler, site);
    const open = (): SyncQueue => {
      const sync = openSync(folder, (copy) => {
        copied.push(...marksIn(copy));
        const stored = document.inObject() ?? [];
        if (marksIn(copy).every((mark) => stored.includes(mark))) falseConflicts.push(copy);
      });
      const calls = slow.calls();
      return createSyncQueue(sync, async () => calls);
    };
    let syncQueue = open();
    const crash = () => {
      slow.forget();
      syncQueue = open();
    };
    const all: Readonly<Record<Action, () => unknown>> = {
      ...document.actions,
      'scan the files': () => void syncQueue.importFiles(),
      'write to disk': () => void syncQueue.writeToDisk(),
      crash,
    };
    await syncQueue.importFiles();
    slow.begin();
    scheduler.scheduleSequence(actions.map((label) => ({ label, builder: async () => void all[label]() })));
    await scheduler.waitIdle();
    slow.end();
    await syncQueue.importFiles();
    await syncQueue.writeToDisk();
    await syncQueue.importFiles();
    // The folder may be deleted when this is evaluated.
    const [inObject, inFiles] = [document.inObject(), document.inFiles()];
    return { ...document, inObject: () => inObject, inFiles: () => inFiles, copied, falseConflicts };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Simulates a new process. */
function openSync(folder: string, onConflict: (copy: string) => void): SiteSync {
  const data = openDataFolder(join(folder, '.quoin'));
  const sync = createSiteSync({ folder, files: createCachedFiles(folder, folder), data });
  return {
    ...sync,
    write: (docs, deleted) => {
      const written = sync.write(docs, deleted);
      for (const { copy } of written.conflictCopies) onConflict(copy);
      return written;
    },
  };
}

/** Delays requests and responses as the scheduler decides; a killed process never receives the response. */
function createDelayedApi(scheduler: fc.Scheduler, site: SiteObject) {
  let isSlow = false;
  let life = 0;
  const slowly = async <Result>(own: number, task: () => Result): Promise<Result> => {
    const wait = async () => {
      if (isSlow) await scheduler.schedule(Promise.resolve());
      if (own !== life) await new Promise(() => {});
    };
    await wait();
    const result = task();
    await wait();
    return result;
  };
  return {
    calls: () => {
      const own = life;
      return {
        importDocs: (request: Parameters<SiteObject['importDocs']>[0]) =>
          slowly(own, () => site.importDocs(request)),
        unsynced: () => slowly(own, site.unsynced),
        markWrittenToDisk: (revs: Readonly<Record<string, number>>) =>
          slowly(own, () => site.markWrittenToDisk(revs)),
      };
    },
    begin: () => {
      isSlow = true;
    },
    end: () => {
      isSlow = false;
    },
    forget: () => {
      life += 1;
    },
  };
}

/** No edit is lost and both sides are equal. */
function checkNothingLost({ outside, inside, inObject, inFiles, copied }: Outcome): void {
  const stored = inObject() ?? [];
  expect([...(inFiles() ?? [])].sort()).toEqual([...stored].sort());
  expect(inside.filter((mark) => !stored.includes(mark))).toEqual([]);
  expect(outside.filter((mark) => !stored.includes(mark) && !copied.includes(mark))).toEqual([]);
}

function forAll(actions: readonly Action[], check: (outcome: Outcome) => void, numRuns = 60): Promise<void> {
  const planned = fc.array(fc.constantFrom(...actions), { minLength: 2, maxLength: 8 });
  const property = fc.asyncProperty(fc.scheduler(), planned, async (scheduler, each) => {
    check(await play(scheduler, each));
  });
  return fc.assert(property, { numRuns: propertyRuns(numRuns) });
}

it('loses no edit of either side in any order of events, without false conflicts', () =>
  forAll(
    ACTIONS,
    (outcome) => {
      checkNothingLost(outcome);
      expect(outcome.falseConflicts).toEqual([]);
    },
    100,
  ));

it('loses nothing when the process is killed at any time', () =>
  forAll([...ACTIONS, 'crash'], checkNothingLost));

it('makes both sides equal, also after deletions', () =>
  forAll([...ACTIONS, ...DELETIONS], ({ inFiles, inObject }) =>
    expect(inFiles()?.toSorted()).toEqual(inObject()?.toSorted()),
  ));

it('does not take an import in progress for a conflict', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-sync-'));
  try {
    const site = createSiteObject();
    let isResponding = true;
    let respond = () => {};
    const calls = {
      importDocs: async (request: Parameters<SiteObject['importDocs']>[0]) => {
        const response = site.importDocs(request);
        if (!isResponding)
          await new Promise<void>((resolve) => {
            respond = resolve;
          });
        return response;
      },
      unsynced: async () => site.unsynced(),
      markWrittenToDisk: async (revs: Readonly<Record<string, number>>) => site.markWrittenToDisk(revs),
    };
    const data = openDataFolder(join(folder, '.quoin'));
    const sync = createSiteSync({ folder, files: createCachedFiles(folder, folder), data });
    const syncQueue = createSyncQueue(sync, async () => calls);
    mkdirSync(join(folder, 'pages'));
    const write = (title: string) =>
      writeFileSync(
        join(folder, 'pages/home.json'),
        JSON.stringify({ type: 'page', id: 'home', body: { title } }),
      );
    write('First');
    await syncQueue.importFiles();
    write('In the file');
    isResponding = false;
    const imported = syncQueue.importFiles();
    // All pending tasks have finished.
    const nextTick = () => new Promise((resolve) => setImmediate(resolve));
    await nextTick();
    expect(site.read('page:home')).toEqual({ title: 'In the file' });
    site.edit('page:home', { title: 'In the file, then in the dashboard' });
    const writing = syncQueue.writeToDisk();
    await nextTick();
    respond();
    await Promise.all([imported, writing]);
    expect(existsSync(join(folder, '.quoin/conflicts'))).toBe(false);
    expect(readFileSync(join(folder, 'pages/home.json'), 'utf8')).toContain('then in the dashboard');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
