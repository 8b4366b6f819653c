import type { BuildResponse, DiskWriteResult, DocKey } from '../../compiler/model/index.ts';
import type { Unsynced } from '../domain/site.ts';
import { storeRelease } from './release.ts';

/** A build service that builds a page of titles, stores uploads, and records its requests. */
export interface TestBuildService {
  readonly fetcher: Fetcher;
  readonly asked: string[];
  readonly uploads: Map<string, number>;
  readonly mirrored: Map<string, unknown>;
  /** Deleted files. */
  readonly dropped: string[];
  /** Keys of the documents in the request of each build. */
  readonly sent: (readonly string[])[];
  /** Forgets the documents of earlier builds, like a process that was restarted. */
  restart(): void;
  /** Result of the next builds; `crash` simulates a crashed process. */
  failWith(build: BuildResponse | 'crash' | undefined): void;
  /** Documents that cannot be written from now on; 501: files are not synced. */
  syncWith(failed: readonly DocKey[] | 501): void;
  /** Status of uploads from now on. */
  rejectUploads(status: number | undefined): void;
  /** Why nothing can be stored from now on. */
  setStorageProblem(problem: string | undefined): void;
}

interface State {
  failure: BuildResponse | 'crash' | undefined;
  unwritten: readonly DocKey[] | 501;
  uploadStatus: number | undefined;
  storageProblem: string | undefined;
}

const RESPONSES: Readonly<Record<string, (state: State, request: Request) => Response | Promise<Response>>> =
  {
    '/storage': ({ storageProblem }) => Response.json({ problem: storageProblem }),
    '/theme': async (_, request) =>
      Response.json(
        request.method === 'POST' ? { css: `/* ${await request.text()} */` } : { theme: { name: 'kiln' } },
      ),
    '/themes': async (_, request) => {
      if (request.method === 'GET') return Response.json({ themes: [] });
      const { folder } = await request.json<{ readonly folder: string }>();
      return Response.json({}, { status: folder === 'themes/gazette' ? 200 : 404 });
    },
    '/theme-file': (_, request) =>
      request.url.endsWith('?theme=themes%2Fgazette&path=fonts%2Fa.woff2')
        ? new Response('font', { headers: { 'content-type': 'font/woff2' } })
        : new Response('', { status: 404 }),
    '/asset/a%20b.svg': () => new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } }),
  };

interface TestBuildRequest {
  readonly docs: readonly { readonly key: string; readonly body: { readonly title?: string } }[];
  readonly base?: string;
  readonly removed?: readonly string[];
}

/** The part of `SiteObject` that a sync uses. */
interface SyncedSite {
  unsynced(after: string): Promise<Unsynced>;
  markWrittenToDisk(revs: Readonly<Record<DocKey, number>>): Promise<void>;
}

/**
 * Without a site it writes no files and reports success. Stubs are valid for one request, so `site` creates one each
 * time.
 */
export function createTestBuildService(site?: () => SyncedSite): TestBuildService {
  const state: State = {
    failure: undefined,
    unwritten: [],
    uploadStatus: undefined,
    storageProblem: undefined,
  };
  const asked: string[] = [];
  const uploads = new Map<string, number>();
  const mirrored = new Map<string, unknown>();
  const dropped: string[] = [];
  const sent: (readonly string[])[] = [];
  const sets = new Map<string, ReadonlyMap<string, TestBuildRequest['docs'][number]>>();
  const readAll = ({ base, docs, removed = [] }: TestBuildRequest) => {
    sent.push(docs.map(({ key }) => key));
    const before = base === undefined ? new Map() : sets.get(base);
    if (before === undefined) return undefined;
    const kept = [...before].filter(([key]) => !removed.includes(key));
    return new Map([...kept, ...docs.map((doc) => [doc.key, doc] as const)]);
  };
  const build = async (request: TestBuildRequest): Promise<Response> => {
    const all = readAll(request);
    if (all === undefined) return new Response('', { status: 412 });
    const documents = `documents-${sent.length}`;
    sets.set(documents, all);
    return buildPage([...all.values()], documents, state.failure);
  };
  const response = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    asked.push(`${request.method} ${url.pathname}`);
    if (request.headers.get('authorization') !== 'Bearer admin-token-of-the-tests') {
      return new Response('', { status: 403 });
    }
    if (url.pathname === '/build') return build(await request.json<TestBuildRequest>());
    if (url.pathname === '/write-to-disk') {
      if (state.unwritten === 501) return Response.json({ message: 'Not here' }, { status: 501 });
      const response: DiskWriteResult = { failed: state.unwritten };
      if (site !== undefined) await mirror(site(), mirrored, state.unwritten);
      return Response.json(response);
    }
    if (url.pathname === '/assets') {
      const filename = url.searchParams.get('filename') ?? '';
      const { byteLength } = await request.arrayBuffer();
      if (state.uploadStatus !== undefined)
        return Response.json({ message: 'Rejected' }, { status: state.uploadStatus });
      uploads.set(filename, byteLength);
      const body = { filename, mime: 'image/png', bytes: byteLength };
      return Response.json({ key: `asset:${url.searchParams.get('id') ?? 'made'}`, body });
    }
    if (url.pathname === '/downloads') {
      const filename = url.searchParams.get('filename') ?? '';
      uploads.set(filename, (await request.arrayBuffer()).byteLength);
      return Response.json({ filename });
    }
    if (request.method === 'DELETE') {
      dropped.push(decodeURIComponent(url.pathname.slice('/asset/'.length)));
      return Response.json({});
    }
    return RESPONSES[url.pathname]?.(state, request) ?? new Response('', { status: 404 });
  };
  const fetcher = {
    fetch: (input: RequestInfo, init?: RequestInit) => response(new Request(input, init)),
  } as unknown as Fetcher;
  const failWith = (build: BuildResponse | 'crash' | undefined) => {
    state.failure = build;
  };
  const syncWith = (failed: readonly DocKey[] | 501) => {
    state.unwritten = failed;
  };
  const rejectUploads = (status: number | undefined) => {
    state.uploadStatus = status;
  };
  const setStorageProblem = (problem: string | undefined) => {
    state.storageProblem = problem;
  };
  return {
    fetcher,
    asked,
    uploads,
    mirrored,
    dropped,
    sent,
    restart: () => sets.clear(),
    failWith,
    syncWith,
    rejectUploads,
    setStorageProblem,
  };
}

async function mirror(
  site: SyncedSite,
  mirrored: Map<string, unknown>,
  unwritten: readonly DocKey[],
): Promise<void> {
  const { docs, deleted } = await site.unsynced('');
  for (const { key, body } of docs) if (!unwritten.includes(key)) mirrored.set(key, body);
  for (const { key } of deleted) mirrored.set(key, undefined);
  const written = [...docs, ...deleted].filter(({ key }) => !unwritten.includes(key));
  await site.markWrittenToDisk(Object.fromEntries(written.map(({ key, rev }) => [key, rev])));
}

async function buildPage(
  docs: TestBuildRequest['docs'],
  documents: string,
  failure: BuildResponse | 'crash' | undefined,
): Promise<Response> {
  if (failure === 'crash') return Response.json({ message: 'Out of memory' }, { status: 500 });
  if (failure !== undefined) return Response.json(failure);
  const index = docs.map(({ key, body }) => `${key}=${body.title ?? ''}`).sort();
  const releaseId = await storeRelease({ files: { 'index.html': `<!doctype html>${index.join(' ')}` } });
  return Response.json({ ok: true, releaseId, documents, uploaded: 1, reused: 0, diagnostics: [] });
}
