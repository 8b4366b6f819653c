import { useEffect, useRef, useState } from 'react';
import { EDGE_PAGES } from '../../../../formatters/vocabulary/api/paths.ts';
import type { InertOptions } from '../../../core/preview/inert-page.ts';
import type { CanvasPage } from '../../../core/preview/page-engine.ts';
import { useElementSize } from '../../../ui/dom/use-element-size.ts';
import { PREVIEW_SECTION } from './design-pages.ts';
import css from './section-library.module.css';
import { showSection } from './show-section.ts';

export interface DesignPreviewProps {
  readonly name: string;
  readonly page: CanvasPage;
  readonly options: InertOptions;
}

/** Size of the window that is scaled down, in pixels: a small laptop, so that texts can be read. */
const WINDOW = { width: 1024, height: 640 };

/** A section as the site would show it, scaled down. */
export function DesignPreview({ name, page, options }: DesignPreviewProps) {
  const well = useRef<HTMLDivElement>(null);
  const iframe = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  const [shown, setShown] = useState<Measured>();
  const scale = useElementSize(well).width / WINDOW.width;
  useEffect(() => {
    if (!isLoaded || iframe.current === null) return undefined;
    const section = showSection(iframe.current, { page, sectionId: PREVIEW_SECTION }, options);
    if (section === undefined) return undefined;
    // Fonts and images change its height when they have loaded.
    const watch = new ResizeObserver(() => setShown(measured(section)));
    watch.observe(section);
    return () => watch.disconnect();
  }, [isLoaded, page, options]);
  const { top = 0, height = WINDOW.height, background } = shown ?? {};
  const shift = Math.max(0, (WINDOW.height - height) / 2) - top;
  return (
    <div ref={well} className={css.preview} style={{ background }} aria-hidden="true">
      <iframe
        ref={iframe}
        className={css.frame}
        title={name}
        src={`${EDGE_PAGES.config}/_canvas`}
        // No scripts: the dashboard controls the page from outside.
        sandbox="allow-same-origin"
        tabIndex={-1}
        style={{ ...WINDOW, transform: `scale(${scale}) translateY(${shift}px)` }}
        data-hidden={shown === undefined}
        onLoad={() => setLoaded(true)}
      />
    </div>
  );
}

interface Measured {
  /** Position and height in the frame, in pixels. */
  readonly top: number;
  readonly height: number;
  /** Background of the page around the section. */
  readonly background: string | undefined;
}

function measured(section: Element): Measured {
  const { top, height } = section.getBoundingClientRect();
  const { body, defaultView } = section.ownerDocument;
  const color = defaultView?.getComputedStyle(body).backgroundColor;
  return { top, height, background: color === TRANSPARENT ? DEFAULT_GROUND : color };
}

const TRANSPARENT = 'rgba(0, 0, 0, 0)';
/** As in browsers. */
const DEFAULT_GROUND = '#ffffff';
