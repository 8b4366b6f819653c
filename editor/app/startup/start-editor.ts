import { createStore } from 'zustand/vanilla';
import type { Doc, DocKey } from '../../../compiler/model/index.ts';
import { createEditorApi, type EditorApi } from '../../core/api/editor-api.ts';
import { createDocumentCheck, loadDocumentCheck } from '../../core/fields/document-check.ts';
import type { Editor } from '../../core/hooks/editor-context.tsx';
import { openOpStore } from '../../core/operations/store/op-store.ts';
import { startSync } from '../../core/operations/sync/sync.ts';
import { createUploadQueue } from '../../core/uploads/upload-queue.ts';
import { browserPeers, browserTransport, CLOCK, openJournal, randomId } from './browser-ports.ts';

export interface StartedEditor {
  readonly editor: Editor;
  /** False when the browser denies storage: unsaved changes are then lost with the tab. */
  readonly isJournalPersistent: boolean;
}

/** Loads the site, opens the journal and starts saving. Rejects with `ApiFailure`. */
export async function startEditor(onSignedOut: () => void): Promise<StartedEditor> {
  const isAway = createStore<boolean>(() => false);
  const api: EditorApi = createEditorApi(browserTransport(onSignedOut, isAway));
  const [me, site] = await Promise.all([api.me(), api.site()]);
  const scope = `${site.websiteId}-${me.id}`;
  const { journal, isPersistent } = await openJournal(scope);
  const docs = site.docs.map((doc): Doc => ({ ...doc, key: doc.key as DocKey }));
  const store = await openOpStore({
    docs,
    journal,
    clock: CLOCK,
    newId: randomId,
    wasAccepted: async (transaction) => {
      const outcome = await api.documents.send(transaction, { isLast: false });
      return outcome.kind === 'accepted' ? outcome.revs : undefined;
    },
  });
  const checks = createDocumentCheck();
  void loadDocumentCheck(checks);
  const sync = startSync({
    states: store.states,
    documents: api.documents,
    clock: CLOCK,
    newId: randomId,
    peers: browserPeers(site.websiteId),
    check: (doc, body) => checks.getState().check(doc, body),
  });
  const uploads = createUploadQueue({
    upload: api.upload,
    newId: randomId,
    onReady: ({ key }) => void sync.refresh([key]),
  });
  const editor: Editor = {
    store,
    sync,
    api,
    uploads,
    checks,
    me,
    site,
    now: CLOCK.now,
    newId: randomId,
    isUnreachable: isAway,
  };
  return { editor, isJournalPersistent: isPersistent };
}
