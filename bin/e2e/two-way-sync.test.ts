import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { dirname, join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterEach, describe, expect, inject, it, vi } from 'vitest';
import { hasBrowser, openBrowser } from '../../fixtures/fixture-server/open-browser.ts';
import type { EditorDocumentResponse } from '../../formatters/vocabulary/api/editor/documents.ts';
import { API } from '../../formatters/vocabulary/api/paths.ts';
import { canvasOf } from './testing/dashboard-user.ts';
import { DESKTOP, openPage } from './testing/open-page.ts';
import { runQuoin, type Serving, startQuoin } from './testing/run-quoin.ts';
import { createServedSite } from './testing/served-site.ts';
import { createTestCustomer, type TestCustomer } from './testing/test-customer.ts';

const isLong = inject('scale') === 'long';

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

/** An HTTP client that is signed in to the dashboard. */
async function signIn({
  origin,
  signIn: address,
}: Pick<Serving, 'origin' | 'signIn'>): Promise<TestCustomer> {
  const url = address || (await runQuoin('sign-in', site.folder)).out.trim();
  const client = createTestCustomer(origin);
  const { pathname, search } = new URL(/http:\S+/.exec(url)?.[0] ?? url);
  await client.get(`${pathname}${search}`);
  return client;
}

/** Edits a title in the dashboard. Resolves when the server has acknowledged the edit. */
async function retitle(client: TestCustomer, key: string, value: string): Promise<void> {
  const { doc } = (await (await client.get(docPath(key))).json()) as EditorDocumentResponse;
  const json = {
    id: crypto.randomUUID(),
    label: 'Rename',
    ops: [{ doc: key, at: ['title'], kind: 'set', value }],
    base: { [key]: doc.rev },
    t: Date.now(),
  };
  const response = await client.post(API.editorTransactions, { json }, 1);
  expect(response.status, await response.text()).toBe(200);
}

const storedTitle = async (client: TestCustomer, key: string) =>
  ((await (await client.get(docPath(key))).json()) as { doc: { body: { title: string } } }).doc.body.title;

const docPath = (key: string) => API.editorDoc.replace(':key', key);

/** The contents of the copies that were made of files in conflict with the dashboard. */
function conflictCopies(): readonly string[] {
  const folder = join(site.folder, '.quoin/conflicts');
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))
    : [];
}

const WAIT = { timeout: 120_000, interval: 50 };

describe('a file that is saved while the build fails', () => {
  /** Gives the anchor this URL slug; `rope` makes the build fail, because two items have the same URL. */
  const collide = (urlId: string) =>
    site.edit<Item>(ANCHOR, (item) => ({ ...item, body: { ...item.body, urlId } }));

  it('is published once the build succeeds', async () => {
    const { origin, output } = await serve('dev');
    collide('rope');
    rename(ROPE, 'Hawser');
    await vi.waitFor(() => expect(output()).toContain('Build failed'), WAIT);
    expect(await title(origin, 'rope')).toBe('Rope');
    // The fix restores the live state of the anchor, so it is not a change by itself.
    collide('anchor');
    await vi.waitFor(async () => expect(await title(origin, 'rope')).toBe('Hawser'), WAIT);
  });

  it.for(isLong ? ['kill -9'] : [])('is published after a %s too', async () => {
    const first = await serve('dev');
    collide('rope');
    rename(ROPE, 'Hawser');
    await vi.waitFor(() => expect(first.output()).toContain('Build failed'), WAIT);
    await first.kill();
    collide('anchor');
    const { origin } = await serve('dev');
    expect(await title(origin, 'rope')).toBe('Hawser');
  });
});

describe('concurrent edits in files and in the dashboard', () => {
  it('are both published by quoin publish', async () => {
    const { origin } = await serve('serve');
    const client = await signIn({ origin, signIn: '' });
    await retitle(client, 'item:item-rope', 'Hawser');
    rename(ANCHOR, 'Kedge');
    const published = await runQuoin('publish', site.folder);
    expect(published.code, published.err).toBe(0);
    expect([await title(origin, 'rope'), await title(origin, 'anchor')]).toEqual(['Hawser', 'Kedge']);
    expect([readItem(ROPE).body.title, readItem(ANCHOR).body.title]).toEqual(['Hawser', 'Kedge']);
    expect(await storedTitle(client, 'item:item-anchor')).toBe('Kedge');
    expect(conflictCopies()).toEqual([]);
  });

  it('copy a file that was changed on both sides and report the conflict', async () => {
    const { origin } = await serve('serve');
    const client = await signIn({ origin, signIn: '' });
    await retitle(client, 'item:item-rope', 'In the dashboard');
    rename(ROPE, 'By hand');
    const { code, err } = await runQuoin('publish', site.folder);
    expect(code, err).toBe(0);
    expect(err).toContain(`${ROPE} was changed both here and in the dashboard`);
    expect(await title(origin, 'rope')).toBe('In the dashboard');
    expect(readItem(ROPE).body.title).toBe('In the dashboard');
    expect(conflictCopies()).toHaveLength(1);
    expect(conflictCopies()[0]).toContain('By hand');
  });

  it('keep everything that was acknowledged before a kill -9', async () => {
    const first = await serve('serve');
    const client = await signIn({ origin: first.origin, signIn: '' });
    await retitle(client, 'item:item-rope', 'Hawser');
    await first.kill();
    rename(ANCHOR, 'Kedge');
    const second = await serve('dev');
    expect([readItem(ROPE).body.title, readItem(ANCHOR).body.title]).toEqual(['Hawser', 'Kedge']);
    const secondClient = await signIn(second);
    expect(await storedTitle(secondClient, 'item:item-rope')).toBe('Hawser');
    expect(await storedTitle(secondClient, 'item:item-anchor')).toBe('Kedge');
    // The unpublished edit of the dashboard is still not live.
    expect([await title(second.origin, 'rope'), await title(second.origin, 'anchor')]).toEqual([
      'Rope',
      'Kedge',
    ]);
  });

  it('are both published while no server is running', async () => {
    const first = await serve('serve');
    const client = await signIn({ origin: first.origin, signIn: '' });
    await retitle(client, 'item:item-rope', 'Hawser');
    await first.stop();
    rename(ANCHOR, 'Kedge');
    const published = await runQuoin('publish', site.folder);
    expect(published.code, published.err).toBe(0);
    expect([readItem(ROPE).body.title, readItem(ANCHOR).body.title]).toEqual(['Hawser', 'Kedge']);
    const { origin } = await serve('serve');
    expect([await title(origin, 'rope'), await title(origin, 'anchor')]).toEqual(['Hawser', 'Kedge']);
  });
});

describe.skipIf(!hasBrowser)('an open dashboard (skipped without Chromium)', () => {
  let browser: Browser | undefined;
  afterEach(async () => {
    await browser?.close();
    browser = undefined;
  });

  /** Opens a screen in a browser of its own. */
  async function openDashboard(serving: Serving, path: string): Promise<Page> {
    browser ??= await openBrowser();
    const page = await openPage(await browser.newContext(DESKTOP), []);
    await page.goto(serving.signIn || (await runQuoin('sign-in', site.folder)).out.trim());
    await page.goto(`${serving.origin}${path}`);
    return page;
  }

  it('shows a change on disk on its canvas, and keeps what is being typed', async () => {
    const page = await openDashboard(await serve('dev'), '/config/pages/page-home');
    await canvasOf(page).getByText('Rope').first().waitFor();
    const title = page.getByRole('textbox', { name: 'Title', exact: true });
    await title.fill('Typing');
    rename(ROPE, 'Hawser');
    await canvasOf(page).getByText('Hawser').first().waitFor();
    expect(await title.inputValue()).toBe('Typing');
  });

  it('saves everything except an invalid value, which it shows after a reload', async () => {
    const form = { body: { name: 'Contact', fields: {} }, id: 'contact', type: 'form' };
    mkdirSync(join(site.folder, 'forms'), { recursive: true });
    writeFileSync(join(site.folder, 'forms/contact.json'), JSON.stringify(form));
    const serving = await serve('serve');
    const [page, other] = [
      await openDashboard(serving, '/config/forms/contact?view=edit'),
      await openDashboard(serving, '/config/forms'),
    ];
    const long = 'x'.repeat(10_001);
    await page.getByRole('textbox', { name: 'Message after submission' }).fill(long);
    await page.getByRole('textbox', { name: 'Form name' }).fill('Write to us');
    const reason = 'Couldn’t save Write to us. Submission message: Use at most 10,000 characters.';
    await page.getByRole('banner').getByText(reason).waitFor();
    await page.goto(`${serving.origin}/config/settings/general`);
    await page.getByRole('textbox', { name: 'Site title' }).fill('Harbour shop');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await other.getByRole('banner').getByText('Harbour shop').waitFor();
    await page.getByRole('banner').getByText(reason).waitFor();
    await page.getByRole('banner').getByRole('button', { name: 'Show field' }).click();
    const field = page.getByRole('textbox', { name: 'Message after submission' });
    await expect.poll(() => field.evaluate((each) => each === document.activeElement)).toBe(true);
    expect(await field.inputValue()).toBe(long);
    await field.fill('Thanks!');
    await other.getByText('Write to us').waitFor();
  });
});

describe('starting a server', () => {
  it('quoin dev does not rebuild for files that the dashboard writes, including new folders', async () => {
    const { origin, signIn: address, output } = await serve('dev');
    const client = await signIn({ origin, signIn: address });
    const json = {
      id: crypto.randomUUID(),
      label: 'Add form',
      ops: [{ doc: 'form:berth', at: [], kind: 'insert', value: { name: 'Berth', fields: {} } }],
      base: { 'form:berth': 0 },
      t: Date.now(),
    };
    const added = await client.post(API.editorTransactions, { json }, 1);
    expect(added.status, await added.text()).toBe(200);
    await vi.waitFor(() => expect(existsSync(join(site.folder, 'forms/berth.json'))).toBe(true), WAIT);
    const builds = () => output().match(/Built in/g)?.length;
    expect(builds()).toBe(1);
    rename(ROPE, 'Hawser');
    await vi.waitFor(async () => expect(await title(origin, 'rope')).toBe('Hawser'), WAIT);
    // The message is printed after the page is live.
    await vi.waitFor(() => expect(builds()).toBe(2), WAIT);
    expect(output()).not.toContain('Internal error');
  });

  it('starts only one of two servers that are started at the same time', async () => {
    const results = await Promise.allSettled([
      startQuoin('serve', site.folder, '--port', '0'),
      startQuoin('serve', site.folder, '--port', '0'),
    ]);
    const [winner] = results.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    site.adopt(winner);
    const rejections = results.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []));
    expect(rejections).toHaveLength(1);
    expect(rejections[0]).toMatch(/is already being served/);
    expect(await title(winner?.origin ?? '', 'rope')).toBe('Rope');
  });

  it('after a kill ignores the lock of a process id that is reused, and deletes blobs without a release', async () => {
    const first = await serve('serve');
    await first.kill();
    const blob = join(site.folder, '.quoin/disk/blobs/ff', 'f'.repeat(64));
    mkdirSync(dirname(blob), { recursive: true });
    writeFileSync(blob, 'from an old release');
    utimesSync(blob, 1, 1);
    const lock = join(site.folder, '.quoin/run/lock.json');
    const server = join(site.folder, '.quoin/run/server.json');
    for (const file of [lock, server]) {
      const state = JSON.parse(readFileSync(file, 'utf8'));
      writeFileSync(file, JSON.stringify({ ...state, pid: process.pid }));
    }
    const { origin } = await serve('serve');
    expect(await title(origin, 'rope')).toBe('Rope');
    await vi.waitFor(() => expect(existsSync(blob)).toBe(false), WAIT);
  });

  it('prints a valid URL when it listens on an IPv6 address', async ({ skip }) => {
    const hasIpv6Loopback = Object.values(networkInterfaces())
      .flat()
      .some((each) => each?.address === '::1');
    skip(!hasIpv6Loopback, 'this machine has no ::1');
    const { origin } = await serve('serve', '--host', '::1');
    expect(origin).toMatch(/^http:\/\/\[::1\]:\d+$/);
    expect(await title(origin, 'rope')).toBe('Rope');
  });
});
