import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { propertyRuns } from '../../fixtures/property-runs.ts';
import { createMemoryOutput } from '../5-write/memory-output.ts';
import { type Output, OutputError } from '../5-write/output.ts';
import { createDiskOutput } from './disk-output.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-output-'));
  folders.push(folder);
  return folder;
}

const IMPLEMENTATIONS: readonly [string, () => Output][] = [
  ['in memory', createMemoryOutput],
  ['on the disk', () => createDiskOutput(join(newFolder(), 'made/when/needed'))],
];

describe.each(IMPLEMENTATIONS)('output %s', (_name, open) => {
  it('makes files and their folders, of text and of bytes', () => {
    const output = open();
    expect(output.put('a/b/c.html', 'é')).toEqual({ isChanged: true, bytes: 2 });
    expect(output.put('d', new Uint8Array([97]))).toEqual({ isChanged: true, bytes: 1 });
    expect(output.readText('a/b/c.html')).toBe('é');
    expect(output.readText('d')).toBe('a');
  });

  it('reports whether the content changed', () => {
    const output = open();
    output.put('a', 'one');
    expect(output.put('a', 'one').isChanged).toBe(false);
    expect(output.put('a', new Uint8Array([111, 110, 101])).isChanged).toBe(false);
    expect(output.put('a', 'two').isChanged).toBe(true);
    expect(output.readText('a')).toBe('two');
  });

  it('compares before writing, and reads the new content only when a file exists', () => {
    const output = open();
    const never = () => {
      throw new Error('this is not needed');
    };
    expect(output.compare('a/b', never)).toBe('nothing');
    output.put('a/b', 'x');
    expect(output.compare('a', never)).toBe('nothing');
    expect(output.compare('a/b', () => 'x')).toBe('same');
    expect(output.compare('a/b', () => new Uint8Array([121]))).toBe('other');
    expect(output.readText('a/b')).toBe('x');
  });

  it('returns undefined for a missing file', () => {
    expect(open().readText('a/b')).toBeUndefined();
  });

  it('removes files and ignores missing ones', () => {
    const output = open();
    output.put('a/b/c', 'x');
    output.put('a/d', 'x');
    output.remove('a/b/c');
    output.remove('a/b/c');
    output.remove('never/there');
    expect(output.readText('a/b/c')).toBeUndefined();
    expect(output.readText('a/d')).toBe('x');
    // The folder was removed with its last file, so a file may take its name.
    expect(output.put('a/b', 'y').isChanged).toBe(true);
  });

  it('rejects a file in place of a folder and a folder in place of a file', () => {
    const output = open();
    output.put('a/b', 'x');
    expect(() => output.put('a', 'y')).toThrow(OutputError);
    expect(() => output.put('a/b/c', 'y')).toThrow(OutputError);
    expect(output.readText('a/b')).toBe('x');
  });

  it.each([
    '../out',
    '/etc/passwd',
    'a/../../out',
    'a//b',
    './a',
    'a/.',
    'C:/a',
    'a\\..\\..\\b',
    'a\0',
    '',
    '..',
  ])('rejects the path %j', (path) => {
    const output = open();
    expect(() => output.put(path, 'x')).toThrow(OutputError);
    expect(() => output.remove(path)).toThrow(OutputError);
    expect(() => output.readText(path)).toThrow(OutputError);
  });

  it('stores any content', () => {
    const name = fc.stringMatching(/^[a-z0-9][a-z0-9.-]{0,8}$/);
    const files = fc.uniqueArray(
      fc.tuple(fc.constantFrom('a', 'b', 'c/d', 'e/f/g'), name, fc.string({ unit: 'grapheme' })),
      {
        selector: ([folder, file]) => `${folder}/${file}`,
      },
    );
    fc.assert(
      fc.property(files, (list) => {
        const output = open();
        for (const [folder, file, text] of list) output.put(`${folder}/x-${file}`, text);
        for (const [folder, file, text] of list)
          expect(output.readText(`${folder}/x-${file}`)).toBe(text.replace(/^\uFEFF/, ''));
      }),
      { numRuns: propertyRuns(20) },
    );
  });
});

describe('output on the disk', () => {
  it('does not touch a file with the same content', () => {
    const folder = newFolder();
    const output = createDiskOutput(folder);
    output.put('a', 'same');
    utimesSync(join(folder, 'a'), 1, 1);
    output.put('a', 'same');
    expect(statSync(join(folder, 'a')).mtimeMs).toBe(1000);
  });

  it('replaces a file atomically and leaves no temporary file', () => {
    const folder = newFolder();
    const output = createDiskOutput(folder);
    output.put('a', 'old');
    const before = statSync(join(folder, 'a')).ino;
    output.put('a', 'new');
    // A new file with the same name: open readers keep the old one.
    expect(statSync(join(folder, 'a')).ino).not.toBe(before);
    expect(readdirSync(folder)).toEqual(['a']);
  });

  it('removes temporary files of killed builds, but not those of running ones or other files', () => {
    const folder = newFolder();
    const stopped = spawnSync(process.execPath, ['--version']).pid;
    const names = [`.quoin-${stopped}.tmp`, `.quoin-${process.ppid}.tmp`, '.quoin-x.tmp', 'notes.tmp'];
    mkdirSync(join(folder, 'pages'));
    for (const name of names) writeFileSync(join(folder, 'pages', name), 'half');
    createDiskOutput(folder).put('pages/a.html', 'a');
    expect(readdirSync(join(folder, 'pages')).sort()).toEqual([...names.slice(1), 'a.html'].sort());
    const lastYear = Date.now() / 1000 - 365 * 24 * 3600;
    utimesSync(join(folder, 'pages', `.quoin-${process.ppid}.tmp`), lastYear, lastYear);
    createDiskOutput(folder).put('pages/a.html', 'a');
    expect(readdirSync(join(folder, 'pages')).sort()).toEqual(['.quoin-x.tmp', 'a.html', 'notes.tmp']);
  });

  it('does not leave its folder through a link', () => {
    const folder = newFolder();
    const elsewhere = newFolder();
    writeFileSync(join(elsewhere, 'precious'), 'x');
    mkdirSync(join(folder, 'dist'));
    symlinkSync(elsewhere, join(folder, 'dist/linked'));
    const output = createDiskOutput(join(folder, 'dist'));
    expect(() => output.put('linked/new', 'x')).toThrow(OutputError);
    expect(() => output.remove('linked/precious')).toThrow(OutputError);
    expect(readdirSync(elsewhere)).toEqual(['precious']);
  });

  it('replaces a link and keeps its target', () => {
    const folder = newFolder();
    const elsewhere = newFolder();
    writeFileSync(join(elsewhere, 'precious'), 'x');
    symlinkSync(join(elsewhere, 'precious'), join(folder, 'a'));
    createDiskOutput(folder).put('a', 'new');
    expect(readFileSync(join(elsewhere, 'precious'), 'utf8')).toBe('x');
    expect(readFileSync(join(folder, 'a'), 'utf8')).toBe('new');
  });

  it.each([
    ['nowhere', 'gone'],
    ['round in a circle', 'dist'],
  ])('says so when it is itself a link that leads %s', (_where, target) => {
    const folder = newFolder();
    symlinkSync(join(folder, target), join(folder, 'dist'));
    const output = createDiskOutput(join(folder, 'dist'));
    expect(output.compare('a/b', () => 'x')).toBe('nothing');
    expect(() => output.put('a/b', 'x')).toThrow(OutputError);
    expect(() => output.put('a', 'x')).toThrow(`${join(folder, 'dist')} is a link that leads nowhere`);
  });

  it('makes no folder before there is something to write', () => {
    const folder = join(newFolder(), 'dist');
    createDiskOutput(folder);
    expect(existsSync(folder)).toBe(false);
  });
});

it.skipIf(!existsSync('/proc/self'))('reports that a folder cannot be created, and stops trying', () => {
  expect(() => createDiskOutput('/proc/quoin/dist').put('index.html', 'x')).toThrow(OutputError);
});
