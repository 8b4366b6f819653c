import { Plus } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import type { DocKey } from '../../../../compiler/model/index.ts';
import { setValue } from '../../../commands/set-value.ts';
import { useAnnounce } from '../../../hooks/announcer.tsx';
import { useEditor } from '../../../hooks/editor-context.tsx';
import { useMay } from '../../../hooks/use-may.ts';
import { useRun } from '../../../hooks/use-run.ts';
import { IconButton } from '../../../kit/buttons/icon-button.tsx';
import { Tree, type TreeMove } from '../../../kit/collections/tree.tsx';
import { useNotify } from '../../../kit/overlays/toast.tsx';
import { titleOf } from '../../../model/documents.ts';
import { t } from '../../../strings.ts';
import { deletePage } from '../commands/page-commands.ts';
import css from '../pages.module.css';
import { useOutline } from '../use-outline.ts';
import {
  entriesOf,
  entryOf,
  MAIN_NAVIGATION,
  moveRows,
  type RowId,
  SYSTEM,
  stepMove,
  targetOf,
  UNLINKED,
} from './navigation.ts';
import { NewPageDialog } from './new-page-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { type RowDeed, RowMenu } from './row-menu.tsx';
import { treeRows } from './tree-rows.tsx';

export interface PageTreeProps {
  /** The document that the canvas shows. */
  readonly shown: DocKey | undefined;
  readonly onShow: (doc: DocKey) => void;
}

/** All pages, where visitors find them. Rows are moved by dragging, by Enter on the handle, or by their menu. */
export function PageTree({ shown, onShow }: PageTreeProps) {
  const bodies = useOutline();
  const { newId } = useEditor();
  const run = useRun();
  const may = useMay();
  const announce = useAnnounce();
  // What somebody has closed, so that a row that gets its first child shows it.
  const [closed, setClosed] = useState<ReadonlySet<RowId>>(CLOSED_AT_FIRST);
  const [isAdding, setAdding] = useState(false);
  const [renamed, setRenamed] = useState<DocKey>();
  const docOfRow = useCallback(
    (row: RowId): DocKey | undefined => {
      const ref = entryOf(row);
      if (ref === undefined) return isDoc(row) ? row : undefined;
      const entry = entriesOf(bodies.get(ref.navigation)).find(({ id }) => id === ref.entryId);
      return entry && targetOf(entry);
    },
    [bodies],
  );
  const move = (change: TreeMove | undefined, name: string) => {
    if (change !== undefined && run(moveRows(change, newId))) announce(t('pages.moved', { name }));
  };
  const remove = useDeletePage(shown, onShow);
  const deed = (row: RowId, name: string, wanted: RowDeed) => {
    const doc = docOfRow(row);
    if (wanted === 'rename') setRenamed(doc);
    else if (wanted === 'delete') doc !== undefined && remove(doc);
    else if (wanted === 'link') move({ ids: [row], target: MAIN_NAVIGATION, position: 'on' }, name);
    else if (wanted === 'unlink') move({ ids: [row], target: UNLINKED, position: 'on' }, name);
    else move(stepMove(bodies, row, wanted), name);
  };
  const rows = treeRows(bodies, (row, name) => (
    <RowMenu bodies={bodies} row={row} name={name} onDeed={(wanted) => deed(row, name, wanted)} />
  ));
  const ids = idsOf(rows);
  const open = new Set(ids.filter((id) => !closed.has(id)));
  const selected = useMemo(() => rowShowing(rows, shown, docOfRow), [rows, shown, docOfRow]);
  const mayWrite = may('pages.write');
  return (
    <section className={css.tree} aria-label={t('pages.title')}>
      <header className={css.panelHead}>
        <h2 className={css.panelTitle}>{t('pages.title')}</h2>
        {may('new-pages.write') && (
          <IconButton label={t('pages.add')} icon={<Plus />} onPress={() => setAdding(true)} isSmall />
        )}
      </header>
      <Tree
        label={t('pages.tree')}
        nodes={rows}
        selected={selected}
        onSelect={(row) => {
          const doc = docOfRow(row);
          if (doc !== undefined && bodies.has(doc)) onShow(doc);
        }}
        expanded={open}
        onExpand={(opened) => setClosed(new Set(ids.filter((id) => !opened.has(id))))}
        {...(mayWrite && {
          onMove: (change: TreeMove) =>
            move(change, nameOf(bodies.get(docOfRow(change.ids[0] ?? '') ?? 'page:'), change)),
        })}
      />
      {isAdding && <NewPageDialog onClose={() => setAdding(false)} onMade={onShow} />}
      {renamed !== undefined && (
        <RenameDialog
          name={titleOf(renamed, bodies.get(renamed))}
          onClose={() => setRenamed(undefined)}
          onRename={(title) => {
            const label = t('step.renamePage');
            const { navigationTitle } = (bodies.get(renamed) ?? {}) as { readonly navigationTitle?: unknown };
            run(setValue({ doc: renamed, at: ['title'], value: title, label }));
            if (navigationTitle !== undefined)
              run(setValue({ doc: renamed, at: ['navigationTitle'], value: title, label }));
          }}
        />
      )}
    </section>
  );
}

function isDoc(row: RowId): row is DocKey {
  return row.startsWith('page:') || row.startsWith('collection:');
}

function nameOf(body: unknown, { ids }: TreeMove): string {
  const { title } = (body ?? {}) as { readonly title?: unknown };
  return typeof title === 'string' ? title : (ids[0] ?? '');
}

interface Row {
  readonly id: RowId;
  readonly children?: readonly Row[];
}

const CLOSED_AT_FIRST: ReadonlySet<RowId> = new Set([SYSTEM]);

function idsOf(rows: readonly Row[]): readonly RowId[] {
  return rows.flatMap(({ id, children = [] }) => [id, ...idsOf(children)]);
}

/** The first row that leads to what is shown. */
function rowShowing(
  rows: readonly Row[],
  shown: DocKey | undefined,
  docOfRow: (row: RowId) => DocKey | undefined,
): RowId | undefined {
  for (const { id, children = [] } of rows) {
    if (shown !== undefined && docOfRow(id) === shown) return id;
    const inner = rowShowing(children, shown, docOfRow);
    if (inner !== undefined) return inner;
  }
  return undefined;
}

/** Deletes at once and offers to take it back: nobody is asked twice. */
function useDeletePage(shown: DocKey | undefined, onShow: (doc: DocKey) => void) {
  const { store } = useEditor();
  const run = useRun();
  const notify = useNotify();
  return (doc: DocKey) => {
    const { head } = store.states.getState();
    const name = titleOf(doc, head.get(doc));
    if (!run(deletePage(doc))) return;
    const home = [...store.states.getState().head].find(
      ([, body]) => (body as { readonly isHome?: unknown } | undefined)?.isHome === true,
    );
    if (doc === shown && home !== undefined) onShow(home[0]);
    notify({
      text: t('pages.deleted', { name }),
      action: {
        label: t('pages.undo'),
        onPress: () => {
          if (store.undo().ok) onShow(doc);
        },
      },
    });
  };
}
