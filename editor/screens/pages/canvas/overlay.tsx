import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { cx } from '../../../kit/class-names.ts';
import type { Places, Rect } from '../../../preview/places.ts';
import { t } from '../../../strings.ts';
import { blockName } from '../model/block-kinds.ts';
import type { PageBlock } from '../model/page-layout.ts';
import css from './canvas.module.css';
import type { Grip, Point } from './drag.ts';
import { isSelected, type Selected } from './selection.ts';

export interface OverlayProps {
  readonly places: Places;
  readonly scale: number;
  readonly scroll: Point;
  readonly blocks: readonly PageBlock[];
  readonly selected: Selected;
  readonly hovered: string | undefined;
  /** Where the block that is pulled would come to lie. */
  readonly drop: Rect | undefined;
  readonly isEditing: boolean;
  readonly mayArrange: boolean;
  readonly problemBlocks: ReadonlyMap<string, string>;
  readonly onSelect: (selected: Selected) => void;
  readonly onKey: (event: KeyboardEvent, blockId: string) => void;
  readonly onGrip: (event: PointerEvent, blockId: string, grip: Grip) => void;
}

/**
 * Outlines and handles above the page, and one stop of Tab for every block in reading order. The mouse goes through it to the
 * page, except on handles.
 */
export function Overlay(props: OverlayProps) {
  const { places, scale, scroll, blocks, selected, hovered, drop, isEditing } = props;
  const section = places.sections.find(({ id }) => isSelected(selected, 'section', id));
  const style = { transform: `translate(${-scroll.x * scale}px, ${-scroll.y * scale}px)` };
  return (
    <div className={cx(css.overlay, isEditing && css.isEditing)}>
      <div className={css.layer} style={style}>
        {section !== undefined && <div className={css.section} style={boxOf(section.rect, scale)} />}
        <ul className={css.blocks} aria-label={t('canvas.blocks')}>
          {blocks.map(({ id, body }) => {
            const rect = places.blocks.get(id);
            return (
              rect && (
                <BlockFrame
                  key={id}
                  {...props}
                  id={id}
                  name={blockName(body)}
                  rect={rect}
                  isHovered={hovered === id}
                  isSelected={isSelected(selected, 'block', id)}
                />
              )
            );
          })}
        </ul>
        {drop !== undefined && <div className={css.drop} style={boxOf(drop, scale)} />}
      </div>
    </div>
  );
}

interface BlockFrameProps extends Omit<OverlayProps, 'blocks' | 'selected' | 'hovered' | 'drop'> {
  readonly id: string;
  readonly name: string;
  readonly rect: Rect;
  readonly isHovered: boolean;
  readonly isSelected: boolean;
}

const EDGES: readonly Exclude<Grip, 'move'>[] = ['left', 'right', 'top', 'bottom'];

function BlockFrame(props: BlockFrameProps) {
  const {
    id,
    name,
    rect,
    scale,
    isHovered,
    isSelected: isChosen,
    isEditing,
    mayArrange,
    problemBlocks,
  } = props;
  const button = useRef<HTMLButtonElement>(null);
  // What was chosen with the mouse, or just made, is what the keys are for.
  useEffect(() => {
    if (isChosen && !isEditing && document.activeElement !== button.current && mayTakeFocus())
      button.current?.focus({ preventScroll: true });
  }, [isChosen, isEditing]);
  const problem = problemBlocks.get(id);
  return (
    <li className={css.item} style={boxOf(rect, scale)}>
      <button
        ref={button}
        type="button"
        className={cx(
          css.block,
          isHovered && css.hovered,
          isChosen && css.selected,
          problem !== undefined && css.broken,
        )}
        aria-label={problem === undefined ? name : `${name}. ${problem}`}
        aria-pressed={isChosen}
        aria-describedby="canvas-help"
        data-block={id}
        onFocus={() => props.onSelect({ kind: 'block', id })}
        onKeyDown={(event) => props.onKey(event, id)}
      />
      {isHovered && !isChosen && !isEditing && (
        <span className={css.tag} aria-hidden="true">
          {name}
        </span>
      )}
      {isChosen &&
        mayArrange &&
        !isEditing &&
        EDGES.map((edge) => (
          <span
            key={edge}
            className={cx(css.handle, css[edge])}
            data-grip={edge}
            onPointerDown={(event) => props.onGrip(event, id, edge)}
          />
        ))}
    </li>
  );
}

/** A field of the inspector keeps the focus while the page below it changes. */
function mayTakeFocus(): boolean {
  const { activeElement: active } = document;
  return active === null || active === document.body || active.closest('[data-canvas]') !== null;
}

function boxOf({ x, y, width, height }: Rect, scale: number) {
  return { left: x * scale, top: y * scale, width: width * scale, height: height * scale };
}
