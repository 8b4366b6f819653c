import { ArrowDown, ArrowUp, Copy, GripVertical, Pencil, Trash2 } from 'lucide-react';
import type { PointerEvent } from 'react';
import type { Rect } from '../../../../core/preview/page-geometry.ts';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { Toolbar } from '../../../../ui/collections/toolbar.tsx';
import { keyNames } from '../../../../ui/dom/key-names.ts';
import { t } from '../../strings/pages-strings.ts';
import type { BlockActions } from '../block-actions/use-block-actions.ts';
import type { Point } from '../geometry/drag-geometry.ts';
import css from './overlay.module.css';

export interface BlockToolsProps {
  readonly blockId: string;
  readonly name: string;
  readonly rect: Rect;
  readonly scale: number;
  readonly scroll: Point;
  readonly height: number;
  readonly isPhone: boolean;
  readonly canEdit: boolean;
  readonly mayArrange: boolean;
  /** Whether the block can swap with the previous and the next block. */
  readonly canMove: { readonly up: boolean; readonly down: boolean };
  readonly actions: BlockActions;
  readonly onEdit: () => void;
  readonly onHandle: (event: PointerEvent) => void;
}

const TOOLS_HEIGHT = 40;

/** Toolbar of the selected block, above it or wherever there is space. */
export function BlockTools(props: BlockToolsProps) {
  const { blockId, name, isPhone, canEdit, mayArrange, actions } = props;
  return (
    <div className={css.tools} style={toolsPosition(props)}>
      <Toolbar label={t('canvas.tools', { name })} isFloating>
        {mayArrange && !isPhone && <DragHandleIcon name={name} onHandle={props.onHandle} />}
        {canEdit && (
          <IconButton
            label={t('canvas.edit')}
            keys="Enter"
            icon={<Pencil />}
            onPress={props.onEdit}
            isSmall
          />
        )}
        {mayArrange && <OrderTools {...props} />}
        <IconButton
          label={t('canvas.duplicate')}
          icon={<Copy />}
          onPress={() => actions.duplicate(blockId)}
          isSmall
        />
        <IconButton
          label={t('canvas.remove')}
          keys="Delete"
          icon={<Trash2 />}
          onPress={() => actions.remove(blockId)}
          isSmall
        />
      </Toolbar>
    </div>
  );
}

/** Above the block if possible, else below it, else inside the viewport. */
function toolsPosition({ rect, scale, scroll, height }: BlockToolsProps) {
  const above = (rect.y - scroll.y) * scale - TOOLS_HEIGHT - 4;
  const below = (rect.y + rect.height - scroll.y) * scale + 4;
  const top = above >= 0 ? above : Math.min(Math.max(4, below), height - TOOLS_HEIGHT);
  return { top, left: Math.max(4, (rect.x - scroll.x) * scale) };
}

function DragHandleIcon({ name, onHandle }: Pick<BlockToolsProps, 'name' | 'onHandle'>) {
  return (
    <span className={css.grip} title={t('canvas.drag', { name })} onPointerDown={onHandle} aria-hidden="true">
      <GripVertical />
    </span>
  );
}

function OrderTools({ blockId, isPhone, canMove, actions }: BlockToolsProps) {
  const keys = (arrow: string) => (isPhone ? arrow : keyNames(`mod+${arrow}`));
  return (
    <>
      <IconButton
        label={t('canvas.up')}
        keys={keys('↑')}
        icon={<ArrowUp />}
        isDisabled={!canMove.up}
        onPress={() => actions.step(blockId, -1)}
        isSmall
      />
      <IconButton
        label={t('canvas.down')}
        keys={keys('↓')}
        icon={<ArrowDown />}
        isDisabled={!canMove.down}
        onPress={() => actions.step(blockId, 1)}
        isSmall
      />
    </>
  );
}
