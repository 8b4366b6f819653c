import { type RefObject, useCallback, useRef, useState } from 'react';
import type { DocKey } from '../../../../../compiler/model/index.ts';
import type { PageEngine } from '../../../../core/preview/page-engine.ts';
import type { Device } from '../../../../core/shell/use-device.ts';
import { useElementSize } from '../../../../ui/dom/use-element-size.ts';
import { useFrameScroll } from '../frame/use-frame-scroll.ts';
import { type EngineState, usePageEngine, useThemeStyles } from '../frame/use-page-engine.ts';
import { type PageView, usePageView } from '../frame/use-page-view.ts';
import type { Point } from '../geometry/drag-geometry.ts';
import { type FrameSize, frameSize } from '../geometry/frame-size.ts';

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
  readonly scroll: Point;
}

export function useCanvasView(doc: DocKey, device: Device): CanvasView {
  const [engineState, retry] = usePageEngine();
  const engine = engineState.kind === 'ready' ? engineState.engine : undefined;
  const iframe = useRef<HTMLIFrameElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  const viewportSize = useElementSize(viewport);
  const page = usePageView(iframe, { engine, doc, isLoaded });
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
    scroll: useFrameScroll(page.frame),
  };
}
