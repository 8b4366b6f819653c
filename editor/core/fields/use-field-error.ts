import { useCallback } from 'react';
import { useStore } from 'zustand';
import type { DocKey } from '../../../compiler/model/index.ts';
import { useEditor } from '../hooks/editor-context.tsx';
import { useOpState } from '../hooks/use-documents.ts';
import type { OpState } from '../operations/state/op-state.ts';
import { rejectedFields } from '../operations/state/outbox.ts';
import type { FieldError } from '../operations/state/rejection.ts';

export interface FieldLocation {
  readonly doc: DocKey;
  readonly at: readonly string[];
}

/**
 * Returns why the value of a field cannot be saved: by the schemas of the model, or by the server's response. Undefined
 * when it can, and without a field.
 */
export function useFieldError(field: FieldLocation | undefined): string | undefined {
  const { check } = useStore(useEditor().checks);
  const doc = field?.doc;
  const path = field?.at.join('.') ?? '';
  const select = useCallback(
    (state: OpState) => {
      if (doc === undefined) return undefined;
      const isHere = (error: FieldError) =>
        error.doc === doc && (error.path === path || error.path.startsWith(`${path}.`));
      return (check(doc, state.head.get(doc)).find(isHere) ?? rejectedFields(state).find(isHere))?.message;
    },
    [check, doc, path],
  );
  return useOpState(select);
}
