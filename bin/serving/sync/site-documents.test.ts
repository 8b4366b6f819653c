import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSource } from '../../../compiler/1-read/read-source.ts';
import { createDiskFiles } from '../../../compiler/node/disk-files.ts';
import { documentFiles, type KnownDocumentFiles } from './document-files.ts';
import { documentPath, hashOnDisk, readDocuments, writeDocument } from './site-documents.ts';

const OLARIA = fileURLToPath(new URL('../../../fixtures/sites/olaria', import.meta.url));

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quoin-documents-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('the documents of a folder', () => {
  const { documents, unreadable } = readDocuments(createDiskFiles(OLARIA));

  it('are read completely', () => {
    expect(unreadable).toEqual([]);
    expect(documents.length).toBeGreaterThan(50);
    expect(documents.map(({ key }) => key)).toContain('settings:site');
  });

  it('are written back byte for byte', () => {
    for (const { key, body, path } of documents) {
      writeDocument(folder, { key, body }, path);
      expect(readFileSync(join(folder, path), 'utf8'), path).toBe(readFileSync(join(OLARIA, path), 'utf8'));
    }
  });

  it('have the hashes of their files', () => {
    for (const { key, body, path, hash } of documents) {
      expect(writeDocument(folder, { key, body }, path), path).toBe(hash);
      expect(hashOnDisk(folder, path), path).toBe(hash);
    }
    expect(hashOnDisk(folder, 'pages/nope.json')).toBeUndefined();
  });

  it('replace the files in a build', () => {
    const files = documentFiles(documents, createDiskFiles(OLARIA));
    const inOrder = (each: typeof files) =>
      readDocuments(each)
        .documents.map(({ key, body }) => [key, body])
        .sort();
    expect(inOrder(files)).toEqual(inOrder(createDiskFiles(OLARIA)));
    expect(files.list().some(({ path }) => path.endsWith('.svg') || path.endsWith('.jpg'))).toBe(true);
  });

  it('are built with the names and lines of their own files', () => {
    const disk = createDiskFiles(OLARIA);
    const paths = new Map(documents.map(({ key, path }) => [key, path]));
    const files = documentFiles(documents, disk, { pathOf: ({ key }) => paths.get(key) });
    const path = 'items/shop/bica-cup.json';
    expect(documents.find((document) => document.path === path)?.key).not.toBe('item:bica-cup');
    expect(files.list().map((each) => each.path)).toEqual(disk.list().map((each) => each.path));
    expect(files.readText(path)).toBe(readFileSync(join(OLARIA, path), 'utf8'));
  });

  it('are built with the long text that they have now, in a file of its own', () => {
    const disk = createDiskFiles(folder);
    const known: KnownDocumentFiles = new Map();
    const built = (markdown: string) => {
      const body = { title: 'A', collectionId: 'blog', body: { markdown } };
      const files = documentFiles([{ key: 'item:a', body }], disk, { known });
      const path = files.list().find((file) => file.path.endsWith('.md'))?.path ?? '';
      return readSource(files, path).text;
    };
    expect(built('one')).toContain('one');
    expect(built('two')).toContain('two');
  });

  it.each([false, true])('are built with the text that their file has now (known: %s)', (isKnown) => {
    const disk = createDiskFiles(folder);
    const path = 'pages/equivalent.json';
    const known: KnownDocumentFiles = new Map();
    const docs = (['A', 'B'] as const).map((title) => ({
      key: 'page:equivalent' as const,
      body: { title },
    }));
    const built = (title: string) => {
      const own = docs.filter(({ body }) => body.title === title);
      const files = documentFiles(own, disk, isKnown ? { known } : {});
      const text = files.readText(path);
      expect(readSource(files, path).text).toBe(text);
      return text;
    };
    const save = (text: string) => writeFileSync(join(folder, path), text);
    mkdirSync(join(folder, 'pages'));
    save('{"type":"page","id":"equivalent","body":{"title":"A"}}');
    expect(built('A')).toBe('{"type":"page","id":"equivalent","body":{"title":"A"}}');
    expect(built('B')).toContain('"title": "B"');
    save('{ "type": "page", "id": "equivalent", "body": {"title":"A"}}');
    expect(built('A')).toBe('{ "type": "page", "id": "equivalent", "body": {"title":"A"}}');
    save('{"type":"page","id":"equivalent","body":{"title":"C"}}');
    expect(built('A')).toContain('"title": "A"');
  });

  it('get a file named by id in the folder of their type', () => {
    expect(documentPath({ key: 'page:about', body: {} })).toBe('pages/about.json');
    expect(documentPath({ key: 'item:cup', body: { collectionId: 'shop' } })).toBe('items/shop/cup.json');
    expect(documentPath({ key: 'item:cup', body: { collectionId: '../../etc' } })).toBe('items/etc/cup.json');
    expect(documentPath({ key: 'asset:a1', body: { filename: 'cup.jpg' } })).toBe('assets/cup.jpg.json');
    expect(documentPath({ key: 'settings:site', body: {} })).toBe('site.json');
  });
});
