import { type KeyboardEvent, useCallback, useEffect, useRef } from 'react';
import { ApiFailure } from '../../../../api/index.ts';
import { loadPart } from '../../../../app/start/load-part.ts';
import { useEditor } from '../../../../hooks/editor-context.tsx';
import { useNotify } from '../../../../kit/overlays/toast.tsx';
import { tCanvas } from '../../../../strings/screens/canvas.ts';
import { t } from '../../../../strings.ts';

type TextPart = Awaited<ReturnType<typeof importText>>;

/** What opens a text; `typed` is what somebody has typed since they asked for it. */
type OpenText = (part: TextPart, typed: string) => void;

export interface TextPartLoader {
  /**
   * Calls when the part is there. What does not come says so, with a button that tries again; what was typed is kept for
   * whoever writes in the same text the next time.
   */
  readonly withText: (path: string, open: OpenText) => void;
  /** True for a key that belongs to a text which is on its way. */
  readonly takeKey: (event: KeyboardEvent) => boolean;
}

/** What was typed into a text that is not open yet. */
interface Typed {
  readonly path: string;
  text: string;
  isWaiting: boolean;
}

/**
 * The part of the program that texts are written with. It is loaded once the canvas is there: the server may be gone when
 * somebody wants to write.
 */
export function useTextPart(isCanvasThere: boolean): TextPartLoader {
  const typed = useRef<Typed>(undefined);
  const tell = useTelling();
  useEffect(() => {
    // Nobody has asked for it yet.
    if (isCanvasThere) importText().catch(() => undefined);
  }, [isCanvasThere]);
  const withText = useCallback(
    (path: string, open: OpenText) => {
      const load = async (isAsked: boolean) => {
        const before = typed.current?.path === path ? typed.current.text : '';
        const own: Typed = { path, text: before, isWaiting: true };
        typed.current = own;
        try {
          const part = await loadPart(importText, isAsked);
          if (typed.current !== own) return;
          typed.current = undefined;
          open(part, own.text);
        } catch (error) {
          own.isWaiting = false;
          tell(error, () => void load(true));
        }
      };
      void load(false);
    },
    [tell],
  );
  const takeKey = useCallback((event: KeyboardEvent) => {
    const { current: now } = typed;
    if (now?.isWaiting !== true || event.key === 'Tab') return false;
    const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey;
    if (isLetter) now.text += event.key;
    else if (event.key === 'Backspace') now.text = now.text.slice(0, -1);
    event.preventDefault();
    event.stopPropagation();
    return true;
  }, []);
  return { withText, takeKey };
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
        text: isNetwork ? tCanvas('text.serverAway') : t('error.generic'),
        isBad: true,
        action: { label: t('error.tryAgain'), onPress: onRetry },
      });
    },
    [isAway, notify],
  );
}

function importText() {
  return import('../../../../text/index.ts');
}
