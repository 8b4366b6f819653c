import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { createSiteEdits } from './testing/site-edits.ts';

const SITE = resolve('fixtures/sites/harbour');
const PROGRAM = resolve('dist/quoin.js');

const isLong = inject('scale') === 'long';
const LONG = { timeout: 1_800_000 };
/** --long tries other values in each run. */
const SEED = isLong ? Date.now() % 1_000_000 : 7;

let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'quoin-edits-'));
  cpSync(SITE, join(cwd, 'site'), { recursive: true });
});
afterEach(() => rmSync(cwd, { recursive: true }));

function commandOf(out: string): readonly string[] {
  return [PROGRAM, 'build', 'site', '--out', out, '--now', '2026-11-21T12:00:00Z'];
}

const optionsOf = (cache: string) => ({
  cwd,
  env: { ...process.env, XDG_CACHE_HOME: join(cwd, cache) },
});

/** Builds into a folder, in a process of its own. Returns the contents of the folder. */
function build(out: string): Contents {
  const { status, stderr } = spawnSync(process.execPath, commandOf(out), {
    ...optionsOf(`cache-${out}`),
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  return contentsOf(out);
}

/** Builds with neither an output folder nor a cache. */
function coldBuild(): Contents {
  for (const folder of ['whole', 'cache-whole']) rmSync(join(cwd, folder), { recursive: true, force: true });
  return build('whole');
}

/** Texts by path. */
type Contents = Readonly<Record<string, string>>;

function contentsOf(folder: string): Contents {
  const root = join(cwd, folder);
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).sort();
  return Object.fromEntries(paths.map((path) => [path.slice(root.length), readFileSync(path, 'latin1')]));
}

/** Without the temporary folder of a build that was killed. */
function publishedContents(folder: string): Contents {
  return Object.fromEntries(Object.entries(contentsOf(folder)).filter(([path]) => !path.includes('.tmp/')));
}

/** The names of random edits, one to three at a time. */
function randomSteps(edits: object, count: number): readonly (readonly string[])[] {
  const names = fc.constantFrom(...Object.keys(edits));
  return fc.sample(fc.array(names, { minLength: 1, maxLength: 3 }), { numRuns: count, seed: SEED });
}

it('random edits are built as a cold build does, byte for byte', LONG, () => {
  const edits = createSiteEdits(join(cwd, 'site'));
  build('dist');
  for (const [number, step] of randomSteps(edits, isLong ? 100 : 2).entries()) {
    for (const name of step) edits[name]?.(number + 1);
    expect(build('dist'), `seed ${SEED}, ${number}: ${step.join(', ')}`).toEqual(coldBuild());
  }
});

it.each(isLong ? [50] : [])(
  'a build that is killed at any of %d moments leaves the previous output or a complete one',
  LONG,
  async (count) => {
    const edits = createSiteEdits(join(cwd, 'site'));
    build('dist');
    const moments = fc.sample(fc.noBias(fc.integer({ min: 0, max: 1100 })), { numRuns: count, seed: SEED });
    for (const [number, step] of randomSteps(edits, count).entries()) {
      // How long the machine takes now.
      edits['a template']?.(number);
      const start = performance.now();
      const before = build('dist');
      const delay = ((moments[number] ?? 0) / 1000) * (performance.now() - start);
      for (const name of step) edits[name]?.(number + 1);
      await killBuild(delay);
      const message = `seed ${SEED}, ${number}: ${step.join(', ')}, killed after ${delay.toFixed(0)} ms`;
      const after = publishedContents('dist');
      const whole = coldBuild();
      if (!isDeepStrictEqual(after, before)) expect(after, message).toEqual(whole);
      expect(build('dist'), message).toEqual(whole);
    }
  },
);

/**
 * Kills a build into `dist` and its process group after a delay in milliseconds, unless it is complete before. Waits for the process
 * that replaces files, which goes on: it keeps standard error open.
 */
async function killBuild(delay: number): Promise<void> {
  const child = spawn(process.execPath, commandOf('dist'), {
    ...optionsOf('cache-dist'),
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  child.stderr.resume();
  const timer = setTimeout(() => process.kill(-Number(child.pid), 'SIGKILL'), delay);
  child.once('exit', () => clearTimeout(timer));
  await once(child, 'close');
}
