import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type {
  AssetResponse,
  BuildRequest,
  BuildResponse,
  DiskWriteResult,
  DownloadResponse,
  SiteData,
  Theme,
} from '../../../compiler/model/index.ts';
import type { LocaleData } from '../../../compiler/node/locales.ts';
import type { JsonObject } from '../../../formatters/index.ts';
import type { EditorThemeStylesResponse } from '../../../formatters/vocabulary/api/editor/publishing.ts';
import type {
  EditorTheme,
  EditorThemeRequest,
  EditorThemesResponse,
} from '../../../formatters/vocabulary/api/editor/themes.ts';
import type { ImportedFiles } from '../sync/import-files.ts';
import { UnknownDocuments } from './document-sets.ts';
import type { AssetFile } from './read-asset.ts';
import type { ThemeStylesRequest } from './theme-styles.ts';

/** Operations that the Worker delegates to Node because they need a disk, image processing or the compiler. */
export interface BuildService {
  /** Throws `UnknownDocuments`. */
  build(options: BuildRequest): Promise<BuildResponse>;
  /**
   * Fetches changed documents from the site object and writes them to their files. Absent where changes stay in the
   * site object until they are requested.
   */
  writeToDisk?(): Promise<DiskWriteResult>;
  /** Syncs both ways on behalf of the CLI: files to the site object, dashboard changes to the files. */
  importFiles(): Promise<ImportedFiles>;
  /** Stores an upload and returns its document. Throws `RejectedUpload`. */
  addAsset(options: AssetOptions): Promise<AssetResponse>;
  /** Stores a file that customers download after payment and returns its name. */
  addDownload(filename: string, bytes: Uint8Array): string;
  /** Deletes a file of `assets/` that an upload has replaced. */
  deleteAsset(filename: string): void;
  /** Returns why nothing can be stored; undefined when it can. */
  checkStorage(): string | undefined;
  /** The themes that the site can use. */
  themes(): readonly EditorTheme[];
  /** Copies a bundled theme into the site, unless the site has it. Returns false for an unknown theme. */
  addTheme(folder: string): boolean;
  /** That of the last build, or another one. Undefined while it has errors, and for an unknown theme. */
  theme(folder?: string): Promise<ThemeResult | undefined>;
  /** Reads a file of the `assets/` of a theme, used or not. */
  themeFile(folder: string, path: string): Promise<AssetFile | undefined>;
  /** Compiles the style sheet of the theme with another design. Undefined when there is no theme. */
  themeStyles(request: ThemeStylesRequest): Promise<EditorThemeStylesResponse | undefined>;
  /**
   * Returns the data that the templates of a page are rendered with, from the files on disk; undefined when there is no such page
   * or the site has errors. Absent where visitors could ask for it.
   */
  context?(url: string): Promise<JsonObject | undefined>;
  /** Reads a file of `assets/`, published or not; resizes images when `width` is given. */
  readAsset(path: string, width?: number): Promise<AssetFile | undefined>;
}

/** Input of the preview in the browser. */
export interface ThemeResult {
  readonly theme: Theme;
  /** As `theme` of the settings names it. */
  readonly folder: string;
  /** The data files of the site. */
  readonly data: SiteData;
  /** `design` of the settings that the style sheet of the theme was compiled with. */
  readonly design: unknown;
  /** Locale data of the site's language, so that prices and dates match the published page. */
  readonly locale: LocaleData;
}

/** The upload has an unsupported file type; `message` is the reason. */
export class RejectedUpload extends Error {
  override readonly name = 'RejectedUpload';
}

export interface AssetOptions {
  readonly filename: string;
  /** Document id; derived from the file name by default. */
  readonly id?: string | undefined;
  readonly bytes: Uint8Array;
}

export interface BuildServiceServer {
  readonly port: number;
  close(): Promise<void>;
}

/** Maximum request body in bytes: all documents of a site, or one upload. */
const MAX_BODY_BYTES = 320_000_000;

export interface BuildServiceSettings {
  /** Shared secret of the Worker and the build service. */
  readonly token: string;
  onError?(error: unknown): void;
}

/** Serves the build service on loopback for the Worker. */
export async function serveBuildService(
  buildService: BuildService,
  { token, onError }: BuildServiceSettings,
): Promise<BuildServiceServer> {
  const server = createServer((request, response) => {
    handle(buildService, token, request, response).catch((error: unknown) => {
      if (error instanceof RejectedUpload) return sendJson(response, 415, { message: error.message });
      if (error instanceof UnknownDocuments) return sendJson(response, 412, { message: error.message });
      onError?.(error);
      sendJson(response, 500, { message: error instanceof Error ? error.message : String(error) });
    });
  });
  // The Worker passes on the CONNECT requests of its clients (see workerd-config.ts).
  server.on('connect', (_, socket) => {
    socket.on('error', () => {}).resume();
    socket.end('HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD, POST\r\nContent-Length: 0\r\n\r\n');
  });
  // Builds may take longer than the default timeout.
  server.requestTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function handle(
  buildService: BuildService,
  token: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!isAllowed(request.headers.authorization, token))
    return sendJson(response, 403, { message: 'Forbidden' });
  const url = new URL(request.url ?? '/', 'http://build-service');
  if (url.pathname.startsWith('/theme')) return handleTheme(buildService, url, { request, response });
  switch (`${request.method} ${url.pathname}`) {
    case 'POST /build':
      return sendJson(response, 200, await buildService.build(await readJson<BuildRequest>(request)));
    case 'POST /write-to-disk':
      if (buildService.writeToDisk === undefined)
        return sendJson(response, 501, { message: 'Writing to disk is disabled' });
      return sendJson(response, 200, await buildService.writeToDisk());
    case 'GET /storage':
      return sendJson(response, 200, { problem: buildService.checkStorage() });
    case 'POST /import':
      return sendJson(response, 200, await buildService.importFiles());
    case 'POST /assets': {
      const filename = url.searchParams.get('filename') ?? '';
      const id = url.searchParams.get('id') ?? undefined;
      return sendJson(
        response,
        200,
        await buildService.addAsset({ filename, id, bytes: await readBody(request) }),
      );
    }
    case 'POST /downloads': {
      const filename = url.searchParams.get('filename') ?? '';
      const stored: DownloadResponse = {
        filename: buildService.addDownload(filename, await readBody(request)),
      };
      return sendJson(response, 200, stored);
    }
  }
  if (request.method === 'GET' && url.pathname === '/context') {
    const context = await buildService.context?.(url.searchParams.get('url') ?? '');
    return context === undefined
      ? sendJson(response, 404, { message: 'Not found' })
      : sendJson(response, 200, context);
  }
  const path = assetPath(url.pathname);
  if (request.method === 'DELETE' && path !== undefined) {
    buildService.deleteAsset(path);
    return sendJson(response, 200, {});
  }
  const width = Number(url.searchParams.get('width') ?? Number.NaN);
  const found =
    path === undefined || request.method !== 'GET'
      ? undefined
      : await buildService.readAsset(path, width > 0 ? width : undefined);
  sendFile(response, found);
}

function sendFile(response: ServerResponse, found: AssetFile | undefined): void {
  if (found === undefined) {
    sendJson(response, 404, { message: 'Not found' });
    return;
  }
  response.writeHead(200, { 'content-type': found.type, 'content-length': found.bytes.length });
  response.end(found.bytes);
}

async function handleTheme(
  buildService: BuildService,
  url: URL,
  { request, response }: { readonly request: IncomingMessage; readonly response: ServerResponse },
): Promise<void> {
  const folder = url.searchParams.get('theme') ?? undefined;
  const sendTheme = (found: object | undefined) =>
    found === undefined
      ? sendJson(response, 404, { message: 'The theme is not available' })
      : sendJson(response, 200, found);
  switch (`${request.method} ${url.pathname}`) {
    case 'GET /themes':
      return sendTheme({ themes: buildService.themes() } satisfies EditorThemesResponse);
    case 'POST /themes': {
      const { folder: added } = await readJson<EditorThemeRequest>(request);
      return sendTheme(buildService.addTheme(added) ? {} : undefined);
    }
    case 'GET /theme':
      return sendTheme(await buildService.theme(folder));
    case 'POST /theme':
      return sendTheme(await buildService.themeStyles(await readJson<ThemeStylesRequest>(request)));
    case 'GET /theme-file': {
      const path = url.searchParams.get('path') ?? '';
      return sendFile(
        response,
        folder === undefined ? undefined : await buildService.themeFile(folder, path),
      );
    }
    default:
      return sendFile(response, undefined);
  }
}

function assetPath(pathname: string): string | undefined {
  try {
    return pathname.startsWith('/asset/') ? decodeURIComponent(pathname.slice('/asset/'.length)) : undefined;
  } catch {
    return undefined;
  }
}

function isAllowed(header: string | undefined, token: string): boolean {
  const given = Buffer.from(header ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

async function readJson<Body>(request: IncomingMessage): Promise<Body> {
  return JSON.parse((await readBody(request)).toString('utf8')) as Body;
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw new Error('The request body is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
  });
  response.end(text);
}
