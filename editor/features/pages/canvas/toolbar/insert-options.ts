import type { Action, Bodies } from '../../../../../compiler/model/index.ts';
import { newBlockValue } from '../../block-commands/new-block-value.ts';
import { BLOCK_KINDS, type BlockKind, kindName } from '../../model/block-kinds.ts';
import { t } from '../../strings/pages-strings.ts';

/** A block kind in the menu. */
export interface InsertOption {
  readonly id: BlockKind;
  readonly label: string;
  readonly isDisabled?: true;
  /** Its purpose, or why it cannot be added. */
  readonly description: string;
}

/** Lists all block kinds with a description. Disabled kinds say why. */
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
