import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDiskFiles } from '../../../compiler/node/disk-files.ts';
import { createMemoryIo } from '../../testing/memory-io.ts';
import { openDataFolder } from '../data/data-folder.ts';
import { type DocumentApi, importFiles } from './import-files.ts';
import { printConflict } from './print-conflicts.ts';
import { documentFiles } from './site-documents.ts';
import { createSiteSync, type SiteSync } from './site-sync.ts';
import { createSiteObject, type SiteObject } from './testing/site-object.ts';

const ABOUT = '{"type": "page", "id": "about", "body": {"pageType": 2, "title": "About", "seoo": {}}}';

let folder: string;
let sync: SiteSync;
let object: SiteObject;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quoin-import-'));
  sync = createSiteSync({
    folder,
    site: createDiskFiles(folder),
    data: openDataFolder(join(folder, '.quoin')),
  });
  object = createSiteObject();
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function save(path: string, text: string | Uint8Array): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** `errors` as returned by the site object, keyed by document and path. */
const take = (errors: Readonly<Record<string, string>> = {}) => {
  const isRejected = (key: string) => Object.keys(errors).some((place) => place.split(' ')[0] === key);
  const calls: DocumentApi = {
    importDocs: async (request) => ({
      ...object.importDocs({ ...request, docs: request.docs.filter(({ key }) => !isRejected(key)) }),
      errors,
    }),
    unsynced: async () => object.unsynced(),
    markWrittenToDisk: async (revs) => object.markWrittenToDisk(revs),
  };
  return importFiles(sync, calls);
};

describe('a field that the site format does not know', () => {
  it('keeps no document out: the object has the rest, the file keeps it', async () => {
    save('pages/about.json', ABOUT);
    expect(await take()).toMatchObject({ keys: ['page:about'], paths: ['pages/about.json'], rejected: [] });
    expect(object.read('page:about')).toEqual({ pageType: 2, title: 'About' });
    expect(readFileSync(join(folder, 'pages/about.json'), 'utf8')).toBe(ABOUT);
    expect((await take()).keys).toEqual([]);
  });

  it('is in the text that is built, so that it is told where it stands', async () => {
    save('pages/about.json', ABOUT);
    await take();
    const docs = [{ key: 'page:about' as const, body: object.read('page:about') }];
    expect(documentFiles(docs, createDiskFiles(folder)).readText('pages/about.json')).toBe(ABOUT);
  });

  it('goes when the dashboard writes the file, which is no conflict', async () => {
    save('pages/about.json', ABOUT);
    await take();
    object.edit('page:about', { pageType: 2, title: 'About us' });
    expect((await take()).conflictCopies).toEqual([]);
    expect(JSON.parse(readFileSync(join(folder, 'pages/about.json'), 'utf8')).body).toEqual({
      pageType: 2,
      title: 'About us',
    });
  });
});

describe('a document that is left out', () => {
  it('is named with its file and the reason, whatever the reason is', async () => {
    save('pages/about.json', ABOUT);
    const { rejected } = await take({ 'page:about seo.title': 'must be shorter' });
    expect(rejected).toEqual([
      { key: 'page:about', path: 'pages/about.json', message: 'seo.title must be shorter' },
    ]);
  });

  it.each([
    ['its text is not UTF-8', 'items/shop/cup.md', '{"type": "item", "id": "cup", "body": {}}'],
    ['its file is not UTF-8', 'items/shop/cup.json', undefined],
  ])('when %s, as when it is no JSON', async (_case, path, json) => {
    if (json !== undefined) save('items/shop/cup.json', json);
    const before =
      json === undefined ? '{"type": "item", "id": "cup", "body": {"title": "Um copo ' : 'Um copo ';
    save(
      path,
      Buffer.concat([Buffer.from(before), Buffer.from([0xe9]), Buffer.from(json === undefined ? '"}}' : '')]),
    );
    const { keys, unreadable } = await take();
    expect([keys, unreadable.map((each) => each.path)]).toEqual([[], [path]]);
    expect(unreadable[0]?.message).toContain('UTF-8');
  });

  it('because its text became unreadable stays as it was', async () => {
    save('items/shop/cup.json', '{"type": "item", "id": "cup", "body": {"title": "Cup"}}');
    save('items/shop/cup.md', 'Um copo');
    await take();
    save('items/shop/cup.md', new Uint8Array([0xe9]));
    expect(await take()).toMatchObject({ keys: [], unreadable: [{ path: 'items/shop/cup.md' }] });
    expect(object.read('item:cup')).toMatchObject({ body: { markdown: 'Um copo' } });
  });

  it.each([
    ['{"id": "about", "body": {}}'],
    ['{"type": "page", "id": "../x", "body": {}}'],
    ['null'],
    ['{"type": "item", "id": "cup", "body": {}}'],
  ])('because %j is no page keeps no other out', async (text) => {
    save('pages/about.json', text);
    save('pages/home.json', '{"type": "page", "id": "home", "body": {"title": "Home"}}');
    expect(await take()).toMatchObject({ keys: ['page:home'], unreadable: [{ path: 'pages/about.json' }] });
  });
});

describe('a file that was copied', () => {
  const CUP = '{"type": "page", "id": "cup", "body": {"title": "Cup"}}';

  it.each([
    ['pages/cup copy.json', 'pages/cup.json'],
    ['pages/Copy of cup.json', 'pages/cup.json'],
    ['pages/cup (1).json', 'pages/cup.json'],
  ])('is blamed, %s, not the original', async (copy, original) => {
    save(copy, CUP);
    save(original, CUP);
    expect((await take()).unreadable.map(({ path }) => path)).toEqual([copy]);
  });

  it('is the one that is not known yet', async () => {
    save('pages/my cup.json', CUP);
    await take();
    save('pages/cup.json', CUP);
    expect((await take()).unreadable.map(({ path }) => path)).toEqual(['pages/cup.json']);
  });
});

describe('a text that belongs to no document', () => {
  it('is built with the others, so that it is told', async () => {
    save('items/shop/cup.json', '{"type": "item", "id": "cup", "body": {"title": "Cup"}}');
    save('items/shop/cup.md', 'A cup');
    save('items/shop/jug.md', 'A jug');
    // The item is not live yet, so its text is not built.
    const paths = documentFiles([], createDiskFiles(folder))
      .list()
      .map(({ path }) => path);
    expect(paths).toEqual(['items/shop/jug.md']);
  });
});

describe('a file that the dashboard writes over', () => {
  it('is told as broken where it was no document, however long ago it was left so', async () => {
    const io = createMemoryIo({ cwd: folder });
    save('pages/about.json', ABOUT);
    await take();
    save('pages/about.json', '{"type": "page" "id": "about"}');
    await take();
    object.edit('page:about', { title: 'About us' });
    for (const conflictCopies of (await take()).conflictCopies) printConflict(io, conflictCopies);
    expect(io.errors()).toMatch(
      /^pages\/about\.json was broken, and the dashboard changed it: its version is in the file now, yours is kept in \.quoin\/kept\/\S+about\.json\n$/,
    );
  });

  it('is told as changed at once where it was one', async () => {
    const io = createMemoryIo({ cwd: folder });
    save('pages/about.json', ABOUT);
    await take();
    save('pages/about.json', ABOUT.replace('About', 'Mine'));
    object.edit('page:about', { title: 'About us' });
    for (const conflictCopies of (await take()).conflictCopies) printConflict(io, conflictCopies);
    expect(io.errors()).toContain('pages/about.json was changed here and in the dashboard at once');
  });
});
