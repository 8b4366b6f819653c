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
import { putFile, removeFile } from '../testing/put-file.ts';
import { createDiskOutput, removeAbandonedFiles } from './disk-output.ts';

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
    expect(putFile(output, 'a/b/c.html', 'é')).toBe(true);
    expect(putFile(output, 'd', new Uint8Array([97]))).toBe(true);
    expect(output.readText('a/b/c.html')).toBe('é');
    expect(output.readText('d')).toBe('a');
  });

  it('reports whether the content changed', () => {
    const output = open();
    putFile(output, 'a', 'one');
    expect(putFile(output, 'a', 'one')).toBe(false);
    expect(putFile(output, 'a', new Uint8Array([111, 110, 101]))).toBe(false);
    expect(putFile(output, 'a', 'two')).toBe(true);
    expect(output.readText('a')).toBe('two');
  });

  it('stages files that differ, and shows them only when they are published', () => {
    const output = open();
    expect(output.stage('a/b', 'x')).toEqual({ was: 'nothing', bytes: 1 });
    expect([output.isNew(), output.readText('a/b')]).toEqual([true, undefined]);
    output.publish([{ path: 'a/b', staged: 'a/b' }]);
    expect([output.isNew(), output.readText('a/b')]).toEqual([false, 'x']);
    expect(output.stage('a/b', 'x').was).toBe('same');
    expect(output.stage('a/b', new Uint8Array([121])).was).toBe('other');
    expect(output.readText('a/b')).toBe('x');
    output.publish([{ path: 'a/b', staged: 'a/b' }]);
    expect(output.readText('a/b')).toBe('y');
  });

  it('changes nothing when one of several changes is impossible', () => {
    const output = open();
    putFile(output, 'a/b', 'x');
    putFile(output, 'old', 'x');
    output.stage('new', 'y');
    output.stage('a', 'y');
    const changes = [
      { path: 'new', staged: 'new' },
      { path: 'old', staged: undefined },
      { path: 'a', staged: 'a' },
    ];
    expect(() => output.publish(changes)).toThrow(new OutputError('"a" is a folder'));
    expect([output.readText('new'), output.readText('old')]).toEqual([undefined, 'x']);
  });

  it('publishes a file at another path than that at which it was staged', () => {
    const output = open();
    putFile(output, 'list', 'old');
    output.stage('list.next', 'new');
    output.publish([{ path: 'list', staged: 'list.next' }]);
    expect([output.readText('list'), output.readText('list.next')]).toEqual(['new', undefined]);
  });

  it('forgets what was staged and not published', () => {
    const output = open();
    putFile(output, 'kept', 'x');
    output.stage('a/b', 'x');
    output.discard();
    expect(output.readText('a/b')).toBeUndefined();
    expect(output.stage('a/b', 'y').was).toBe('nothing');
    output.publish([{ path: 'a/b', staged: 'a/b' }]);
    expect([output.readText('kept'), output.readText('a/b')]).toEqual(['x', 'y']);
  });

  it('returns undefined for a missing file', () => {
    expect(open().readText('a/b')).toBeUndefined();
  });

  it('removes files and ignores missing ones', () => {
    const output = open();
    putFile(output, 'a/b/c', 'x');
    putFile(output, 'a/d', 'x');
    removeFile(output, 'a/b/c');
    removeFile(output, 'a/b/c');
    removeFile(output, 'never/there');
    expect(output.readText('a/b/c')).toBeUndefined();
    expect(output.readText('a/d')).toBe('x');
    // The folder was removed with its last file, so a file may take its name.
    expect(putFile(output, 'a/b', 'y')).toBe(true);
  });

  it('rejects a file in place of a folder and a folder in place of a file', () => {
    const output = open();
    putFile(output, 'a/b', 'x');
    expect(() => putFile(output, 'a', 'y')).toThrow(OutputError);
    expect(() => putFile(output, 'a/b/c', 'y')).toThrow(OutputError);
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
    expect(() => putFile(output, path, 'x')).toThrow(OutputError);
    expect(() => removeFile(output, path)).toThrow(OutputError);
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
        for (const [folder, file, text] of list) putFile(output, `${folder}/x-${file}`, text);
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
    putFile(output, 'a', 'same');
    utimesSync(join(folder, 'a'), 1, 1);
    putFile(output, 'a', 'same');
    expect(statSync(join(folder, 'a')).mtimeMs).toBe(1000);
  });

  it('replaces a file atomically and leaves no temporary file', () => {
    const folder = newFolder();
    const output = createDiskOutput(folder);
    putFile(output, 'a', 'old');
    const before = statSync(join(folder, 'a')).ino;
    putFile(output, 'a', 'new');
    // A new file with the same name: open readers keep the old one.
    expect(statSync(join(folder, 'a')).ino).not.toBe(before);
    expect(readdirSync(folder)).toEqual(['a']);
  });

  it('removes temporary files of killed builds, but not those of running ones or other files', () => {
    const folder = newFolder();
    const stopped = spawnSync(process.execPath, ['--version']).pid;
    const names = [`.quoin-${stopped}.tmp`, `.quoin-${process.ppid}.tmp`, '.quoin-x.tmp', 'notes.tmp'];
    for (const name of names) writeFileSync(join(folder, name), 'half');
    mkdirSync(join(folder, `.quoin-${stopped}-1.tmp/pages`), { recursive: true });
    removeAbandonedFiles(folder);
    expect(readdirSync(folder).sort()).toEqual(names.slice(1).sort());
    const lastYear = Date.now() / 1000 - 365 * 24 * 3600;
    utimesSync(join(folder, `.quoin-${process.ppid}.tmp`), lastYear, lastYear);
    removeAbandonedFiles(folder);
    expect(readdirSync(folder)).toEqual(['.quoin-x.tmp', 'notes.tmp']);
  });

  it('removes what a killed build staged beside the folder, but nothing of similar names', () => {
    const parent = newFolder();
    const stopped = spawnSync(process.execPath, ['--version']).pid;
    const others = [`other.quoin-${stopped}-1.tmp`, 'dist.quoin-notes.tmp'];
    for (const name of [...others, `dist.quoin-${stopped}-1.tmp`])
      mkdirSync(join(parent, name, 'a'), { recursive: true });
    removeAbandonedFiles(join(parent, 'dist'));
    expect(readdirSync(parent).sort()).toEqual(others.sort());
  });

  it('removes what a killed build staged when the folder is a link', () => {
    const parent = newFolder();
    const stopped = spawnSync(process.execPath, ['--version']).pid;
    mkdirSync(join(parent, `real/.quoin-${stopped}-1.tmp`), { recursive: true });
    symlinkSync(join(parent, 'real'), join(parent, 'dist'));
    removeAbandonedFiles(join(parent, 'dist'));
    expect(readdirSync(join(parent, 'real'))).toEqual([]);
  });

  it('appears as a whole with the first files', () => {
    const parent = newFolder();
    const output = createDiskOutput(join(parent, 'dist'));
    output.stage('index.html', 'x');
    output.stage('a/index.html', 'y');
    expect(existsSync(join(parent, 'dist'))).toBe(false);
    output.publish(['index.html', 'a/index.html'].map((path) => ({ path, staged: path })));
    output.discard();
    expect(readdirSync(parent)).toEqual(['dist']);
    expect(readdirSync(join(parent, 'dist')).sort()).toEqual(['a', 'index.html']);
  });

  it('does not leave its folder through a link', () => {
    const folder = newFolder();
    const elsewhere = newFolder();
    writeFileSync(join(elsewhere, 'precious'), 'x');
    mkdirSync(join(folder, 'dist'));
    symlinkSync(elsewhere, join(folder, 'dist/linked'));
    const output = createDiskOutput(join(folder, 'dist'));
    expect(() => putFile(output, 'linked/new', 'x')).toThrow(OutputError);
    expect(() => removeFile(output, 'linked/precious')).toThrow(OutputError);
    expect(readdirSync(elsewhere)).toEqual(['precious']);
  });

  it('does not leave its folder to one whose name begins with the same letters', () => {
    const folder = newFolder();
    mkdirSync(join(folder, 'dist'));
    mkdirSync(join(folder, 'dist-of-others'));
    symlinkSync(join(folder, 'dist-of-others'), join(folder, 'dist/linked'));
    const output = createDiskOutput(join(folder, 'dist'));
    expect(() => putFile(output, 'linked/new', 'x')).toThrow(OutputError);
    expect(readdirSync(join(folder, 'dist-of-others'))).toEqual([]);
  });

  it('replaces a link and keeps its target', () => {
    const folder = newFolder();
    const elsewhere = newFolder();
    writeFileSync(join(elsewhere, 'precious'), 'x');
    symlinkSync(join(elsewhere, 'precious'), join(folder, 'a'));
    putFile(createDiskOutput(folder), 'a', 'new');
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
    expect(() => putFile(output, 'a/b', 'x')).toThrow(OutputError);
    expect(() => putFile(output, 'a', 'x')).toThrow(`${join(folder, 'dist')} is a link that leads nowhere`);
  });

  it('makes no folder before there is something to write', () => {
    const folder = join(newFolder(), 'dist');
    createDiskOutput(folder);
    expect(existsSync(folder)).toBe(false);
  });
});

it.skipIf(!existsSync('/proc/self'))('reports that a folder cannot be created, and stops trying', () => {
  expect(() => putFile(createDiskOutput('/proc/quoin/dist'), 'index.html', 'x')).toThrow(OutputError);
});
