import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  type RouterHistory,
  RouterProvider,
} from '@tanstack/react-router';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createStore } from 'zustand/vanilla';
import type { Doc } from '../../../../compiler/model/index.ts';
import { createMemorySite, type MemorySite } from '../../../testing/memory-site.ts';
import { ToastProvider } from '../../../ui/overlays/toast.tsx';
import { createCommercePreferences } from '../../api/commerce-preferences.ts';
import { createDocumentCheck } from '../../document-check/document-check.ts';
import { createMemoryJournal } from '../../operations/journal/journal.ts';
import type { Documents } from '../../operations/state/ports.ts';
import { type OpStore, openOpStore } from '../../operations/store/op-store.ts';
import { startSync } from '../../operations/sync/sync.ts';
import { createManualClock, documentsOf, type NetworkStub } from '../../operations/testing/test-store.ts';
import { AnnouncerProvider } from '../../shell/announcer.tsx';
import { createUploadQueue } from '../../uploads/upload-queue.ts';
import { type Editor, EditorProvider } from '../editor-context.tsx';

export interface OpenOptions {
  readonly docs?: readonly Doc[];
  /** Documents that the server sends as summaries. */
  readonly summarized?: readonly Doc['key'][];
  /** Replaces how documents are loaded. */
  readonly read?: Documents['read'];
  /** The requests that the part makes; others fail. */
  readonly api?: Partial<Editor['api']>;
  readonly path?: string;
  /** Prepares the documents before the part is shown. */
  readonly prepare?: (store: OpStore) => void;
}

export interface OpenPart {
  readonly editor: Editor;
  readonly site: MemorySite;
  readonly network: NetworkStub;
  readonly history: RouterHistory;
  readonly queries: QueryClient;
  readonly container: HTMLElement;
  close(): Promise<void>;
}

/** Shows a part of the dashboard alone, on documents in memory: much faster than the dashboard with its screens. */
export async function openInEditor(part: ReactNode, options: OpenOptions = {}): Promise<OpenPart> {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  const { docs = [], summarized = [], api = {}, path = '/config', prepare, read } = options;
  const clock = createManualClock();
  const site = createMemorySite({ docs, now: clock.now, checksSchemas: false, summarized });
  const network: NetworkStub = { mode: 'online' };
  const documents = { ...documentsOf(site, network), ...(read !== undefined && { read }) };
  let ids = 0;
  const newId = () => `id-${ids++}`;
  const store = await openOpStore({
    docs: site.summaries(),
    read: documents.read,
    journal: createMemoryJournal(),
    clock,
    newId,
    wasAccepted: async () => undefined,
  });
  prepare?.(store);
  const editorApi = { documents, ...api } as Editor['api'];
  const editor: Editor = {
    store,
    sync: startSync({ states: store.states, documents, clock, newId }),
    api: editorApi,
    preferences: createCommercePreferences(editorApi),
    uploads: createUploadQueue({
      upload: () => Promise.reject(new Error('no uploads')),
      newId,
      onReady: () => {},
    }),
    checks: createDocumentCheck(),
    experiments: { variantOf: (_, assigned) => assigned },
    me: { id: 'owner', email: 'ines@olaria.example', name: 'Inês', roles: [1] },
    site: { docs: [], maxUploadBytes: 20e6 } as unknown as Editor['site'],
    now: clock.now,
    newId,
    isUnreachable: createStore<boolean>(() => false),
  };
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({ routeTree: createRootRoute({ component: () => part }), history });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  await act(async () =>
    root.render(
      <QueryClientProvider client={queries}>
        <EditorProvider editor={editor}>
          <AnnouncerProvider>
            <ToastProvider>
              <RouterProvider router={router as never} />
            </ToastProvider>
          </AnnouncerProvider>
        </EditorProvider>
      </QueryClientProvider>,
    ),
  );
  return {
    editor,
    site,
    network,
    history,
    queries,
    container,
    close: async () => {
      await act(async () => root.unmount());
      container.remove();
      editor.sync.stop();
      queries.clear();
    },
  };
}

const WAIT_TIMEOUT_MS = 30_000;

/** Waits until a condition is met, such as the content of a response. */
export async function waitUntil(condition: () => boolean): Promise<void> {
  for (const end = performance.now() + WAIT_TIMEOUT_MS; !condition(); ) {
    if (performance.now() > end) throw new Error(`Never: ${condition}`);
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
  }
}

/** A message that is shown. */
export interface ShownMessage {
  readonly text: string;
  press(label: string): Promise<void>;
}

/** The messages that are shown, the newest first. */
export function shownMessages(): readonly ShownMessage[] {
  return [...document.querySelectorAll('[role="alertdialog"]')].map((toast) => ({
    text: toast.querySelector('[slot="title"]')?.textContent ?? '',
    press: async (label) => {
      const button = [...toast.querySelectorAll('button')].find(({ textContent }) => textContent === label);
      if (button === undefined) throw new Error(`The message has no button ${label}`);
      await act(async () => button.click());
    },
  }));
}

export function shownTexts(): readonly string[] {
  return shownMessages().map(({ text }) => text);
}
