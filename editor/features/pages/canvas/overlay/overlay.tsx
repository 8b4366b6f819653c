import type { ReactNode } from 'react';
import type { DocKey } from '../../../../../compiler/model/index.ts';
import type { Places, Rect } from '../../../../core/preview/page-geometry.ts';
import { cx } from '../../../../ui/dom/class-names.ts';
import { useBlockName } from '../../hooks/use-block-name.ts';
import { useBlocks } from '../../hooks/use-blocks.ts';
import { isArea } from '../../model/page-layout.ts';
import { isSelected, type Selection } from '../../model/selection.ts';
import { t } from '../../strings/pages-strings.ts';
import type { Point } from '../geometry/drag-geometry.ts';
import { BlockFrame, type BlockFrameProps, screenBox } from './block-frame.tsx';
import css from './overlay.module.css';

/** Rows of an area are as high as their blocks. */
const SIDES = ['left', 'right'] as const;
const ALL_EDGES = [...SIDES, 'top', 'bottom'] as const;

export interface OverlayProps
  extends Pick<BlockFrameProps, 'isEditing' | 'mayArrange' | 'onSelect' | 'onKey' | 'onHandle'> {
  readonly doc: DocKey;
  readonly geometry: Places;
  readonly scale: number;
  readonly scroll: Point;
  readonly selected: Selection;
  readonly hovered: string | undefined;
  /** Areas of the theme, drawn below the blocks. */
  readonly areas: ReactNode;
  /** Where the dragged block would be dropped. */
  readonly drop: Rect | undefined;
  readonly errors: ReadonlyMap<string, string>;
}

/**
 * Outlines and handles above the page, with one tab stop per block in reading order. Pointer events pass through
 * to the page, except on handles.
 */
export function Overlay(props: OverlayProps) {
  const { doc, geometry, scale, scroll, selected, hovered, drop, isEditing, errors } = props;
  const { mayArrange, onSelect, onKey, onHandle, areas } = props;
  const blocks = useBlocks(doc);
  const nameOf = useBlockName();
  const section = geometry.sections.find(({ id }) => isSelected(selected, 'section', id));
  const style = { transform: `translate(${-scroll.x * scale}px, ${-scroll.y * scale}px)` };
  return (
    <div className={cx(css.overlay, isEditing && css.isEditing)}>
      <div className={css.layer} style={style}>
        {areas}
        {section !== undefined && <div className={css.section} style={screenBox(section.rect, scale)} />}
        <ul className={css.blocks} aria-label={t('canvas.blocks')}>
          {blocks.map(({ id, body }) => {
            const rect = geometry.blocks.get(id);
            return (
              rect && (
                <BlockFrame
                  key={id}
                  id={id}
                  body={body}
                  nameOf={nameOf}
                  rect={rect}
                  scale={scale}
                  isHovered={hovered === id}
                  isSelected={isSelected(selected, 'block', id)}
                  error={errors.get(id)}
                  isEditing={isEditing}
                  mayArrange={mayArrange}
                  edges={isArea(doc) ? SIDES : ALL_EDGES}
                  onSelect={onSelect}
                  onKey={onKey}
                  onHandle={onHandle}
                />
              )
            );
          })}
        </ul>
        {drop !== undefined && <div className={css.drop} style={screenBox(drop, scale)} />}
      </div>
    </div>
  );
}
