import { useCallback, useEffect, useRef } from 'react';
import type { DocKey } from '../../../../../compiler/model/index.ts';
import { useNotify } from '../../../../ui/overlays/toast.tsx';
import { mayTakeFocus } from '../../hooks/focus-canvas.ts';
import { t } from '../../strings/pages-strings.ts';
import type { TypingBuffer } from '../text-editing/typing-buffer.ts';

/** Far longer than it takes to draw a block and to close what it was chosen in, on slow computers too. */
const MAX_WAIT_MS = 10_000;

export interface NewBlockFocusOptions {
  /** The page: when it is another one, nothing is begun on the one before. */
  readonly doc: DocKey;
  /** Keeps what is typed until the text is opened. */
  readonly captureFor: TypingBuffer['captureFor'];
  /** Opens the text of a block; false where there is none. */
  readonly openText: (blockId: string) => boolean;
}

/**
 * Gives the keys to a block that was just added, as soon as it is drawn and the menu or dialog that it came from has gone,
 * which gives them back to its button. A text is opened, with all that was typed since it was chosen. Where it is not, the
 * keys are let go, and somebody who has typed is told.
 */
export function useFocusNewBlock(options: NewBlockFocusOptions): (blockId: string, isText: boolean) => void {
  const { doc } = options;
  const latest = useRef(options);
  latest.current = options;
  const notify = useNotify();
  const stop = useRef<() => void>(undefined);
  useEffect(() => {
    void doc;
    return () => stop.current?.();
  }, [doc]);
  return useCallback(
    (blockId, isText) => {
      stop.current?.();
      const keys = isText ? latest.current.captureFor(blockId) : undefined;
      const deadline = performance.now() + MAX_WAIT_MS;
      let frame = 0;
      const discard = () => {
        if (keys !== undefined && keys.discard() !== '') notify({ text: t('text.notInserted'), isBad: true });
      };
      const attempt = () => {
        const block = document.querySelector<HTMLElement>(`[data-block="${CSS.escape(blockId)}"]`);
        if (block === null || !mayTakeFocus()) {
          if (performance.now() < deadline) frame = requestAnimationFrame(attempt);
          else discard();
          return;
        }
        // While the text is on its way, its keys are taken here.
        block.focus({ preventScroll: true });
        if (keys?.isPending() === true && !latest.current.openText(blockId)) discard();
      };
      stop.current = () => {
        cancelAnimationFrame(frame);
        discard();
      };
      frame = requestAnimationFrame(attempt);
    },
    [notify],
  );
}
