import { ArrowDown, ArrowUp, Copy, GripVertical, Pencil, Trash2 } from 'lucide-react';
import type { PointerEvent } from 'react';
import { IconButton } from '../../../kit/buttons/icon-button.tsx';
import { Toolbar } from '../../../kit/collections/toolbar.tsx';
import type { Rect } from '../../../preview/places.ts';
import { t } from '../../../strings.ts';
import css from './canvas.module.css';
import type { Point } from './drag.ts';
import type { BlockDeeds } from './use-block-keys.ts';

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
  readonly deeds: BlockDeeds;
  readonly onEdit: () => void;
  readonly onGrip: (event: PointerEvent) => void;
}

const TOOLS_HEIGHT = 40;

/** The buttons of the selected block, above it, or in it where there is no room above. */
export function BlockTools(props: BlockToolsProps) {
  const { blockId, name, rect, scale, scroll, height, isPhone, canEdit, mayArrange, deeds } = props;
  const top = (rect.y - scroll.y) * scale - TOOLS_HEIGHT - 4;
  const bottom = (rect.y + rect.height - scroll.y) * scale + 4;
  const place = top >= 0 ? top : Math.min(Math.max(4, bottom), height - TOOLS_HEIGHT);
  return (
    <div className={css.tools} style={{ top: place, left: Math.max(4, (rect.x - scroll.x) * scale) }}>
      <Toolbar label={t('canvas.tools', { name })} isFloating>
        {mayArrange && !isPhone && (
          <span
            className={css.grip}
            title={t('canvas.drag', { name })}
            onPointerDown={props.onGrip}
            aria-hidden="true"
          >
            <GripVertical />
          </span>
        )}
        {canEdit && (
          <IconButton
            label={t('canvas.edit')}
            keys="Enter"
            icon={<Pencil />}
            onPress={props.onEdit}
            isSmall
          />
        )}
        {mayArrange && isPhone && (
          <>
            <IconButton
              label={t('canvas.up')}
              keys="↑"
              icon={<ArrowUp />}
              onPress={() => deeds.stepPhone(blockId, -1)}
              isSmall
            />
            <IconButton
              label={t('canvas.down')}
              keys="↓"
              icon={<ArrowDown />}
              onPress={() => deeds.stepPhone(blockId, 1)}
              isSmall
            />
          </>
        )}
        <IconButton
          label={t('canvas.duplicate')}
          icon={<Copy />}
          onPress={() => deeds.duplicate(blockId)}
          isSmall
        />
        <IconButton
          label={t('canvas.remove')}
          keys="Delete"
          icon={<Trash2 />}
          onPress={() => deeds.remove(blockId)}
          isSmall
        />
      </Toolbar>
    </div>
  );
}
