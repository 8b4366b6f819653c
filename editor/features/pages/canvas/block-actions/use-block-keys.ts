import type { KeyboardEvent } from 'react';
import { useMay } from '../../../../core/hooks/use-may.ts';
import type { LayoutDevice } from '../../model/page-layout.ts';
import type { BlockActions } from './use-block-actions.ts';

export interface BlockKeyOptions {
  readonly blockId: string;
  readonly device: LayoutDevice;
  readonly deeds: BlockActions;
  readonly onEdit: () => void;
  readonly onLeave: () => void;
}

const ARROWS: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The keys of a focused block (editor 3.4, 5). */
export function useBlockKeys(): (event: KeyboardEvent, options: BlockKeyOptions) => void {
  const may = useMay();
  const mayWrite = may('pages.write');
  return (event, { blockId, device, deeds, onEdit, onLeave }) => {
    const arrow = ARROWS[event.key];
    const isDuplicate = event.key.toLowerCase() === 'd' && (event.ctrlKey || event.metaKey);
    if (event.key === 'Escape') onLeave();
    else if (!mayWrite) return;
    else if (event.key === 'Enter' || event.key === 'F2') onEdit();
    else if (event.key === 'Delete' || event.key === 'Backspace') deeds.remove(blockId);
    else if (isDuplicate) deeds.duplicate(blockId);
    else if (arrow !== undefined) pressArrow(event, arrow, { blockId, device, deeds });
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
}

function pressArrow(
  { altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent,
  arrow: { readonly x: number; readonly y: number },
  { blockId, device, deeds }: Pick<BlockKeyOptions, 'blockId' | 'device' | 'deeds'>,
): void {
  const down = arrow.y === 0 ? undefined : arrow.y > 0 ? 1 : -1;
  if (altKey) {
    if (down !== undefined) deeds.stepSection(blockId, down);
  } else if (shiftKey) deeds.resize(blockId, arrow);
  else if (device === 'phone' || ctrlKey || metaKey) {
    if (down !== undefined) deeds.step(blockId, down);
  } else deeds.nudge(blockId, arrow);
}
