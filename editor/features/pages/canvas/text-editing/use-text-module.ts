import { useCallback, useEffect, useState } from 'react';
import { ApiFailure } from '../../../../core/api/api-failure.ts';
import { useEditor } from '../../../../core/hooks/editor-context.tsx';
import { loadPart } from '../../../../core/shell/load-module.ts';
import type { TextSession } from '../../../../core/text/session/text-session.ts';
import { useNotify } from '../../../../ui/overlays/toast.tsx';
import { t } from '../../strings/pages-strings.ts';
import { createTypedAhead, type TypedAhead, type WantedText } from './typing-buffer.ts';

type TextPart = Awaited<ReturnType<typeof importText>>;

/** What opens a text, with what somebody has typed since they asked for it. */
type OpenText = (part: TextPart, beginning: Parameters<TextSession['begin']>[0]) => void;

export interface TextPartLoader {
  /**
   * Calls when the part is there. What does not come says so, with a button that tries again; what was typed is kept for
   * whoever writes in the same text the next time.
   */
  readonly withText: (wanted: WantedText, open: OpenText) => void;
  /** From now on keys are for the text of a block that is about to be drawn. */
  readonly hold: TypedAhead['hold'];
}

/**
 * The part of the program that texts are written with. It is loaded once the canvas is there: the server may be gone when
 * somebody wants to write.
 */
export function useTextPart(isCanvasThere: boolean): TextPartLoader {
  const [ahead] = useState(() => createTypedAhead(sessionStorage));
  const tell = useTelling();
  useEffect(() => {
    // Nobody has asked for it yet.
    if (isCanvasThere) importText().catch(() => undefined);
  }, [isCanvasThere]);
  useEffect(() => takeKeys(ahead), [ahead]);
  const withText = useCallback(
    (wanted: WantedText, open: OpenText) => {
      const load = async (isAsked: boolean) => {
        const own = ahead.begin(wanted);
        try {
          const part = await loadPart(importText, isAsked);
          if (!ahead.isWanted(own)) return;
          ahead.end();
          open(part, { isNew: own.isNew, typed: own.text });
        } catch (error) {
          // Keys go on being taken: what was meant for the text must not work on the block.
          if (ahead.isWanted(own)) tell(error, () => void load(true));
        }
      };
      void load(false);
    },
    [ahead, tell],
  );
  return { withText, hold: ahead.hold };
}

/** Looks at keys before anything else does: what has the focus while a menu closes is nobody's choice. */
function takeKeys(ahead: TypedAhead): () => void {
  const onFocus = ({ target }: FocusEvent) => ahead.focusOn(blockOf(target), isField(target));
  const onKey = (event: KeyboardEvent) => {
    if (!ahead.takeKey(event, blockOf(event.target))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  document.addEventListener('focusin', onFocus);
  window.addEventListener('keydown', onKey, true);
  window.addEventListener('pointerdown', ahead.leave, true);
  return () => {
    document.removeEventListener('focusin', onFocus);
    window.removeEventListener('keydown', onKey, true);
    window.removeEventListener('pointerdown', ahead.leave, true);
  };
}

function blockOf(target: EventTarget | null): string | undefined {
  return target instanceof HTMLElement ? target.dataset.block : undefined;
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, [contenteditable]');
}

/** Says why writing cannot begin, with what tries again. */
function useTelling(): (error: unknown, onRetry: () => void) => void {
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
