import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { NO_PLACES, type Places } from '../../../../core/preview/page-geometry.ts';
import type { PageFrame } from './page-frame.ts';

/**
 * The geometry of the page, measured after each render and after layout shifts. A change of one block that leaves its
 * size as it is costs no measurement of the others.
 */
export function usePageGeometry(frame: RefObject<PageFrame | undefined>, opened: PageFrame | undefined) {
  const [geometry, setGeometry] = useState(NO_PLACES);
  const latest = useRef(NO_PLACES);
  const measure = useCallback(
    (changedBlock?: string) => {
      if (changedBlock !== undefined && frame.current?.isUnmoved(latest.current, changedBlock)) return;
      const next = frame.current?.measure();
      if (next === undefined || sameGeometry(latest.current, next)) return;
      latest.current = next;
      setGeometry(next);
    },
    [frame],
  );
  const measureAll = useCallback(() => measure(), [measure]);
  useMeasureOnChange(opened, measureAll);
  return { places: geometry, measure };
}

/** Measures again when images and fonts load late and shift the layout. */
function useMeasureOnChange(frame: PageFrame | undefined, measure: () => void): void {
  useEffect(() => {
    if (frame === undefined) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(frame.document.documentElement);
    observer.observe(frame.document.body);
    frame.document.addEventListener('load', measure, true);
    void frame.document.fonts.ready.then(measure);
    return () => {
      observer.disconnect();
      frame.document.removeEventListener('load', measure, true);
    };
  }, [frame, measure]);
}

function sameGeometry(left: Places, right: Places): boolean {
  return (
    JSON.stringify({ ...left, blocks: [...left.blocks] }) ===
    JSON.stringify({ ...right, blocks: [...right.blocks] })
  );
}
