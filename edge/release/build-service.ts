import type {
  AssetResponse,
  BuildRequest,
  BuildResponse,
  DiskWriteResult,
  Doc,
} from '../../compiler/model/index.ts';
import type { Env } from '../platform/env.ts';

/** The Node process beside workerd, as the Worker sees it. */
export interface Workshop {
  build(docs: readonly Doc[], message: string): Promise<BuildResponse>;
  /** Tells that documents wait for the site's folder (in `dev`); undefined where its files are not kept up to date. */
  mirror(): Promise<DiskWriteResult | undefined>;
  /** Stores an uploaded file and describes it. `bytes` is passed on while it arrives. Throws `BuildServiceError`. */
  addAsset(
    question: { readonly filename: string; readonly id: string | undefined },
    bytes: ReadableStream<Uint8Array>,
  ): Promise<AssetResponse>;
  /** Takes away a file of `assets/` that no document needs any more; where that cannot be done, it stays. */
  dropAsset(filename: string): Promise<void>;
  /** The validated theme as JSON, `{theme}`; undefined while there is none. */
  theme(): Promise<Response | undefined>;
  /** A file of `assets/`, published or not; a smaller picture where a width is asked for. */
  asset(filename: string, width?: string): Promise<Response | undefined>;
}

/** The workshop refused: 415 for a file of no kind that sites show. */
export class BuildServiceError extends Error {
  override readonly name = 'BuildServiceError';
  readonly status: number;

  constructor(status: number, text: string) {
    super(`The workshop answered ${status}: ${text}`);
    this.status = status;
  }
}

/** Undefined where there is no such process: on Cloudflare. */
export function createBuildService({ WORKSHOP, ADMIN_TOKEN }: Env): Workshop | undefined {
  if (WORKSHOP === undefined) return undefined;
  const headers = { authorization: `Bearer ${ADMIN_TOKEN}` };
  const get = async (path: string) => {
    const response = await WORKSHOP.fetch(`http://workshop${path}`, { headers });
    if (response.ok) return response;
    await response.body?.cancel();
    return undefined;
  };
  const post = async (path: string, body: string | ReadableStream<Uint8Array> = ''): Promise<unknown> => {
    const response = await WORKSHOP.fetch(`http://workshop${path}`, { method: 'POST', headers, body });
    if (!response.ok) throw new BuildServiceError(response.status, await response.text());
    return response.json();
  };
  return {
    build: async (docs, message) => {
      const question: BuildRequest = { docs, message };
      return (await post('/build', JSON.stringify(question))) as BuildResponse;
    },
    mirror: async () => {
      try {
        return (await post('/write-to-disk')) as DiskWriteResult;
      } catch (error) {
        if (error instanceof BuildServiceError && error.status === 501) return undefined;
        throw error;
      }
    },
    addAsset: async ({ filename, id }, bytes) => {
      const query = new URLSearchParams({ filename, ...(id !== undefined && { id }) });
      return (await post(`/assets?${query}`, bytes)) as AssetResponse;
    },
    dropAsset: async (filename) => {
      const path = `/asset/${encodeURIComponent(filename)}`;
      const response = await WORKSHOP.fetch(`http://workshop${path}`, { method: 'DELETE', headers });
      await response.body?.cancel();
    },
    theme: () => get('/theme'),
    asset: (filename, width) =>
      get(`/asset/${encodeURIComponent(filename)}${width === undefined ? '' : `?width=${width}`}`),
  };
}
