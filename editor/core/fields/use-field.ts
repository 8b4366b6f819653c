import { useCallback } from 'react';
import { type DocKey, valueAt } from '../../../compiler/model/index.ts';
import { setValue } from '../commands/set-value.ts';
import { useBody } from '../hooks/use-documents.ts';
import { useRun } from '../hooks/use-run.ts';
import { type Draft, useDraft } from './use-draft.ts';

export interface FieldOf {
  readonly doc: DocKey;
  readonly at: readonly string[];
  /** "Edit name": what undo says. */
  readonly label: string;
}

/** Puts a value into a field of a document; undefined takes it out. */
export function useSetValue(): (field: FieldOf, value: unknown) => void {
  const run = useRun();
  return useCallback((field, value) => void run(setValue({ ...field, value })), [run]);
}

export interface TextFieldOf extends FieldOf {
  /** A sentence when the text cannot be taken. */
  readonly validate?: (text: string) => string | undefined;
  /** An empty text is no text: the field is taken out. */
  readonly isOptional?: boolean;
}

/** A text of a document, typed: all of it is one step of undo while it goes on quickly. */
export function useTextField({ doc, at, label, validate, isOptional = false }: TextFieldOf): Draft {
  const run = useRun();
  const stored = valueAt(useBody(doc), at);
  return useDraft({
    stored: typeof stored === 'string' ? stored : '',
    validate,
    commit: (text) =>
      void run(
        setValue({ doc, at, label, value: isOptional && text === '' ? undefined : text, isGesture: true }),
      ),
  });
}
