import { createMemoryHistory } from '@tanstack/react-router';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createStore } from 'zustand/vanilla';
import type { DocKey } from '../../compiler/model/index.ts';
import type { EditorMe } from '../../formatters/vocabulary/api/editor/account.ts';
import { ReadyApp } from '../app/ready-app.tsx';
import { createSession, type Session } from '../app/startup/session.ts';
import { createCommercePreferences } from '../core/api/commerce-preferences.ts';
import { createDocumentCheck, loadDocumentCheck } from '../core/document-check/document-check.ts';
import type { Editor } from '../core/hooks/editor-context.tsx';
import { createEventFollower, type StreamListener } from '../core/operations/events/follow-events.ts';
import { createMemoryJournal, type Journal } from '../core/operations/journal/journal.ts';
import type { ChangedRevs } from '../core/operations/state/ports.ts';
import { openOpStore } from '../core/operations/store/op-store.ts';
import { startSync } from '../core/operations/sync/sync.ts';
import {
  createManualClock,
  documentsOf,
  flushPromises,
  type ManualClock,
  type NetworkStub,
} from '../core/operations/testing/test-store.ts';
import { createUploadQueue } from '../core/uploads/upload-queue.ts';
import { createMemoryApi } from './memory-api.ts';
import { createMemoryServer, type MemoryServer } from './memory-server.ts';
import { createMemorySite, type MemorySite } from './memory-site.ts';
import { allByRole, byRole, type Query } from './roles.ts';
import { SHOP_DOCS } from './shop-documents.ts';

/** The dashboard on an in-memory site, driven like a user would. */
export interface TestApp {
  readonly site: MemorySite;
  readonly server: MemoryServer;
  readonly editor: Editor;
  readonly network: NetworkStub;
  readonly clock: ManualClock;
  readonly session: Session;
  find(query: Query): HTMLElement;
  all(query: Query): readonly HTMLElement[];
  /** Waits until such an element exists. */
  wait(query: Query): Promise<HTMLElement>;
  waitForText(text: string): Promise<void>;
  waitUntil(condition: () => boolean): Promise<void>;
  press(query: Query): Promise<void>;
  type(query: Query, text: string): Promise<void>;
  /** Blurs the focused element. */
  blur(query: Query): Promise<void>;
  keys(init: KeyboardEventInit, at?: HTMLElement): Promise<void>;
  /** Advances the clock, so that autosave runs. */
  pass(milliseconds: number): Promise<void>;
  /** Reports changed documents as the server does. */
  report(revs: ChangedRevs): Promise<void>;
  path(): string;
  close(): Promise<void>;
}

export interface TestAppOptions {
  readonly path: string;
  readonly roles?: readonly number[];
  readonly server?: Partial<MemoryServer>;
  /** The server's documents, for a second tab; defaults to the test shop. */
  readonly site?: MemorySite;
  /** Documents of the test shop that the server sends as summaries, as those of a large site. */
  readonly summarized?: readonly DocKey[] | 'all';
  readonly journal?: Journal;
  /** False when the browser has no storage. */
  readonly isJournalPersistent?: boolean;
}

const WAIT_TIMEOUT_MS = 120_000;

const OWNER: EditorMe = { id: 'owner', email: 'ines@olaria.example', name: 'Inês', roles: [1] };

export async function openApp({
  path,
  roles = OWNER.roles,
  server: serverState = {},
  site: existingSite,
  summarized = [],
  journal = createMemoryJournal(),
  isJournalPersistent = true,
}: TestAppOptions): Promise<TestApp> {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  mockElementSizes();
  const clock = createManualClock();
  const site = existingSite ?? createMemorySite({ docs: SHOP_DOCS, now: clock.now, summarized });
  const server: MemoryServer = { ...createMemoryServer(), ...serverState };
  const network: NetworkStub = { mode: 'online' };
  const documents = documentsOf(site, network);
  const me = { ...OWNER, roles };
  const api = createMemoryApi({ site, server, documents, me, now: clock.now });
  let ids = 0;
  const newId = () => `id-${ids++}`;
  const store = await openOpStore({
    docs: site.summaries(),
    read: documents.read,
    journal,
    clock,
    newId,
    wasAccepted: async () => undefined,
  });
  const checks = createDocumentCheck();
  await loadDocumentCheck(checks);
  const sync = startSync({
    states: store.states,
    documents,
    clock,
    newId,
    check: (doc, body) => checks.getState().check(doc, body),
  });
  const listeners = new Set<StreamListener>();
  const events = createEventFollower({
    stream: {
      open: (_, listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    slot: {
      acquire: (onAcquired) => {
        onAcquired();
        return () => {};
      },
    },
    clock,
    random: () => 1,
    onChanges: (revs) => void sync.notice(revs),
    onEnd: () => undefined,
  });
  const uploads = createUploadQueue({
    upload: api.upload,
    newId,
    onReady: ({ key }) => void sync.refresh([key]),
  });
  const editor: Editor = {
    store,
    sync,
    api,
    uploads,
    preferences: createCommercePreferences(api),
    checks,
    experiments: { variantOf: (_, assigned) => assigned },
    me,
    site: await api.site(),
    now: clock.now,
    newId,
    isUnreachable: createStore<boolean>(() => false),
  };
  // The same object in each render, like that of the real start.
  const started = { editor, isJournalPersistent, events };
  const session = createSession();
  const history = createMemoryHistory({ initialEntries: [path] });
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  await act(async () => root.render(<ReadyApp started={started} session={session} history={history} />));
  const find = (query: Query) => byRole(document.body, query);
  const waitFor = async <Found,>(query: () => Found | undefined, what: string): Promise<Found> => {
    // Screens load lazily, which takes real time.
    for (const end = performance.now() + WAIT_TIMEOUT_MS; performance.now() < end; ) {
      const found = query();
      if (found !== undefined) return found;
      await act(async () => new Promise((resolve) => setTimeout(resolve)));
    }
    throw new Error(`There never was ${what}: ${document.body.textContent?.slice(0, 800)}`);
  };
  const wait = (query: Query) =>
    waitFor(() => allByRole(document.body, query)[0], `${query.role} ${query.name}`);
  return {
    site,
    server,
    editor,
    network,
    clock,
    session,
    find,
    all: (query) => allByRole(document.body, query),
    wait,
    waitForText: async (text) => {
      await waitFor(() => (document.body.textContent?.includes(text) === true ? true : undefined), text);
    },
    waitUntil: async (condition) => {
      await waitFor(() => (condition() ? true : undefined), String(condition));
    },
    press: async (query) => {
      const element = await wait(query);
      await act(async () => element.click());
    },
    type: async (query, text) => {
      const field = await wait(query);
      await act(async () => {
        typeInto(field, text);
        // Fields of the inspector store what was typed after they were painted.
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      });
    },
    blur: async (query) => {
      const field = await wait(query);
      await act(async () => field.dispatchEvent(new Event('focusout', { bubbles: true })));
    },
    keys: async (init, at = document.body) => {
      await act(async () => {
        at.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
      });
    },
    pass: async (milliseconds) => {
      await act(async () => clock.advance(milliseconds));
    },
    report: async (revs) => {
      await act(async () => {
        for (const { onChanges } of listeners) onChanges(revs, '1');
        await flushPromises();
      });
    },
    path: () => history.location.href,
    close: async () => {
      await act(async () => root.unmount());
      sync.stop();
      container.remove();
      restoreElementSizes();
    },
  };
}

/** Types like a browser: sets the value without React and dispatches the event. */
export function typeInto(field: HTMLElement, text: string): void {
  const prototype =
    field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const SIZES = ['clientHeight', 'clientWidth'].flatMap((name) =>
  [Element, HTMLElement, HTMLDivElement].map(({ prototype }) => ({
    prototype,
    name,
    original: Object.getOwnPropertyDescriptor(prototype, name),
  })),
);

/** Without layout everything has height 0, and virtualized lists render only visible rows. */
function mockElementSizes(): void {
  for (const { prototype, name } of SIZES)
    Object.defineProperty(prototype, name, { configurable: true, get: () => 600 });
}

function restoreElementSizes(): void {
  for (const { prototype, name, original } of SIZES)
    if (original === undefined) Reflect.deleteProperty(prototype, name);
    else Object.defineProperty(prototype, name, original);
}
