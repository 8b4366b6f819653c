import { useEffect, useRef, useState } from 'react';
import { afterPaint } from './after-paint.ts';

export interface TypedText {
  /** What was typed, or else the stored text. */
  readonly text: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
}

export interface TypedTextOptions {
  readonly stored: string;
  /** Returns an error message for an invalid text. */
  readonly validate?: ((text: string) => string | undefined) | undefined;
  /** Returns whether the text was stored. */
  readonly commit: (text: string) => boolean;
}

interface Draft {
  readonly text: string;
  /** The stored text while the draft is up to date. Undo and remote changes store another one. */
  readonly base: string;
}

/** A text that is not stored yet. */
interface PendingCommit {
  readonly text: string;
  readonly commit: (text: string) => boolean;
  readonly cancel: () => void;
}

/**
 * State of a text field. A key changes only the field; the latest text is stored after the field was painted, so that
 * typing never waits for the page. Invalid text stays in the field with an error message and is never stored.
 */
export function useTypedText({ stored, validate, commit }: TypedTextOptions): TypedText {
  const [draft, setDraft] = useState<Draft>();
  const pending = useRef<PendingCommit>(undefined);
  const [flush] = useState(() => () => {
    const last = pending.current;
    if (last === undefined) return;
    pending.current = undefined;
    last.cancel();
    if (!last.commit(last.text)) setDraft(undefined);
  });
  useFlushBeforeActions(flush);
  const isCurrent = draft !== undefined && (pending.current !== undefined || draft.base === stored);
  const text = isCurrent ? draft.text : stored;
  return {
    text,
    error: isCurrent ? validate?.(text) : undefined,
    onChange: (next) => {
      if (validate?.(next) !== undefined) {
        setDraft({ text: next, base: pending.current?.text ?? stored });
        return;
      }
      pending.current?.cancel();
      pending.current = { text: next, commit, cancel: afterPaint(flush) };
      setDraft({ text: next, base: next });
    },
  };
}

/** After these events, something else may read or change the document, or the page is gone. */
const LEAVING = ['pointerdown', 'focusout', 'visibilitychange', 'pagehide'] as const;

/** Stores the text before anything else happens: a shortcut such as undo, a press of a button, closing the page. */
function useFlushBeforeActions(flush: () => void): void {
  useEffect(() => {
    const onKey = ({ ctrlKey, metaKey }: KeyboardEvent) => {
      if (ctrlKey || metaKey) flush();
    };
    window.addEventListener('keydown', onKey, true);
    for (const name of LEAVING) window.addEventListener(name, flush, true);
    return () => {
      window.removeEventListener('keydown', onKey, true);
      for (const name of LEAVING) window.removeEventListener(name, flush, true);
      flush();
    };
  }, [flush]);
}
