import type { Action, Bodies } from '../../../../../compiler/model/index.ts';
import type { MenuGroup } from '../../../../ui/overlays/menu.tsx';
import { newBlockValue } from '../../block-commands/new-block-value.ts';
import { BLOCK_GROUPS, type BlockGroup } from '../../kinds/block-kind.ts';
import { k } from '../../kinds/kinds-strings.ts';
import { BLOCK_KINDS, type BlockKind, recordOfKind } from '../../model/block-kinds.ts';

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
    const { name, about } = recordOfKind(kind);
    return {
      id: kind,
      label: k(name),
      description: missing ?? k(about),
      ...(missing !== undefined && { isDisabled: true }),
    };
  });
}

/** The menu of all block kinds. */
export function insertGroups(bodies: Bodies, may: (action: Action) => boolean): readonly MenuGroup[] {
  const options = insertOptions(bodies, may);
  return (Object.keys(BLOCK_GROUPS) as readonly BlockGroup[]).map((group) => ({
    label: k(BLOCK_GROUPS[group]),
    entries: options
      .filter(({ id }) => recordOfKind(id).group === group)
      .map((option) => {
        const Icon = recordOfKind(option.id).icon;
        return { ...option, icon: <Icon aria-hidden="true" /> };
      }),
  }));
}
