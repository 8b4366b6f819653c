import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RENEW_MS, renewLease } from './renew-lease.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('is renewed until it ends', async () => {
  const renew = vi.fn(async () => true);
  const lease = renewLease(renew);
  await vi.advanceTimersByTimeAsync(3 * RENEW_MS);
  await lease.end();
  await vi.advanceTimersByTimeAsync(3 * RENEW_MS);
  expect(renew).toHaveBeenCalledTimes(3);
});

it('fails when the server was not read-only in between, also if it is again', async () => {
  const results = [true, false, true];
  const lease = renewLease(async () => results.shift() ?? true);
  await vi.advanceTimersByTimeAsync(4 * RENEW_MS);
  await expect(lease.end()).rejects.toThrow('accepted orders again');
});

it('fails when it cannot be renewed, without an unhandled rejection', async () => {
  const lease = renewLease(async () => Promise.reject(new Error('disconnected')));
  await vi.advanceTimersByTimeAsync(RENEW_MS);
  await expect(lease.end()).rejects.toThrow('disconnected');
});
