import { useCallback, useEffect, useRef } from 'react';
import { mayTakeFocus } from './blocks/block-frame.tsx';

/** Far longer than it takes to draw a block, and to close what it was chosen in. */
const MOST_FRAMES = 120;

/**
 * Gives the keys to a block that was just added, as soon as it is drawn and the menu or dialog that it came from has gone,
 * which gives them back to its button. `write` opens its text, and is false where there is none: then the block has them.
 */
export function useBeginBlock(
  write: (blockId: string) => boolean,
): (blockId: string, isText: boolean) => void {
  const latest = useRef(write);
  latest.current = write;
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  return useCallback((blockId, isText) => {
    const attempt = (left: number) => {
      const block = document.querySelector<HTMLElement>(`[data-block="${CSS.escape(blockId)}"]`);
      if (block === null || !mayTakeFocus()) {
        if (left > 0) frame.current = requestAnimationFrame(() => attempt(left - 1));
      } else if (!isText || !latest.current(blockId)) block.focus({ preventScroll: true });
    };
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => attempt(MOST_FRAMES));
  }, []);
}
