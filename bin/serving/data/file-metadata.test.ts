import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { documentKeyOnDisk } from '../sync/site-documents.ts';
import { linkMetadataOf, metadataOf } from './file-metadata.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quoin-metadata-'));
  writeFileSync(join(folder, 'pages'), 'text');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('a file in what used to be a folder does not exist', () => {
  expect(metadataOf(join(folder, 'pages/home.json'))).toBeUndefined();
  expect(linkMetadataOf(join(folder, 'pages/home.json'))).toBeUndefined();
  expect(documentKeyOnDisk(folder, 'pages/home.json')).toBeUndefined();
});

it('a link has metadata of its own', () => {
  symlinkSync('pages', join(folder, 'link'));
  expect(metadataOf(join(folder, 'link'))?.isFile()).toBe(true);
  expect(linkMetadataOf(join(folder, 'link'))?.isFile()).toBe(false);
});
