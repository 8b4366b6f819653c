import { vi } from 'vitest';

/** Between two attempts, as in `expect.poll`. */
const INTERVAL_MS = 50;
const TIMEOUT_MS = 120_000;

/** Repeats the assertions until they hold. For concurrent tests, in which `expect.poll` does not know its test. */
export async function eventually(assertions: () => Promise<void>): Promise<void> {
  await vi.waitFor(assertions, { interval: INTERVAL_MS, timeout: TIMEOUT_MS });
}
