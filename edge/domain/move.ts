import type { MoveCall, MoveResponse } from '../../formatters/vocabulary/api/move.ts';

/** The part of the RPC interface that all objects have. */
export interface MovableObject {
  move(call: MoveCall): MoveResponse | Promise<MoveResponse>;
}
