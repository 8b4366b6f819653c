import type { BuildAnswer } from '../release/workshop.ts';
import { storeRelease } from './release.ts';

/** A workshop that builds a page of titles, keeps what was uploaded, and remembers what it was asked. */
export interface TestWorkshop {
  readonly fetcher: Fetcher;
  readonly asked: string[];
  readonly uploads: Map<string, number>;
  readonly mirrored: Map<string, unknown>;
  /** What the next builds answer instead; `crash` is the process that fell over. */
  failWith(build: BuildAnswer | 'crash' | undefined): void;
}

interface Question {
  readonly docs: readonly { readonly key: string; readonly body: { readonly title?: string } }[];
  readonly deleted?: readonly string[];
}

export function createTestWorkshop(): TestWorkshop {
  const state: { failure: BuildAnswer | 'crash' | undefined } = { failure: undefined };
  const asked: string[] = [];
  const uploads = new Map<string, number>();
  const mirrored = new Map<string, unknown>();
  const answer = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    asked.push(`${request.method} ${url.pathname}`);
    if (request.headers.get('authorization') !== 'Bearer admin-token-of-the-tests') {
      return new Response('', { status: 403 });
    }
    if (url.pathname === '/build') return buildPage(await request.json<Question>(), state.failure);
    if (url.pathname === '/mirror') {
      const { docs, deleted = [] } = await request.json<Question>();
      for (const { key, body } of docs) mirrored.set(key, body);
      for (const key of deleted) mirrored.set(key, undefined);
      return Response.json({ ok: true });
    }
    if (url.pathname === '/assets') {
      const filename = url.searchParams.get('filename') ?? '';
      const { byteLength } = await request.arrayBuffer();
      uploads.set(filename, byteLength);
      const body = { filename, mime: 'image/png', bytes: byteLength };
      return Response.json({ key: `asset:${url.searchParams.get('id') ?? 'made'}`, body });
    }
    if (url.pathname === '/theme') return Response.json({ theme: { name: 'kiln' } });
    if (url.pathname === '/asset/a%20b.svg') {
      return new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } });
    }
    return new Response('', { status: 404 });
  };
  const fetcher = {
    fetch: (input: RequestInfo, init?: RequestInit) => answer(new Request(input, init)),
  } as unknown as Fetcher;
  const failWith = (build: BuildAnswer | 'crash' | undefined) => {
    state.failure = build;
  };
  return { fetcher, asked, uploads, mirrored, failWith };
}

async function buildPage({ docs }: Question, failure: BuildAnswer | 'crash' | undefined): Promise<Response> {
  if (failure === 'crash') return Response.json({ message: 'Out of memory' }, { status: 500 });
  if (failure !== undefined) return Response.json(failure);
  const index = docs.map(({ key, body }) => `${key}=${body.title ?? ''}`).join(' ');
  const releaseId = await storeRelease({ files: { 'index.html': `<!doctype html>${index}` } });
  return Response.json({ ok: true, releaseId, uploaded: 1, reused: 0, diagnostics: [] });
}
