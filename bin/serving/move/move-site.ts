import { randomUUID } from 'node:crypto';
import type { MoveObject, MoveOverview, MoveState } from '../../../formatters/vocabulary/api/move.ts';
import { CommandError } from '../../printing/command-error.ts';
import { plural } from '../../printing/plural.ts';
import { inParallel } from '../remote/in-parallel.ts';
import { copyObject } from './copy-object.ts';
import { interruptedForTooLong, keepReadOnly } from './keep-read-only.ts';
import type { MoveServer } from './move-server.ts';
import { readStates, type SiteState } from './read-states.ts';

export interface MoveOptions {
  readonly from: MoveServer;
  readonly to: MoveServer;
  /** Continues although the servers have different secrets. */
  readonly acceptsOtherSecret: boolean;
  /** Copies files of releases and uploads; what is there already is not copied again. */
  copyFiles(): Promise<void>;
  /** Visitors can only read from now on. */
  onReadOnly(): void;
  /** Called after each object. */
  onProgress(progress: MoveProgress): void;
}

export interface MoveProgress {
  readonly done: number;
  readonly total: number;
}

export interface MovedSite {
  /** Rows by table, the same on both servers. */
  readonly rows: Readonly<Record<string, number>>;
  /** How long visitors could only read, in milliseconds. */
  readonly readOnlyMs: number;
  /** An earlier call had moved it. */
  readonly wasMoved: boolean;
}

/** Without a sign of life for this long, the old server accepts writes again. */
const LEASE_SECONDS = 60;

/**
 * Moves a site with everything that its objects store. The old server is read-only while rows are copied and compared, and stays so
 * when the new one is opened. Interrupted before that, it accepts writes again by itself; called again, this continues.
 */
export async function moveSite(options: MoveOptions): Promise<MovedSite> {
  const { from, to, copyFiles, onReadOnly } = options;
  const { objects } = await checkServers(options);
  const [before, there] = [await readStates(from, objects), await readStates(to, objects)];
  checkSchemas(before, there);
  const id = before.movedId ?? before.copyingId ?? randomUUID();
  const closed = objects.filter((object) => !there.isReceived(object, id));
  if (before.movedId !== undefined && closed.length === 0) return { rows: {}, readOnlyMs: 0, wasMoved: true };
  await checkTarget({ id, before, there, objects, to });
  // Takes most of the time, while the shop is open.
  await copyFiles();
  const started = performance.now();
  await begin(from, objects, { id, phase: 'copying' });
  onReadOnly();
  const lease = keepReadOnly(() => begin(from, objects, { id, phase: 'copying' }));
  try {
    await begin(to, closed, { id, phase: 'receiving' });
    await copyFiles();
    const rows = await copyObjects(options, objects, closed);
    await to.addContributors(await from.contributors());
    await lease.end();
    await finish(options, { id, objects, closed });
    return { rows, readOnlyMs: performance.now() - started, wasMoved: false };
  } catch (error) {
    await lease.end().catch(() => {});
    // Without waiting for the lease. Objects that were moved already stay read-only, and the next call continues.
    if (before.movedId === undefined) await openAgain(from, objects, id).catch(() => {});
    throw error;
  }
}

/** Returns the rows of all objects by table. */
async function copyObjects(
  { from, to, onProgress }: MoveOptions,
  objects: readonly MoveObject[],
  closed: readonly MoveObject[],
): Promise<Readonly<Record<string, number>>> {
  const sums = new Map<string, number>();
  let done = 0;
  await inParallel(objects, async (object) => {
    const tables = closed.includes(object)
      ? await copyObject(object, { from, to })
      : ((await from.call(object, { call: 'tables' })).tables ?? []);
    for (const { name, rows } of tables) {
      const table = `${object.kind}.${name}`;
      sums.set(table, (sums.get(table) ?? 0) + rows);
    }
    done += 1;
    onProgress({ done, total: objects.length });
  });
  return Object.fromEntries(sums);
}

async function checkServers({ from, to, acceptsOtherSecret }: MoveOptions): Promise<MoveOverview> {
  const [here, there] = [await from.overview(), await to.overview()];
  if (here.siteId !== there.siteId)
    throw new CommandError(
      'input',
      `The new server has the site ${there.siteId}, the old one ${here.siteId}`,
      'use the same site id in the hosts of deploy.json',
    );
  if (here.secretMark !== there.secretMark && !acceptsOtherSecret)
    throw new CommandError(
      'input',
      'The servers have different secrets: visitors would be signed out, and links in earlier emails would stop working',
      'deploy with the MASTER_SECRET of the old server, or accept this with --other-secret',
    );
  return here;
}

function checkSchemas(before: SiteState, there: SiteState): void {
  if (before.schema !== there.schema)
    throw new CommandError(
      'input',
      'The servers run different versions of Quoin',
      'update both to the same version and try again',
    );
}

interface Target {
  readonly id: string;
  readonly before: SiteState;
  readonly there: SiteState;
  readonly objects: readonly MoveObject[];
  readonly to: MoveServer;
}

/** Data of visitors on the new server would be lost. */
async function checkTarget({ id, before, there, objects, to }: Target): Promise<void> {
  if (before.movedId !== undefined) {
    if (there.hasPhase('receiving', id)) return;
    throw new CommandError(
      'input',
      'This site was moved to another server before',
      'quoin move --abort makes the old server accept orders again',
    );
  }
  const found = new Map<string, number>();
  for (const object of objects.filter((each) => there.isOpen(each))) {
    const wanted = VISITOR_TABLES[object.kind];
    if (wanted === undefined) continue;
    for (const { name, rows } of (await to.call(object, { call: 'tables' })).tables ?? [])
      if (rows > 0 && wanted[name] !== undefined)
        found.set(wanted[name], (found.get(wanted[name]) ?? 0) + rows);
  }
  if (found.size === 0) return;
  const list = [...found].map(([label, count]) => plural(count, label)).join(', ');
  throw new CommandError(
    'input',
    `The new server has data of visitors: ${list}`,
    'move to a server that no one has ordered from yet',
  );
}

/** Labels of tables with data of visitors that would be replaced, by kind of object. */
const VISITOR_TABLES: Partial<Record<MoveObject['kind'], Readonly<Record<string, string>>>> = {
  store: { orders: 'order' },
  forms: { submissions: 'form submission', subscribers: 'subscriber' },
  member: { members: 'customer' },
  restock: { sign_ups: 'back-in-stock request' },
};

type Phase = Pick<MoveState, 'id' | 'phase'>;

/** Returns whether all objects were read-only for this move without interruption. */
async function begin(
  server: MoveServer,
  objects: readonly MoveObject[],
  { id, phase }: Phase,
): Promise<boolean> {
  let wasReadOnly = true;
  await inParallel(objects, async (object) => {
    const seconds = phase === 'copying' ? { seconds: LEASE_SECONDS } : {};
    const response = await server.call(object, { call: 'begin', id, phase, ...seconds });
    if (response.rejected !== undefined)
      throw new CommandError('input', 'The site is being moved by another command', 'wait until it ends');
    if (response.wasReadOnly !== true) wasReadOnly = false;
  });
  return wasReadOnly;
}

interface Finish {
  readonly id: string;
  readonly objects: readonly MoveObject[];
  readonly closed: readonly MoveObject[];
}

/** From here on the new server has the site: a second call only opens what is not open yet. */
async function finish({ from, to }: MoveOptions, { id, objects, closed }: Finish): Promise<void> {
  if (!(await begin(from, objects, { id, phase: 'copying' }))) throw interruptedForTooLong();
  await begin(from, objects, { id, phase: 'moved' });
  await begin(to, closed, { id, phase: 'received' });
}

async function openAgain(from: MoveServer, objects: readonly MoveObject[], id: string): Promise<void> {
  const states = await readStates(from, objects);
  // Some may have been moved: then all of them are, or will be by the next call.
  if (states.hasPhase('moved', id)) return;
  await inParallel(objects, async (object) => void (await from.call(object, { call: 'end' })));
}
