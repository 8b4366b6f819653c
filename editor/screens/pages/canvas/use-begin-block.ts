import { useCallback, useEffect, useRef } from 'react';
import { mayTakeFocus } from './blocks/block-frame.tsx';
import type { TextPartLoader } from './writing/use-text-part.ts';

/** Far longer than it takes to draw a block, and to close what it was chosen in. */
const MOST_FRAMES = 120;

export interface BlockBeginning {
  /** Keeps what is typed until the text is opened. */
  readonly hold: TextPartLoader['hold'];
  /** Opens the text of a block; false where there is none. */
  readonly write: (blockId: string) => boolean;
}

/**
 * Gives the keys to a block that was just added, as soon as it is drawn and the menu or dialog that it came from has gone,
 * which gives them back to its button. A text is opened, with all that was typed since it was chosen.
 */
export function useBeginBlock(beginning: BlockBeginning): (blockId: string, isText: boolean) => void {
  const latest = useRef(beginning);
  latest.current = beginning;
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  return useCallback((blockId, isText) => {
    const held = isText ? latest.current.hold(blockId) : undefined;
    const attempt = (left: number) => {
      const block = document.querySelector<HTMLElement>(`[data-block="${CSS.escape(blockId)}"]`);
      if (block === null || !mayTakeFocus()) {
        if (left > 0) frame.current = requestAnimationFrame(() => attempt(left - 1));
        else held?.drop();
        return;
      }
      // While the text is on its way, its keys are taken here.
      block.focus({ preventScroll: true });
      if (held?.isWanted() === true && !latest.current.write(blockId)) held.drop();
    };
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => attempt(MOST_FRAMES));
  }, []);
}
