import { useState } from 'react';

export interface Draft {
  /** What stands in the field: the document's text, or what was typed and cannot be taken yet. */
  readonly text: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
  /** The field is left: from now on it says what the document says. */
  readonly onBlur: () => void;
}

export interface DraftOptions {
  readonly stored: string;
  /** A sentence when the text cannot be taken. */
  readonly validate?: ((text: string) => string | undefined) | undefined;
  readonly commit: (text: string) => void;
  /** What the document makes of a text. Until the field is left, it keeps the text as it is typed. */
  readonly normalise?: ((text: string) => string) | undefined;
}

/** A field of a document. What is wrong stays in the field with a sentence beside it, and never reaches the document. */
export function useDraft({ stored, validate, commit, normalise = (text) => text }: DraftOptions): Draft {
  const [draft, setDraft] = useState<{ readonly text: string; readonly over: string }>();
  // Undo, or somebody else, has changed the document below: the draft is about something that is gone.
  const current = draft !== undefined && draft.over === stored ? draft.text : undefined;
  const text = current ?? stored;
  return {
    text,
    error: current === undefined ? undefined : validate?.(current),
    onChange: (next) => {
      if (validate?.(next) !== undefined) return setDraft({ text: next, over: stored });
      setDraft({ text: next, over: normalise(next) });
      commit(next);
    },
    onBlur: () => {
      if (current !== undefined && validate?.(current) === undefined) setDraft(undefined);
    },
  };
}
