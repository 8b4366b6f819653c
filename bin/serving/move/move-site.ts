import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { MoveObject, MoveOverview } from '../../../formatters/vocabulary/api/move.ts';
import { CommandError } from '../../printing/command-error.ts';
import { inParallel } from '../remote/in-parallel.ts';
import { beginPhase, endMove } from './begin-phase.ts';
import { checkTarget, type Servers } from './check-target.ts';
import { copyObject } from './copy-object.ts';
import type { MoveServer } from './move-server.ts';
import { readStates, type SiteState } from './read-states.ts';
import { interruptedForTooLong, renewLease } from './renew-lease.ts';

export interface MoveOptions extends Servers {
  /** No other command moves the site from the old server now: an interrupted move is continued at once. */
  readonly isLocked: boolean;
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

/**
 * Moves a site with everything that its objects store. The old server is read-only while rows are copied and compared, and stays so
 * when the new one is opened. Interrupted before that, it accepts writes again by itself; called again, this continues.
 */
export async function moveSite(options: MoveOptions): Promise<MovedSite> {
  const { from, to, isLocked, copyFiles, onReadOnly } = options;
  const { objects } = await checkServers(options);
  const [before, there] = [await readStates(from, objects), await readStates(to, objects)];
  checkSchemas(before, there);
  const id = before.movedId ?? (isLocked ? before.copyingId : undefined) ?? randomUUID();
  const closed = objects.filter((object) => !there.isReceived(object, id));
  if (before.movedId !== undefined && closed.length === 0) return { rows: {}, readOnlyMs: 0, wasMoved: true };
  requireSameMove(before, there, id);
  const check = () => before.movedId === undefined && checkTarget(options, objects, there);
  await check();
  // Takes most of the time, while the shop is open.
  await copyFiles();
  const started = performance.now();
  let isMoved = before.movedId !== undefined;
  try {
    const since = await makeReadOnly(from, objects, id);
    onReadOnly();
    const renew = async () => (await beginPhase(from, objects, { id, phase: 'copying' })) === since;
    const lease = renewLease(renew);
    try {
      await beginPhase(to, closed, { id, phase: 'receiving' });
      // Again: a visitor may have come in the meantime.
      await check();
      await copyFiles();
      const rows = await copyObjects(options, { id, objects, closed });
      await to.addContributors(await from.contributors());
      await lease.end();
      if (!(await renew())) throw interruptedForTooLong();
      isMoved = true;
      await finish(options, { id, objects, closed });
      return { rows, readOnlyMs: performance.now() - started, wasMoved: false };
    } finally {
      await lease.end().catch(() => {});
    }
  } catch (error) {
    // Without waiting for the lease. A move that took the data away is continued by the next call.
    if (!isMoved) await abandon({ from, to, objects, id }).catch(() => {});
    throw error;
  }
}

/** How long a lease of an interrupted command may last, and some time for the clock of the server. */
const LAPSE_MS = 75_000;
const POLL_MS = 3000;

/** Waits for the end of an interrupted move; another one that goes on rejects this one. */
async function makeReadOnly(from: MoveServer, objects: readonly MoveObject[], id: string): Promise<string> {
  for (const deadline = Date.now() + LAPSE_MS; ; await setTimeout(POLL_MS)) {
    try {
      return await beginPhase(from, objects, { id, phase: 'copying' });
    } catch (error) {
      if (!(error instanceof CommandError) || Date.now() > deadline) throw error;
    }
  }
}

interface Copied {
  readonly id: string;
  readonly objects: readonly MoveObject[];
  /** Objects of the new server that are not open yet. */
  readonly closed: readonly MoveObject[];
}

/** Returns the rows of all objects by table. */
async function copyObjects(
  { from, to, onProgress }: MoveOptions,
  { id, objects, closed }: Copied,
): Promise<Readonly<Record<string, number>>> {
  const sums = new Map<string, number>();
  let done = 0;
  await inParallel(objects, async (object) => {
    const tables = closed.includes(object)
      ? await copyObject(object, { from, to, id })
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

/** The data of a site that was moved away is elsewhere: only that move can be finished. */
function requireSameMove({ movedId }: SiteState, there: SiteState, id: string): void {
  if (movedId === undefined || there.hasPhase('receiving', id)) return;
  throw new CommandError(
    'input',
    'This site was moved to another server before',
    'to move it back, use that server as --from',
  );
}

/** From here on the new server has the site: a second call only opens what is not open yet. */
async function finish({ from, to }: MoveOptions, { id, objects, closed }: Copied): Promise<void> {
  try {
    await beginPhase(from, objects, { id, phase: 'moved' });
    await beginPhase(to, closed, { id, phase: 'received' });
  } catch (error) {
    throw new CommandError(
      'input',
      `The move was interrupted at its end, and neither server accepts orders: ${error instanceof Error ? error.message : error}`,
      'run the same command again',
    );
  }
}

interface Abandoned extends Pick<MoveOptions, 'from' | 'to'> {
  readonly objects: readonly MoveObject[];
  readonly id: string;
}

async function abandon({ from, to, objects, id }: Abandoned): Promise<void> {
  await endMove(from, objects, id);
  await inParallel(objects, async (object) => void (await to.call(object, { call: 'clear', id })));
  await endMove(to, objects, id);
}
