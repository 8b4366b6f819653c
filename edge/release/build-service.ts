import type {
  AssetResponse,
  BuildRequest,
  BuildResponse,
  Design,
  DiskWriteResult,
  Doc,
  DownloadResponse,
} from '../../compiler/model/index.ts';
import type { EditorThemeStylesResponse } from '../../formatters/vocabulary/api/editor/publishing.ts';
import type { EditorThemeRequest } from '../../formatters/vocabulary/api/editor/themes.ts';
import type { BuildServiceObject } from '../domain/build-service.ts';
import type { Env } from '../platform/env.ts';
import { OBJECT_NAMES } from '../platform/remote/object-names.ts';
import { connect } from '../platform/remote/remote.ts';

/** A Node process: next to workerd, or elsewhere. */
export interface BuildService {
  build(docs: readonly Doc[], options: BuildOptions): Promise<BuildResponse>;
  /** Builds changes of the documents of an earlier build; undefined when the build service does not have them. */
  buildChanges(request: BuildRequest): Promise<BuildResponse | undefined>;
  /** Requests a sync of unsynced documents (in `dev`); undefined when files are not synced. */
  writeToDisk(): Promise<DiskWriteResult | undefined>;
  /** Stores an uploaded file and describes it. `bytes` is streamed. Throws `BuildServiceError`. */
  addAsset(
    request: { readonly filename: string; readonly id: string | undefined },
    bytes: ReadableStream<Uint8Array>,
  ): Promise<AssetResponse>;
  /** Stores a file that customers download after payment. `bytes` is streamed. */
  addDownload(filename: string, bytes: ReadableStream<Uint8Array>): Promise<DownloadResponse>;
  /** Deletes an unused file of `assets/`, if possible. */
  deleteAsset(filename: string): Promise<void>;
  /** Returns why this machine cannot store anything; undefined when it can. */
  storageProblem(): Promise<string | undefined>;
  /** Returns the themes that the site can use as JSON, `EditorThemesResponse`. */
  themes(): Promise<Response | undefined>;
  /** Copies a bundled theme into the site, unless the site has it. Returns false for an unknown theme. */
  addTheme(folder: string): Promise<boolean>;
  /** Returns a validated theme as JSON, `{theme}`: that of the last build or another one; undefined when there is none. */
  theme(folder: string | undefined): Promise<Response | undefined>;
  /** Returns a file of the `assets/` of a theme. */
  themeFile(folder: string, path: string): Promise<Response | undefined>;
  /** Compiles the style sheet of the theme with a design; undefined when there is no theme. */
  themeStyles(request: ThemeStylesRequest): Promise<EditorThemeStylesResponse | undefined>;
  /** Returns the context of a page as JSON; undefined when there is no such page, and where visitors could ask for it. */
  context(url: string): Promise<Response | undefined>;
  /** Returns a file of `assets/`, published or not, scaled to a width if given. */
  asset(filename: string, width?: string): Promise<Response | undefined>;
}

export type BuildOptions = Pick<BuildRequest, 'message' | 'isCheck'>;

export interface ThemeStylesRequest {
  readonly design: Design;
  /** File names of the assets that the design names, by id. */
  readonly assets: Readonly<Record<string, string>>;
  readonly theme?: string | undefined;
}

/** Error response of the build service: 415 for unsupported files. */
export class BuildServiceError extends Error {
  override readonly name = 'BuildServiceError';
  readonly status: number;

  constructor(status: number, text: string) {
    super(`The build service responded with ${status}: ${text}`);
    this.status = status;
  }
}

/** The build service next to workerd. Returns undefined on Cloudflare, which has none. */
export function createBuildService({ BUILD_SERVICE, ADMIN_TOKEN }: Env): BuildService | undefined {
  return BUILD_SERVICE && createClient(BUILD_SERVICE, ADMIN_TOKEN);
}

/** Whether there is a build service, or one could connect. */
export function hasBuildServices({ BUILD_SERVICE, BUILD_SERVICES }: Env): boolean {
  return BUILD_SERVICE !== undefined || BUILD_SERVICES !== undefined;
}

/** The build service next to workerd, or one elsewhere that has connected to the site. Undefined when there is none. */
export async function openBuildService(env: Env, siteId: string): Promise<BuildService | undefined> {
  const { BUILD_SERVICES, ADMIN_TOKEN } = env;
  if (env.BUILD_SERVICE !== undefined || BUILD_SERVICES === undefined) return createBuildService(env);
  const name = OBJECT_NAMES.buildService(siteId);
  const isConnected = { isConnected: true } as const;
  if (!(await connect<BuildServiceObject>(BUILD_SERVICES, name, isConnected).isConnected())) return undefined;
  return createClient(BUILD_SERVICES.get(BUILD_SERVICES.idFromName(name)), ADMIN_TOKEN);
}

function createClient(service: Pick<Fetcher, 'fetch'>, token: string): BuildService {
  const headers = { authorization: `Bearer ${token}` };
  const get = async (path: string) => {
    const response = await service.fetch(`http://build-service${path}`, { headers });
    if (response.ok) return response;
    await response.body?.cancel();
    return undefined;
  };
  const post = async (path: string, body: string | ReadableStream<Uint8Array> = ''): Promise<unknown> => {
    const response = await service.fetch(`http://build-service${path}`, {
      method: 'POST',
      headers,
      body,
    });
    if (!response.ok) throw new BuildServiceError(response.status, await response.text());
    return response.json();
  };
  return {
    build: async (docs, options) => {
      const request: BuildRequest = { docs, ...options };
      return (await post('/build', JSON.stringify(request))) as BuildResponse;
    },
    buildChanges: async (request) => {
      try {
        return (await post('/build', JSON.stringify(request))) as BuildResponse;
      } catch (error) {
        if (error instanceof BuildServiceError && error.status === 412) return undefined;
        throw error;
      }
    },
    writeToDisk: async () => {
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
    addDownload: async (filename, bytes) => {
      const query = new URLSearchParams({ filename });
      return (await post(`/downloads?${query}`, bytes)) as DownloadResponse;
    },
    deleteAsset: async (filename) => {
      const path = `/asset/${encodeURIComponent(filename)}`;
      const response = await service.fetch(`http://build-service${path}`, {
        method: 'DELETE',
        headers,
      });
      await response.body?.cancel();
    },
    storageProblem: async () => {
      const response = await get('/storage');
      if (response === undefined) throw new Error('The build service cannot check the storage');
      return (await response.json<{ readonly problem?: string }>()).problem;
    },
    themes: () => get('/themes'),
    addTheme: async (folder) => {
      try {
        await post('/themes', JSON.stringify({ folder } satisfies EditorThemeRequest));
        return true;
      } catch (error) {
        if (error instanceof BuildServiceError && error.status === 404) return false;
        throw error;
      }
    },
    theme: (folder) =>
      get(folder === undefined ? '/theme' : `/theme?${new URLSearchParams({ theme: folder })}`),
    themeFile: (theme, path) => get(`/theme-file?${new URLSearchParams({ theme, path })}`),
    themeStyles: async (request) => {
      try {
        return (await post('/theme', JSON.stringify(request))) as EditorThemeStylesResponse;
      } catch (error) {
        if (error instanceof BuildServiceError && error.status === 404) return undefined;
        throw error;
      }
    },
    context: (url) => get(`/context?${new URLSearchParams({ url })}`),
    asset: (filename, width) =>
      get(`/asset/${encodeURIComponent(filename)}${width === undefined ? '' : `?width=${width}`}`),
  };
}
