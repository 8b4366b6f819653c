import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDiskFiles } from '../../compiler/node/index.ts';
import { openDataFolder } from './data-folder.ts';
import { createSiteSync } from './site-sync.ts';

let folder: string;
let kept: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quoin-sync-'));
  kept = [];
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
    onKept: (path, copy) => kept.push(path, readFileSync(copy, 'utf8')),
  });
}

describe('files and documents', () => {
  it('are alike after what changed was taken in', () => {
    const sync = open();
    const changes = sync.look();
    expect(changes.changed.map(({ key, body }) => [key, body])).toEqual([['page:home', { title: 'Home' }]]);
    sync.settle(changes);
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
    sync.settle(sync.look());
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
    sync.settle(sync.look());
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
    expect(kept).toEqual([]);
  });

  it('keep a copy of what was changed in the folder while the dashboard changed it too', () => {
    const sync = open();
    sync.settle(sync.look());
    writePage('home', 'By hand');
    sync.write([{ key: 'page:home', body: { title: 'In the dashboard' } }], []);
    expect(readPage('home')).toEqual({ title: 'In the dashboard' });
    expect(kept[0]).toBe('pages/home.json');
    expect(kept[1]).toContain('By hand');
  });
});
