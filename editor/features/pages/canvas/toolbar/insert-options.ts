import type { Action, Bodies } from '../../../../../compiler/model/index.ts';
import { BLOCK_KINDS, type BlockKind, kindName } from '../../model/block-kinds.ts';
import { t } from '../../strings/pages-strings.ts';
import { newBlockValue } from './new-block-value.ts';

/** A kind of block in the menu. */
export interface InsertOption {
  readonly id: BlockKind;
  readonly label: string;
  readonly isDisabled?: true;
  /** What it is for, or why it cannot be added. */
  readonly description: string;
}

/** The kinds of blocks, each with what it is for; one that cannot be added says why. */
export function insertOptions(bodies: Bodies, may: (action: Action) => boolean): readonly InsertOption[] {
  return BLOCK_KINDS.map((kind) => {
    const { missing } = newBlockValue(bodies, kind, may);
    return {
      id: kind,
      label: kindName(kind),
      description: missing ?? t(`about.${kind}`),
      ...(missing !== undefined && { isDisabled: true }),
    };
  });
}
