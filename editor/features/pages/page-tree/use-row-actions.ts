import type { Bodies, DocKey } from '../../../../compiler/model/index.ts';
import { useEditor } from '../../../core/hooks/editor-context.tsx';
import { mainNavigationOf } from '../../../core/model/navigation-entry.ts';
import { useRunLoaded } from '../../../core/server/use-run-loaded.ts';
import { useAnnounce } from '../../../core/shell/announcer.tsx';
import type { TreeMove } from '../../../ui/collections/tree-move.ts';
import {
  documentOfRow,
  type EntryRef,
  entryOf,
  moveRows,
  type RowId,
  stepMove,
  UNLINKED,
} from '../navigation/navigation.ts';
import { t } from '../strings/pages-strings.ts';
import type { RowAction } from './row-menu.tsx';

export interface RowCommands {
  /** Moves rows and announces the result. */
  readonly move: (change: TreeMove | undefined, name: string) => void;
  readonly act: (row: RowId, name: string, action: RowAction) => void;
}

export interface RowActionOptions {
  readonly bodies: Bodies;
  readonly onRename: (doc: DocKey | undefined) => void;
  readonly onEditLink: (entry: EntryRef | undefined) => void;
  readonly onDelete: (doc: DocKey, row: RowId) => void;
}

/** Actions of tree rows, used by menu and drag and drop. */
export function useRowActions({ bodies, onRename, onEditLink, onDelete }: RowActionOptions): RowCommands {
  const { newId } = useEditor();
  // A page that is moved into a folder may not be loaded.
  const run = useRunLoaded();
  const announce = useAnnounce();
  const move = (change: TreeMove | undefined, name: string) => {
    if (change === undefined) return;
    void run(moveRows(change, newId)).then((isMoved) => isMoved && announce(t('pages.moved', { name })));
  };
  const act = (row: RowId, name: string, action: RowAction) => {
    const doc = documentOfRow(bodies, row);
    if (action === 'rename') onRename(doc);
    else if (action === 'editLink') onEditLink(entryOf(row));
    else if (action === 'delete') doc !== undefined && onDelete(doc, row);
    else if (action === 'link') move({ ids: [row], target: mainNavigationOf(bodies), position: 'on' }, name);
    else if (action === 'unlink') move({ ids: [row], target: UNLINKED, position: 'on' }, name);
    else move(stepMove(bodies, row, action), name);
  };
  return { move, act };
}
