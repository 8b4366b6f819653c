import { describe, expect, it } from 'vitest';
import { readDataSources } from './data-sources.ts';
import { createDocumentSources } from './document-sources.ts';
import { createMemoryFiles } from './memory-files.ts';
import { strayFiles } from './stray-files.ts';
import { suggestTheme } from './suggest-theme.ts';
import { firstBrokenByte } from './utf8.ts';

const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

it.each([
  ['f48fbfbf', undefined],
  ['f4908080', 0],
  ['f5808080', 0],
  ['61eda080', 1],
  ['e09f80', 0],
  ['f08f8080', 0],
  ['c1bf', 0],
  ['c3a9', undefined],
  ['61c3', 1],
])('the first byte of %s that is not UTF-8 is %s', (hex, expected) => {
  expect(firstBrokenByte(bytes(hex))).toBe(expected);
});

describe('files in memory', () => {
  const files = createMemoryFiles({ 'a/.git/x': '', 'a/b.txt': 'é', '.hidden/x': '', 'top.txt': '' });

  it('are listed without hidden ones, with their sizes in bytes', () => {
    expect(files.list()).toEqual([
      { path: 'a/b.txt', size: 2 },
      { path: 'top.txt', size: 0 },
    ]);
  });

  it('are in folders, without hidden ones', () => {
    expect(files.folders()).toEqual(['a']);
  });
});

it('a data file has at most a million bytes', () => {
  const site = createMemoryFiles({
    'data/a.json': 'a'.repeat(1_000_000),
    'data/b.json': 'a'.repeat(1_000_001),
  });
  expect(readDataSources(site).data.map(({ text, size }) => [text.length, size])).toEqual([
    [1_000_000, 1_000_000],
    [0, 1_000_001],
  ]);
});

it('a document of an asset has the size of its file', () => {
  const create = createDocumentSources();
  const asset = (body: object) => create([{ key: 'asset:a', body }]).files;
  expect(asset({ filename: 'a.png', bytes: 7 })).toEqual([{ path: 'assets/a.png', size: 7 }]);
  expect(asset({ filename: 'a.png' })).toEqual([{ path: 'assets/a.png', size: 0 }]);
});

describe('files in folders that are not read', () => {
  const entry = (path: string, size = 1) => ({ path, size });

  it('are the first five documents', () => {
    const entries = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => entry(`posts/${name}.json`));
    expect(strayFiles([entry('posts/a.txt'), ...entries], ['posts'])).toHaveLength(5);
  });

  it('are left out where they are large, or belong to another site or theme', () => {
    expect(strayFiles([entry('x/a.json', 100_000), entry('x/b.json', 100_001)], ['x'])).toEqual(['x/a.json']);
    expect(strayFiles([entry('x/a.json'), entry('x/site.json')], ['x'])).toEqual([]);
    expect(strayFiles([entry('dist/a.json')], ['dist'])).toEqual([]);
  });
});

it('a theme with a similar name is suggested if it is one', () => {
  const map = { 'site/site.json': '', 'themes/kiln/template.conf': '', 'other/clay/a.txt': '' };
  const site = createMemoryFiles(map, 'site');
  expect(suggestTheme(site, '../themes/kilm')).toBe('../themes/kiln');
  expect(suggestTheme(site, '../other/cly')).toBeUndefined();
});
