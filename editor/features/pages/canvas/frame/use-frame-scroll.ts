import { useEffect, useState } from 'react';
import type { Point } from '../geometry/drag-geometry.ts';
import type { PageFrame } from './page-frame.ts';

const TOP: Point = { x: 0, y: 0 };

/** The scroll position of the page in the iframe. */
export function useFrameScroll(frame: PageFrame | undefined): Point {
  const [scroll, setScroll] = useState(TOP);
  useEffect(() => {
    if (frame === undefined) return undefined;
    const { window } = frame;
    const onScroll = () => setScroll({ x: window.scrollX, y: window.scrollY });
    onScroll();
    frame.document.addEventListener('scroll', onScroll, { passive: true });
    return () => frame.document.removeEventListener('scroll', onScroll);
  }, [frame]);
  return scroll;
}
