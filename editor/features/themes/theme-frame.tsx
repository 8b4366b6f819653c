import { useEffect, useMemo, useRef, useState } from 'react';
import { EDGE_PAGES } from '../../../formatters/vocabulary/api/paths.ts';
import { useOpState } from '../../core/hooks/use-documents.ts';
import { assetOptions } from '../../core/preview/asset-options.ts';
import { inertPage } from '../../core/preview/inert-page.ts';
import type { CanvasPage } from '../../core/preview/page-engine.ts';
import { patchFrame } from '../../core/preview/patch-frame.ts';
import css from './themes.module.css';

export interface ThemeFrameProps {
  readonly title: string;
  readonly page: CanvasPage;
  /** Size of the page in its own pixels. */
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  /** A thumbnail, which cannot be scrolled. */
  readonly isThumbnail?: boolean;
}

/** Links and fields do nothing: they would leave the preview. */
const PREVIEW_STYLE =
  'html{scroll-behavior:auto!important}a,button,input,select,textarea,summary,label{pointer-events:none!important}';

/** A page of the site in a frame, scaled. Nothing in it runs. */
export function ThemeFrame({ title, page, width, height, scale, isThumbnail = false }: ThemeFrameProps) {
  const iframe = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  const [isShown, setShown] = useState(false);
  const head = useOpState((state) => state.head);
  const options = useMemo(() => assetOptions(head), [head]);
  useEffect(() => {
    const frame = iframe.current?.contentDocument;
    const view = iframe.current?.contentWindow as (Window & typeof globalThis) | null | undefined;
    if (!isLoaded || !frame || !view) return;
    const style = `${page.style}\n${PREVIEW_STYLE}${isThumbnail ? 'html{overflow:hidden!important}' : ''}`;
    patchFrame(frame, inertPage(page.html, new view.DOMParser(), options), style);
    setShown(true);
  }, [isLoaded, page, options, isThumbnail]);
  const url = page.url;
  useEffect(() => {
    void url;
    iframe.current?.contentWindow?.scrollTo(0, 0);
  }, [url]);
  return (
    <iframe
      ref={iframe}
      className={css.frame}
      title={title}
      src={`${EDGE_PAGES.config}/_canvas`}
      // No scripts: the dashboard controls the page from outside.
      sandbox="allow-same-origin"
      style={{ width, height, transform: `scale(${scale})` }}
      data-hidden={!isShown}
      onLoad={() => setLoaded(true)}
      {...(isThumbnail && { tabIndex: -1, 'aria-hidden': true })}
    />
  );
}
