import {
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Files } from '../../../compiler/1-read/files.ts';
import { readSource } from '../../../compiler/1-read/read-source.ts';
import { createDiskFiles } from '../../../compiler/node/disk-files.ts';
import { createCachedFiles } from './cached-files.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quoin-cached-'));
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

const contents = (files: Files) => ({
  files: files.list().map(({ path, size }) => ({
    ...{ path, size, text: files.readText(path) },
    source: readSource(files, path).text,
  })),
  links: files.links?.(),
});

const FILES = ['a.json', 'pages/a.json', 'pages/b.md', 'pages/deep/c.json', '.hidden/d', 'node_modules/e'];
const file = fc.constantFrom(...FILES);
const step = fc.oneof(
  fc.record({ kind: fc.constant('write' as const), file, text: fc.constantFrom('one', 'two', 'three') }),
  fc.record({ kind: fc.constant('remove' as const), file }),
  fc.record({ kind: fc.constant('rename' as const), file, to: file }),
  fc.record({ kind: fc.constant('link' as const), file }),
  fc.record({ kind: fc.constant('remove folder' as const) }),
  fc.record({ kind: fc.constant('read' as const) }),
);

function apply(
  each: typeof step extends fc.Arbitrary<infer Step> ? Step : never,
  note: (path: string) => void,
) {
  if (each.kind === 'read') return;
  if (each.kind === 'remove folder') {
    rmSync(join(folder, 'pages'), { recursive: true, force: true });
    note('pages');
    return;
  }
  const path = join(folder, each.file);
  mkdirSync(join(path, '..'), { recursive: true });
  // Not through a link.
  if (each.kind !== 'rename') rmSync(path, { force: true });
  if (each.kind === 'write') writeFileSync(path, each.text);
  if (each.kind === 'link') symlinkSync('elsewhere', path);
  if (each.kind === 'rename') {
    mkdirSync(join(folder, each.to, '..'), { recursive: true });
    try {
      renameSync(path, join(folder, each.to));
    } catch {
      // It does not exist.
    }
    note(each.to);
  }
  note(each.file);
}

it.each([false, true])(
  'a folder is read as it is on the disk after each change (watched: %s)',
  (isWatched) => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const cached = createCachedFiles(folder, folder);
        if (isWatched) cached.watch();
        for (const each of steps) {
          apply(each, cached.note);
          if (each.kind === 'read')
            expect(contents(cached.snapshot())).toEqual(contents(createDiskFiles(folder)));
        }
        expect(contents(cached.snapshot())).toEqual(contents(createDiskFiles(folder)));
      }),
      { numRuns: 60 },
    );
  },
);

it.each([0, 3_600_000])(
  'a text is read again when its file changed to one of the same size and time (%i ms before)',
  (age) => {
    vi.useFakeTimers({ now: Date.now() + age, toFake: ['Date'] });
    const path = join(folder, 'a.json');
    const time = new Date(1_700_000_000_000);
    const cached = createCachedFiles(folder, folder);
    let changedOn = 0;
    for (const text of ['one', 'two']) {
      do {
        writeFileSync(path, text);
        utimesSync(path, time, time);
        // Until the time of the last change differs.
      } while (age > 0 && statSync(path).ctimeMs === changedOn);
      changedOn = statSync(path).ctimeMs;
      expect(cached.snapshot().readText('a.json')).toBe(text);
    }
  },
);

it('an unchanged file is the same source in the next build, whose results are kept with it', () => {
  vi.useFakeTimers({ now: Date.now() + 3_600_000, toFake: ['Date'] });
  writeFileSync(join(folder, 'a.json'), 'one');
  writeFileSync(join(folder, 'b.json'), 'one');
  const cached = createCachedFiles(folder, folder);
  cached.watch();
  const sources = () => ['a.json', 'b.json'].map((path) => readSource(cached.snapshot(), path));
  const [a, b] = sources();
  writeFileSync(join(folder, 'b.json'), 'two');
  cached.note('b.json');
  const [sameA, otherB] = sources();
  expect(sameA).toBe(a);
  expect(otherB).not.toBe(b);
  expect(otherB?.text).toBe('two');
});

it('a change without an event is found after doubt', () => {
  const cached = createCachedFiles(folder, folder);
  cached.watch();
  writeFileSync(join(folder, 'a.json'), '');
  cached.snapshot();
  writeFileSync(join(folder, 'b.json'), '');
  expect(cached.snapshot().list()).toHaveLength(1);
  cached.invalidate();
  expect(cached.snapshot().list()).toHaveLength(2);
});

it('a folder that a file has replaced is read', () => {
  const cached = createCachedFiles(folder, folder);
  cached.watch();
  mkdirSync(join(folder, 'pages'));
  writeFileSync(join(folder, 'pages/a.json'), '');
  cached.snapshot();
  rmSync(join(folder, 'pages'), { recursive: true });
  writeFileSync(join(folder, 'pages'), '');
  for (const path of ['pages/a.json', 'pages']) cached.note(path);
  expect(cached.snapshot().list()).toMatchObject([{ path: 'pages' }]);
});

it('a file is listed once when only the case of its name changes', () => {
  vi.useFakeTimers({ now: Date.now() + 3_600_000, toFake: ['Date'] });
  const cached = createCachedFiles(folder, folder);
  cached.watch();
  writeFileSync(join(folder, 'Page.json'), '');
  cached.snapshot();
  renameSync(join(folder, 'Page.json'), join(folder, 'page.json'));
  // Some file systems find both names.
  cached.note('page.json');
  expect(cached.snapshot().list()).toMatchObject([{ path: 'page.json' }]);
});

it.each(['readText', 'readBytes'] as const)(
  'a file that is missing without an event fails once (%s)',
  (read) => {
    const cached = createCachedFiles(folder, folder);
    cached.watch();
    writeFileSync(join(folder, 'a.json'), '');
    vi.useFakeTimers({ now: Date.now() + 3_600_000, toFake: ['Date'] });
    cached.snapshot();
    rmSync(join(folder, 'a.json'));
    expect(() => cached.snapshot()[read]('a.json')).toThrow('ENOENT');
    expect(cached.snapshot().list()).toEqual([]);
  },
);

it('a link that replaces a file is listed in a watched folder', () => {
  const [path, other] = [join(folder, 'a.json'), join(folder, 'b.json')];
  writeFileSync(path, 'one');
  const cached = createCachedFiles(folder, folder);
  cached.watch();
  cached.snapshot();
  symlinkSync('elsewhere', other);
  renameSync(other, path);
  cached.note('a.json');
  expect(contents(cached.snapshot())).toEqual({ files: [], links: ['a.json'] });
});
