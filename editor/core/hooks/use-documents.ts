import { useCallback, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import type { Bodies, DocKey, DocumentType } from '../../../compiler/model/index.ts';
import { documentsOf, type Found } from '../model/documents.ts';
import type { OpState } from '../operations/state/op-state.ts';
import { useEditor } from './editor-context.tsx';

/** A piece of the store's state. The narrower the piece, the fewer renders: a key press must not draw the whole screen. */
export function useOpState<Piece>(select: (state: OpState) => Piece): Piece {
  return useStore(useEditor().store.states, select);
}

/** The body of one document; undefined when there is none. */
export function useBody(doc: DocKey): unknown {
  return useOpState(useCallback((state: OpState) => state.head.get(doc), [doc]));
}

/** The bodies of all documents, for what looks at many: it is drawn again with every change. */
export function useBodies(): Bodies {
  return useOpState(headOf);
}

function headOf({ head }: OpState): Bodies {
  return head;
}

/** The documents of one type; the same list as long as none of them has changed. */
export function useDocuments(type: DocumentType): readonly Found[] {
  const last = useRef<readonly Found[]>([]);
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
