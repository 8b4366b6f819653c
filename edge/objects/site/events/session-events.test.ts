import { runInDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { CONTRIBUTOR_ROLE } from '../../../../formatters/vocabulary/site/contributor-role.ts';
import type { DocWatcher } from '../../../domain/site.ts';
import { site } from '../../../testing/site-object.ts';
import { createDocumentEvents, type DocumentEvents } from './document-events.ts';

const ADMIN = [CONTRIBUTOR_ROLE.admin];
const MODERATOR = [CONTRIBUTOR_ROLE.moderator];

interface Dashboards {
  readonly events: DocumentEvents;
  readonly sql: SqlStorage;
  /** Roles by session, as the account has them. */
  readonly sessions: Record<string, readonly number[] | null>;
  /** Opens a stream; returns a function for its events at the end. */
  readonly open: (fields?: Partial<DocWatcher>) => () => Promise<readonly string[]>;
}

/** A page, a form that moderators cannot read, a deleted page, and the site revision 1. */
function withDashboards(name: string, step: (dashboards: Dashboards) => Promise<void>) {
  return runInDurableObject(site(name), async (_, { storage: { sql } }) => {
    const docs = [
      ['page:a', '{}'],
      ['form:f', '{}'],
      ['page:gone', null],
    ] as const;
    for (const [key, body] of docs)
      sql.exec(
        "INSERT INTO docs (key, rev, body, updated_at, updated_by) VALUES (?, 2, ?, 0, '')",
        key,
        body,
      );
    sql.exec("INSERT INTO transactions VALUES (NULL, 't', '', 0, '', '', '')");
    const sessions: Dashboards['sessions'] = {};
    const events = createDocumentEvents({
      sql,
      account: () => ({
        rolesOfSessions: async (_siteId, hashes) => hashes.map((hash) => sessions[hash] ?? null),
      }),
    });
    const open: Dashboards['open'] = (fields = {}) => {
      const watcher = { siteId: 'shop', session: 'ana', roles: ADMIN, ...fields };
      sessions[watcher.session] = watcher.roles;
      const stream = events.open(watcher);
      const text = new Response(stream ?? null).text();
      return async () => (await text).split('\n\n').filter((event) => event !== '');
    };
    await step({ events, sql, sessions, open });
    events.close();
  });
}

const END = 'event: end\ndata:';
const docs = (revs: object) => `id: 1\nevent: docs\ndata: ${JSON.stringify({ revs })}`;

describe('a dashboard that connects', () => {
  it('receives the revisions of all documents, 0 for deleted ones', async () => {
    await withDashboards('connect', async ({ events, open }) => {
      const received = open();
      events.close();
      expect(await received()).toEqual([docs({ 'form:f': 2, 'page:a': 2, 'page:gone': 0 }), END]);
    });
  });

  it('receives nothing new at the newest revision', async () => {
    await withDashboards('newest', async ({ events, open }) => {
      const received = open({ revision: 1 });
      events.close();
      expect(await received()).toEqual([docs({}), END]);
    });
  });
});

describe('open dashboards', () => {
  it('receive changed documents that their role may read', async () => {
    await withDashboards('changed', async ({ events, open }) => {
      const received = open({ roles: MODERATOR, revision: 1 });
      events.notify({ 'page:a': 2, 'form:f': 2, 'page:none': 1 });
      events.close();
      expect(await received()).toEqual([docs({}), docs({ 'page:a': 2 }), END]);
    });
  });

  it('are disconnected when their session has ended or has other roles', async () => {
    await withDashboards('sessions', async ({ events, open, sessions }) => {
      const streams = ['same', 'ended', 'other'].map((session) => open({ session, revision: 1 }));
      Object.assign(sessions, { ended: null, other: MODERATOR });
      await events.checkSessions();
      events.notify({ 'page:a': 2 });
      events.close();
      const received = await Promise.all(streams.map((stream) => stream()));
      const ended = [docs({}), END];
      expect(received).toEqual([[docs({}), docs({ 'page:a': 2 }), END], ended, ended]);
    });
  });

  it('of one session are six at most: the oldest is closed', async () => {
    await withDashboards('tabs', async ({ events, open }) => {
      const streams = Array.from({ length: 7 }, () => open({ revision: 1 }));
      events.notify({ 'page:a': 2 });
      events.close();
      const counts = await Promise.all(streams.map(async (stream) => (await stream()).length));
      expect(counts).toEqual([1, 3, 3, 3, 3, 3, 3]);
    });
  });
});
