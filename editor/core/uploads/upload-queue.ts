import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Doc } from '../../../compiler/model/index.ts';
import { ApiFailure } from '../api/api-failure.ts';
import type { Upload } from '../api/upload.ts';
import { canCancel, canRetry, canTransition, type UploadState } from './upload-state.ts';

/** Number of parallel uploads. */
const MAX_PARALLEL = 3;

export interface UploadEntry {
  readonly id: string;
  readonly file: File;
  readonly state: UploadState;
  /** From 0 to 1. */
  readonly progress: number;
  /** The server's error message. */
  readonly message: string;
  /** Whether the server rejected the file itself, so that a retry would fail again. */
  readonly isFinal?: boolean;
  /** Id of the created asset. */
  readonly assetId?: string;
}

/** Queue of uploads: three at a time, in order. */
export interface UploadQueue {
  readonly entries: StoreApi<readonly UploadEntry[]>;
  /** Adds files and returns the ids of their entries. */
  add(files: readonly File[]): readonly string[];
  cancel(id: string): void;
  retry(id: string): void;
  /** Removes an entry from the list and cancels its upload. */
  dismiss(id: string): void;
}

export interface UploadQueueOptions {
  readonly upload: Upload;
  readonly newId: () => string;
  /** Called when the asset is created. */
  readonly onReady: (doc: Doc) => void;
}

export function createUploadQueue(options: UploadQueueOptions): UploadQueue {
  const list = createEntryList();
  const aborts = new Map<string, AbortController>();
  const startNext = () => {
    const all = list.entries.getState();
    const running = all.filter(({ state }) => ['uploading', 'upload-complete', 'processing'].includes(state));
    for (const { id } of all
      .filter(({ state }) => state === 'waiting')
      .slice(0, MAX_PARALLEL - running.length))
      void start(id);
  };
  const start = async (id: string) => {
    const entry = list.find(id);
    if (entry === undefined) return;
    const abort = new AbortController();
    aborts.set(id, abort);
    await send(list, entry, { ...options, signal: abort.signal });
    startNext();
  };
  return {
    entries: list.entries,
    add: (files) => {
      const added = files.map(
        (file): UploadEntry => ({ id: options.newId(), file, state: 'waiting', progress: 0, message: '' }),
      );
      list.entries.setState([...list.entries.getState(), ...added], true);
      startNext();
      return added.map(({ id }) => id);
    },
    cancel: (id) => {
      const entry = list.find(id);
      if (entry === undefined || !canCancel(entry.state)) return;
      list.transition(id, entry.state === 'processing' ? 'processing-cancelled' : 'cancelled');
      aborts.get(id)?.abort();
      startNext();
    },
    retry: (id) => {
      const entry = list.find(id);
      if (entry === undefined || !canRetry(entry)) return;
      list.transition(id, 'waiting', { progress: 0, message: '' });
      startNext();
    },
    dismiss: (id) => {
      const entry = list.find(id);
      if (entry !== undefined && canCancel(entry.state)) aborts.get(id)?.abort();
      list.remove(id);
      startNext();
    },
  };
}

/** The entries and their transitions. */
interface EntryList {
  readonly entries: StoreApi<readonly UploadEntry[]>;
  find(id: string): UploadEntry | undefined;
  replace(changed: UploadEntry): void;
  remove(id: string): void;
  /** Does nothing when the transition is not allowed. */
  transition(id: string, state: UploadState, rest?: Partial<UploadEntry>): void;
}

function createEntryList(): EntryList {
  const entries = createStore<readonly UploadEntry[]>(() => []);
  const find = (id: string) => entries.getState().find((entry) => entry.id === id);
  const replace = (changed: UploadEntry) =>
    entries.setState(
      entries.getState().map((entry) => (entry.id === changed.id ? changed : entry)),
      true,
    );
  return {
    entries,
    find,
    replace,
    remove: (id) =>
      entries.setState(
        entries.getState().filter((each) => each.id !== id),
        true,
      ),
    transition: (id, state, rest = {}) => {
      const entry = find(id);
      if (entry === undefined || !canTransition(entry.state, state)) return;
      replace({ ...entry, ...rest, state });
    },
  };
}

/** Uploads one file until its asset exists or an error occurs. */
async function send(
  { find, replace, transition }: EntryList,
  { id, file }: UploadEntry,
  { upload, onReady, signal }: UploadQueueOptions & { readonly signal: AbortSignal },
): Promise<void> {
  transition(id, 'uploading', { progress: 0, message: '' });
  try {
    const doc = await upload({
      file,
      signal,
      onProgress: (progress) => {
        const current = find(id);
        if (current?.state === 'uploading') replace({ ...current, progress });
      },
      onSent: () => {
        transition(id, 'upload-complete', { progress: 1 });
        transition(id, 'processing');
      },
    });
    transition(id, 'upload-complete');
    transition(id, 'processing');
    transition(id, 'ready', { progress: 1, assetId: doc.key.slice('asset:'.length) });
    onReady(doc);
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    const failed = { message, isFinal: isFileRejected(error) };
    transition(id, 'upload-failed', failed);
    transition(id, 'processing-failed', failed);
  }
}

/** The file is too large or of an unsupported type. */
function isFileRejected(error: unknown): boolean {
  return error instanceof ApiFailure && (error.status === 413 || error.status === 415);
}
