import type { MoveObject, MoveState } from '../../../formatters/vocabulary/api/move.ts';
import { CommandError } from '../../printing/command-error.ts';
import { inParallel } from '../remote/in-parallel.ts';
import type { MoveServer } from './move-server.ts';

/** Without a sign of life for this long, the old server accepts writes again. */
const LEASE_SECONDS = 60;

/**
 * Returns since when each object is read-only for the move: the same text later means that none accepted writes in between. Throws
 * `CommandError` when another move has one of the objects.
 */
export async function beginPhase(
  server: MoveServer,
  objects: readonly MoveObject[],
  { id, phase }: Pick<MoveState, 'id' | 'phase'>,
): Promise<string> {
  const times = new Map<string, number>();
  await inParallel(objects, async (object) => {
    const seconds = phase === 'copying' ? { seconds: LEASE_SECONDS } : {};
    const { state, rejected } = await server.call(object, { call: 'begin', id, phase, ...seconds });
    if (rejected !== undefined) throw movedByOthers();
    times.set(`${object.kind} ${object.shard}`, state?.since ?? 0);
  });
  return JSON.stringify([...times].sort());
}

export function movedByOthers(): CommandError {
  return new CommandError('input', 'The site is being moved by another command', 'wait until it ends');
}

/** Objects of other moves stay as they are. */
export async function endMove(server: MoveServer, objects: readonly MoveObject[], id: string): Promise<void> {
  await inParallel(objects, async (object) => void (await server.call(object, { call: 'end', id })));
}
