import { useEffect, useMemo, useRef, useState } from 'react';
import { createPreviewWithPopup } from '../../../compiler/index.ts';
import type { Bodies, DocKey } from '../../../compiler/model/index.ts';
import { EDGE_PAGES } from '../../../formatters/vocabulary/api/paths.ts';
import { useEditor } from '../../core/hooks/editor-context.tsx';
import { useBodies } from '../../core/hooks/use-documents.ts';
import { useLoaded } from '../../core/hooks/use-loaded.ts';
import { assetOptions } from '../../core/preview/asset-options.ts';
import { designOf, loadStyledTheme } from '../../core/preview/design-styles.ts';
import { type CanvasPage, openPageEngine, type PageEngine } from '../../core/preview/page-engine.ts';
import { QueryContent } from '../../core/server/query-content.tsx';
import { loadModule } from '../../core/shell/load-module.ts';
import { openPageFrame, type PageFrame } from '../../features/pages/canvas/frame/page-frame.ts';
import { useElementSize } from '../../ui/dom/use-element-size.ts';
import { EmptyState } from '../../ui/feedback/message.tsx';
import { Card } from '../../ui/layout/card.tsx';
import css from './screens.module.css';
import { t } from './strings.ts';

export interface ScreenPreviewProps {
  /** The page to render: a document or a URL. */
  readonly target: DocKey | `/${string}`;
  /** Adds documents that the screen needs to be rendered. Must be stable. */
  readonly prepare?: (bodies: Bodies) => Bodies;
  /** Completes the page as the server or the browser of a visitor does; undefined: nothing to show. Must be stable. */
  readonly complete: (page: CanvasPage) => CanvasPage | undefined;
}

/** A screen as visitors see it, scaled down, from the current documents. */
export function ScreenPreview(props: ScreenPreviewProps) {
  const { engine, error, retry } = useEngine();
  return (
    <div className={css.preview}>
      <Card title={t('screens.preview')}>
        <QueryContent from={{ data: engine, error, refetch: retry }}>
          {(ready) => <RenderedScreen {...props} engine={ready} />}
        </QueryContent>
      </Card>
    </div>
  );
}

function RenderedScreen({
  engine,
  target,
  prepare,
  complete,
}: ScreenPreviewProps & { readonly engine: PageEngine }) {
  const bodies = useBodies();
  useLoaded(useMemo(() => (target.startsWith('/') ? [] : [target as DocKey]), [target]));
  const page = useMemo(() => {
    engine.update(prepare === undefined ? bodies : prepare(bodies));
    const rendered = engine.page(target);
    return rendered && complete(rendered);
  }, [engine, bodies, target, prepare, complete]);
  return page === undefined ? (
    <EmptyState title={t('screens.noPreview')} />
  ) : (
    <ScaledPage page={page} bodies={bodies} />
  );
}

/** Sizes of the window in pixels: a small laptop, or a phone. */
const WINDOWS = { wide: { width: 1024, height: 700 }, narrow: { width: 390, height: 540 } };

function ScaledPage({ page, bodies }: { readonly page: CanvasPage; readonly bodies: Bodies }) {
  const well = useRef<HTMLDivElement>(null);
  const iframe = useRef<HTMLIFrameElement>(null);
  const [frame, setFrame] = useState<PageFrame>();
  const { width } = useElementSize(well);
  const size = width < 480 ? WINDOWS.narrow : WINDOWS.wide;
  const scale = Math.min(1, width / size.width);
  useEffect(() => frame?.show(page, assetOptions(bodies)), [frame, page, bodies]);
  return (
    <div ref={well} className={css.well} style={{ height: size.height * scale }}>
      <iframe
        ref={iframe}
        className={css.frame}
        title={t('screens.preview')}
        src={`${EDGE_PAGES.config}/_canvas`}
        // No scripts: the dashboard controls the page from outside.
        sandbox="allow-same-origin"
        tabIndex={-1}
        style={{ ...size, transform: `scale(${scale})` }}
        onLoad={() => setFrame(iframe.current === null ? undefined : openPageFrame(iframe.current))}
      />
    </div>
  );
}

/** Opens an engine that renders popups. */
function useEngine() {
  const { api, store } = useEditor();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<{ readonly engine?: PageEngine; readonly error?: unknown }>({});
  useEffect(() => {
    let isUnmounted = false;
    const theme = loadStyledTheme(api, designOf(store.states.getState().head));
    openPageEngine(theme, (part) => loadModule(part, attempt > 0), createPreviewWithPopup).then(
      (engine) => isUnmounted || setState({ engine }),
      (error: unknown) => isUnmounted || setState({ error }),
    );
    return () => {
      isUnmounted = true;
    };
  }, [api, store, attempt]);
  const retry = () => {
    setState({});
    setAttempt((before) => before + 1);
  };
  return { engine: state.engine, error: state.error, retry };
}
