import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDiskFiles } from '../../compiler/node/index.ts';
import { openDataFolder } from './data-folder.ts';
import { createSiteSync, type SiteSync } from './site-sync.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quoin-sync-'));
  mkdirSync(join(folder, 'pages'));
  writePage('home', 'Home');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function writePage(id: string, title: string): void {
  writeFileSync(join(folder, `pages/${id}.json`), JSON.stringify({ type: 'page', id, body: { title } }));
}

function readPage(id: string): unknown {
  return JSON.parse(readFileSync(join(folder, `pages/${id}.json`), 'utf8')).body;
}

/** As a process that was just started. */
function open() {
  const data = openDataFolder(join(folder, '.quoin'));
  return createSiteSync({
    folder,
    site: createDiskFiles(folder),
    data,
  });
}

/** Notes what `look` found as taken in by the object. */
function settle(sync: SiteSync): void {
  const changes = sync.look();
  sync.settle(changes, Object.fromEntries(changes.changed.map(({ key }) => [key, 1])));
}

describe('files and documents', () => {
  it('are alike after what changed was taken in', () => {
    const sync = open();
    const changes = sync.look();
    expect(changes.changed.map(({ key, body }) => [key, body])).toEqual([['page:home', { title: 'Home' }]]);
    sync.settle(changes, { 'page:home': 1 });
    expect(sync.look()).toEqual({ changed: [], deleted: [], unreadable: [] });
    expect(open().look().changed).toEqual([]);
  });

  it('are looked at again when nobody said that the changes arrived', () => {
    open().look();
    expect(open().look().changed).toHaveLength(1);
  });

  it('tell files that are gone, but not those that cannot be read just now', () => {
    const sync = open();
    writePage('about', 'About');
    settle(sync);
    writeFileSync(join(folder, 'pages/home.json'), '{');
    rmSync(join(folder, 'pages/about.json'));
    expect(sync.look()).toMatchObject({
      changed: [],
      deleted: ['page:about'],
      unreadable: [{ path: 'pages/home.json' }],
    });
  });

  it('follow the dashboard, which is no outside change', () => {
    const sync = open();
    settle(sync);
    sync.write(
      [
        { key: 'page:home', body: { title: 'New' } },
        { key: 'page:shop', body: { title: 'Shop' } },
      ],
      [],
    );
    expect([readPage('home'), readPage('shop')]).toEqual([{ title: 'New' }, { title: 'Shop' }]);
    expect(sync.look().changed).toEqual([]);
    sync.write([], ['page:shop']);
    expect(readdirSync(join(folder, 'pages'))).toEqual(['home.json']);
    expect(sync.look().deleted).toEqual([]);
  });

  it('keep a copy of what was changed in the folder while the dashboard changed it too', () => {
    const sync = open();
    settle(sync);
    writePage('home', 'By hand');
    const { kept } = sync.write([{ key: 'page:home', body: { title: 'In the dashboard' } }], []);
    expect(readPage('home')).toEqual({ title: 'In the dashboard' });
    expect(kept.map(({ path }) => path)).toEqual(['pages/home.json']);
    expect(readFileSync(kept[0]?.copy ?? '', 'utf8')).toContain('By hand');
  });

  it('do not take a late or repeated change of the dashboard for a new one', () => {
    const sync = open();
    settle(sync);
    sync.write([{ key: 'page:home', rev: 3, body: { title: 'Third' } }], []);
    writePage('home', 'By hand');
    for (const rev of [2, 3]) {
      const { kept } = sync.write([{ key: 'page:home', rev, body: { title: `Number ${rev}` } }], []);
      expect([kept, readPage('home')]).toEqual([[], { title: 'By hand' }]);
    }
    expect(sync.bases(['page:home', 'page:none'])).toEqual({ 'page:home': 3 });
  });

  it('keep no copy of what the dashboard itself had just written when the power went', () => {
    const change = { key: 'page:home', rev: 2, body: { title: 'New' } } as const;
    const sync = open();
    settle(sync);
    const memory = readFileSync(join(folder, '.quoin/files.json'));
    sync.write([change], []);
    writeFileSync(join(folder, '.quoin/files.json'), memory);
    expect(open().write([change], []).kept).toEqual([]);
    expect(open().look().changed).toEqual([]);
  });

  it('that cannot be written are told, and all others are written', () => {
    const sync = open();
    settle(sync);
    // A folder stands where the file should.
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
});
