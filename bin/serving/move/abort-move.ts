import { CommandError } from '../../printing/command-error.ts';
import { inParallel } from '../remote/in-parallel.ts';
import type { MoveServer } from './move-server.ts';
import { readStates } from './read-states.ts';

/**
 * Ends a move that did not finish: the old server accepts writes again, and the new one is emptied. Throws when the new server has
 * accepted writes already. Without it, which is for one that no longer exists, only the old one is opened.
 */
export async function abortMove(from: MoveServer, to: MoveServer | undefined): Promise<void> {
  const { objects } = await from.overview();
  const { movedId, copyingId } = await readStates(from, objects);
  if (to !== undefined) await empty(to, movedId ?? copyingId);
  await inParallel(objects, async (object) => void (await from.call(object, { call: 'end' })));
}

async function empty(to: MoveServer, id: string | undefined): Promise<void> {
  const { objects } = await to.overview();
  const states = await readStates(to, objects);
  if (id === undefined || (!states.hasPhase('received', id) && !states.hasPhase('receiving', id))) return;
  if (states.hasPhase('received', id))
    throw new CommandError(
      'input',
      'The move is finished: the new server may have accepted orders',
      'to go back, exchange --from and --to',
    );
  await inParallel(objects, async (object) => {
    await to.call(object, { call: 'clear' });
    await to.call(object, { call: 'end' });
  });
}
