import { useCallback } from 'react';
import { type DocKey, valueAt } from '../../../compiler/model/index.ts';
import { setValue } from '../commands/set-value.ts';
import { useBody } from '../hooks/use-documents.ts';
import { useRun } from '../hooks/use-run.ts';
import { type Draft, useDraft } from './use-draft.ts';

export interface FieldOf {
  readonly doc: DocKey;
  readonly at: readonly string[];
  /** The undo label: "Edit title". */
  readonly label: string;
}

/** Sets a field of a document; undefined removes it. */
export function useSetValue(): (field: FieldOf, value: unknown) => void {
  const run = useRun();
  return useCallback((field, value) => void run(setValue({ ...field, value })), [run]);
}

export interface TextFieldOf extends FieldOf {
  /** Returns an error message for an invalid text. */
  readonly validate?: (text: string) => string | undefined;
  /** Removes the field when the text is empty. */
  readonly isOptional?: boolean;
  /** Changes a text for the document. Until blur, the field shows the text as typed. */
  readonly normalize?: (text: string) => string;
}

/** State of a text field of a document. Rapid typing is one undo step. */
export function useTextField(field: TextFieldOf): Draft {
  const { doc, at, label, validate, isOptional = false, normalize = (text: string) => text } = field;
  const run = useRun();
  const stored = valueAt(useBody(doc), at);
  return useDraft({
    stored: typeof stored === 'string' ? stored : '',
    validate,
    field: { doc, at },
    normalize,
    commit: (text) => {
      const value = isOptional && text === '' ? undefined : normalize(text);
      void run(setValue({ doc, at, label, value, isGesture: true }));
    },
  });
}
