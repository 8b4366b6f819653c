import { useState } from 'react';
import { valueAt } from '../../../compiler/model/index.ts';
import { useOpState } from '../hooks/use-documents.ts';
import { type FieldLocation, useFieldError } from './use-field-error.ts';

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
  /** Where the text is stored, to show why it cannot be saved and to tell remote changes from undo. */
  readonly field?: FieldLocation | undefined;
  /** Normalizes a text for the document. Until blur, the field shows the text as typed. */
  readonly normalize?: ((text: string) => string) | undefined;
}

/**
 * State of a text field bound to a document. Invalid input stays in the field with an error message and never reaches
 * the document.
 */
export function useDraft({
  stored,
  validate,
  commit,
  field,
  normalize = (text) => text,
}: DraftOptions): Draft {
  const storedError = useFieldError(field);
  const saved = useOpState(({ confirmed }) => field && valueAt(confirmed.get(field.doc), field.at));
  const [draft, setDraft] = useState<TypedText>();
  const current = draft !== undefined && isCurrent(draft, stored, saved) ? draft.text : undefined;
  const text = current ?? stored;
  return {
    text,
    error: (current === undefined ? undefined : validate?.(current)) ?? storedError,
    onChange: (next) => {
      if (validate?.(next) !== undefined) return setDraft({ text: next, base: stored, saved });
      setDraft({ text: next, base: normalize(next), saved });
      commit(next);
    },
    onBlur: () => {
      if (current !== undefined && validate?.(current) === undefined) setDraft(undefined);
    },
  };
}

interface TypedText {
  readonly text: string;
  /** The document's value for this text. */
  readonly base: string;
  /** The value on the server when the text was typed. */
  readonly saved: unknown;
}

/** Undo replaces typed text. A remote change does not: nothing typed is lost. */
function isCurrent({ base, saved: savedBefore }: TypedText, stored: string, saved: unknown): boolean {
  const isRemote = saved === stored && saved !== savedBefore;
  return base === stored || isRemote;
}
