import type { Diagnostic } from '../../../compiler/diagnostics/diagnostic.ts';
import type { Doc, DocKey, Release } from '../../../compiler/model/index.ts';
import type { SweepResponse } from '../../../formatters/vocabulary/api/blobs.ts';
import type { EditorChange } from '../../../formatters/vocabulary/api/editor/changes.ts';
import type { MoveResponse } from '../../../formatters/vocabulary/api/move.ts';

/** Client of the `/_admin` API of a running Worker. */
export interface AdminClient {
  /** Imports documents from files. Skips invalid documents and those that also changed in the dashboard. */
  importDocs(request: ImportRequest): Promise<ImportResponse>;
  /** Dashboard changes that are not in the files yet: one page, after the key `after`. */
  unsynced(after: string): Promise<Unsynced>;
  /** Marks these revisions as written to the files. */
  markWrittenToDisk(revs: Readonly<Record<string, number>>): Promise<void>;
  /** Changes that were never published. After a rollback, these are fewer than the changes that are not live. */
  unpublished(): Promise<readonly EditorChange[]>;
  /** Makes the newest revisions live: of all documents, or of the given keys. */
  publish(request: PublishRequest): Promise<PublishResponse>;
  releases(): Promise<readonly Omit<Release, 'docs'>[]>;
  /** With the revisions of their documents. */
  releasesWithDocs(): Promise<readonly Release[]>;
  rollback(id: string): Promise<void>;
  /** Deletes blobs in the bucket that no release refers to, and returns their number. */
  sweep(): Promise<number>;
  /** Whether the site was moved to another server: nothing can be written here. */
  isMoved(): Promise<boolean>;
  /** Creates a one-time sign-in key. */
  signInKey(role?: number): Promise<string>;
  /** Ends the streams of open dashboards, so that the Worker can stop at once. */
  drain(): Promise<void>;
}

export interface ImportRequest {
  readonly docs: readonly Pick<Doc, 'key' | 'body'>[];
  readonly deleted: readonly DocKey[];
  /** The revision that each file last matched, if known. */
  readonly bases: Readonly<Record<string, number>>;
  /** As in the response to the first request of an import. */
  readonly isFirst?: boolean;
  /** Whether more parts of the import follow. Until the last one, the dashboard cannot publish. */
  readonly hasMore?: boolean;
}

export interface ImportResponse {
  /** Whether the site had no documents before. */
  readonly isFirst?: boolean;
  /** Revisions of the imported documents. */
  readonly revs: Readonly<Record<string, number>>;
  /** Skipped because the dashboard changed them too and the files do not have that change yet. */
  readonly conflicts?: readonly DocKey[];
  /** Errors of the rejected documents, keyed by document and path: `page:home blocks.a.order`. */
  readonly errors?: Readonly<Record<string, string>>;
}

export interface Unsynced {
  readonly docs: readonly Doc[];
  readonly deleted: readonly { readonly key: DocKey; readonly rev: number }[];
  /** Undefined on the last page. */
  readonly next?: string;
}

export interface PublishRequest {
  readonly keys: readonly DocKey[] | 'all';
  /** Revisions of the other documents: as in the live release (the default), or as last published. */
  readonly base?: 'live' | 'published';
  readonly message: string;
  readonly createdBy: string;
}

/** If `ok` is false, nothing was published and the live release is unchanged. */
export interface PublishResponse {
  readonly ok: boolean;
  readonly releaseId?: string;
  /** Number of new and of reused blobs. */
  readonly uploaded?: number;
  readonly reused?: number;
  readonly diagnostics: readonly Diagnostic[];
}

/** An error response of the Worker. */
export class AdminError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'AdminError';
    this.status = status;
  }
}

/** The error of a response, with the message of its body if there is one. */
export function adminErrorOf(status: number, body: unknown): AdminError {
  const message = (body as { readonly message?: string } | undefined)?.message;
  return new AdminError(status, message ?? `the server responded with ${status}`);
}

export interface AdminClientOptions {
  /** How long to retry while there is no connection, such as while the Worker restarts. */
  readonly retryMs?: number;
  /** Ends all requests. */
  readonly signal?: AbortSignal | undefined;
}

export function createAdminClient(
  origin: string,
  token: string,
  { retryMs = 0, signal }: AdminClientOptions = {},
): AdminClient {
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetchWithRetry({ retryMs, signal }, () =>
      fetch(`${origin}/_admin/${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          // Compressing takes longer than sending on the same machine.
          'accept-encoding': 'identity',
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(signal && { signal }),
      }),
    );
    const result: unknown = await response.json().catch(() => undefined);
    if (response.ok) return result;
    throw adminErrorOf(response.status, result);
  };
  return {
    importDocs: async (request) => (await call('POST', 'import', request)) as ImportResponse,
    unsynced: async (after) => (await call('GET', `unsynced?after=${encodeURIComponent(after)}`)) as Unsynced,
    markWrittenToDisk: async (revs) => void (await call('POST', 'synced', { revs })),
    unpublished: async () =>
      ((await call('GET', 'changes?base=published')) as { readonly changes: readonly EditorChange[] })
        .changes,
    publish: async (request) => (await call('POST', 'publish', request)) as PublishResponse,
    releases: async () =>
      ((await call('GET', 'releases')) as { readonly releases: readonly Release[] }).releases,
    releasesWithDocs: async () =>
      ((await call('GET', 'releases?docs=true')) as { readonly releases: readonly Release[] }).releases,
    rollback: async (id) => void (await call('POST', 'rollback', { id })),
    sweep: async () => ((await call('POST', 'sweep', {})) as SweepResponse).deleted,
    isMoved: async () => {
      const body = { object: { kind: 'store', shard: 0 }, request: { call: 'describe' } };
      const { state } = (await call('POST', 'move', body)) as MoveResponse;
      return state?.phase === 'moved' || state?.phase === 'receiving';
    },
    signInKey: async (role) =>
      ((await call('POST', 'sign-in-key', { role })) as { readonly key: string }).key,
    drain: async () => void (await call('POST', 'drain', {})),
  };
}

const RETRY_DELAY_MS = 100;

/** Retries are safe because every endpoint is idempotent. */
async function fetchWithRetry(
  { retryMs = 0, signal }: AdminClientOptions,
  send: () => Promise<Response>,
): Promise<Response> {
  const end = Date.now() + retryMs;
  for (;;) {
    try {
      return await send();
    } catch (error) {
      if (Date.now() >= end || signal?.aborted === true) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    }
  }
}
