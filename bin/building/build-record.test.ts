import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { build } from '../commands/build.ts';
import type { Input } from '../input/command.ts';
import { createMemoryIo } from '../testing/memory-io.ts';

const SITE = fileURLToPath(new URL('../../fixtures/sites/harbour', import.meta.url));

let cwd: string;
beforeEach(async () => {
  cwd = mkdtempSync(join(tmpdir(), 'quoin-record-'));
  vi.stubEnv('XDG_CACHE_HOME', join(cwd, 'cache'));
  cpSync(SITE, join(cwd, 'site'), { recursive: true });
  // A later change of these files has another time.
  await setTimeout(50);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
  rmSync(cwd, { recursive: true });
});

async function run(values: Input['values'] = {}) {
  const io = createMemoryIo({ cwd });
  const code = await build.run({ ...io, json: true }, { values, positionals: ['site'] });
  const { ms, ...result } = JSON.parse(io.output());
  return { code, result, wasRead: ms.read > 0 };
}

const HOME = 'site/pages/home.json';

function edit(file: string, from: string, to: string): void {
  const path = join(cwd, file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
}

it('a build without a change has the same result, without reading the site', async () => {
  const first = await run();
  const second = await run();
  expect([first.wasRead, second.wasRead]).toEqual([true, false]);
  const { written, unchanged } = first.result.files;
  const files = { written: 0, unchanged: written + unchanged, removed: 0 };
  expect(second.result).toEqual({ ...first.result, files });
});

it.each<[what: string, change: () => void]>([
  ['a document changed', () => edit(HOME, 'Harbour', 'Harbor')],
  ['a document was added', () => cpSync(join(cwd, HOME), join(cwd, 'site/pages/other.json'))],
  ['a document was removed', () => rmSync(join(cwd, 'site/items/log/tar.json'))],
  ['the theme changed', () => appendFileSync(join(cwd, 'site/theme/site.region'), ' ')],
  ['a folder was added', () => mkdirSync(join(cwd, 'site/more'))],
  ['a page of the output was changed', () => appendFileSync(join(cwd, 'dist/index.html'), ' ')],
  ['a page of the output was removed', () => rmSync(join(cwd, 'dist/index.html'))],
  [
    'a file changed to one of the same size and time',
    () => {
      const time = new Date(1_800_000_000_000);
      edit(HOME, 'e', 'a');
      utimesSync(join(cwd, HOME), time, time);
    },
  ],
  ['the record is damaged', () => writeRecords('{')],
])('a build is complete when %s', async (_, change) => {
  const time = new Date(1_800_000_000_000);
  utimesSync(join(cwd, HOME), time, time);
  await setTimeout(50);
  await run();
  change();
  expect((await run()).wasRead).toBe(true);
});

function writeRecords(text: string): void {
  const folder = join(cwd, 'cache/quoin/builds');
  for (const name of readdirSync(folder)) writeFileSync(join(folder, name), text);
}

it.each<[string, Input['values']]>([
  ['--drafts', { drafts: true }],
  ['--base-url', { 'base-url': 'https://example.com' }],
  ['--now', { now: '2027-01-02' }],
  ['--strict', { strict: true }],
  ['--no-cache', { 'no-cache': true }],
])('a build is complete with another %s', async (_, values) => {
  await run();
  expect((await run(values)).wasRead).toBe(true);
});

it('a build is complete from the time at which scheduled content appears', async () => {
  const time = Date.now() + 3_600_000;
  edit('site/pages/later.json', '1798761600000', String(time));
  await setTimeout(50);
  await run();
  vi.useFakeTimers({ now: time - 1, toFake: ['Date'] });
  const before = await run();
  vi.setSystemTime(time);
  const after = await run();
  expect([before.wasRead, after.wasRead]).toEqual([false, true]);
  expect(after.result.routes.length).toBe(before.result.routes.length + 1);
});
