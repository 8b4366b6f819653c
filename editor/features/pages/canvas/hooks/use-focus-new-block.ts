import { useCallback, useEffect, useRef } from 'react';
import type { DocKey } from '../../../../../compiler/model/index.ts';
import { useNotify } from '../../../../ui/overlays/toast.tsx';
import { mayTakeFocus } from '../../hooks/focus-canvas.ts';
import { t } from '../../strings/pages-strings.ts';
import type { TypedAhead } from '../text-editing/typing-buffer.ts';

/** Far longer than it takes to draw a block and to close what it was chosen in, on slow computers too. */
const MOST_MS = 10_000;

export interface BlockBeginning {
  /** The page: when it is another one, nothing is begun on the one before. */
  readonly doc: DocKey;
  /** Keeps what is typed until the text is opened. */
  readonly hold: TypedAhead['hold'];
  /** Opens the text of a block; false where there is none. */
  readonly write: (blockId: string) => boolean;
}

/**
 * Gives the keys to a block that was just added, as soon as it is drawn and the menu or dialog that it came from has gone,
 * which gives them back to its button. A text is opened, with all that was typed since it was chosen. Where it is not, the
 * keys are let go, and somebody who has typed is told.
 */
export function useBeginBlock(beginning: BlockBeginning): (blockId: string, isText: boolean) => void {
  const { doc } = beginning;
  const latest = useRef(beginning);
  latest.current = beginning;
  const notify = useNotify();
  const stop = useRef<() => void>(undefined);
  useEffect(() => {
    void doc;
    return () => stop.current?.();
  }, [doc]);
  return useCallback(
    (blockId, isText) => {
      stop.current?.();
      const held = isText ? latest.current.hold(blockId) : undefined;
      const until = performance.now() + MOST_MS;
      let frame = 0;
      const drop = () => {
        if (held !== undefined && held.drop() !== '') notify({ text: t('text.notInserted'), isBad: true });
      };
      const attempt = () => {
        const block = document.querySelector<HTMLElement>(`[data-block="${CSS.escape(blockId)}"]`);
        if (block === null || !mayTakeFocus()) {
          if (performance.now() < until) frame = requestAnimationFrame(attempt);
          else drop();
          return;
        }
        // While the text is on its way, its keys are taken here.
        block.focus({ preventScroll: true });
        if (held?.isWanted() === true && !latest.current.write(blockId)) drop();
      };
      stop.current = () => {
        cancelAnimationFrame(frame);
        drop();
      };
      frame = requestAnimationFrame(attempt);
    },
    [notify],
  );
}
