import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCachedFiles } from '../data/cached-files.ts';
import { openDataFolder } from '../data/data-folder.ts';
import { createSiteSync, type SiteSync } from './site-sync.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quoin-sync-'));
  mkdirSync(join(folder, 'pages'));
  writePage('home', 'Home');
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

function writePage(id: string, title: string): void {
  writeFileSync(join(folder, `pages/${id}.json`), JSON.stringify({ type: 'page', id, body: { title } }));
}

function readPage(id: string): unknown {
  return JSON.parse(readFileSync(join(folder, `pages/${id}.json`), 'utf8')).body;
}

/** Simulates a new process. */
function open() {
  const data = openDataFolder(join(folder, '.quoin'));
  return createSiteSync({
    folder,
    files: createCachedFiles(folder, folder),
    data,
  });
}

/** Marks all scanned changes as imported. */
function markImported(sync: SiteSync): void {
  const changes = sync.scan();
  sync.markImported(changes, Object.fromEntries(changes.changed.map(({ key }) => [key, 1])));
}

describe('files and documents', () => {
  it('are equal after an import', () => {
    const sync = open();
    const changes = sync.scan();
    expect(changes.changed.map(({ key, body }) => [key, body])).toEqual([['page:home', { title: 'Home' }]]);
    sync.markImported(changes, { 'page:home': 1 });
    expect(sync.scan()).toEqual({ changed: [], deleted: [], unreadable: [] });
    expect(open().scan().changed).toEqual([]);
  });

  it('are scanned again until the changes are marked as imported', () => {
    open().scan();
    expect(open().scan().changed).toHaveLength(1);
  });

  it('report deleted files, but not temporarily unreadable ones', () => {
    const sync = open();
    writePage('about', 'About');
    markImported(sync);
    writeFileSync(join(folder, 'pages/home.json'), '{');
    rmSync(join(folder, 'pages/about.json'));
    expect(sync.scan()).toMatchObject({
      changed: [],
      deleted: ['page:about'],
      unreadable: [{ path: 'pages/home.json' }],
    });
  });

  it('follow the dashboard, which does not count as a local change', () => {
    const sync = open();
    markImported(sync);
    sync.write(
      [
        { key: 'page:home', body: { title: 'New' } },
        { key: 'page:shop', body: { title: 'Shop' } },
      ],
      [],
    );
    expect([readPage('home'), readPage('shop')]).toEqual([{ title: 'New' }, { title: 'Shop' }]);
    expect(sync.scan().changed).toEqual([]);
    sync.write([], ['page:shop']);
    expect(readdirSync(join(folder, 'pages'))).toEqual(['home.json']);
    expect(sync.scan().deleted).toEqual([]);
  });

  it('copy a local edit that conflicts with the dashboard', () => {
    const sync = open();
    markImported(sync);
    writePage('home', 'By hand');
    const { conflictCopies } = sync.write([{ key: 'page:home', body: { title: 'In the dashboard' } }], []);
    expect(readPage('home')).toEqual({ title: 'In the dashboard' });
    expect(conflictCopies.map(({ path }) => path)).toEqual(['pages/home.json']);
    expect(readFileSync(conflictCopies[0]?.copy ?? '', 'utf8')).toContain('By hand');
  });

  it('ignore late or repeated changes of the dashboard', () => {
    const sync = open();
    markImported(sync);
    sync.write([{ key: 'page:home', rev: 3, body: { title: 'Third' } }], []);
    writePage('home', 'By hand');
    for (const rev of [2, 3]) {
      const { conflictCopies } = sync.write(
        [{ key: 'page:home', rev, body: { title: `Number ${rev}` } }],
        [],
      );
      expect([conflictCopies, readPage('home')]).toEqual([[], { title: 'By hand' }]);
    }
    expect(sync.bases(['page:home', 'page:none'])).toEqual({ 'page:home': 3 });
  });

  it('make no copy of an interrupted write of the dashboard', () => {
    const change = { key: 'page:home', rev: 2, body: { title: 'New' } } as const;
    const sync = open();
    markImported(sync);
    const memory = readFileSync(join(folder, '.quoin/files.log'));
    sync.write([change], []);
    // The process ended while it wrote a line.
    writeFileSync(join(folder, '.quoin/files.log'), `${memory}["page:ho`);
    expect(open().write([change], []).conflictCopies).toEqual([]);
    expect(open().scan().changed).toEqual([]);
  });

  it('are no changes of a watched folder, before the events of the system arrive', () => {
    const files = createCachedFiles(folder, folder);
    const sync = createSiteSync({ folder, files, data: openDataFolder(join(folder, '.quoin')) });
    files.watch();
    const item = (title: string, markdown: string) =>
      ({ key: 'item:cup', body: { collectionId: 'shop', title, body: { markdown } } }) as const;
    sync.write([{ ...item('Cup', 'One'), rev: 1 }], []);
    markImported(sync);
    // Longer ago than two changes that may have the same time.
    vi.useFakeTimers({ now: Date.now() + 3_600_000, toFake: ['Date'] });
    files.invalidate();
    expect(sync.scan().changed).toEqual([]);
    sync.write([{ ...item('Jug', 'Two'), rev: 2 }], []);
    expect(sync.scan().changed).toEqual([]);
    sync.write([], ['item:cup']);
    expect(sync.scan()).toMatchObject({ changed: [], deleted: [], unreadable: [] });
  });

  it('that cannot be written are reported, and all others are written', () => {
    const sync = open();
    markImported(sync);
    // A folder has the name of the file.
    mkdirSync(join(folder, 'pages/shop.json'));
    const { failed } = sync.write(
      [
        { key: 'page:shop', rev: 1, body: { title: 'Shop' } },
        { key: 'page:home', rev: 2, body: { title: 'New' } },
      ],
      [],
    );
    expect(failed).toMatchObject([{ key: 'page:shop', path: 'pages/shop.json' }]);
    expect(readPage('home')).toEqual({ title: 'New' });
  });

  it('give a new document an unused file name', () => {
    const named = JSON.stringify({ type: 'page', id: 'page-of-cups', body: { title: 'Cups' } });
    writeFileSync(join(folder, 'pages/cups.json'), named);
    const sync = open();
    markImported(sync);
    const docs = [
      { key: 'page:cups', rev: 1, body: { title: 'More cups' } },
      { key: 'page:page-of-cups', rev: 2, body: { title: 'Cups, changed' } },
    ] as const;
    const paths = { 'page:cups': 'pages/cups-2.json', 'page:page-of-cups': 'pages/cups.json' };
    const pathOf = sync.paths(docs);
    expect(Object.fromEntries(docs.map((doc) => [doc.key, pathOf(doc)]))).toEqual(paths);
    expect(sync.write(docs, [])).toEqual({ conflictCopies: [], failed: [] });
    expect([readPage('cups'), readPage('cups-2')]).toEqual([
      { title: 'Cups, changed' },
      { title: 'More cups' },
    ]);
    expect(sync.scan()).toEqual({ changed: [], deleted: [], unreadable: [] });
  });

  it('do not depend on the formatting of the files', () => {
    const sync = open();
    markImported(sync);
    const otherwise = '\uFEFF{"body": {"title": "\\u0048ome"},\n "id": "home", "type": "page"}';
    writeFileSync(join(folder, 'pages/home.json'), otherwise);
    expect(sync.scan().changed).toEqual([]);
    expect(sync.write([{ key: 'page:home', rev: 2, body: { title: 'New' } }], []).conflictCopies).toEqual([]);
    expect(readPage('home')).toEqual({ title: 'New' });
  });

  it('follow a renamed file', () => {
    const sync = open();
    markImported(sync);
    renameSync(join(folder, 'pages/home.json'), join(folder, 'pages/start.json'));
    markImported(sync);
    sync.write([{ key: 'page:home', rev: 2, body: { title: 'New' } }], []);
    expect(readdirSync(join(folder, 'pages'))).toEqual(['start.json']);
    expect(readPage('start')).toEqual({ title: 'New' });
  });

  it('report a copied file and keep the original', () => {
    const sync = open();
    markImported(sync);
    writeFileSync(join(folder, 'pages/a-copy.json'), readFileSync(join(folder, 'pages/home.json')));
    const { changed, unreadable } = sync.scan();
    expect([changed, unreadable]).toEqual([
      [],
      [{ path: 'pages/a-copy.json', message: 'it has the same type and id as pages/home.json' }],
    ]);
  });

  it('are not deleted when the folder is no longer a site', () => {
    const settings = JSON.stringify({ type: 'settings', id: 'settings', body: {} });
    writeFileSync(join(folder, 'site.json'), settings);
    const sync = open();
    markImported(sync);
    rmSync(join(folder, 'pages'), { recursive: true });
    rmSync(join(folder, 'site.json'));
    expect(sync.scan().deleted).toEqual([]);
    writeFileSync(join(folder, 'site.json'), settings);
    expect(sync.scan().deleted).toEqual(['page:home']);
  });

  it('complete interrupted writes, which do not count as edits', () => {
    mkdirSync(join(folder, 'items/shop'), { recursive: true });
    const cup = (rev: number, markdown: string) =>
      ({ key: 'item:cup', rev, body: { collectionId: 'shop', rev, body: { markdown } } }) as const;
    const sync = open();
    markImported(sync);
    sync.write([cup(1, 'One')], []);
    // A folder cannot be overwritten: the long text is written, the document is not.
    const draft = join(folder, `items/shop/cup.json.${process.pid}.draft`);
    mkdirSync(draft);
    expect(sync.write([cup(2, 'Two')], []).failed).toMatchObject([{ path: 'items/shop/cup.json' }]);
    rmSync(draft, { recursive: true });
    expect(readFileSync(join(folder, 'items/shop/cup.md'), 'utf8')).toBe('Two');
    for (const each of [sync, open()]) expect(each.scan().changed).toEqual([]);
    expect(open().write([cup(3, 'Three')], [])).toEqual({ conflictCopies: [], failed: [] });
    expect(open().scan().changed).toEqual([]);
  });
});
