import { runInDurableObject } from 'cloudflare:test';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { withHome } from '../../../testing/site-object.ts';
import { createDocumentEvents } from './document-events.ts';

const WATCHER = { siteId: 'beats', session: 'a', roles: [1] };
const BEAT_MS = 20_000;

afterEach(() => vi.useRealTimers());

describe('an idle stream', () => {
  it('sends signs of life until its session has expired', async () => {
    const stub = await withHome('beats');
    vi.useFakeTimers();
    const received = await runInDurableObject(stub, async (_, { storage }) => {
      let roles: readonly number[] | null = WATCHER.roles;
      const account = () => ({ rolesOfSessions: async () => [roles] });
      const events = createDocumentEvents({ sql: storage.sql, account });
      const stream = events.open(WATCHER);
      if (stream === undefined) throw new Error('There are too many streams');
      const text = new Response(stream).text();
      await vi.advanceTimersByTimeAsync(BEAT_MS);
      roles = null;
      await vi.advanceTimersByTimeAsync(BEAT_MS);
      return text;
    });
    expect(received.split('\n').filter((line) => line.startsWith('event:'))).toEqual([
      'event: docs',
      'event: beat',
      'event: beat',
      'event: end',
    ]);
  });
});
