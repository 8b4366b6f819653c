import { createStore } from 'zustand/vanilla';
import type { EditorSiteResponse } from '../../../formatters/vocabulary/api/editor/documents.ts';
import { type WebsiteStatus, websiteStatus } from '../../../formatters/vocabulary/site/website-status.ts';
import { createCommercePreferences } from '../../core/api/commerce-preferences.ts';
import { siteDocsOf } from '../../core/api/documents.ts';
import { createEditorApi, type EditorApi } from '../../core/api/editor-api.ts';
import { createDocumentCheck, loadDocumentCheck } from '../../core/document-check/document-check.ts';
import { openExperiments } from '../../core/experiments/experiments.ts';
import type { Editor } from '../../core/hooks/editor-context.tsx';
import { SETTINGS_KEY } from '../../core/model/documents.ts';
import { numberAt } from '../../core/model/json-access.ts';
import { createEventFollower, type EventFollower } from '../../core/operations/events/follow-events.ts';
import { openOpStore } from '../../core/operations/store/op-store.ts';
import { startSync } from '../../core/operations/sync/sync.ts';
import { storeTypedText } from '../../core/text/session/store-typed-text.ts';
import { createUploadQueue } from '../../core/uploads/upload-queue.ts';
import {
  browserPeers,
  browserStreamSlot,
  browserTransport,
  CLOCK,
  EVENT_STREAM,
  openJournal,
  randomId,
} from './browser-ports.ts';
import { withEarlyTheme } from './load-early.ts';

export interface StartedEditor {
  readonly editor: Editor;
  /** False when the browser denies storage: unsaved changes are then lost with the tab. */
  readonly isJournalPersistent: boolean;
  readonly events: EventFollower;
}

/** Loads the site, opens the journal and starts saving. Rejects with `ApiFailure`. */
export async function startEditor(onSignedOut: () => void): Promise<StartedEditor> {
  const isUnreachable = createStore<boolean>(() => false);
  const client = createEditorApi(browserTransport(onSignedOut, isUnreachable));
  const api: EditorApi = withEarlyTheme(client, window.location.pathname);
  const [me, site] = await Promise.all([api.me(), api.site()]);
  const scope = `${site.websiteId}-${me.id}`;
  const { journal, isPersistent } = await openJournal(scope);
  const store = await openOpStore({
    docs: siteDocsOf(site),
    read: api.documents.read,
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
  const peers = browserPeers(site.websiteId);
  const sync = startSync({
    states: store.states,
    documents: api.documents,
    clock: CLOCK,
    newId: randomId,
    peers,
    check: (doc, body) => checks.getState().check(doc, body),
    beforeRemote: storeTypedText,
  });
  const uploads = createUploadQueue({
    upload: api.upload,
    newId: randomId,
    onReady: ({ key }) => void sync.refresh([key]),
  });
  const events = createEventFollower({
    stream: EVENT_STREAM,
    slot: browserStreamSlot(site.websiteId),
    clock: CLOCK,
    random: Math.random,
    onChanges: (revs) => {
      peers.notify(revs);
      void sync.notice(revs);
    },
    // A rejected request opens the sign-in dialog.
    onEnd: () => void api.me().catch(() => undefined),
  });
  const editor: Editor = {
    store,
    sync,
    api,
    uploads,
    preferences: createCommercePreferences(api),
    checks,
    experiments: openExperiments({
      search: window.location.search,
      status: statusOf(site),
      storage: sessionStorageOf(window),
    }),
    me,
    site,
    now: CLOCK.now,
    newId: randomId,
    isUnreachable,
  };
  return { editor, isJournalPersistent: isPersistent, events };
}

function statusOf({ docs }: EditorSiteResponse): WebsiteStatus {
  const settings = docs.find(({ key }) => key === SETTINGS_KEY)?.body;
  return websiteStatus(numberAt(settings, 'website', 'status'));
}

/** Undefined when the browser denies storage. */
function sessionStorageOf(scope: Window): Storage | undefined {
  try {
    return scope.sessionStorage;
  } catch {
    return undefined;
  }
}
