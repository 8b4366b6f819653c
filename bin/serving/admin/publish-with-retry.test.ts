import { expect, it } from 'vitest';
import { type AdminClient, AdminError, type PublishResponse } from './admin-client.ts';
import { publishWithRetry } from './publish-with-retry.ts';

const DONE: PublishResponse = { ok: true, diagnostics: [] };
const REQUEST = { keys: 'all', message: '', createdBy: 'x' } as const;

/** A Worker that responds with 409 the given number of times. */
function busy(times: number, status = 409): Pick<AdminClient, 'publish'> & { calls(): number } {
  let calls = 0;
  return {
    calls: () => calls,
    publish: async () => {
      calls += 1;
      if (calls <= times) throw new AdminError(status, 'Another release went live.');
      return DONE;
    },
  };
}

it('retries while another publish is in progress', async () => {
  const worker = busy(3);
  expect(await publishWithRetry(worker, REQUEST)).toBe(DONE);
  expect(worker.calls()).toBe(4);
});

it('does not retry after other errors', async () => {
  const worker = busy(1, 501);
  await expect(publishWithRetry(worker, REQUEST)).rejects.toThrow(AdminError);
  expect(worker.calls()).toBe(1);
});
