import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiFailure } from './api-failure.ts';
import { createUpload } from './upload.ts';

/** The part of the browser's request that an upload uses; the test plays the server. */
class FakeRequest {
  static last: FakeRequest;
  readonly headers: Record<string, string> = {};
  readonly upload: { onprogress?: (event: object) => void; onload?: () => void } = {};
  readonly log: unknown[] = [];
  status = 0;
  responseText = '';
  responseType = '';
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;

  constructor() {
    FakeRequest.last = this;
  }

  open(method: string, url: string): void {
    this.log.push(`${method} ${url}`);
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  send(body: unknown): void {
    this.log.push(body);
  }

  abort(): void {
    this.onabort?.();
  }

  respond(status: number, body: unknown): void {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload?.();
  }
}

beforeEach(() => vi.stubGlobal('XMLHttpRequest', FakeRequest));
afterEach(() => vi.unstubAllGlobals());

const DOC = { key: 'asset:cup', rev: 1, updatedAt: 0, updatedBy: 'ana', body: { filename: 'cup.jpg' } };

function upload(
  file = new File(['abc'], 'a cup.jpg', { type: 'image/jpeg' }),
  abort = new AbortController(),
) {
  const progress: number[] = [];
  const onSent = vi.fn();
  const result = createUpload({ cookies: () => 'crumb=c' })({
    file,
    onProgress: (share) => progress.push(share),
    onSent,
    signal: abort.signal,
  }).catch((error: ApiFailure) => error);
  return { result, request: FakeRequest.last, progress, onSent, abort, file };
}

describe('an upload', () => {
  it('sends the file with its name, its type and the crumb', () => {
    const { request, file } = upload();
    expect(request.log).toEqual(['POST /api/editor/v1/assets?filename=a%20cup.jpg', file]);
    expect(request.headers).toEqual({ 'content-type': 'image/jpeg', 'x-csrf-token': 'c' });
    expect(request.responseType).toBe('text');
  });

  it('of an unknown type is sent as bytes', () => {
    const { request } = upload(new File(['a'], 'glaze'));
    expect(request.headers['content-type']).toBe('application/octet-stream');
  });

  it('reports its progress as a share, also of an empty file, and when everything is sent', () => {
    const { request, progress, onSent } = upload();
    request.upload.onprogress?.({ loaded: 1, total: 4 });
    request.upload.onprogress?.({ loaded: 0, total: 0 });
    expect(progress).toEqual([0.25, 0]);
    expect(onSent).not.toHaveBeenCalled();
    request.upload.onload?.();
    expect(onSent).toHaveBeenCalledOnce();
  });

  it('returns the new document', async () => {
    const { request, result } = upload();
    request.respond(201, { doc: DOC });
    expect(await result).toEqual(DOC);
  });

  it.each([
    [300, { message: 'Why', doc: DOC }, 'rejected', 'Why'],
    [413, { message: 'Why' }, 'rejected', 'Why'],
    [401, {}, 'signed-out', ''],
    [503, {}, 'server-error', ''],
  ])('with the response %i %j fails', async (status, body, kind, message) => {
    const { request, result } = upload();
    request.respond(status, body);
    expect(await result).toMatchObject({ name: 'ApiFailure', kind, status, message });
  });

  it.each([
    ['nothing', 200, undefined],
    ['no document', 200, {}],
    // A proxy that responds with something else.
    ['a text', 200, 'text'],
    ['no document but a text', 299, { doc: 'text' }],
  ])('R-FILE-ERR-07: says that there is no response data when it is %s', async (_, status, body) => {
    const { request, result } = upload();
    request.respond(status, body);
    const message = 'No response data from job request';
    expect(await result).toMatchObject({ name: 'ApiFailure', kind: 'server-error', status, message });
  });

  it('without a network is a failure of the network', async () => {
    const { request, result } = upload();
    request.onerror?.();
    expect(await result).toMatchObject({ name: 'ApiFailure', kind: 'network', status: 0 });
  });

  it('can be canceled while it is sent', async () => {
    const { abort, result, request } = upload();
    expect(request.log).toHaveLength(2);
    abort.abort();
    expect(await result).toMatchObject({ name: 'ApiFailure', kind: 'rejected', status: 0 });
  });

  it('that was canceled before is not sent', async () => {
    const abort = new AbortController();
    abort.abort();
    const { request, result } = upload(undefined, abort);
    expect(await result).toMatchObject({ kind: 'rejected' });
    expect(request.log).toHaveLength(1);
  });
});
