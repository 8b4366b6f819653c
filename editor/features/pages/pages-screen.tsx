import { useParams } from '@tanstack/react-router';
import { useCallback, useMemo, useRef, useState } from 'react';
import { type DocKey, documentTypeOf } from '../../../compiler/model/index.ts';
import { useLoaded } from '../../core/hooks/use-loaded.ts';
import { useMay } from '../../core/hooks/use-may.ts';
import { idOf } from '../../core/model/documents.ts';
import { WhenLoaded } from '../../core/server/when-loaded.tsx';
import { NoPermission } from '../../core/shell/no-permission.tsx';
import { type Device, useDevice } from '../../core/shell/use-device.ts';
import { useNavigateTo } from '../../core/shell/use-navigate-to.ts';
import { useSearch } from '../../core/shell/use-search.ts';
import { EmptyState } from '../../ui/feedback/message.tsx';
import { focusWhenRendered } from '../../ui/focus/focus-when-rendered.ts';
import { Screen } from '../../ui/layout/screen.tsx';
import { Canvas, type OpenOptions } from './canvas/canvas.tsx';
import { SiteAreasContext, useSiteAreas } from './hooks/site-areas.ts';
import { Inspector } from './inspector/inspector.tsx';
import { isArea } from './model/page-layout.ts';
import { blockIdOf } from './model/selection.ts';
import { type NarrowPanel, NarrowPanels } from './narrow-panels.tsx';
import { PageTree } from './page-tree/page-tree.tsx';
import css from './pages.module.css';
import { SidePanelContent, type SidePanelName, useSidePanel } from './side-panel-content.tsx';
import { t } from './strings/pages-strings.ts';
import { useCanonicalUrl, useCurrentDocument } from './use-current-document.ts';
import { useIsNarrow, useIsPhone } from './use-is-narrow.ts';
import { useSelection } from './use-selection.ts';

/** Page tree, canvas and inspector (editor 3.7, "Pages + canvas"). */
export function PagesScreen() {
  if (useMay()('pages.read')) return <Pages />;
  return (
    <Screen title={t('pages.title')}>
      <NoPermission />
    </Screen>
  );
}

function Pages() {
  const { pageId } = useParams({ strict: false });
  const requested = useCurrentDocument();
  const doc = useLoadedDocument(requested);
  const [chosen] = useDevice();
  const isPhone = useIsPhone();
  // A scaled desktop page would be too small to read on a phone.
  const device = isPhone && chosen === 'desktop' ? 'phone' : chosen;
  const [selected, select] = useSelection(doc);
  const [{ on: preferredPage }] = useSearch();
  const isNarrow = useIsNarrow();
  const [panel, setPanel] = useState<NarrowPanel>();
  const [sidePanel, setSidePanel] = useSidePanel();
  const areas = useSiteAreas();
  const open = useOpen(
    useMemo(() => ({ device: chosen, sidePanel }), [chosen, sidePanel]),
    useCallback(() => setPanel(undefined), []),
  );
  const show = useCallback(
    (next: DocKey) => open(next, { page: areas.areas.find((area) => area.doc === next)?.page }),
    [open, areas],
  );
  const pageOf = (area: DocKey) =>
    areas.areas.find((each) => each.doc === area)?.page ??
    (requested === undefined || isArea(requested) ? (preferredPage as DocKey | undefined) : requested);
  const openBlock = (area: DocKey, id: string) => {
    const block = { kind: 'block', id } as const;
    open(area, { page: pageOf(area), selected: block, isPanelClosed: true });
    // The URL of a document that is already shown does not change its selection.
    if (area === doc) select(block);
    if (isNarrow) setPanel('inspector');
  };
  useCanonicalUrl(requested);
  const openSidePanel = useCallback(
    (next: SidePanelName) => {
      setPanel(undefined);
      setSidePanel(next);
    },
    [setSidePanel],
  );
  const tree = useMemo(
    () => <PageTree shown={requested} onShow={show} onOpenPanel={openSidePanel} />,
    [requested, show, openSidePanel],
  );
  const inspector =
    doc === undefined ? null : <Inspector doc={doc} selected={selected} device={device} onSelect={select} />;
  return (
    <SiteAreasContext.Provider value={areas}>
      <div className={css.screen}>
        <h1 className="visually-hidden">{t('pages.title')}</h1>
        {isNarrow ? (
          <NarrowPanels doc={requested} tree={tree} inspector={inspector} open={panel} onOpen={setPanel} />
        ) : (
          tree
        )}
        {requested === undefined ? (
          <div className={css.nothing}>
            <EmptyState title={t(pageId === undefined ? 'pages.none' : 'error.notFound')} />
          </div>
        ) : doc === undefined ? (
          <div className={css.loading}>
            <WhenLoaded docs={[requested]}>{null}</WhenLoaded>
          </div>
        ) : (
          <Canvas
            doc={doc}
            preferredPage={preferredPage as DocKey | undefined}
            device={device}
            selected={selected}
            onSelect={select}
            onOpen={open}
          />
        )}
        {sidePanel !== undefined ? (
          <div className={css.styles}>
            <SidePanelContent
              name={sidePanel}
              onClose={() => setSidePanel(undefined)}
              onShowArea={(area) => open(area, { page: pageOf(area) })}
              onOpenBlock={openBlock}
              onEditNavigation={isNarrow ? () => setPanel('tree') : focusTree}
            />
          </div>
        ) : (
          !isNarrow && inspector
        )}
      </div>
    </SiteAreasContext.Provider>
  );
}

/** Moves the focus to the list of pages. */
function focusTree(): void {
  focusWhenRendered('[role="treegrid"] [role="row"]');
}

/**
 * The requested document when it is loaded. Until then the document that was shown before, unless the requested one
 * cannot be loaded.
 */
function useLoadedDocument(requested: DocKey | undefined): DocKey | undefined {
  const { isLoaded, error } = useLoaded(requested === undefined ? NO_DOCUMENTS : [requested]);
  const last = useRef<DocKey>(undefined);
  if (isLoaded) last.current = requested;
  return isLoaded || error === undefined ? last.current : undefined;
}

const NO_DOCUMENTS: readonly DocKey[] = [];

interface ShownBesides {
  readonly device: Device;
  readonly sidePanel: SidePanelName | undefined;
}

/** Navigates to a page, or to an area on a page, and keeps the device and the panel next to the page. */
function useOpen(
  { device, sidePanel }: ShownBesides,
  onNavigated: () => void,
): (doc: DocKey, options: OpenOptions & { readonly isPanelClosed?: boolean }) => void {
  const navigate = useNavigateTo();
  return useCallback(
    (next, { page, selected, isPanelClosed = false }) => {
      const id = documentTypeOf(next) === 'page' ? idOf(next) : next;
      const block = blockIdOf(selected);
      const query = new URLSearchParams({
        ...(device !== 'desktop' && { device }),
        ...(sidePanel !== undefined && !isPanelClosed && { [sidePanel]: '1' }),
        ...(isArea(next) && page !== undefined && { on: page }),
        ...(block !== undefined && { block }),
      }).toString();
      navigate(`/config/pages/${encodeURIComponent(id)}${query === '' ? '' : `?${query}`}`);
      onNavigated();
    },
    [navigate, device, sidePanel, onNavigated],
  );
}
