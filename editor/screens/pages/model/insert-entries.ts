import type { Action, Bodies } from '../../../../compiler/model/index.ts';
import { BLOCK_KINDS, type BlockKind, kindName } from './block-kinds.ts';
import { newBlockValue } from './new-block-value.ts';

/** A kind of block in the menu. */
export interface InsertEntry {
  readonly id: BlockKind;
  readonly label: string;
  readonly isDisabled?: true;
  /** Why it cannot be added. */
  readonly description?: string;
}

/** The kinds of blocks; one that cannot be added says why. */
export function insertEntries(bodies: Bodies, may: (action: Action) => boolean): readonly InsertEntry[] {
  return BLOCK_KINDS.map((kind) => {
    const { missing } = newBlockValue(bodies, kind, may);
    return {
      id: kind,
      label: kindName(kind),
      ...(missing !== undefined && { isDisabled: true, description: missing }),
    };
  });
}
