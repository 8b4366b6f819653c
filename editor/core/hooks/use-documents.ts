import { useCallback, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import type { Bodies, DocKey, DocumentType } from '../../../compiler/model/index.ts';
import { documentsOf, type FoundDocument } from '../model/documents.ts';
import type { OpState } from '../operations/state/op-state.ts';
import { useEditor } from './editor-context.tsx';

/** Selects part of the store's state. Select as little as possible: a key press must not render the whole screen. */
export function useOpState<Selected>(select: (state: OpState) => Selected): Selected {
  return useStore(useEditor().store.states, select);
}

/** Returns the body of one document, or undefined when it does not exist. */
export function useBody(doc: DocKey): unknown {
  return useOpState(useCallback((state: OpState) => state.head.get(doc), [doc]));
}

/**
 * Returns the bodies of all documents. Renders on every change, so use it only for screens that read many documents.
 */
export function useBodies(): Bodies {
  return useOpState(headOf);
}

function headOf({ head }: OpState): Bodies {
  return head;
}

/** Returns the documents of one type. The list is referentially stable while none of them changes. */
export function useDocuments(type: DocumentType): readonly FoundDocument[] {
  const last = useRef<readonly FoundDocument[]>([]);
  const select = useMemo(
    () =>
      ({ head }: OpState) => {
        const next = documentsOf(head, type);
        const isSame =
          next.length === last.current.length &&
          next.every(({ key, body }, index) => {
            const known = last.current[index];
            return known?.key === key && known.body === body;
          });
        if (!isSame) last.current = next;
        return last.current;
      },
    [type],
  );
  return useOpState(select);
}
