import { type RefObject, useCallback, useContext, useEffect, useRef, useState } from 'react';
import type { DocKey } from '../../../../../compiler/model/index.ts';
import type { PageEngine } from '../../../../core/preview/page-engine.ts';
import type { Device } from '../../../../core/shell/use-device.ts';
import { useElementSize } from '../../../../ui/dom/use-element-size.ts';
import { SiteAreasContext } from '../../hooks/site-areas.ts';
import { useFrameScroll } from '../frame/use-frame-scroll.ts';
import { type EngineState, usePageEngine, useThemeStyles } from '../frame/use-page-engine.ts';
import { type PageView, usePageView } from '../frame/use-page-view.ts';
import type { Point } from '../geometry/drag-geometry.ts';
import { type FrameSize, frameSize } from '../geometry/frame-size.ts';
import { useShownPage } from './use-shown-page.ts';

/** The page on the screen: engine, iframe, size and scroll position. */
export interface CanvasView {
  readonly engineState: EngineState;
  readonly engine: PageEngine | undefined;
  /** Loads the engine again after an error. */
  readonly retry: () => void;
  readonly iframe: RefObject<HTMLIFrameElement | null>;
  readonly onFrameLoad: () => void;
  /** The element that contains the iframe. */
  readonly viewport: RefObject<HTMLDivElement | null>;
  readonly viewportWidth: number;
  readonly size: FrameSize;
  readonly page: PageView;
  /** The document of the page, which is not the edited one while an area is edited. */
  readonly shownPage: DocKey | undefined;
  readonly scroll: Point;
}

export interface CanvasViewOptions {
  /** The edited document. */
  readonly doc: DocKey;
  /** The page to show with an area. */
  readonly preferredPage: DocKey | undefined;
  readonly device: Device;
}

export function useCanvasView({ doc, preferredPage, device }: CanvasViewOptions): CanvasView {
  const [engineState, retry] = usePageEngine();
  const engine = engineState.kind === 'ready' ? engineState.engine : undefined;
  const iframe = useRef<HTMLIFrameElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  const viewportSize = useElementSize(viewport);
  const shownPage = useShownPage(doc, preferredPage, engine);
  const page = usePageView(iframe, { engine, doc, shownPage, isLoaded });
  useReportAreas(engine);
  useThemeStyles(engineState, page.rerender);
  return {
    engineState,
    engine,
    retry,
    iframe,
    onFrameLoad: useCallback(() => setLoaded(true), []),
    viewport,
    viewportWidth: viewportSize.width,
    size: frameSize(device, viewportSize),
    page,
    shownPage,
    scroll: useFrameScroll(page.frame),
  };
}

/** Lists the areas of the theme in the page tree. */
function useReportAreas(engine: PageEngine | undefined): void {
  const { report } = useContext(SiteAreasContext);
  useEffect(() => {
    if (engine !== undefined) report(engine.areas);
  }, [engine, report]);
}
