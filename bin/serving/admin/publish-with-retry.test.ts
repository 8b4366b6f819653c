import { expect, it } from 'vitest';
import { type AdminClient, AdminError, type PublishResponse } from './admin-client.ts';
import { publishWithRetry } from './publish-with-retry.ts';

const DONE: PublishResponse = { ok: true, diagnostics: [] };
const QUESTION = { keys: 'all', message: '', createdBy: 'x' } as const;

/** A Worker that responds with 409 the given number of times. */
function busy(times: number, status = 409): Pick<AdminClient, 'publish'> & { asked(): number } {
  let asked = 0;
  return {
    asked: () => asked,
    publish: async () => {
      asked += 1;
      if (asked <= times) throw new AdminError(status, 'Another release has gone live in the meantime.');
      return DONE;
    },
  };
}

it('tries again while somebody else publishes', async () => {
  const worker = busy(3);
  expect(await publishWithRetry(worker, QUESTION)).toBe(DONE);
  expect(worker.asked()).toBe(4);
});

it('does not try again when it is refused for another reason', async () => {
  const worker = busy(1, 501);
  await expect(publishWithRetry(worker, QUESTION)).rejects.toThrow(AdminError);
  expect(worker.asked()).toBe(1);
});
