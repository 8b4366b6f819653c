import { AppWindow, Paintbrush, PanelTop, Plus } from 'lucide-react';
import { useContext, useDeferredValue, useMemo, useState } from 'react';
import type { DocKey } from '../../../../compiler/model/index.ts';
import { useMay } from '../../../core/hooks/use-may.ts';
import { lazyDialog } from '../../../core/lazy/lazy-part.tsx';
import { useShell } from '../../../core/shell/shell-context.tsx';
import { useNavigateTo } from '../../../core/shell/use-navigate-to.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Tree } from '../../../ui/collections/tree.tsx';
import type { TreeMove } from '../../../ui/collections/tree-move.ts';
import { focusWhenRendered } from '../../../ui/focus/focus-when-rendered.ts';
import { SiteAreasContext } from '../hooks/site-areas.ts';
import { useOutline } from '../hooks/use-outline.ts';
import { isArea } from '../model/page-layout.ts';
import { documentOfRow, type EntryRef, mayDropOn, type RowId, SYSTEM } from '../navigation/navigation.ts';
import type { SidePanelName } from '../side-panel-content.tsx';
import { t } from '../strings/pages-strings.ts';
import css from './page-tree.module.css';
import { idsOf, nextRow, parentIds, rowOfDocument } from './row-document.ts';
import { RowMenuContext } from './row-menu.tsx';
import { rowParts } from './row-parts.tsx';
import { createTreeRows, type PageRow } from './tree-rows.ts';
import { useDeletePage } from './use-delete-page.ts';
import { useRowActions } from './use-row-actions.ts';

// Dialogs are loaded when they are first opened.
const RenamePage = lazyDialog(
  () => import('./rename-page.tsx'),
  ({ RenamePage }) => RenamePage,
);
const EditLinkDialog = lazyDialog(
  () => import('./edit-link-dialog.tsx'),
  ({ EditLinkDialog }) => EditLinkDialog,
);

export interface PageTreeProps {
  /** The document shown on the canvas. */
  readonly shown: DocKey | undefined;
  readonly onShow: (doc: DocKey) => void;
  /** Opens the site styles, or header and footer. */
  readonly onOpenPanel: (name: SidePanelName) => void;
}

/** All pages in navigation order. Rows can be moved by dragging, with Enter on the handle, or with their menu. */
export function PageTree({ shown, onShow, onOpenPanel }: PageTreeProps) {
  // Typing a title does not wait for the rows.
  const bodies = useDeferredValue(useOutline());
  // The page on the canvas is rendered before the rows.
  const isCanvasRendered = useDeferredValue(true, false);
  const may = useMay();
  const { NewPageDialog } = useShell();
  const navigate = useNavigateTo();
  const [isAdding, setAdding] = useState(false);
  const [renamed, setRenamed] = useState<DocKey>();
  const [edited, setEdited] = useState<EntryRef>();
  const deletePage = useDeletePage(shown, onShow);
  const onDelete = async (doc: DocKey, row: RowId) => {
    const neighbor = nextRow(idsOf(rows, expanded), row, bodies);
    if ((await deletePage(doc)) && neighbor !== undefined)
      focusWhenRendered(`[role="treegrid"] [data-key="${CSS.escape(neighbor)}"]`);
  };
  const { move, act } = useRowActions({
    bodies,
    onRename: setRenamed,
    onEditLink: setEdited,
    onDelete: (doc, row) => void onDelete(doc, row),
  });
  const rowsOf = useMemo(createTreeRows, []);
  const { areas } = useContext(SiteAreasContext);
  const rows = useMemo(() => rowsOf(bodies, areas), [rowsOf, bodies, areas]);
  const [expanded, onExpand] = useOpenRows(rows);
  const selected = useMemo(() => rowOfDocument(rows, shown), [rows, shown]);
  const onSelect = (row: RowId) => {
    const doc = documentOfRow(bodies, row);
    if (doc !== undefined && (bodies.has(doc) || isArea(doc))) onShow(doc);
  };
  const onMove = (change: TreeMove) =>
    move(change, nameOf(bodies.get(documentOfRow(bodies, change.ids[0] ?? '') ?? 'page:'), change));
  return (
    <section className={css.tree} aria-label={t('pages.title')}>
      <header className={css.panelHead}>
        <h2 className={css.panelTitle}>{t('pages.title')}</h2>
        <span className={css.panelActions}>
          {may('settings.read') && (
            <>
              <IconButton
                label={t('screens.title')}
                icon={<AppWindow />}
                onPress={() => navigate('/config/screens')}
                isSmall
              />
              <IconButton
                label={t('structure.title')}
                icon={<PanelTop />}
                onPress={() => onOpenPanel('structure')}
                isSmall
              />
              <IconButton
                label={t('styles.title')}
                icon={<Paintbrush />}
                onPress={() => onOpenPanel('styles')}
                isSmall
              />
            </>
          )}
          {(may('new-pages.write') || may('pages.write')) && (
            <IconButton label={t('pages.add')} icon={<Plus />} onPress={() => setAdding(true)} isSmall />
          )}
        </span>
      </header>
      <RowMenuContext.Provider value={{ bodies, onAction: act }}>
        {isCanvasRendered && (
          <Tree
            label={t('pages.tree')}
            nodes={rows}
            render={rowParts}
            selected={selected}
            onSelect={onSelect}
            expanded={expanded}
            onExpand={onExpand}
            {...(may('pages.write') && { onMove, mayDropOn: (row) => mayDropOn(bodies, row) })}
          />
        )}
      </RowMenuContext.Provider>
      {isAdding && <NewPageDialog onClose={() => setAdding(false)} onCreated={onShow} />}
      {edited !== undefined && <EditLinkDialog entry={edited} onClose={() => setEdited(undefined)} />}
      {renamed !== undefined && <RenamePage doc={renamed} onClose={() => setRenamed(undefined)} />}
    </section>
  );
}

/** Tracks collapsed rows instead of expanded ones, so that a row expands when it gets its first child. */
function useOpenRows(rows: readonly PageRow[]) {
  const [closed, setClosed] = useState<ReadonlySet<RowId>>(INITIALLY_COLLAPSED);
  const parents = useMemo(() => parentIds(rows), [rows]);
  const expanded = useMemo(() => new Set(parents.filter((id) => !closed.has(id))), [parents, closed]);
  const onExpand = (opened: ReadonlySet<RowId>) =>
    setClosed(new Set(parents.filter((id) => !opened.has(id))));
  return [expanded, onExpand] as const;
}

const INITIALLY_COLLAPSED: ReadonlySet<RowId> = new Set([SYSTEM]);

function nameOf(body: unknown, { ids }: TreeMove): string {
  const { title } = (body ?? {}) as { readonly title?: unknown };
  return typeof title === 'string' ? title : (ids[0] ?? '');
}
