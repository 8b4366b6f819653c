import { useCallback, useMemo, useState } from 'react';
import type { DocKey } from '../../../compiler/model/index.ts';
import { useLoaded } from '../../core/hooks/use-loaded.ts';
import { idOf, typeOf } from '../../core/model/documents.ts';
import { WhenLoaded } from '../../core/server/when-loaded.tsx';
import { type Device, useDevice } from '../../core/shell/use-device.ts';
import { useNavigateTo } from '../../core/shell/use-navigate-to.ts';
import { EmptyState } from '../../ui/feedback/message.tsx';
import { Canvas } from './canvas/canvas.tsx';
import { Inspector } from './inspector/inspector.tsx';
import { type NarrowPanel, NarrowPanels } from './narrow-panels.tsx';
import { PageTree } from './page-tree/page-tree.tsx';
import css from './pages.module.css';
import { t } from './strings/pages-strings.ts';
import { useCanonicalUrl, useCurrentDocument } from './use-current-document.ts';
import { useIsNarrow, useIsPhone } from './use-is-narrow.ts';
import { useSelection } from './use-selection.ts';

/** Page tree, canvas and inspector (editor 3.7, "Pages + canvas"). */
export function PagesScreen() {
  const doc = useCurrentDocument();
  const [chosen] = useDevice();
  const isPhone = useIsPhone();
  // A scaled desktop page would be too small to read on a phone.
  const device = isPhone && chosen === 'desktop' ? 'phone' : chosen;
  const [selected, select] = useSelection(doc);
  const isNarrow = useIsNarrow();
  const [panel, setPanel] = useState<NarrowPanel>();
  const show = useShow(
    chosen,
    useCallback(() => setPanel(undefined), []),
  );
  useCanonicalUrl(doc);
  const tree = useMemo(() => <PageTree shown={doc} onShow={show} />, [doc, show]);
  // The compiler reads the whole site; the tree only needs summaries.
  const { isLoaded } = useLoaded('all');
  const inspector =
    doc === undefined || !isLoaded ? null : <Inspector doc={doc} selected={selected} device={device} />;
  return (
    <div className={css.screen}>
      <h1 className={css.heading}>{t('pages.title')}</h1>
      {isNarrow ? (
        <NarrowPanels doc={doc} tree={tree} inspector={inspector} open={panel} onOpen={setPanel} />
      ) : (
        tree
      )}
      {doc === undefined ? (
        <div className={css.nothing}>
          <EmptyState title={t('pages.none')} />
        </div>
      ) : isLoaded ? (
        <Canvas doc={doc} device={device} selected={selected} onSelect={select} />
      ) : (
        <div className={css.loading}>
          <WhenLoaded docs="all">{null}</WhenLoaded>
        </div>
      )}
      {!isNarrow && inspector}
    </div>
  );
}

/** Navigates to a page and keeps the device. */
function useShow(device: Device, onNavigated: () => void): (doc: DocKey) => void {
  const navigate = useNavigateTo();
  return useCallback(
    (next) => {
      const id = typeOf(next) === 'page' ? idOf(next) : next;
      const query = device === 'desktop' ? '' : `?device=${device}`;
      navigate(`/config/pages/${encodeURIComponent(id)}${query}`);
      onNavigated();
    },
    [navigate, device, onNavigated],
  );
}
