import type {
  MoveCall,
  MoveContributorsResponse,
  MovedContributor,
  MoveObject,
  MoveOverview,
  MoveResponse,
} from '../../../formatters/vocabulary/api/move.ts';
import { AdminError } from '../admin/admin-client.ts';
import { withRetries } from '../remote/with-retries.ts';

/** One of the two servers of a move, through its admin API. Each call can be repeated. */
export interface MoveServer {
  overview(): Promise<MoveOverview>;
  call(object: MoveObject, request: MoveCall): Promise<MoveResponse>;
  contributors(): Promise<readonly MovedContributor[]>;
  addContributors(contributors: readonly MovedContributor[]): Promise<void>;
}

export interface MoveServerOptions {
  readonly origin: string;
  readonly token: string;
  /** Pause before the first retry, doubled before each further one. */
  readonly retryMs?: number;
}

/** Throws `AdminError`, also for a server without these calls. */
export function createMoveServer({ origin, token, retryMs = 250 }: MoveServerOptions): MoveServer {
  const send = async (path: string, body?: unknown): Promise<unknown> => {
    const response = await withRetries(retryMs, () =>
      fetch(`${origin}/_admin/move${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        redirect: 'error',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
    const result: unknown = await response.json().catch(() => undefined);
    if (response.ok) return result;
    const message = (result as { readonly message?: string } | undefined)?.message;
    throw new AdminError(response.status, message ?? `the server responded with ${response.status}`);
  };
  return {
    overview: async () => (await send('')) as MoveOverview,
    call: async (object, request) => (await send('', { object, request })) as MoveResponse,
    contributors: async () => ((await send('/contributors')) as MoveContributorsResponse).contributors,
    addContributors: async (contributors) => void (await send('/contributors', { contributors })),
  };
}
