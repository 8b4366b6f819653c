import { useCallback, useEffect, useState } from 'react';
import { ApiFailure } from '../../../../core/api/api-failure.ts';
import { useEditor } from '../../../../core/hooks/editor-context.tsx';
import { loadPart } from '../../../../core/shell/load-module.ts';
import type { TextSession } from '../../../../core/text/session/text-session.ts';
import { useNotify } from '../../../../ui/overlays/toast.tsx';
import { t } from '../../strings/pages-strings.ts';
import { createTypingBuffer, type TextRequest, type TypingBuffer } from './typing-buffer.ts';

type TextModule = Awaited<ReturnType<typeof importText>>;

/** What opens a text, with what somebody has typed since they asked for it. */
type OpenText = (module: TextModule, initialInput: Parameters<TextSession['begin']>[0]) => void;

export interface TextModuleLoader {
  /**
   * Calls when the part is there. What does not come says so, with a button that tries again; what was typed is kept for
   * whoever writes in the same text the next time.
   */
  readonly withText: (request: TextRequest, open: OpenText) => void;
  /** From now on keys are for the text of a block that is about to be drawn. */
  readonly captureFor: TypingBuffer['captureFor'];
}

/**
 * The part of the program that texts are written with. It is loaded once the canvas is there: the server may be gone when
 * somebody wants to write.
 */
export function useTextModule(isCanvasReady: boolean): TextModuleLoader {
  const [buffer] = useState(() => createTypingBuffer(sessionStorage));
  const reportError = useReportLoadError();
  useEffect(() => {
    // Nobody has asked for it yet.
    if (isCanvasReady) importText().catch(() => undefined);
  }, [isCanvasReady]);
  useEffect(() => captureKeys(buffer), [buffer]);
  const withText = useCallback(
    (request: TextRequest, open: OpenText) => {
      const load = async (isManual: boolean) => {
        const pending = buffer.request(request);
        try {
          const module = await loadPart(importText, isManual);
          if (!buffer.isPending(pending)) return;
          buffer.end();
          open(module, { isNew: pending.isNew, typed: pending.text });
        } catch (error) {
          // Keys go on being taken: what was meant for the text must not work on the block.
          if (buffer.isPending(pending)) reportError(error, () => void load(true));
        }
      };
      void load(false);
    },
    [buffer, reportError],
  );
  return { withText, captureFor: buffer.captureFor };
}

/** Looks at keys before anything else does: what has the focus while a menu closes is nobody's choice. */
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

/** Says why writing cannot begin, with what tries again. */
function useReportLoadError(): (error: unknown, onRetry: () => void) => void {
  const { isAway } = useEditor();
  const notify = useNotify();
  return useCallback(
    (error, onRetry) => {
      const isNetwork = error instanceof ApiFailure;
      if (isNetwork) isAway.setState(true, true);
      notify({
        text: isNetwork ? t('text.serverUnreachable') : t('error.generic'),
        isBad: true,
        action: { label: t('error.tryAgain'), onPress: onRetry },
      });
    },
    [isAway, notify],
  );
}

function importText() {
  return import('../../../../core/text/session/text-session.ts');
}
