import type {
  MoveCall,
  MoveContributorsResponse,
  MovedContributor,
  MoveObject,
  MoveOverview,
  MoveResponse,
} from '../../../formatters/vocabulary/api/move.ts';
import { adminErrorOf } from '../admin/admin-client.ts';
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
}

/** Pause before the first retry, doubled before each further one. */
const RETRY_MS = 250;

/** Throws `AdminError`, also for a server without these calls. */
export function createMoveServer({ origin, token }: MoveServerOptions): MoveServer {
  const send = async (path: string, body?: unknown): Promise<unknown> => {
    const response = await withRetries(RETRY_MS, () =>
      fetch(`${origin}/_admin/move${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        redirect: 'error',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
    const result: unknown = await response.json().catch(() => undefined);
    if (response.ok) return result;
    throw adminErrorOf(response.status, result);
  };
  return {
    overview: async () => (await send('')) as MoveOverview,
    call: async (object, request) => (await send('', { object, request })) as MoveResponse,
    contributors: async () => ((await send('/contributors')) as MoveContributorsResponse).contributors,
    addContributors: async (contributors) => void (await send('/contributors', { contributors })),
  };
}
