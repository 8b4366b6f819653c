import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createDiskFiles } from '../../../compiler/node/disk-files.ts';
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
type Deed = Edit | 'look at the files' | 'ring' | 'crash';

const DEEDS: readonly Deed[] = [...EDITS, 'look at the files', 'ring'];

interface World extends SyncedDocument {
  /** Marks found in the conflict copies. */
  readonly copied: readonly string[];
  /** Copies without any mark that the document lacks. */
  readonly falseAlarms: readonly string[];
}

/** Runs the actions in order, each when the scheduler releases it, then waits until both sides are idle. */
async function play(scheduler: fc.Scheduler, deeds: readonly Deed[]): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-keeper-'));
  try {
    const site = createSiteObject();
    const cup = createSyncedDocument(folder, site);
    const [copied, falseAlarms]: [string[], string[]] = [[], []];
    const slow = createDelayedApi(scheduler, site);
    const open = (): SyncQueue => {
      const sync = openSync(folder, (copy) => {
        copied.push(...marksIn(copy));
        const held = cup.inObject() ?? [];
        if (marksIn(copy).every((mark) => held.includes(mark))) falseAlarms.push(copy);
      });
      const calls = slow.calls();
      return createSyncQueue(sync, async () => calls);
    };
    let syncQueue = open();
    const crash = () => {
      slow.forget();
      syncQueue = open();
    };
    const all: Readonly<Record<Deed, () => unknown>> = {
      ...cup.deeds,
      'look at the files': () => void syncQueue.importFiles(),
      ring: () => void syncQueue.writeToDisk(),
      crash,
    };
    await syncQueue.importFiles();
    slow.begin();
    scheduler.scheduleSequence(deeds.map((label) => ({ label, builder: async () => void all[label]() })));
    await scheduler.waitIdle();
    slow.end();
    await syncQueue.importFiles();
    await syncQueue.writeToDisk();
    await syncQueue.importFiles();
    // The folder may be deleted when this is evaluated.
    const [inObject, inFiles] = [cup.inObject(), cup.inFiles()];
    return { ...cup, inObject: () => inObject, inFiles: () => inFiles, copied, falseAlarms };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Simulates a new process. */
function openSync(folder: string, onConflict: (copy: string) => void): SiteSync {
  const data = openDataFolder(join(folder, '.quoin'));
  const sync = createSiteSync({ folder, site: createDiskFiles(folder), data });
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
  const slowly = async <Result>(own: number, deed: () => Result): Promise<Result> => {
    const wait = async () => {
      if (isSlow) await scheduler.schedule(Promise.resolve());
      if (own !== life) await new Promise(() => {});
    };
    await wait();
    const result = deed();
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
function checkNothingLost({ outside, inside, inObject, inFiles, copied }: World): void {
  const held = inObject() ?? [];
  expect([...(inFiles() ?? [])].sort()).toEqual([...held].sort());
  expect(inside.filter((mark) => !held.includes(mark))).toEqual([]);
  expect(outside.filter((mark) => !held.includes(mark) && !copied.includes(mark))).toEqual([]);
}

function forAll(deeds: readonly Deed[], check: (world: World) => void, numRuns = 60): Promise<void> {
  const planned = fc.array(fc.constantFrom(...deeds), { minLength: 2, maxLength: 8 });
  const property = fc.asyncProperty(fc.scheduler(), planned, async (scheduler, each) => {
    check(await play(scheduler, each));
  });
  return fc.assert(property, { numRuns });
}

it('keeps what both sides write, in whatever order things happen, and takes nobody’s edit for one made at once', () =>
  forAll(
    DEEDS,
    (world) => {
      checkNothingLost(world);
      expect(world.falseAlarms).toEqual([]);
    },
    100,
  ));

it('loses nothing when it is killed anywhere in between', () =>
  forAll([...DEEDS, 'crash'], checkNothingLost));

it('makes both sides alike, also when documents and files are deleted and made anew', () =>
  forAll([...DEEDS, ...DELETIONS], ({ inFiles, inObject }) =>
    expect(inFiles()?.toSorted()).toEqual(inObject()?.toSorted()),
  ));

it('knows what was taken in from a file as its own while the answer is on its way', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-keeper-'));
  try {
    const site = createSiteObject();
    let isAnswering = true;
    let answer = () => {};
    const calls = {
      importDocs: async (request: Parameters<SiteObject['importDocs']>[0]) => {
        const given = site.importDocs(request);
        if (!isAnswering)
          await new Promise<void>((resolve) => {
            answer = resolve;
          });
        return given;
      },
      unsynced: async () => site.unsynced(),
      markWrittenToDisk: async (revs: Readonly<Record<string, number>>) => site.markWrittenToDisk(revs),
    };
    const data = openDataFolder(join(folder, '.quoin'));
    const sync = createSiteSync({ folder, site: createDiskFiles(folder), data });
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
    isAnswering = false;
    const imported = syncQueue.importFiles();
    // All pending tasks have finished.
    const turn = () => new Promise((resolve) => setImmediate(resolve));
    await turn();
    expect(site.read('page:home')).toEqual({ title: 'In the file' });
    site.edit('page:home', { title: 'In the file, then in the dashboard' });
    const writing = syncQueue.writeToDisk();
    await turn();
    answer();
    await Promise.all([imported, writing]);
    expect(existsSync(join(folder, '.quoin/kept'))).toBe(false);
    expect(readFileSync(join(folder, 'pages/home.json'), 'utf8')).toContain('then in the dashboard');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
