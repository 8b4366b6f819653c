// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { ApiFailure } from '../../core/api/api-failure.ts';
import { browserTransport } from './browser-ports.ts';

const log = vi.fn();
const sendBeacon = vi.fn();
beforeEach(() => {
  vi.stubGlobal('navigator', { sendBeacon });
  vi.spyOn(console, 'error').mockImplementation(log);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

function openTransport(isUnreachable: boolean) {
  const state = createStore(() => isUnreachable);
  return { transport: browserTransport(() => {}, state), isUnreachable: () => state.getState() };
}

it('a failed request is logged once and reported once (R-SHELL-MSG-12)', async () => {
  const data = { event: 'editor-fetch', path: '/api/x', message: 'rejected 400 Too late' };
  openTransport(false).transport.report(new ApiFailure('rejected', 400, { message: 'Too late' }), '/api/x');
  expect(log.mock.calls).toEqual([['quoin', data]]);
  expect(sendBeacon).toHaveBeenCalledOnce();
  const [path, body] = sendBeacon.mock.calls[0] as [string, Blob];
  expect(path).toMatch(/\?crumb=$/);
  expect(JSON.parse(await body.text())).toMatchObject([{ event: 'editor-fetch', data }]);
});

describe('the server is unreachable', () => {
  const away = async () => {
    throw new TypeError('fetch failed');
  };

  it('after a request without a response, until one has a response', async () => {
    const { transport, isUnreachable } = openTransport(false);
    vi.stubGlobal('window', { fetch: away });
    await expect(transport.fetch('/x', {})).rejects.toThrow('fetch failed');
    expect(isUnreachable()).toBe(true);
    vi.stubGlobal('window', { fetch: async () => new Response() });
    await transport.fetch('/x', {});
    expect(isUnreachable()).toBe(false);
  });

  it('not because a request was aborted', async () => {
    const { transport, isUnreachable } = openTransport(false);
    vi.stubGlobal('window', { fetch: away });
    await expect(transport.fetch('/x', { signal: AbortSignal.abort() })).rejects.toThrow('fetch failed');
    expect(isUnreachable()).toBe(false);
  });

  it('even if a request that began before has a response', async () => {
    const { transport, isUnreachable } = openTransport(false);
    let respond = (_: Response) => {};
    const pending = new Promise<Response>((resolve) => {
      respond = resolve;
    });
    const fetch = vi.fn().mockReturnValueOnce(pending).mockImplementation(away);
    vi.stubGlobal('window', { fetch });
    const first = transport.fetch('/x', {});
    await expect(transport.fetch('/y', {})).rejects.toThrow('fetch failed');
    respond(new Response());
    await first;
    expect(isUnreachable()).toBe(true);
  });
});
