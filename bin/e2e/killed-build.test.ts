import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';

const SITE = resolve('fixtures/sites/harbour');
const PROGRAM = resolve('dist/quoin.js');
const FAILING_DISK = pathToFileURL(resolve('bin/e2e/testing/failing-disk.mjs')).href;

let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'quoin-killed-'));
  cpSync(SITE, join(cwd, 'site'), { recursive: true });
});
afterEach(() => rmSync(cwd, { recursive: true }));

/** Runs `quoin build site`, to the end of all its processes. `disk` names the call to the disk that fails, and how: see `failing-disk.mjs`. */
function build(out: string, disk?: string) {
  const args = [PROGRAM, 'build', 'site', '--out', out, '--now', '2026-11-21T12:00:00Z'];
  const env = {
    ...process.env,
    XDG_CACHE_HOME: join(cwd, `cache-${out}`),
    // For the process that moves files, too.
    ...(disk !== undefined && { FAILING_DISK: disk, NODE_OPTIONS: `--import=${FAILING_DISK}` }),
  };
  const { status, signal, stderr } = spawnSync(process.execPath, args, {
    cwd,
    env,
    encoding: 'utf8',
  });
  return { status, signal, stderr };
}

/** Contents by path, with temporary files. */
function contentsOf(folder: string): Readonly<Record<string, string>> {
  const entries = readdirSync(join(cwd, folder), { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return Object.fromEntries(
    paths.map((path) => [path.slice(join(cwd, folder).length), readFileSync(path, 'latin1')]),
  );
}

function temporaryFiles(): readonly string[] {
  const entries = [
    ...readdirSync(cwd),
    ...readdirSync(join(cwd, 'dist'), { recursive: true, encoding: 'utf8' }),
  ];
  return entries.filter((name) => name.includes('.tmp'));
}

/** Changes every page. */
function editTheme(): void {
  appendFileSync(join(cwd, 'site/theme/foot.region'), '<!-- edited -->\n');
}

const isLong = inject('scale') === 'long';
const WRITES = isLong ? [1, 17] : [17];

describe.each(WRITES)('a build that is killed while it writes file %s', (number) => {
  it('leaves the output as it was, and the next build completes it and removes temporary files', () => {
    expect(build('dist').status).toBe(0);
    const before = contentsOf('dist');
    editTheme();
    expect(build('dist', `writeFileSync ${number} SIGKILL`).signal).toBe('SIGKILL');
    const { temporary, ...after } = withoutTemporary(contentsOf('dist'));
    expect(after).toEqual(before);
    expect(temporary).toBeGreaterThanOrEqual(number - 1);
    expectComplete();
  });

  it('leaves no folder where there was none', () => {
    expect(build('dist', `writeFileSync ${number} SIGKILL`).signal).toBe('SIGKILL');
    expect(existsSync(join(cwd, 'dist'))).toBe(false);
    expectComplete();
  });
});

function withoutTemporary(contents: Readonly<Record<string, string>>) {
  const kept = Object.entries(contents).filter(([path]) => !path.includes('.tmp/'));
  const temporary = Object.keys(contents).length - kept.length;
  return { ...Object.fromEntries(kept), temporary } as Record<string, unknown> & { temporary: number };
}

function expectComplete(): void {
  expect(build('dist').status).toBe(0);
  expect(build('whole').status).toBe(0);
  expect(contentsOf('dist')).toEqual(contentsOf('whole'));
  expect(temporaryFiles()).toEqual([]);
}

it('a build that is killed after it has begun to replace files leaves all of the new ones', () => {
  expect(build('dist').status).toBe(0);
  editTheme();
  expect(build('whole').status).toBe(0);
  // The folder is renamed first, then one file.
  expect(build('dist', 'renameSync 3 PARENT').signal).toBe('SIGKILL');
  expect(contentsOf('dist')).toEqual(contentsOf('whole'));
  expect(temporaryFiles()).toEqual([]);
});

it.each(isLong ? [2, 9] : [9])(
  'a build whose process for renaming is killed at rename %s says so and leaves each page whole, old or new',
  (number) => {
    expect(build('dist').status).toBe(0);
    const before = contentsOf('dist');
    editTheme();
    expect(build('whole').status).toBe(0);
    const next = contentsOf('whole');
    const { status, stderr } = build('dist', `renameSync ${number} SIGKILL`);
    expect(stderr).toContain('Not all files of dist were replaced');
    expect(status).toBe(1);
    const after = contentsOf('dist');
    const torn = Object.keys(before).filter(
      (path) => path !== '/.quoin-files.json' && after[path] !== before[path] && after[path] !== next[path],
    );
    expect(torn).toEqual([]);
    expectComplete();
  },
);

it.each([['ENOSPC', 'No space left on the disk'], ...(isLong ? [['EROFS', 'Read-only file system']] : [])])(
  'with %s, a build says so and leaves the output as it was, without temporary files',
  (code, message) => {
    expect(build('dist').status).toBe(0);
    const before = contentsOf('dist');
    editTheme();
    const { status, stderr } = build('dist', `writeFileSync 9 ${code}`);
    expect(stderr).toContain(message);
    expect(status).toBe(1);
    expect(contentsOf('dist')).toEqual(before);
    expect(temporaryFiles()).toEqual([]);
    expectComplete();
  },
);
