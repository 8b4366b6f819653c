import { useEffect, useRef } from 'react';
import { type FramePointerHandlers, listenToPointer } from './listen-to-pointer.ts';
import type { PageFrame } from './page-frame.ts';

/** Handles the mouse on the page. Links and forms of the page itself are inert. */
export function useFramePointer(frame: PageFrame | undefined, pointer: FramePointerHandlers): void {
  const latest = useRef(pointer);
  latest.current = pointer;
  useEffect(() => (frame === undefined ? undefined : listenToPointer(frame, () => latest.current)), [frame]);
}
