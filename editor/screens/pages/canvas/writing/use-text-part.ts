import { type KeyboardEvent, useCallback, useEffect, useState } from 'react';
import { ApiFailure } from '../../../../api/index.ts';
import { loadPart } from '../../../../app/start/load-part.ts';
import { useEditor } from '../../../../hooks/editor-context.tsx';
import { useNotify } from '../../../../kit/overlays/toast.tsx';
import { tCanvas } from '../../../../strings/screens/canvas.ts';
import { t } from '../../../../strings.ts';
import { createTypedAhead } from './typed-ahead.ts';

type TextPart = Awaited<ReturnType<typeof importText>>;

/** What opens a text; `typed` is what somebody has typed since they asked for it. */
type OpenText = (part: TextPart, typed: string) => void;

export interface WantedText {
  readonly path: string;
  /** The block that it is in. */
  readonly block: string | undefined;
}

export interface TextPartLoader {
  /**
   * Calls when the part is there. What does not come says so, with a button that tries again; what was typed is kept for
   * whoever writes in the same text the next time.
   */
  readonly withText: (wanted: WantedText, open: OpenText) => void;
  /** True for a key that belongs to a text which is on its way. */
  readonly takeKey: (event: KeyboardEvent) => boolean;
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
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => ahead.focusOn(blockOf(target));
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [ahead]);
  const withText = useCallback(
    ({ path, block }: WantedText, open: OpenText) => {
      const load = async (isAsked: boolean) => {
        const own = ahead.begin(path, block);
        try {
          const part = await loadPart(importText, isAsked);
          if (!ahead.isWanted(own)) return;
          ahead.end();
          open(part, own.text);
        } catch (error) {
          // Keys go on being taken: what was meant for the text must not work on the block.
          if (ahead.isWanted(own)) tell(error, () => void load(true));
        }
      };
      void load(false);
    },
    [ahead, tell],
  );
  const takeKey = useCallback(
    (event: KeyboardEvent) => {
      if (!ahead.takeKey(event, blockOf(event.target))) return false;
      event.preventDefault();
      event.stopPropagation();
      return true;
    },
    [ahead],
  );
  return { withText, takeKey };
}

function blockOf(target: EventTarget | null): string | undefined {
  return target instanceof HTMLElement ? target.dataset.block : undefined;
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
