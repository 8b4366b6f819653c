import type { Diagnostic } from '../../../compiler/diagnostics/diagnostic.ts';
import type { Doc, DocKey, Release } from '../../../compiler/model/index.ts';
import type { EditorChange } from '../../../formatters/vocabulary/api/editor.ts';

/** The command line's own calls of a running Worker. */
export interface AdminClient {
  /** A document that is not valid is left as it was, and so is one that the dashboard changed too. */
  importDocs(request: ImportRequest): Promise<ImportResponse>;
  /** What was changed in the dashboard and is not in the files yet: one part, after the key `after`. */
  unsynced(after: string): Promise<Unsynced>;
  /** The files have these revisions now. */
  markWrittenToDisk(revs: Readonly<Record<string, number>>): Promise<void>;
  /** What nobody has published yet. After a roll back that is less than what is not live. */
  unpublished(): Promise<readonly EditorChange[]>;
  /** Makes the newest revisions live: of all documents, or of those named. */
  publish(request: PublishRequest): Promise<PublishResponse>;
  releases(): Promise<readonly Release[]>;
  rollback(id: string): Promise<void>;
  /** A key that signs its first user in, once. */
  signInKey(role?: number): Promise<string>;
}

export interface ImportRequest {
  readonly docs: readonly Pick<Doc, 'key' | 'body'>[];
  readonly deleted: readonly DocKey[];
  /** The revision that each file was last equal to, as far as that is known. */
  readonly bases: Readonly<Record<string, number>>;
}

export interface ImportResponse {
  /** Revisions of what was taken in. */
  readonly revs: Readonly<Record<string, number>>;
  /** Left as they are: the dashboard changed them too, and the files do not have that yet. */
  readonly conflicts?: readonly DocKey[];
  /** What is wrong with those that were left out, by key and place: `page:home blocks.a.order`. */
  readonly errors?: Readonly<Record<string, string>>;
}

export interface Unsynced {
  readonly docs: readonly Doc[];
  readonly deleted: readonly { readonly key: DocKey; readonly rev: number }[];
  /** Undefined when there is no more. */
  readonly next?: string;
}

export interface PublishRequest {
  readonly keys: readonly DocKey[] | 'all';
  /** All others as they are live (the default), or as they were published last. */
  readonly base?: 'live' | 'published';
  readonly message: string;
  readonly createdBy: string;
}

/** With errors nothing was published: what was live stays live. */
export interface PublishResponse {
  readonly ok: boolean;
  readonly releaseId?: string;
  /** Blobs that were new, and those that were there already. */
  readonly uploaded?: number;
  readonly reused?: number;
  readonly diagnostics: readonly Diagnostic[];
}

/** The Worker refused; `message` is its sentence. */
export class AdminError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'AdminError';
    this.status = status;
  }
}

/** `retryMs`: how long nobody may answer, such as while a Worker that was killed is started again. */
export function createAdminClient(origin: string, token: string, retryMs = 0): AdminClient {
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetchWithRetry(retryMs, () =>
      fetch(`${origin}/_admin/${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
    const result: unknown = await response.json().catch(() => undefined);
    if (response.ok) return result;
    const message = (result as { readonly message?: string } | undefined)?.message;
    throw new AdminError(response.status, message ?? `the server answered ${response.status}`);
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
    rollback: async (id) => void (await call('POST', 'rollback', { id })),
    signInKey: async (role) =>
      ((await call('POST', 'sign-in-key', { role })) as { readonly key: string }).key,
  };
}

const RETRY_DELAY_MS = 100;

/** Every call may be sent again: done twice, it leaves what it left done once. */
async function fetchWithRetry(retryMs: number, send: () => Promise<Response>): Promise<Response> {
  const end = Date.now() + retryMs;
  for (;;) {
    try {
      return await send();
    } catch (error) {
      if (Date.now() >= end) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    }
  }
}
