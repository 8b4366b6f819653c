import { useEffect, useRef } from 'react';
import { type FramePointerHandlers, listenToPointer } from './listen-to-pointer.ts';
import type { PageFrame } from './page-frame.ts';

/** What the mouse does on the page. Nothing of the page itself reacts: links lead nowhere, forms send nothing. */
export function useFramePointer(frame: PageFrame | undefined, pointer: FramePointerHandlers): void {
  const latest = useRef(pointer);
  latest.current = pointer;
  useEffect(() => (frame === undefined ? undefined : listenToPointer(frame, () => latest.current)), [frame]);
}
