import { useCallback, useEffect, useRef } from 'react';
import type { DocKey } from '../../../../../compiler/model/index.ts';
import { useNotify } from '../../../../ui/overlays/toast.tsx';
import { mayTakeFocus } from '../../hooks/focus-canvas.ts';
import { t } from '../../strings/pages-strings.ts';
import type { TypingBuffer } from '../text-editing/typing-buffer.ts';

/** Upper limit for rendering the block and closing the menu, also on slow computers. */
const MAX_WAIT_MS = 10_000;

export interface NewBlockFocusOptions {
  /** The page on the canvas. Focusing is canceled when it changes. */
  readonly shownPage: DocKey | undefined;
  /** Buffers typed keys until the text is open. */
  readonly captureFor: TypingBuffer['captureFor'];
  /** Opens the text of a block. Returns false when the block has none. */
  readonly openText: (blockId: string) => boolean;
}

/**
 * Focuses a new block once it is rendered and the menu or dialog that added it has closed and restored its own
 * focus. Text blocks are opened with the keys typed since then. If that fails, the buffer is discarded and the
 * user is notified.
 */
export function useFocusNewBlock(options: NewBlockFocusOptions): (blockId: string, isText: boolean) => void {
  const { shownPage } = options;
  const latest = useRef(options);
  latest.current = options;
  const notify = useNotify();
  const stop = useRef<() => void>(undefined);
  useEffect(() => {
    void shownPage;
    return () => stop.current?.();
  }, [shownPage]);
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
        // While the text editor is loading, keys are still captured.
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
