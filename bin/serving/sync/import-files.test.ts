import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DocKey } from '../../../compiler/model/index.ts';
import { createDiskFiles } from '../../../compiler/node/disk-files.ts';
import { createMemoryIo } from '../../testing/memory-io.ts';
import type { ImportRequest } from '../admin/admin-client.ts';
import { createCachedFiles } from '../data/cached-files.ts';
import { openDataFolder } from '../data/data-folder.ts';
import { documentFiles } from './document-files.ts';
import { type DocumentApi, importFiles } from './import-files.ts';
import { printConflict } from './print-conflicts.ts';
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
    files: createCachedFiles(folder, folder),
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
const runImport = (errors: Readonly<Record<string, string>> = {}) => {
  const isRejected = (key: string) => Object.keys(errors).some((location) => location.split(' ')[0] === key);
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

describe('an unknown field', () => {
  it('does not reject the document: it is dropped on import and stays in the file', async () => {
    save('pages/about.json', ABOUT);
    expect(await runImport()).toMatchObject({
      keys: ['page:about'],
      paths: ['pages/about.json'],
      rejected: [],
    });
    expect(object.read('page:about')).toEqual({ pageType: 2, title: 'About' });
    expect(readFileSync(join(folder, 'pages/about.json'), 'utf8')).toBe(ABOUT);
    expect((await runImport()).keys).toEqual([]);
  });

  it('is included in the built text, so that the build reports its location', async () => {
    save('pages/about.json', ABOUT);
    await runImport();
    const docs = [{ key: 'page:about' as const, body: object.read('page:about') }];
    expect(documentFiles(docs, createDiskFiles(folder)).readText('pages/about.json')).toBe(ABOUT);
  });

  it('is removed when the dashboard writes the file, without a conflict', async () => {
    save('pages/about.json', ABOUT);
    await runImport();
    object.edit('page:about', { pageType: 2, title: 'About us' });
    expect((await runImport()).conflictCopies).toEqual([]);
    expect(JSON.parse(readFileSync(join(folder, 'pages/about.json'), 'utf8')).body).toEqual({
      pageType: 2,
      title: 'About us',
    });
  });
});

it('a site that is larger than a request is imported in several', async () => {
  for (const id of ['one', 'two']) {
    const body = { title: id, description: 'x'.repeat(4_000_000) };
    save(`pages/${id}.json`, JSON.stringify({ type: 'page', id, body }));
  }
  const requests: (readonly unknown[])[] = [];
  const calls: DocumentApi = {
    importDocs: async (request) => {
      requests.push([...request.docs.map(({ key }) => key), request.isFirst, request.hasMore]);
      return { ...object.importDocs(request), isFirst: true };
    },
    unsynced: async () => object.unsynced(),
    markWrittenToDisk: async (revs) => object.markWrittenToDisk(revs),
  };
  expect((await importFiles(sync, calls)).keys).toEqual(['page:one', 'page:two']);
  expect(requests).toEqual([
    ['page:one', undefined, true],
    ['page:two', true, false],
  ]);
  expect((await importFiles(sync, calls)).keys).toEqual([]);
});

it('a file that is restored after the second part of an import failed is imported again', async () => {
  const saveAll = (description: string) => {
    for (const id of ['one', 'two'])
      save(`pages/${id}.json`, JSON.stringify({ type: 'page', id, body: { title: id, description } }));
  };
  saveAll('');
  await runImport();
  saveAll('x'.repeat(4_000_000));
  const calls: DocumentApi = {
    importDocs: async (request) => {
      if (request.docs[0]?.key === 'page:two') throw new Error('The Worker restarts');
      return object.importDocs(request);
    },
    unsynced: async () => object.unsynced(),
    markWrittenToDisk: async (revs) => object.markWrittenToDisk(revs),
  };
  await expect(importFiles(sync, calls)).rejects.toThrow('restarts');
  saveAll('');
  await runImport();
  expect(object.read('page:one')).toMatchObject({ description: '' });
});

describe('a rejected document', () => {
  it('is returned with its file and the reason', async () => {
    save('pages/about.json', ABOUT);
    const { rejected } = await runImport({ 'page:about seo.title': 'must be shorter' });
    expect(rejected).toEqual([
      { key: 'page:about', path: 'pages/about.json', message: 'seo.title must be shorter' },
    ]);
  });

  it.each([
    ['its text is not UTF-8', 'items/shop/cup.md', '{"type": "item", "id": "cup", "body": {}}'],
    ['its file is not UTF-8', 'items/shop/cup.json', undefined],
  ])('is unreadable when %s', async (_case, path, json) => {
    if (json !== undefined) save('items/shop/cup.json', json);
    const before =
      json === undefined ? '{"type": "item", "id": "cup", "body": {"title": "Um copo ' : 'Um copo ';
    save(
      path,
      Buffer.concat([Buffer.from(before), Buffer.from([0xe9]), Buffer.from(json === undefined ? '"}}' : '')]),
    );
    const { keys, unreadable } = await runImport();
    expect([keys, unreadable.map((each) => each.path)]).toEqual([[], [path]]);
    expect(unreadable[0]?.message).toContain('UTF-8');
  });

  it('is unchanged when its text becomes unreadable', async () => {
    save('items/shop/cup.json', '{"type": "item", "id": "cup", "body": {"title": "Cup"}}');
    save('items/shop/cup.md', 'Um copo');
    await runImport();
    save('items/shop/cup.md', new Uint8Array([0xe9]));
    expect(await runImport()).toMatchObject({ keys: [], unreadable: [{ path: 'items/shop/cup.md' }] });
    expect(object.read('item:cup')).toMatchObject({ body: { markdown: 'Um copo' } });
  });

  it.each([
    ['{"id": "about", "body": {}}'],
    ['{"type": "page", "id": "../x", "body": {}}'],
    ['null'],
    ['{"type": "item", "id": "cup", "body": {}}'],
  ])('with the content %j does not affect others', async (text) => {
    save('pages/about.json', text);
    save('pages/home.json', '{"type": "page", "id": "home", "body": {"title": "Home"}}');
    expect(await runImport()).toMatchObject({
      keys: ['page:home'],
      unreadable: [{ path: 'pages/about.json' }],
    });
  });
});

describe('a copied file', () => {
  const CUP = '{"type": "page", "id": "cup", "body": {"title": "Cup"}}';

  it.each([
    ['pages/cup copy.json', 'pages/cup.json'],
    ['pages/Copy of cup.json', 'pages/cup.json'],
    ['pages/cup (1).json', 'pages/cup.json'],
  ])('%s is rejected, not the original', async (copy, original) => {
    save(copy, CUP);
    save(original, CUP);
    expect((await runImport()).unreadable.map(({ path }) => path)).toEqual([copy]);
  });

  it('is the one that is not in the index', async () => {
    save('pages/my cup.json', CUP);
    await runImport();
    save('pages/cup.json', CUP);
    expect((await runImport()).unreadable.map(({ path }) => path)).toEqual(['pages/cup.json']);
  });
});

describe('a text without a document', () => {
  it('is included in the build, which reports it', async () => {
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

describe('a file that the dashboard overwrites', () => {
  it('is reported as invalid if it was not a document', async () => {
    const io = createMemoryIo({ cwd: folder });
    save('pages/about.json', ABOUT);
    await runImport();
    save('pages/about.json', '{"type": "page" "id": "about"}');
    await runImport();
    object.edit('page:about', { title: 'About us' });
    for (const copy of (await runImport()).conflictCopies) printConflict(io, copy);
    expect(io.errors()).toMatch(
      /^pages\/about\.json was invalid and also changed in the dashboard: the file now has the dashboard’s version, yours is saved as \.quoin\/conflicts\/\S+about\.json\n$/,
    );
  });

  it('is reported as changed on both sides if it was', async () => {
    const io = createMemoryIo({ cwd: folder });
    save('pages/about.json', ABOUT);
    await runImport();
    save('pages/about.json', ABOUT.replace('About', 'Mine'));
    object.edit('page:about', { title: 'About us' });
    for (const copy of (await runImport()).conflictCopies) printConflict(io, copy);
    expect(io.errors()).toContain('pages/about.json was changed both here and in the dashboard');
  });
});

it('many changed and deleted documents are imported in requests that the server accepts', async () => {
  const keys = Array.from({ length: 20_001 }, (_, index): DocKey => `page:p${index}`);
  const changed = keys.map((key) => ({ key, path: `${key}.json`, hash: '', body: { title: 'Tea' } }));
  const deleted = keys.map((key): DocKey => `form:${key.slice(5)}`);
  const sent: ImportRequest[] = [];
  const scan = { scan: () => ({ changed, deleted, unreadable: [] }), bases: () => ({}) };
  const imported = await importFiles(
    { ...sync, ...scan, markImported: () => {} },
    {
      importDocs: async (request) => {
        sent.push(request);
        return { revs: Object.fromEntries(request.docs.map(({ key }) => [key, 1])) };
      },
      unsynced: async () => ({ docs: [], deleted: [] }),
      markWrittenToDisk: async () => {},
    },
  );
  expect(sent.flatMap((request) => request.docs.map(({ key }) => key))).toEqual(keys);
  expect(sent.flatMap((request) => request.deleted)).toEqual(deleted);
  expect(new Set(imported.keys)).toEqual(new Set([...keys, ...deleted]));
  for (const request of sent)
    expect(Math.max(request.docs.length, request.deleted.length)).toBeLessThan(50_000);
  expect(sent).toHaveLength(3);
});
