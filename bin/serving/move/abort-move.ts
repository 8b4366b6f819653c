import { CommandError } from '../../printing/command-error.ts';
import { inParallel } from '../remote/in-parallel.ts';
import { endMove } from './begin-phase.ts';
import type { MoveServer } from './move-server.ts';
import { readStates } from './read-states.ts';

/**
 * Ends a move that did not finish: the old server accepts writes again, and the new one is emptied. Throws when the new server has
 * accepted writes already.
 */
export async function abortMove(from: MoveServer, to: MoveServer): Promise<void> {
  const { objects } = await from.overview();
  const { movedId, copyingId } = await readStates(from, objects);
  const states = await readStates(to, objects);
  const id = movedId ?? copyingId ?? states.receivingId;
  if (id === undefined) throw new CommandError('input', 'There is no move to end between these servers');
  if (states.hasPhase('received', id))
    throw new CommandError(
      'input',
      'The move is finished: the new server may have accepted orders',
      'to go back, exchange --from and --to',
    );
  if (movedId !== undefined && !states.hasPhase('receiving', id))
    throw new CommandError(
      'input',
      'The site was moved to another server than this one',
      'use that server as --to, or --lost if it no longer exists',
    );
  await inParallel(objects, async (object) => void (await to.call(object, { call: 'clear', id })));
  await endMove(to, objects, id);
  await endMove(from, objects, id);
}

/** Opens the old server again although the new one may have the site: what that one has accepted is lost. */
export async function openOldServer(from: MoveServer): Promise<void> {
  const { objects } = await from.overview();
  const { movedId, copyingId } = await readStates(from, objects);
  for (const id of [movedId, copyingId]) if (id !== undefined) await endMove(from, objects, id);
}
