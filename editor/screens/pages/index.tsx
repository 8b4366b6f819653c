import { useRouter, useRouterState } from '@tanstack/react-router';
import { PanelLeft, SlidersHorizontal } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { DocKey } from '../../../compiler/model/index.ts';
import { useDevice } from '../../hooks/use-device.ts';
import { useOpState } from '../../hooks/use-documents.ts';
import { useNavigateTo } from '../../hooks/use-navigate-to.ts';
import { useSearch } from '../../hooks/use-search.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { EmptyState } from '../../kit/feedback/message.tsx';
import { Dialog } from '../../kit/overlays/dialog.tsx';
import { documentsOf, idOf, titleOf, typeOf } from '../../model/documents.ts';
import { flagAt } from '../../model/read.ts';
import type { OpState } from '../../ops/index.ts';
import { t } from '../../strings.ts';
import { Canvas } from './canvas/canvas.tsx';
import type { Selected } from './canvas/selection.ts';
import { Inspector } from './inspector/inspector.tsx';
import css from './pages.module.css';
import { PageTree } from './tree/page-tree.tsx';
import { useIsNarrow, useIsPhone } from './use-is-narrow.ts';
import { useOutline } from './use-outline.ts';

/** Page tree, canvas and inspector: where a site is made (editor 3.7, "Pages + canvas"). */
export function PagesScreen() {
  const doc = useShownDoc();
  const navigate = useNavigateTo();
  const [chosen] = useDevice();
  const isPhone = useIsPhone();
  // A whole desktop on a phone would be too small to read.
  const device = isPhone && chosen === 'desktop' ? 'phone' : chosen;
  const [selected, select] = useSelected(doc);
  const isNarrow = useIsNarrow();
  const [drawer, setDrawer] = useState<'tree' | 'inspector'>();
  const close = () => setDrawer(undefined);
  useAddress(doc);
  const show = useCallback(
    (next: DocKey) => {
      const id = typeOf(next) === 'page' ? idOf(next) : next;
      const query = chosen === 'desktop' ? '' : `?device=${chosen}`;
      navigate(`/config/pages/${encodeURIComponent(id)}${query}`);
      setDrawer(undefined);
    },
    [navigate, chosen],
  );
  const tree = useMemo(() => <PageTree shown={doc} onShow={show} />, [doc, show]);
  const inspector = doc === undefined ? null : <Inspector doc={doc} selected={selected} device={device} />;
  return (
    <div className={css.screen}>
      <h1 className={css.heading}>{t('pages.title')}</h1>
      {!isNarrow && tree}
      {isNarrow && (
        <div className={css.narrowBar}>
          <Button isSmall icon={<PanelLeft aria-hidden="true" />} onPress={() => setDrawer('tree')}>
            {t('pages.openTree')}
          </Button>
          <ShownName doc={doc} />
          <Button
            isSmall
            icon={<SlidersHorizontal aria-hidden="true" />}
            isDisabled={doc === undefined}
            onPress={() => setDrawer('inspector')}
          >
            {t('pages.openInspector')}
          </Button>
        </div>
      )}
      {doc === undefined ? (
        <div className={css.nothing}>
          <EmptyState title={t('pages.none')} />
        </div>
      ) : (
        <Canvas doc={doc} device={device} selected={selected} onSelect={select} />
      )}
      {!isNarrow && inspector}
      {isNarrow && (
        <>
          <Dialog title={t('pages.openTree')} isOpen={drawer === 'tree'} onClose={close} isSheet>
            {tree}
          </Dialog>
          <Dialog title={t('pages.openInspector')} isOpen={drawer === 'inspector'} onClose={close} isSheet>
            {inspector}
          </Dialog>
        </>
      )}
    </div>
  );
}

function ShownName({ doc }: { readonly doc: DocKey | undefined }) {
  const name = useOpState(
    useCallback(({ head }: OpState) => (doc === undefined ? '' : titleOf(doc, head.get(doc))), [doc]),
  );
  return <span className={css.shownName}>{name}</span>;
}

/** The document that the address names: `/config/pages/home` a page, `…/collection:shop` a collection; else the home page. */
function useShownDoc(): DocKey | undefined {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const outline = useOutline();
  const pages = documentsOf(outline, 'page');
  const collections = documentsOf(outline, 'collection');
  const id = decoded(path.split('/')[3] ?? '');
  const all = [...pages, ...collections];
  const wanted = all.find(({ key }) => key === `page:${id}` || key === id);
  const home = pages.find(({ body }) => flagAt(body, 'isHome')) ?? pages[0];
  return (wanted ?? (id === '' ? home : undefined))?.key;
}

/** `/config/pages` is the home page: the address says so, for whoever copies it. */
function useAddress(doc: DocKey | undefined): void {
  const router = useRouter();
  useEffect(() => {
    const { pathname, searchStr } = router.state.location;
    if (doc === undefined || (pathname.split('/')[3] ?? '') !== '') return;
    const path = `/config/pages/${encodeURIComponent(idOf(doc))}${searchStr}`;
    router.history.replace(path, {}, { ignoreBlocker: true });
  }, [router, doc]);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What is selected, kept in the address, so that a reload comes back to it. */
function useSelected(doc: DocKey | undefined): readonly [Selected, (selected: Selected) => void] {
  const [search, change] = useSearch();
  const [selected, setSelected] = useState<Selected>(() =>
    search.block !== undefined ? { kind: 'block', id: search.block } : undefined,
  );
  const [of, setOf] = useState(doc);
  const current = of === doc ? selected : undefined;
  useEffect(() => {
    if (of === doc) return;
    setOf(doc);
    setSelected(undefined);
  }, [of, doc]);
  const block = current?.kind === 'block' ? current.id : undefined;
  useEffect(() => change({ block }), [block, change]);
  const select = useCallback(
    (next: Selected) =>
      setSelected((before) => (before?.kind === next?.kind && before?.id === next?.id ? before : next)),
    [],
  );
  return [current, select];
}
