import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type {
  AssetResponse,
  BuildRequest,
  BuildResponse,
  DiskWriteResult,
  Theme,
} from '../../../compiler/model/index.ts';
import type { LocaleData } from '../../../compiler/node/locales.ts';
import type { ImportedFiles } from '../sync/import-files.ts';
import type { AssetFile } from './read-asset.ts';

/** What the Worker asks of the process beside it: all that needs a disk, a compiler of pictures, or Node. */
export interface BuildService {
  build(options: BuildRequest): Promise<BuildResponse>;
  /**
   * The dashboard has changed documents: they are asked for and written. Absent where they stay in the site's object until
   * somebody asks for them.
   */
  writeToDisk?(): Promise<DiskWriteResult>;
  /** What stands in the files goes into the object, and what the dashboard changed into the files: for the command line. */
  importFiles(): Promise<ImportedFiles>;
  /** Stores an uploaded file and gives the document that describes it. Throws `RejectedUpload`. */
  addAsset(options: AssetOptions): Promise<AssetResponse>;
  /** Takes away a file of `assets/` that an upload has put another one in the place of. */
  deleteAsset(filename: string): void;
  /** Undefined while the theme has errors. */
  theme(): Promise<ThemeResult | undefined>;
  /** A file of `assets/`, published or not; a smaller picture where a width is asked for. */
  readAsset(path: string, width?: number): Promise<AssetFile | undefined>;
}

/** What the preview in the browser compiles with. */
export interface ThemeResult {
  readonly theme: Theme;
  /** Data of the site's language: with it prices and dates are written as they are published. */
  readonly locale: LocaleData;
}

/** A file of no kind that sites show; `message` says so. */
export class RejectedUpload extends Error {
  override readonly name = 'RejectedUpload';
}

export interface AssetOptions {
  readonly filename: string;
  /** Of the document. */
  readonly id?: string | undefined;
  readonly bytes: Uint8Array;
}

export interface BuildServiceServer {
  readonly port: number;
  close(): Promise<void>;
}

/** Bodies that the Worker sends: a whole site's documents, or one upload. */
const MAX_BODY_BYTES = 320_000_000;

export interface BuildServiceSettings {
  /** Whoever asks must know it: the Worker does. */
  readonly token: string;
  onError?(error: unknown): void;
}

/** Serves the workshop on loopback, to nobody but the Worker. */
export async function serveBuildService(
  buildService: BuildService,
  { token, onError }: BuildServiceSettings,
): Promise<BuildServiceServer> {
  const server = createServer((request, response) => {
    handle(buildService, token, request, response).catch((error: unknown) => {
      if (error instanceof RejectedUpload) return sendJson(response, 415, { message: error.message });
      onError?.(error);
      sendJson(response, 500, { message: error instanceof Error ? error.message : String(error) });
    });
  });
  // A build may take longer than a visitor would ever wait.
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
  switch (`${request.method} ${url.pathname}`) {
    case 'POST /build':
      return sendJson(response, 200, await buildService.build(await readJson<BuildRequest>(request)));
    case 'POST /write-to-disk':
      if (buildService.writeToDisk === undefined)
        return sendJson(response, 501, { message: 'The files are not kept up to date here' });
      return sendJson(response, 200, await buildService.writeToDisk());
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
    case 'GET /theme': {
      const result = await buildService.theme();
      return result === undefined
        ? sendJson(response, 404, { message: 'There is no theme yet' })
        : sendJson(response, 200, result);
    }
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
  if (found === undefined) return sendJson(response, 404, { message: 'Not found' });
  response.writeHead(200, { 'content-type': found.type, 'content-length': found.bytes.length });
  response.end(found.bytes);
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
    if (size > MAX_BODY_BYTES) throw new Error('The request is too large');
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
