import { useState } from 'react';

export interface Draft {
  /** What stands in the field: the document's text, or what was typed and cannot be taken yet. */
  readonly text: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
}

export interface DraftOptions {
  readonly stored: string;
  /** A sentence when the text cannot be taken. */
  readonly validate?: ((text: string) => string | undefined) | undefined;
  readonly commit: (text: string) => void;
}

/** A field of a document. What is wrong stays in the field with a sentence beside it, and never reaches the document. */
export function useDraft({ stored, validate, commit }: DraftOptions): Draft {
  const [draft, setDraft] = useState<{ readonly text: string; readonly over: string }>();
  // Undo, or somebody else, has changed the document below: the draft is about something that is gone.
  const current = draft !== undefined && draft.over === stored ? draft.text : undefined;
  const text = current ?? stored;
  return {
    text,
    error: current === undefined ? undefined : validate?.(current),
    onChange: (next) => {
      if (validate?.(next) !== undefined) return setDraft({ text: next, over: stored });
      setDraft(undefined);
      commit(next);
    },
  };
}
