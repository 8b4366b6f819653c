import type { MoveObject, MoveState } from '../../../formatters/vocabulary/api/move.ts';
import { inParallel } from '../remote/in-parallel.ts';
import type { MoveServer } from './move-server.ts';

/** How far a server is in a move. */
export interface SiteState {
  /** Migration steps of all objects, which must be those of the other server. */
  readonly schema: string;
  /** The move that took the data away from this server, also when it was interrupted at that moment. */
  readonly movedId: string | undefined;
  /** A move from this server that did not finish. */
  readonly copyingId: string | undefined;
  /** A move to this server that did not finish. */
  readonly receivingId: string | undefined;
  /** Whether an object accepts writes, or will when a move from it does not go on. */
  isOpen(object: MoveObject): boolean;
  isReceived(object: MoveObject, id: string): boolean;
  hasPhase(phase: MoveState['phase'], id: string): boolean;
}

export async function readStates(server: MoveServer, objects: readonly MoveObject[]): Promise<SiteState> {
  const states = new Map<string, MoveState | undefined>();
  const schemas = new Map<string, number>();
  await inParallel(objects, async (object) => {
    const { state, schema = 0 } = await server.call(object, { call: 'describe' });
    states.set(nameOf(object), state);
    schemas.set(object.kind, schema);
  });
  const all = [...states.values()].filter((state) => state !== undefined);
  return {
    schema: JSON.stringify([...schemas].sort()),
    movedId: all.find(({ phase }) => phase === 'moved')?.id,
    receivingId: all.find(({ phase }) => phase === 'receiving')?.id,
    copyingId: all.find(({ phase }) => phase === 'copying')?.id,
    isReceived: (object, id) => {
      const state = states.get(nameOf(object));
      return state?.phase === 'received' && state.id === id;
    },
    isOpen: (object) => !['moved', 'receiving'].includes(states.get(nameOf(object))?.phase ?? ''),
    hasPhase: (phase, id) => all.some((state) => state.phase === phase && state.id === id),
  };
}

function nameOf({ kind, shard }: MoveObject): string {
  return `${kind} ${shard}`;
}
