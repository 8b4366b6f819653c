import { createContext, type ReactNode, useContext } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { EditorMe } from '../../../formatters/vocabulary/api/editor/account.ts';
import type { EditorSiteResponse } from '../../../formatters/vocabulary/api/editor/documents.ts';
import type { CommercePreferences } from '../api/commerce-preferences.ts';
import type { EditorApi } from '../api/editor-api.ts';
import type { DocumentCheck } from '../document-check/document-check.ts';
import type { Experiments } from '../experiments/experiments.ts';
import type { OpStore } from '../operations/store/op-store.ts';
import type { Sync } from '../operations/sync/sync.ts';
import type { UploadQueue } from '../uploads/upload-queue.ts';

/** The services that every screen uses. */
export interface Editor {
  readonly store: OpStore;
  readonly sync: Sync;
  readonly api: EditorApi;
  readonly uploads: UploadQueue;
  readonly preferences: CommercePreferences;
  readonly checks: StoreApi<DocumentCheck>;
  readonly experiments: Experiments;
  readonly me: EditorMe;
  readonly site: EditorSiteResponse;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Returns a unique id for a document, variant or block: letters and digits, generated locally. */
  readonly newId: () => string;
  /** Whether the last request got no response. */
  readonly isUnreachable: StoreApi<boolean>;
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
