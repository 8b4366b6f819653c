import { useState } from 'react';

export interface Draft {
  /** The field's text: the document's value, or input that is not valid yet. */
  readonly text: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
  /** Called on blur: the field shows the document's value again. */
  readonly onBlur: () => void;
}

export interface DraftOptions {
  readonly stored: string;
  /** Returns an error message for an invalid text. */
  readonly validate?: ((text: string) => string | undefined) | undefined;
  readonly commit: (text: string) => void;
  /** Normalizes a text for the document. Until blur, the field shows the text as typed. */
  readonly normalize?: ((text: string) => string) | undefined;
}

/**
 * State of a text field bound to a document. Invalid input stays in the field with an error message and never reaches
 * the document.
 */
export function useDraft({ stored, validate, commit, normalize = (text) => text }: DraftOptions): Draft {
  const [draft, setDraft] = useState<{ readonly text: string; readonly base: string }>();
  // Undo or a remote change has replaced the document's value: drop the stale draft.
  const current = draft !== undefined && draft.base === stored ? draft.text : undefined;
  const text = current ?? stored;
  return {
    text,
    error: current === undefined ? undefined : validate?.(current),
    onChange: (next) => {
      if (validate?.(next) !== undefined) return setDraft({ text: next, base: stored });
      setDraft({ text: next, base: normalize(next) });
      commit(next);
    },
    onBlur: () => {
      if (current !== undefined && validate?.(current) === undefined) setDraft(undefined);
    },
  };
}
