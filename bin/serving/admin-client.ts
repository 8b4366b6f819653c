import type { Diagnostic } from '../../compiler/diagnostics/index.ts';
import type { Doc, DocKey, Release } from '../../compiler/model/index.ts';

/** The command line's own calls of a running Worker. */
export interface AdminClient {
  /** Gives the keys that were taken in; a document that is not valid is left as it was. */
  importDocs(
    docs: readonly Pick<Doc, 'key' | 'body'>[],
    deleted?: readonly DocKey[],
  ): Promise<ReadonlySet<DocKey>>;
  /** Makes the newest revisions live: of all documents, or of those named. */
  publish(question: PublishQuestion): Promise<PublishAnswer>;
  releases(): Promise<readonly Release[]>;
  rollback(id: string): Promise<void>;
  /** A key that signs its first user in, once. */
  signInKey(role?: number): Promise<string>;
}

export interface PublishQuestion {
  readonly keys: readonly DocKey[] | 'all';
  readonly message: string;
  readonly createdBy: string;
}

/** With errors nothing was published: what was live stays live. */
export interface PublishAnswer {
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

/** `patienceMs`: how long nobody may answer, such as while a Worker that was killed is started again. */
export function createAdminClient(origin: string, token: string, patienceMs = 0): AdminClient {
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await answered(patienceMs, () =>
      fetch(`${origin}/_admin/${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
    const answer: unknown = await response.json().catch(() => undefined);
    if (response.ok) return answer;
    const message = (answer as { readonly message?: string } | undefined)?.message;
    throw new AdminError(response.status, message ?? `the server answered ${response.status}`);
  };
  return {
    importDocs: async (docs, deleted = []) => {
      const { revs } = (await call('POST', 'import', { docs, deleted })) as { readonly revs: object };
      return new Set(Object.keys(revs) as DocKey[]);
    },
    publish: async (question) => (await call('POST', 'publish', question)) as PublishAnswer,
    releases: async () =>
      ((await call('GET', 'releases')) as { readonly releases: readonly Release[] }).releases,
    rollback: async (id) => void (await call('POST', 'rollback', { id })),
    signInKey: async (role) =>
      ((await call('POST', 'sign-in-key', { role })) as { readonly key: string }).key,
  };
}

const PAUSE_MS = 100;

/** Every call may be sent again: done twice, it leaves what it left done once. */
async function answered(patienceMs: number, ask: () => Promise<Response>): Promise<Response> {
  const end = Date.now() + patienceMs;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() >= end) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
