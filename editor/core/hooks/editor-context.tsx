import { createContext, type ReactNode, useContext } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { EditorMe, EditorSiteResponse } from '../../../formatters/vocabulary/api/editor.ts';
import type { EditorApi } from '../api/editor-api.ts';
import type { OpStore } from '../operations/store/op-store.ts';
import type { Sync } from '../operations/sync/sync.ts';
import type { UploadQueue } from '../uploads/upload-queue.ts';

/** What every screen works with. */
export interface Editor {
  readonly store: OpStore;
  readonly sync: Sync;
  readonly api: EditorApi;
  readonly uploads: UploadQueue;
  readonly me: EditorMe;
  readonly site: EditorSiteResponse;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** A new id for a document, a variant, a block: letters and digits, unique without asking anybody. */
  readonly newId: () => string;
  /** The server did not answer when it was last asked. */
  readonly isAway: StoreApi<boolean>;
}

const EditorContext = createContext<Editor | undefined>(undefined);

export function EditorProvider({
  editor,
  children,
}: {
  readonly editor: Editor;
  readonly children: ReactNode;
}) {
  return <EditorContext.Provider value={editor}>{children}</EditorContext.Provider>;
}

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (editor === undefined) throw new Error('useEditor stands outside of an EditorProvider');
  return editor;
}
