import type { Cell, DocKey } from '../../../../../compiler/model/index.ts';
import { useEditor } from '../../../../core/hooks/editor-context.tsx';
import { useRun } from '../../../../core/hooks/use-run.ts';
import { recordAt, textAt } from '../../../../core/model/json-access.ts';
import { useAnnounce } from '../../../../core/shell/announcer.tsx';
import { keysFor } from '../../../../ui/dom/key-names.ts';
import { useNotify } from '../../../../ui/overlays/toast.tsx';
import { canStep, stepBlock } from '../../block-commands/arrange-commands.ts';
import {
  deleteBlock,
  duplicateBlock,
  fullMessage,
  isPageFull,
  moveBlock,
  moveToSection,
} from '../../block-commands/block-commands.ts';
import { focusAddBlock, focusBlock } from '../../hooks/focus-canvas.ts';
import { blockName } from '../../model/block-kinds.ts';
import { moveMessage } from '../../model/overlap-text.ts';
import {
  blocksOf,
  cellOf,
  columnStepOf,
  isArea,
  type LayoutDevice,
  NO_SECTION,
  nextSelected,
  sectionsOf,
} from '../../model/page-layout.ts';
import { placedBlocks } from '../../model/placed-blocks.ts';
import type { Selection } from '../../model/selection.ts';
import { t } from '../../strings/pages-strings.ts';

/** Actions for a block, used by buttons and keys. Results are announced to screen readers. */
export interface BlockActions {
  readonly nudge: (blockId: string, by: { readonly x: number; readonly y: number }) => void;
  readonly resize: (blockId: string, by: { readonly x: number; readonly y: number }) => void;
  readonly stepSection: (blockId: string, by: -1 | 1) => void;
  /** Swaps the block with the previous or next one in its section. */
  readonly step: (blockId: string, by: -1 | 1) => void;
  readonly duplicate: (blockId: string) => void;
  readonly remove: (blockId: string) => void;
}

export interface BlockActionOptions {
  readonly doc: DocKey;
  readonly device: LayoutDevice;
  readonly onSelect: (selected: Selection) => void;
}

export function useBlockActions({ doc, device, onSelect }: BlockActionOptions): BlockActions {
  const { store, newId } = useEditor();
  const run = useRun();
  const notify = useNotify();
  const announce = useAnnounce();
  const page = () => store.states.getState().head.get(doc);
  const block = (blockId: string) => recordAt(page(), 'blocks')[blockId];
  const step: BlockActions['step'] = (blockId, by) => {
    if (!run(stepBlock({ doc, blockId }, { device, by }))) return;
    const order = placedBlocks(page(), textAt(block(blockId), 'section'), device);
    const position = order.findIndex(({ id }) => id === blockId) + 1;
    announce(t('canvas.movedPhone', { position, count: order.length }));
    // The pressed button is disabled now.
    if (!canStep(page(), blockId, { device, by })) focusBlock(blockId);
  };
  const { nudge, resize } = useMoveAndResize(doc, device);
  return {
    // An area has no empty rows to move to.
    nudge: (blockId, by) =>
      isArea(doc) && by.y !== 0 ? step(blockId, by.y < 0 ? -1 : 1) : nudge(blockId, by),
    resize,
    stepSection: (blockId, by) => {
      if (!run(moveToSection({ doc, blockId }, by))) return;
      const at = sectionsOf(page()).findIndex(({ id }) => id === textAt(block(blockId), 'section'));
      announce(t('canvas.movedSection', { number: at + 1 }));
    },
    step,
    duplicate: (blockId) => {
      if (isPageFull(page())) {
        notify({ text: fullMessage(doc), isBad: true });
        return;
      }
      const copy = newId();
      if (run(duplicateBlock({ doc, blockId }, copy))) onSelect({ kind: 'block', id: copy });
    },
    remove: (blockId) => {
      const name = blockName(block(blockId), store.states.getState().head);
      const section = textAt(block(blockId), 'section');
      const nextBlock = nextSelected(blocksOf(page()), blockId);
      if (!run(deleteBlock({ doc, blockId }))) return;
      // Keyboard users continue at the next block: the frame of a selected block takes the focus.
      const around = section === NO_SECTION ? undefined : ({ kind: 'section', id: section } as const);
      onSelect(nextBlock === undefined ? around : { kind: 'block', id: nextBlock.id });
      if (nextBlock === undefined) focusAddBlock();
      announce(t('pages.deletedUndo', { name, keys: keysFor('undo') }));
    },
  };
}

/** Disables the actions that arrange blocks. */
export function withoutArranging(actions: BlockActions): BlockActions {
  return { ...actions, nudge: noop, resize: noop, step: noop, stepSection: noop };
}

function noop(): void {}

/** Moves and resizes a block by cells. */
function useMoveAndResize(doc: DocKey, device: LayoutDevice): Pick<BlockActions, 'nudge' | 'resize'> {
  const { store } = useEditor();
  const run = useRun();
  const announce = useAnnounce();
  const page = () => store.states.getState().head.get(doc);
  const columnStep = columnStepOf(doc);
  const cell = (blockId: string) => cellOf(recordAt(page(), 'blocks')[blockId], device);
  const moveTo = (blockId: string, next: Cell) => {
    if (run(moveBlock({ doc, blockId }, { device, cell: next })))
      announce(moveMessage({ bodies: store.states.getState().head, doc, blockId }, device));
  };
  return {
    nudge: (blockId, { x, y }) => {
      const now = cell(blockId);
      moveTo(blockId, { ...now, col: now.col + x * columnStep, row: now.row + y });
    },
    resize: (blockId, { x, y }) => {
      const now = cell(blockId);
      moveTo(blockId, { ...now, span: now.span + x * columnStep, rows: now.rows + y });
    },
  };
}
