import { type RefObject, useCallback, useEffect, useState } from 'react';
import { NO_PLACES, type Places } from '../../../../core/preview/page-geometry.ts';
import type { PageFrame } from './page-frame.ts';

/** The geometry of the page, measured after each render and after layout shifts. */
export function usePageGeometry(frame: RefObject<PageFrame | undefined>, opened: PageFrame | undefined) {
  const [geometry, setGeometry] = useState(NO_PLACES);
  const measure = useCallback(() => {
    const next = frame.current?.measure();
    if (next !== undefined) setGeometry((before) => (sameGeometry(before, next) ? before : next));
  }, [frame]);
  useMeasureOnChange(opened, measure);
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
    JSON.stringify([left.sections, [...left.blocks]]) === JSON.stringify([right.sections, [...right.blocks]])
  );
}
