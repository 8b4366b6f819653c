import { useCallback, useEffect, useState } from 'react';
import { ApiFailure } from '../../../../core/api/api-failure.ts';
import { useEditor } from '../../../../core/hooks/editor-context.tsx';
import { importModule } from '../../../../core/shell/import-module.ts';
import { loadModule } from '../../../../core/shell/load-module.ts';
import type { StartOptions } from '../../../../core/text/session/text-session.ts';
import { useNotify } from '../../../../ui/overlays/toast.tsx';
import { t } from '../../strings/pages-strings.ts';
import { createTypingBuffer, type TextRequest, type TypingBuffer } from './typing-buffer.ts';

type TextModule = Awaited<ReturnType<typeof importText>>;

/** Opens a text with the keys typed since it was requested. */
type OpenText = (module: TextModule, initialInput: StartOptions) => void;

export interface TextModuleLoader {
  /**
   * Calls `open` once the module is loaded. A load error is shown with a retry button, and typed keys are kept for
   * the next attempt.
   */
  readonly withText: (request: TextRequest, open: OpenText) => void;
  /** Captures keys for the text of a block that is not rendered yet. */
  readonly captureFor: TypingBuffer['captureFor'];
}

/** Loads the text editor module. It is preloaded with the canvas, because the server may be unreachable later. */
export function useTextModule(isCanvasReady: boolean): TextModuleLoader {
  const [buffer] = useState(() => createTypingBuffer(sessionStorage));
  const reportError = useReportLoadError();
  useEffect(() => {
    // A failed preload is not reported: the text editor is not needed yet.
    if (isCanvasReady) importText().catch(() => undefined);
  }, [isCanvasReady]);
  useEffect(() => captureKeys(buffer), [buffer]);
  const withText = useCallback(
    (request: TextRequest, open: OpenText) => {
      const load = async (isManual: boolean) => {
        const pending = buffer.request(request);
        try {
          const module = await loadModule(importText, isManual);
          if (!buffer.isPending(pending)) return;
          buffer.end();
          open(module, { isNew: pending.isNew, typed: pending.text });
        } catch (error) {
          // Keys stay captured: input for the text must not trigger actions of the block.
          if (buffer.isPending(pending)) reportError(error, () => void load(true));
        }
      };
      void load(false);
    },
    [buffer, reportError],
  );
  return { withText, captureFor: buffer.captureFor };
}

/** Captures keys before any other listener, because the focus is undefined while a menu closes. */
function captureKeys(buffer: TypingBuffer): () => void {
  const onFocus = ({ target }: FocusEvent) => buffer.focusOn(blockOf(target), isField(target));
  const onKey = (event: KeyboardEvent) => {
    if (!buffer.handleKey(event, blockOf(event.target))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  document.addEventListener('focusin', onFocus);
  window.addEventListener('keydown', onKey, true);
  window.addEventListener('pointerdown', buffer.release, true);
  return () => {
    document.removeEventListener('focusin', onFocus);
    window.removeEventListener('keydown', onKey, true);
    window.removeEventListener('pointerdown', buffer.release, true);
  };
}

function blockOf(target: EventTarget | null): string | undefined {
  return target instanceof HTMLElement ? target.dataset.block : undefined;
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, [contenteditable]');
}

/** Shows a notification with a retry button. */
function useReportLoadError(): (error: unknown, onRetry: () => void) => void {
  const { isUnreachable } = useEditor();
  const notify = useNotify();
  return useCallback(
    (error, onRetry) => {
      const isNetwork = error instanceof ApiFailure;
      if (isNetwork) isUnreachable.setState(true, true);
      notify({
        text: isNetwork ? t('text.serverUnreachable') : t('error.generic'),
        isBad: true,
        action: { label: t('error.tryAgain'), onPress: onRetry },
      });
    },
    [isUnreachable, notify],
  );
}

function importText() {
  return importModule(() => import('../../../../core/text/session/text-session.ts'));
}
