// @vitest-environment happy-dom
/// <reference lib="dom" />
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isServerReachable, loadModule } from './load-module.ts';

const reload = vi.fn();
const fetched = vi.fn<typeof fetch>();
const MISSING = new TypeError('Failed to fetch /assets/canvas-1.js');
const missing = () => Promise.reject(MISSING);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  vi.stubGlobal('fetch', fetched);
  fetched.mockResolvedValue(new Response(''));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
  sessionStorage.clear();
});

/** Loads a missing module. Returns the error after the time that a reload takes. */
async function failure(isConfirming = false): Promise<unknown> {
  const result = loadModule(missing, isConfirming).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(5000);
  return result;
}

describe('loading a module', () => {
  it('returns it without a request for the page', async () => {
    expect(await loadModule(async () => 'module', false)).toBe('module');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('that a new version has replaced reloads the page once', async () => {
    expect(await failure()).toBe(MISSING);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(await failure()).toBe(MISSING);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('reloads the page again whenever the user retries', async () => {
    await failure();
    await failure(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('reloads the page once per module', async () => {
    await failure();
    const other = loadModule(() => Promise.reject(new Error('/assets/other.js')), false).catch(
      () => 'failed',
    );
    await vi.advanceTimersByTimeAsync(5000);
    expect([await other, reload.mock.calls.length]).toEqual(['failed', 2]);
  });

  it('waits for the reload, which the user can cancel', async () => {
    let isSettled = false;
    void loadModule(missing, false).catch(() => {
      isSettled = true;
    });
    await vi.advanceTimersByTimeAsync(4999);
    expect(isSettled).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isSettled).toBe(true);
  });

  it.each<[string, () => Promise<Response>]>([
    ['without a network', () => Promise.reject(new TypeError('offline'))],
    ['while the server fails', async () => new Response('', { status: 503 })],
  ])('%s stays on the page', async (_when, respond) => {
    fetched.mockImplementation(respond);
    expect(await failure(true)).toMatchObject({ name: 'ApiFailure', kind: 'network', status: 0 });
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('whether the server can be reached', () => {
  it('is asked for this page, past all caches', async () => {
    expect(await isServerReachable()).toBe(true);
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(url).toBe(window.location.href);
    expect(init?.cache).toBe('no-store');
    expect(init?.signal).toBeInstanceOf(AbortSignal);
  });
});
