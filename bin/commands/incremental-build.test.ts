import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { propertyRuns } from '../../fixtures/property-runs.ts';
import type { Input } from '../input/command.ts';
import { createMemoryIo } from '../testing/memory-io.ts';
import { build } from './build.ts';

const SITE = fileURLToPath(new URL('../../fixtures/sites/harbour', import.meta.url));

let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'quoin-incremental-'));
  vi.stubEnv('XDG_CACHE_HOME', join(cwd, 'cache'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(cwd, { recursive: true });
});

async function run(out: string, values: Input['values'] = {}) {
  const io = { ...createMemoryIo({ cwd }), json: true };
  const code = await build.run(io, {
    values: { out, now: '2026-11-21T12:00:00Z', ...values },
    positionals: ['site'],
  });
  const { files, diagnostics, routes } = JSON.parse(io.output());
  return { written: files.written as number, result: { code, diagnostics, routes } };
}

/** Contents by path, without the list of files. */
function contentsOf(folder: string): Readonly<Record<string, string>> {
  if (!existsSync(join(cwd, folder))) return {};
  const files = readdirSync(join(cwd, folder), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = files
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => !path.endsWith('.json.tmp'));
  return Object.fromEntries(
    paths.map((path) => [path.slice(join(cwd, folder).length), readFileSync(path, 'latin1')]),
  );
}

function filesOfSite(): readonly string[] {
  const files = readdirSync(join(cwd, 'site'), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return files.map(({ parentPath, name }) => join(parentPath, name)).sort();
}

interface Edit {
  readonly what: 'change' | 'add' | 'delete' | 'rename';
  /** Chooses the file, and where it changes. */
  readonly choice: number;
}

/** Changes a document, a text, a theme file, the settings or an asset. */
function apply({ what, choice }: Edit): void {
  const files = filesOfSite();
  const file = files[choice % files.length] ?? '';
  const text = readFileSync(file, 'utf8');
  const copy = file.replace(/(\.\w+)$/, `-${choice}$1`);
  if (what === 'delete') rmSync(file);
  else if (what === 'rename') renameSync(file, copy);
  else if (what === 'add')
    writeFileSync(copy, extname(file) === '.json' ? copyOfDocument(text, choice) : text);
  else writeFileSync(file, changed(text, extname(file), choice));
}

function copyOfDocument(text: string, choice: number): string {
  return text
    .replace(/"id": "([^"]+)"(?=[^"]*"type")/, `"id": "$1-${choice}"`)
    .replace(/"urlId": "([^"]+)"/, `"urlId": "$1-${choice}"`);
}

function changed(text: string, extension: string, choice: number): string {
  if (extension !== '.json')
    return `${text}\n${extension === '.less' ? `.c${choice}{top:0}` : `Words ${choice}`}\n`;
  const values = [...text.matchAll(/": ("[^"]*"|\d+|true)/g)];
  const value = values[choice % Math.max(1, values.length)];
  if (value === undefined) return text;
  const end = value.index + value[0].length - 1;
  return `${text.slice(0, end)}${choice % 10}${text.slice(end)}`;
}

const edit: fc.Arbitrary<Edit> = fc.record({
  what: fc.oneof(
    { arbitrary: fc.constant('change' as const), weight: 6 },
    { arbitrary: fc.constantFrom('add' as const, 'delete' as const, 'rename' as const), weight: 3 },
  ),
  choice: fc.nat(9999),
});

it('after any edits, a build writes what a build without the cache writes', async () => {
  const edits = fc.array(edit, { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(edits, async (list) => {
      for (const name of ['site', 'dist', 'whole', 'cache'])
        rmSync(join(cwd, name), { recursive: true, force: true });
      cpSync(SITE, join(cwd, 'site'), { recursive: true });
      await run('dist');
      for (const each of list) {
        apply(each);
        const { result } = await run('dist');
        const whole = await run('whole', { 'no-cache': true });
        expect(result).toEqual(whole.result);
        // An error leaves both as they were.
        if (result.code === 0) expect(contentsOf('dist')).toEqual(contentsOf('whole'));
      }
    }),
    { numRuns: propertyRuns(8) },
  );
});

it.each<[what: string, damage: (text: string) => string]>([
  ['is cut off', (text) => text.slice(0, text.length / 2)],
  ['has other titles', (text) => text.replaceAll('"title":"Tar"', '"title":"Rat"')],
  ['is something else', () => 'x'],
])('a record that %s is not used', async (_what, damage) => {
  cpSync(SITE, join(cwd, 'site'), { recursive: true });
  await run('dist');
  const folder = join(cwd, 'cache/quoin/builds');
  const [record = ''] = readdirSync(folder).filter((name) => name.endsWith('.pages'));
  writeFileSync(join(folder, record), damage(readFileSync(join(folder, record), 'utf8')));
  const region = join(cwd, 'site/items/log/knots.md');
  writeFileSync(region, `${readFileSync(region, 'utf8')}\nOne more paragraph.\n`);
  const { result } = await run('dist');
  expect(result).toEqual((await run('whole', { 'no-cache': true })).result);
  expect(contentsOf('dist')).toEqual(contentsOf('whole'));
});

it('a page that something else changed in the output is written again', async () => {
  cpSync(SITE, join(cwd, 'site'), { recursive: true });
  await run('dist');
  writeFileSync(join(cwd, 'dist/log/tar/index.html'), 'mine');
  rmSync(join(cwd, 'dist/log/index.html'));
  await run('dist');
  await run('whole', { 'no-cache': true });
  expect(contentsOf('dist')).toEqual(contentsOf('whole'));
});
