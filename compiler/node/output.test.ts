import { spawn, spawnSync } from 'node:child_process';
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
import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { propertyRuns } from '../../fixtures/property-runs.ts';
import { createMemoryOutput } from '../5-write/memory-output.ts';
import { type Output, OutputError } from '../5-write/output.ts';
import { putFile, removeFile } from '../testing/put-file.ts';
import { createDiskOutput, removeAbandonedFiles, settleOutput } from './disk-output.ts';

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
  it('makes files and their folders, of text and of bytes', async () => {
    const output = open();
    expect(await putFile(output, 'a/b/c.html', 'é')).toBe(true);
    expect(await putFile(output, 'd', new Uint8Array([97]))).toBe(true);
    expect(output.readText('a/b/c.html')).toBe('é');
    expect(output.readText('d')).toBe('a');
  });

  it('reports whether the content changed', async () => {
    const output = open();
    await putFile(output, 'a', 'one');
    expect(await putFile(output, 'a', 'one')).toBe(false);
    expect(await putFile(output, 'a', new Uint8Array([111, 110, 101]))).toBe(false);
    expect(await putFile(output, 'a', 'two')).toBe(true);
    expect(output.readText('a')).toBe('two');
  });

  it('stages files that differ, and shows them only when they are published', async () => {
    const output = open();
    expect(output.stage('a/b', 'x')).toEqual({ was: 'nothing', bytes: 1 });
    expect([output.isNew(), output.readText('a/b')]).toEqual([true, undefined]);
    await output.publish([{ path: 'a/b', staged: 'a/b' }]);
    expect([output.isNew(), output.readText('a/b')]).toEqual([false, 'x']);
    expect(output.stage('a/b', 'x').was).toBe('same');
    expect(output.stage('a/b', new Uint8Array([121])).was).toBe('other');
    expect(output.readText('a/b')).toBe('x');
    await output.publish([{ path: 'a/b', staged: 'a/b' }]);
    expect(output.readText('a/b')).toBe('y');
  });

  it('changes nothing when one of several changes is impossible', async () => {
    const output = open();
    await putFile(output, 'a/b', 'x');
    await putFile(output, 'old', 'x');
    output.stage('new', 'y');
    output.stage('a', 'y');
    const changes = [
      { path: 'new', staged: 'new' },
      { path: 'old', staged: undefined },
      { path: 'a', staged: 'a' },
    ];
    await expect(output.publish(changes)).rejects.toThrow(new OutputError('"a" is a folder'));
    expect([output.readText('new'), output.readText('old')]).toEqual([undefined, 'x']);
  });

  it('publishes a file at another path than that at which it was staged', async () => {
    const output = open();
    await putFile(output, 'list', 'old');
    output.stage('list.next', 'new');
    await output.publish([{ path: 'list', staged: 'list.next' }]);
    expect([output.readText('list'), output.readText('list.next')]).toEqual(['new', undefined]);
  });

  it('forgets what was staged and not published', async () => {
    const output = open();
    await putFile(output, 'kept', 'x');
    output.stage('a/b', 'x');
    output.discard();
    expect(output.readText('a/b')).toBeUndefined();
    expect(output.stage('a/b', 'y').was).toBe('nothing');
    await output.publish([{ path: 'a/b', staged: 'a/b' }]);
    expect([output.readText('kept'), output.readText('a/b')]).toEqual(['x', 'y']);
  });

  it('returns undefined for a missing file', () => {
    expect(open().readText('a/b')).toBeUndefined();
  });

  it('removes files and ignores missing ones', async () => {
    const output = open();
    await putFile(output, 'a/b/c', 'x');
    await putFile(output, 'a/d', 'x');
    await removeFile(output, 'a/b/c');
    await removeFile(output, 'a/b/c');
    await removeFile(output, 'never/there');
    expect(output.readText('a/b/c')).toBeUndefined();
    expect(output.readText('a/d')).toBe('x');
    // The folder was removed with its last file, so a file may take its name.
    expect(await putFile(output, 'a/b', 'y')).toBe(true);
  });

  it('rejects a file in place of a folder and a folder in place of a file', async () => {
    const output = open();
    await putFile(output, 'a/b', 'x');
    await expect(putFile(output, 'a', 'y')).rejects.toThrow(OutputError);
    await expect(putFile(output, 'a/b/c', 'y')).rejects.toThrow(OutputError);
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
  ])('rejects the path %j', async (path) => {
    const output = open();
    await expect(putFile(output, path, 'x')).rejects.toThrow(OutputError);
    await expect(removeFile(output, path)).rejects.toThrow(OutputError);
    expect(() => output.readText(path)).toThrow(OutputError);
  });

  it('stores any content', async () => {
    const name = fc.stringMatching(/^[a-z0-9][a-z0-9.-]{0,8}$/);
    const files = fc.uniqueArray(
      fc.tuple(fc.constantFrom('a', 'b', 'c/d', 'e/f/g'), name, fc.string({ unit: 'grapheme' })),
      {
        selector: ([folder, file]) => `${folder}/${file}`,
      },
    );
    await fc.assert(
      fc.asyncProperty(files, async (list) => {
        const output = open();
        for (const [folder, file, text] of list) await putFile(output, `${folder}/x-${file}`, text);
        for (const [folder, file, text] of list)
          expect(output.readText(`${folder}/x-${file}`)).toBe(text.replace(/^\uFEFF/, ''));
      }),
      { numRuns: propertyRuns(20) },
    );
  });
});

describe('output on the disk', () => {
  it('does not touch a file with the same content', async () => {
    const folder = newFolder();
    const output = createDiskOutput(folder);
    await putFile(output, 'a', 'same');
    utimesSync(join(folder, 'a'), 1, 1);
    await putFile(output, 'a', 'same');
    expect(statSync(join(folder, 'a')).mtimeMs).toBe(1000);
  });

  it('replaces a file atomically and leaves no temporary file', async () => {
    const folder = newFolder();
    const output = createDiskOutput(folder);
    await putFile(output, 'a', 'old');
    const before = statSync(join(folder, 'a')).ino;
    await putFile(output, 'a', 'new');
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

  it('appears as a whole with the first files', async () => {
    const parent = newFolder();
    const output = createDiskOutput(join(parent, 'dist'));
    output.stage('index.html', 'x');
    output.stage('a/index.html', 'y');
    expect(existsSync(join(parent, 'dist'))).toBe(false);
    await output.publish(['index.html', 'a/index.html'].map((path) => ({ path, staged: path })));
    output.discard();
    expect(readdirSync(parent)).toEqual(['dist']);
    expect(readdirSync(join(parent, 'dist')).sort()).toEqual(['a', 'index.html']);
  });

  it('makes many changes as one, and leaves no temporary folder', async () => {
    const folder = newFolder();
    const output = createDiskOutput(folder);
    await putFile(output, 'a/b/c', 'old');
    await putFile(output, 'd', 'old');
    await putFile(output, 'kept', 'old');
    for (const path of ['a', 'd/e/f', 'list']) output.stage(path, 'new');
    const removed = ['a/b/c', 'd'].map((path) => ({ path, staged: undefined }));
    await output.publish([...removed, ...['a', 'd/e/f', 'list'].map((path) => ({ path, staged: path }))]);
    expect(readdirSync(folder).sort()).toEqual(['a', 'd', 'kept', 'list']);
    expect(['a', 'd/e/f', 'list', 'kept'].map((path) => output.readText(path))).toEqual([
      ...['new', 'new', 'new'],
      'old',
    ]);
  });

  it('makes no room for a file where a folder has files of others', async () => {
    const folder = newFolder();
    const output = createDiskOutput(folder);
    await putFile(output, 'a/b', 'old');
    writeFileSync(join(folder, 'a/notes.txt'), 'mine');
    output.stage('a', 'new');
    const changes = [
      { path: 'a/b', staged: undefined },
      { path: 'a', staged: 'a' },
    ];
    await expect(output.publish(changes)).rejects.toThrow(new OutputError('"a" is a folder'));
    expect(readdirSync(join(folder, 'a')).sort()).toEqual(['b', 'notes.txt']);
  });

  it('removes a link that is in the way of a folder, and leaves its target alone', async () => {
    const folder = newFolder();
    const elsewhere = newFolder();
    writeFileSync(join(elsewhere, 'precious'), 'x');
    symlinkSync(elsewhere, join(folder, 'a'));
    const output = createDiskOutput(folder);
    output.stage('a/precious', 'new');
    await output.publish([
      { path: 'a', staged: undefined },
      { path: 'a/precious', staged: 'a/precious' },
    ]);
    expect(readFileSync(join(elsewhere, 'precious'), 'utf8')).toBe('x');
    expect(readFileSync(join(folder, 'a/precious'), 'utf8')).toBe('new');
  });

  it('waits for a build that is still moving files to it, and not for one that has ended', async () => {
    const folder = newFolder();
    const mover = spawn(process.execPath, ['--eval', 'process.stdin.resume()'], {
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    const moving = join(folder, `.quoin-${mover.pid}-moving.tmp`);
    mkdirSync(moving);
    let isSettled = false;
    const settled = settleOutput(folder).then(() => {
      isSettled = true;
    });
    await setTimeout(50);
    expect([isSettled, existsSync(moving)]).toEqual([false, true]);
    mover.stdin.end();
    await settled;
    expect(readdirSync(folder)).toEqual([]);
  });

  it('does not leave its folder through a link', async () => {
    const folder = newFolder();
    const elsewhere = newFolder();
    writeFileSync(join(elsewhere, 'precious'), 'x');
    mkdirSync(join(folder, 'dist'));
    symlinkSync(elsewhere, join(folder, 'dist/linked'));
    const output = createDiskOutput(join(folder, 'dist'));
    await expect(putFile(output, 'linked/new', 'x')).rejects.toThrow(OutputError);
    await expect(removeFile(output, 'linked/precious')).rejects.toThrow(OutputError);
    expect(readdirSync(elsewhere)).toEqual(['precious']);
  });

  it('does not leave its folder to one whose name begins with the same letters', async () => {
    const folder = newFolder();
    mkdirSync(join(folder, 'dist'));
    mkdirSync(join(folder, 'dist-of-others'));
    symlinkSync(join(folder, 'dist-of-others'), join(folder, 'dist/linked'));
    const output = createDiskOutput(join(folder, 'dist'));
    await expect(putFile(output, 'linked/new', 'x')).rejects.toThrow(OutputError);
    expect(readdirSync(join(folder, 'dist-of-others'))).toEqual([]);
  });

  it('replaces a link and keeps its target', async () => {
    const folder = newFolder();
    const elsewhere = newFolder();
    writeFileSync(join(elsewhere, 'precious'), 'x');
    symlinkSync(join(elsewhere, 'precious'), join(folder, 'a'));
    await putFile(createDiskOutput(folder), 'a', 'new');
    expect(readFileSync(join(elsewhere, 'precious'), 'utf8')).toBe('x');
    expect(readFileSync(join(folder, 'a'), 'utf8')).toBe('new');
  });

  it.each([
    ['nowhere', 'gone'],
    ['round in a circle', 'dist'],
  ])('says so when it is itself a link that leads %s', async (_where, target) => {
    const folder = newFolder();
    symlinkSync(join(folder, target), join(folder, 'dist'));
    const output = createDiskOutput(join(folder, 'dist'));
    await expect(putFile(output, 'a/b', 'x')).rejects.toThrow(OutputError);
    await expect(putFile(output, 'a', 'x')).rejects.toThrow(
      `${join(folder, 'dist')} is a link that leads nowhere`,
    );
  });

  it('makes no folder before there is something to write', () => {
    const folder = join(newFolder(), 'dist');
    createDiskOutput(folder);
    expect(existsSync(folder)).toBe(false);
  });
});

it.skipIf(!existsSync('/proc/self'))(
  'reports that a folder cannot be created, and stops trying',
  async () => {
    await expect(putFile(createDiskOutput('/proc/quoin/dist'), 'index.html', 'x')).rejects.toThrow(
      OutputError,
    );
  },
);
