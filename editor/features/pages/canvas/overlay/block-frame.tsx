import {
  type KeyboardEvent,
  memo,
  type PointerEvent,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import type { Rect } from '../../../../core/preview/page-geometry.ts';
import { cx } from '../../../../ui/dom/class-names.ts';
import { mayTakeFocus } from '../../hooks/focus-canvas.ts';
import type { Selection } from '../../model/selection.ts';
import type { DragHandle } from '../geometry/drag-geometry.ts';
import css from './overlay.module.css';

export interface BlockFrameProps {
  readonly id: string;
  readonly body: unknown;
  readonly nameOf: (block: unknown) => string;
  readonly rect: Rect;
  readonly scale: number;
  readonly isHovered: boolean;
  readonly isSelected: boolean;
  /** Error message of the block. */
  readonly error: string | undefined;
  /** A text is being edited on the page. */
  readonly isEditing: boolean;
  readonly mayArrange: boolean;
  /** The edges with a handle. */
  readonly edges: readonly Exclude<DragHandle, 'move'>[];
  readonly onSelect: (selected: Selection) => void;
  readonly onKey: (event: KeyboardEvent, blockId: string) => void;
  readonly onHandle: (event: PointerEvent, blockId: string, grip: DragHandle) => void;
}

/**
 * Outline and handles of a block. It is a tab stop and handles the keys of the block. Memoized, so that a change of a
 * block does not render the others.
 */
export const BlockFrame = memo(function BlockFrame(props: BlockFrameProps) {
  const { id, body, nameOf, rect, scale, isHovered, isSelected, isEditing, mayArrange, error } = props;
  const name = useMemo(() => nameOf(body), [nameOf, body]);
  const button = useFocusIf(isSelected && !isEditing);
  return (
    <li className={css.item} style={screenBox(rect, scale)}>
      <button
        ref={button}
        type="button"
        className={cx(
          css.block,
          isHovered && css.hovered,
          isSelected && css.selected,
          error !== undefined && css.broken,
        )}
        aria-label={error === undefined ? name : `${name}. ${error}`}
        aria-pressed={isSelected}
        aria-describedby="canvas-help"
        data-block={id}
        onFocus={() => props.onSelect({ kind: 'block', id })}
        onKeyDown={(event) => props.onKey(event, id)}
      />
      {isHovered && !isSelected && !isEditing && (
        <span className={css.tag} aria-hidden="true">
          {name}
        </span>
      )}
      {isSelected && mayArrange && !isEditing && (
        <Handles id={id} edges={props.edges} onHandle={props.onHandle} />
      )}
    </li>
  );
});

function Handles({ id, edges, onHandle }: Pick<BlockFrameProps, 'id' | 'edges' | 'onHandle'>) {
  return edges.map((edge) => (
    <span
      key={edge}
      className={cx(css.handle, css[edge])}
      data-grip={edge}
      onPointerDown={(event) => onHandle(event, id, edge)}
    />
  ));
}

/** Focuses the button when its block is selected with the mouse or newly added. */
function useFocusIf(isSelected: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isSelected && document.activeElement !== button.current && mayTakeFocus())
      button.current?.focus({ preventScroll: true });
  }, [isSelected]);
  return button;
}

/** Converts a rectangle of the page to screen pixels. */
export function screenBox({ x, y, width, height }: Rect, scale: number) {
  return { left: x * scale, top: y * scale, width: width * scale, height: height * scale };
}
