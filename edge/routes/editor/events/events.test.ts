import { afterEach, describe, expect, it } from 'vitest';
import { CONTRIBUTOR_ROLE } from '../../../../formatters/vocabulary/site/contributor-role.ts';
import type { Browser } from '../../../testing/browser.ts';
import { EDITOR_API, openEditor, retitle } from '../../../testing/editor.ts';

const { signedIn, otherVisitor, tenant, withPage } = openEditor();
const EVENTS = `${EDITOR_API}/events`;
const ADMIN = { authorization: 'Bearer admin-token-of-the-tests' };

interface ServerSentEvent {
  readonly id?: string;
  readonly event?: string;
  readonly data?: string;
}

/** An open stream of events. */
interface Events {
  /** Waits for the next event; undefined when the stream has ended. */
  next(): Promise<ServerSentEvent | undefined>;
  /** Waits for changes of a document and returns its revision. */
  revOf(key: string): Promise<number>;
}

const readers: ReadableStreamDefaultReader<string>[] = [];
afterEach(async () => {
  await tenant.site().closeWatchers();
  for (const reader of readers.splice(0)) while (!(await reader.read()).done);
});

async function openEvents(
  browser: Browser,
  init: RequestInit & { readonly path?: string } = {},
): Promise<Events> {
  const { path = EVENTS, ...rest } = init;
  const { body, headers, status } = await browser.get(path, rest);
  expect([status, headers.get('content-type')]).toEqual([200, 'text/event-stream']);
  const reader = (body as ReadableStream<Uint8Array>).pipeThrough(new TextDecoderStream()).getReader();
  readers.push(reader);
  let text = '';
  const next = async (): Promise<ServerSentEvent | undefined> => {
    while (!text.includes('\n\n')) {
      const { value, done } = await reader.read();
      if (done) return undefined;
      text += value;
    }
    const end = text.indexOf('\n\n');
    const lines = text
      .slice(0, end)
      .split('\n')
      .map((line) => line.split(/: ?(.*)/s).slice(0, 2));
    text = text.slice(end + 2);
    return Object.fromEntries(lines) as ServerSentEvent;
  };
  return {
    next,
    revOf: async (key) => {
      for (let event = await next(); event !== undefined; event = await next()) {
        const rev = revsOf(event)[key];
        if (rev !== undefined) return rev;
      }
      throw new Error('The stream has ended');
    },
  };
}

function revsOf({ event, data = '{}' }: ServerSentEvent): Readonly<Record<string, number>> {
  return event === 'docs' ? (JSON.parse(data) as { revs: Record<string, number> }).revs : {};
}

const save = (browser: Browser, ...args: Parameters<typeof retitle>) =>
  browser.json('POST', `${EDITOR_API}/transactions`, retitle(...args));

describe('events', () => {
  it('tell other dashboards about a saved change', async () => {
    const key = await withPage('events-saved');
    const [ana, rui] = [await signedIn(), await signedIn()];
    const events = await openEvents(rui);
    expect(await events.revOf(key)).toBe(1);
    await save(ana, key, 1, 'Changed');
    expect(await events.revOf(key)).toBe(2);
  });

  it('tell about a change in the folder of the site', async () => {
    const key = await withPage('events-folder');
    const events = await openEvents(await signedIn());
    await events.next();
    const body = { pageType: 2, title: 'By hand', urlId: 'events-folder', sections: {}, blocks: {} };
    await tenant.site().importDocs({ docs: [{ key, body }], deleted: [] });
    expect(await events.revOf(key)).toBe(2);
  });

  it('tell about a deleted document with revision 0', async () => {
    const key = await withPage('events-deleted');
    const events = await openEvents(await signedIn());
    await events.next();
    await tenant.site().importDocs({ docs: [], deleted: [key] });
    expect(await events.revOf(key)).toBe(0);
  });

  it('are not repeated for a dashboard that has the last one', async () => {
    await withPage('events-again');
    const owner = await signedIn();
    const last = await (await openEvents(owner)).next();
    for (const again of [
      { headers: { 'last-event-id': last?.id ?? '' } },
      { path: `${EVENTS}?revision=${last?.id}` },
    ])
      expect(await (await openEvents(owner, again)).next()).toEqual({ ...last, data: '{"revs":{}}' });
  });

  it('start with all revisions for a dashboard that has missed some', async () => {
    const key = await withPage('events-missed');
    const owner = await signedIn();
    const last = await (await openEvents(owner)).next();
    await save(owner, key, 1, 'Missed');
    const events = await openEvents(owner, { headers: { 'last-event-id': last?.id ?? '' } });
    expect(await events.revOf(key)).toBe(2);
  });

  it('name only documents that the contributor may read', async () => {
    const body = { name: 'Contact', fields: {} };
    await tenant.site().importDocs({ docs: [{ key: 'form:events', body }], deleted: [] });
    const page = await withPage('events-roles');
    const first = await (await openEvents(await signedIn(CONTRIBUTOR_ROLE.viewer))).next();
    expect(Object.keys(revsOf(first ?? {}))).toContain(page);
    expect(Object.keys(revsOf(first ?? {}))).not.toContain('form:events');
  });

  it('require a session', async () => {
    const visitor = otherVisitor();
    expect((await visitor.get(EVENTS)).status).toBe(401);
  });

  it('end when the contributor signs out', async () => {
    const owner = await signedIn();
    const events = await openEvents(owner);
    await events.next();
    await owner.json('POST', '/config/logout', {});
    expect([await events.next(), await events.next()]).toEqual([{ event: 'end', data: '' }, undefined]);
  });

  it('end when the roles of the contributor change', async () => {
    const viewer = await signedIn(CONTRIBUTOR_ROLE.viewer);
    const { email, name } = await (await viewer.get(`${EDITOR_API}/me`)).json<{
      email: string;
      name: string;
    }>();
    const events = await openEvents(viewer);
    await events.next();
    await viewer.json(
      'POST',
      '/_admin/accounts',
      { email, name, roles: [CONTRIBUTOR_ROLE.moderator] },
      ADMIN,
    );
    expect(await events.next()).toEqual({ event: 'end', data: '' });
  });

  it('end in other sessions when the contributor changes the password', async () => {
    const [here, elsewhere] = [await signedIn(), await signedIn()];
    const events = await openEvents(elsewhere);
    await events.next();
    const own = await openEvents(here);
    await own.next();
    const password = 'kiln & clay';
    expect((await here.json('PUT', `${EDITOR_API}/me/password`, { password })).status).toBe(200);
    expect(await events.next()).toEqual({ event: 'end', data: '' });
    const key = await withPage('events-password');
    expect(await own.revOf(key)).toBe(1);
  });

  it('end when the server is about to stop', async () => {
    const owner = await signedIn();
    const events = await openEvents(owner);
    await events.next();
    await owner.json('POST', '/_admin/drain', {}, ADMIN);
    expect([await events.next(), await events.next()]).toEqual([{ event: 'end', data: '' }, undefined]);
  });

  it('are limited to six streams of a session', async () => {
    const owner = await signedIn();
    const oldest = await openEvents(owner);
    await oldest.next();
    for (let streams = 0; streams < 6; streams++) await openEvents(owner);
    expect(await oldest.next()).toBeUndefined();
  });
});
