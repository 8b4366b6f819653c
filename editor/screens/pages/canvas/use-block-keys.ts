import type { KeyboardEvent } from 'react';
import { type DocKey, LIMITS } from '../../../../compiler/model/index.ts';
import { useAnnounce } from '../../../hooks/announcer.tsx';
import { useEditor } from '../../../hooks/editor-context.tsx';
import { useMay } from '../../../hooks/use-may.ts';
import { useRun } from '../../../hooks/use-run.ts';
import { useNotify } from '../../../kit/overlays/toast.tsx';
import { recordAt, textAt } from '../../../model/read.ts';
import { t } from '../../../strings.ts';
import {
  deleteBlock,
  duplicateBlock,
  isPageFull,
  moveBlock,
  movePhone,
  moveToSection,
} from '../commands/block-commands.ts';
import { blockName } from '../model/block-kinds.ts';
import { cellOf, type LayoutDevice, phoneOrder, sectionsOf } from '../model/page-layout.ts';

/** What can be done to a block, by button and by key alike; what happened is said. */
export interface BlockDeeds {
  readonly nudge: (blockId: string, by: { readonly x: number; readonly y: number }) => void;
  readonly resize: (blockId: string, by: { readonly x: number; readonly y: number }) => void;
  readonly stepSection: (blockId: string, by: -1 | 1) => void;
  readonly stepPhone: (blockId: string, by: -1 | 1) => void;
  readonly duplicate: (blockId: string) => void;
  readonly remove: (blockId: string) => void;
}

export interface BlockDeedOptions {
  readonly doc: DocKey;
  readonly device: LayoutDevice;
  readonly onSelect: (blockId: string | undefined) => void;
}

export function useBlockDeeds({ doc, device, onSelect }: BlockDeedOptions): BlockDeeds {
  const { store, newId } = useEditor();
  const run = useRun();
  const notify = useNotify();
  const announce = useAnnounce();
  const page = () => store.states.getState().head.get(doc);
  const block = (blockId: string) => recordAt(page(), 'blocks')[blockId];
  const tellPlace = (blockId: string) => {
    const { col, span, row } = cellOf(block(blockId), device);
    announce(t('canvas.moved', { col, end: col + span - 1, row }));
  };
  const change = (
    blockId: string,
    by: { readonly x: number; readonly y: number },
    names: readonly ['col' | 'span', 'row' | 'rows'],
  ) => {
    const cell = cellOf(block(blockId), device);
    const [across, down] = names;
    const next = { ...cell, [across]: cell[across] + by.x, [down]: cell[down] + by.y };
    if (run(moveBlock({ doc, blockId }, { device, cell: next }))) tellPlace(blockId);
  };
  return {
    nudge: (blockId, by) => change(blockId, by, ['col', 'row']),
    resize: (blockId, by) => change(blockId, by, ['span', 'rows']),
    stepSection: (blockId, by) => {
      if (!run(moveToSection({ doc, blockId }, by))) return;
      const at = sectionsOf(page()).findIndex(({ id }) => id === textAt(block(blockId), 'section'));
      announce(t('canvas.movedSection', { number: at + 1 }));
    },
    stepPhone: (blockId, by) => {
      if (!run(movePhone({ doc, blockId }, by))) return;
      const order = phoneOrder(page(), textAt(block(blockId), 'section'));
      const place = order.findIndex(({ id }) => id === blockId) + 1;
      announce(t('canvas.movedPhone', { place, count: order.length }));
    },
    duplicate: (blockId) => {
      if (isPageFull(page())) {
        notify({ text: t('canvas.full', { limit: LIMITS.blocksInLayout }), isBad: true });
        return;
      }
      const copy = newId();
      if (run(duplicateBlock({ doc, blockId }, copy))) onSelect(copy);
    },
    remove: (blockId) => {
      const name = blockName(block(blockId));
      if (!run(deleteBlock({ doc, blockId }))) return;
      onSelect(undefined);
      announce(t('canvas.deleted', { name }));
    },
  };
}

export interface BlockKeyOptions {
  readonly blockId: string;
  readonly device: LayoutDevice;
  readonly deeds: BlockDeeds;
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
  { altKey, shiftKey }: KeyboardEvent,
  arrow: { readonly x: number; readonly y: number },
  { blockId, device, deeds }: Pick<BlockKeyOptions, 'blockId' | 'device' | 'deeds'>,
): void {
  const down = arrow.y === 0 ? undefined : arrow.y > 0 ? 1 : -1;
  if (altKey) {
    if (down !== undefined) deeds.stepSection(blockId, down);
  } else if (shiftKey) deeds.resize(blockId, arrow);
  else if (device === 'phone') {
    if (down !== undefined) deeds.stepPhone(blockId, down);
  } else deeds.nudge(blockId, arrow);
}
