import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { EditorDocumentResponse } from '../../formatters/vocabulary/api/editor.ts';
import { API } from '../../formatters/vocabulary/api/paths.ts';
import { runQuoin, type Serving, startQuoin } from './testing/run-quoin.ts';
import { createServedSite } from './testing/served-site.ts';
import { createTestCustomer, type TestCustomer } from './testing/test-customer.ts';

const ROPE = 'items/shop/rope.json';
const ANCHOR = 'items/shop/anchor.json';

const site = createServedSite();
const { serve } = site;

interface Item {
  readonly body: { title: string; urlId: string };
}

const rename = (path: string, title: string) =>
  site.edit<Item>(path, (item) => ({ ...item, body: { ...item.body, title } }));

const readItem = (path: string): Item => JSON.parse(readFileSync(join(site.folder, path), 'utf8'));

async function title(origin: string, urlId: string): Promise<string | undefined> {
  const page = await (await fetch(`${origin}/shop/p/${urlId}`)).text();
  return /<title>([^<&—|]+?)\s*(?:[—|&]|<)/.exec(page)?.[1];
}

/** Somebody in the dashboard. */
async function signIn({
  origin,
  signIn: address,
}: Pick<Serving, 'origin' | 'signIn'>): Promise<TestCustomer> {
  const url = address || (await runQuoin('sign-in', site.folder)).out.trim();
  const person = createTestCustomer(origin);
  const { pathname, search } = new URL(/http:\S+/.exec(url)?.[0] ?? url);
  await person.get(`${pathname}${search}`);
  return person;
}

/** An edit of the dashboard; it is acknowledged when this resolves. */
async function retitle(person: TestCustomer, key: string, value: string): Promise<void> {
  const { doc } = (await (await person.get(docPath(key))).json()) as EditorDocumentResponse;
  const json = {
    id: crypto.randomUUID(),
    label: 'Rename',
    ops: [{ doc: key, at: ['title'], kind: 'set', value }],
    base: { [key]: doc.rev },
    t: Date.now(),
  };
  const answer = await person.post(API.editorTransactions, { json }, 1);
  expect(answer.status, await answer.text()).toBe(200);
}

const storedTitle = async (person: TestCustomer, key: string) =>
  ((await (await person.get(docPath(key))).json()) as { doc: { body: { title: string } } }).doc.body.title;

const docPath = (key: string) => API.editorDoc.replace(':key', key);

/** Copies of files that lost against the dashboard. */
function keptCopies(): readonly string[] {
  const folder = join(site.folder, '.quoin/conflicts');
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))
    : [];
}

const WAIT = { timeout: 20_000, interval: 50 };

describe('a file that was saved while the site could not be built', () => {
  /** Two items at one address. */
  const collide = (urlId: string) =>
    site.edit<Item>(ANCHOR, (item) => ({ ...item, body: { ...item.body, urlId } }));

  it('goes live when it can', async () => {
    const { origin, said } = await serve('dev');
    collide('rope');
    rename(ROPE, 'Hawser');
    await vi.waitFor(() => expect(said()).toContain('Build failed'), WAIT);
    expect(await title(origin, 'rope')).toBe('Rope');
    // What is repaired is what is live already: alone it would be no change.
    collide('anchor');
    await vi.waitFor(async () => expect(await title(origin, 'rope')).toBe('Hawser'), WAIT);
  });

  it('goes live after a kill -9 as well', async () => {
    const first = await serve('dev');
    collide('rope');
    rename(ROPE, 'Hawser');
    await vi.waitFor(() => expect(first.said()).toContain('Build failed'), WAIT);
    await first.kill();
    collide('anchor');
    const { origin } = await serve('dev');
    expect(await title(origin, 'rope')).toBe('Hawser');
  });
});

describe('files and the dashboard of a site that is served', () => {
  it('both keep what was changed when the command line publishes', async () => {
    const { origin } = await serve('serve');
    const person = await signIn({ origin, signIn: '' });
    await retitle(person, 'item:item-rope', 'Hawser');
    rename(ANCHOR, 'Kedge');
    const published = await runQuoin('publish', site.folder);
    expect(published.code, published.err).toBe(0);
    expect([await title(origin, 'rope'), await title(origin, 'anchor')]).toEqual(['Hawser', 'Kedge']);
    expect([readItem(ROPE).body.title, readItem(ANCHOR).body.title]).toEqual(['Hawser', 'Kedge']);
    expect(await storedTitle(person, 'item:item-anchor')).toBe('Kedge');
    expect(keptCopies()).toEqual([]);
  });

  it('keep a copy of a file that was changed on both sides, and say so', async () => {
    const { origin } = await serve('serve');
    const person = await signIn({ origin, signIn: '' });
    await retitle(person, 'item:item-rope', 'In the dashboard');
    rename(ROPE, 'By hand');
    const { code, err } = await runQuoin('publish', site.folder);
    expect(code, err).toBe(0);
    expect(err).toContain(`${ROPE} was changed both here and in the dashboard`);
    expect(await title(origin, 'rope')).toBe('In the dashboard');
    expect(readItem(ROPE).body.title).toBe('In the dashboard');
    expect(keptCopies()).toHaveLength(1);
    expect(keptCopies()[0]).toContain('By hand');
  });

  it('lose nothing that was acknowledged before a kill -9', async () => {
    const first = await serve('serve');
    const person = await signIn({ origin: first.origin, signIn: '' });
    await retitle(person, 'item:item-rope', 'Hawser');
    await first.kill();
    rename(ANCHOR, 'Kedge');
    const second = await serve('dev');
    expect([readItem(ROPE).body.title, readItem(ANCHOR).body.title]).toEqual(['Hawser', 'Kedge']);
    const again = await signIn(second);
    expect(await storedTitle(again, 'item:item-rope')).toBe('Hawser');
    expect(await storedTitle(again, 'item:item-anchor')).toBe('Kedge');
    // What waits in the dashboard is not live because of that.
    expect([await title(second.origin, 'rope'), await title(second.origin, 'anchor')]).toEqual([
      'Rope',
      'Kedge',
    ]);
  });

  it('go live without a server too, both of them', async () => {
    const first = await serve('serve');
    const person = await signIn({ origin: first.origin, signIn: '' });
    await retitle(person, 'item:item-rope', 'Hawser');
    await first.stop();
    rename(ANCHOR, 'Kedge');
    const published = await runQuoin('publish', site.folder);
    expect(published.code, published.err).toBe(0);
    expect([readItem(ROPE).body.title, readItem(ANCHOR).body.title]).toEqual(['Hawser', 'Kedge']);
    const { origin } = await serve('serve');
    expect([await title(origin, 'rope'), await title(origin, 'anchor')]).toEqual(['Hawser', 'Kedge']);
  });
});

describe('a site that is opened', () => {
  it('in development does not build for what the dashboard writes, new folders among it', async () => {
    const { origin, signIn: address, said } = await serve('dev');
    const person = await signIn({ origin, signIn: address });
    const json = {
      id: crypto.randomUUID(),
      label: 'Add form',
      ops: [{ doc: 'form:berth', at: [], kind: 'insert', value: { name: 'Berth', fields: {} } }],
      base: { 'form:berth': 0 },
      t: Date.now(),
    };
    const added = await person.post(API.editorTransactions, { json }, 1);
    expect(added.status, await added.text()).toBe(200);
    await vi.waitFor(() => expect(existsSync(join(site.folder, 'forms/berth.json'))).toBe(true), WAIT);
    const builds = () => said().match(/Built in/g)?.length;
    expect(builds()).toBe(1);
    rename(ROPE, 'Hawser');
    await vi.waitFor(async () => expect(await title(origin, 'rope')).toBe('Hawser'), WAIT);
    // The line comes after the page.
    await vi.waitFor(() => expect(builds()).toBe(2), WAIT);
    expect(said()).not.toContain('Internal error');
  });

  it('has one program at a time, also when two come at once', async () => {
    const both = await Promise.allSettled([
      startQuoin('serve', site.folder, '--port', '0'),
      startQuoin('serve', site.folder, '--port', '0'),
    ]);
    const [winner] = both.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    site.adopt(winner);
    const refused = both.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []));
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatch(/is already being served/);
    expect(await title(winner?.origin ?? '', 'rope')).toBe('Rope');
  });

  it('is not taken for served because another process has the number of one that was killed', async () => {
    const first = await serve('serve');
    await first.kill();
    const lock = join(site.folder, '.quoin/run/lock.json');
    const server = join(site.folder, '.quoin/run/server.json');
    for (const file of [lock, server]) {
      const mark = JSON.parse(readFileSync(file, 'utf8'));
      writeFileSync(file, JSON.stringify({ ...mark, pid: process.pid }));
    }
    const { origin } = await serve('serve');
    expect(await title(origin, 'rope')).toBe('Rope');
  });

  it('has an address that programs understand when it listens at one with colons', async ({ skip }) => {
    const hasColons = Object.values(networkInterfaces())
      .flat()
      .some((each) => each?.address === '::1');
    skip(!hasColons, 'this machine has no ::1');
    const { origin } = await serve('serve', '--host', '::1');
    expect(origin).toMatch(/^http:\/\/\[::1\]:\d+$/);
    expect(await title(origin, 'rope')).toBe('Rope');
  });

  it('forgets files that no release holds any more, when it is opened', async () => {
    await (await serve('serve')).stop();
    const hash = 'f'.repeat(64);
    const blob = join(site.folder, '.quoin/disk/blobs/ff', hash);
    mkdirSync(dirname(blob), { recursive: true });
    writeFileSync(blob, 'of a release of long ago');
    utimesSync(blob, 1, 1);
    const { origin } = await serve('serve');
    await vi.waitFor(() => expect(existsSync(blob)).toBe(false), WAIT);
    expect(await title(origin, 'rope')).toBe('Rope');
  });
});
