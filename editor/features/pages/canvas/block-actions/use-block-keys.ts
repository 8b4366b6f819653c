import type { KeyboardEvent } from 'react';
import { useMay } from '../../../../core/hooks/use-may.ts';
import type { LayoutDevice } from '../../model/page-layout.ts';
import type { BlockActions } from './use-block-actions.ts';

export interface BlockKeyOptions {
  readonly blockId: string;
  readonly device: LayoutDevice;
  readonly actions: BlockActions;
  readonly onEdit: () => void;
  readonly onLeave: () => void;
}

const ARROWS: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Handles the keys of a focused block (editor 3.4, 5). */
export function useBlockKeys(): (event: KeyboardEvent, options: BlockKeyOptions) => void {
  const may = useMay();
  const mayWrite = may('pages.write');
  return (event, { blockId, device, actions, onEdit, onLeave }) => {
    const arrow = ARROWS[event.key];
    const isDuplicate = event.key.toLowerCase() === 'd' && (event.ctrlKey || event.metaKey);
    if (event.key === 'Escape') onLeave();
    else if (!mayWrite) return;
    else if (event.key === 'Enter' || event.key === 'F2') onEdit();
    else if (event.key === 'Delete' || event.key === 'Backspace') actions.remove(blockId);
    else if (isDuplicate) actions.duplicate(blockId);
    else if (arrow !== undefined) handleArrow(event, arrow, { blockId, device, actions });
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
}

function handleArrow(
  { altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent,
  arrow: { readonly x: number; readonly y: number },
  { blockId, device, actions }: Pick<BlockKeyOptions, 'blockId' | 'device' | 'actions'>,
): void {
  const direction = arrow.y === 0 ? undefined : arrow.y > 0 ? 1 : -1;
  if (altKey) {
    if (direction !== undefined) actions.stepSection(blockId, direction);
  } else if (shiftKey) actions.resize(blockId, arrow);
  else if (device === 'phone' || ctrlKey || metaKey) {
    if (direction !== undefined) actions.step(blockId, direction);
  } else actions.nudge(blockId, arrow);
}
