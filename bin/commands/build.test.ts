import fs, {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import v8 from 'node:v8';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Input } from '../input/command.ts';
import { createMemoryIo } from '../testing/memory-io.ts';
import { build } from './build.ts';

const FIXTURES = fileURLToPath(new URL('../../fixtures', import.meta.url));
const folders: string[] = [];

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  syncBuiltinESMExports();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A working folder with a site in `site`. */
function workspace(site = 'sites/harbour'): string {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-build-'));
  folders.push(folder);
  cpSync(join(FIXTURES, site), join(folder, 'site'), { recursive: true });
  return folder;
}

async function run(cwd: string, values: Input['values'] = {}, ...positionals: readonly string[]) {
  const io = { ...createMemoryIo({ cwd }), json: values.json === true };
  const code = await build.run(io, { values, positionals });
  return { code, output: io.output(), errors: io.errors(), json: () => JSON.parse(io.output()) };
}

/** Includes the manifest of written files. */
function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
}

describe('the memory of a build', () => {
  it('is limited by flags of V8', async () => {
    const flags = vi.spyOn(v8, 'setFlagsFromString');
    syncBuiltinESMExports();
    await run(workspace(), {}, 'site');
    expect(flags.mock.calls.flat()).toEqual([
      // V8's name. cspell:ignore pretenuring
      '--no-allocation-site-pretenuring',
      '--heap-growing-percent=100',
    ]);
  });

  it('has no texts of documents: they are read while they are validated, after the theme', async () => {
    const cwd = workspace();
    const opened = vi.spyOn(fs, 'openSync');
    syncBuiltinESMExports();
    await run(cwd, {}, 'site');
    const files = opened.mock.calls.map(([file]) => String(file));
    const index = (end: string) => files.findIndex((file) => file.endsWith(end));
    expect(index('site/theme/template.conf')).toBeGreaterThan(0);
    expect(index('site/pages/home.json')).toBeGreaterThan(index('site/theme/template.conf'));
  });
});

it('a build after an edit reads the metadata of each unchanged file of the output once', async () => {
  const cwd = workspace();
  vi.stubEnv('XDG_CACHE_HOME', join(cwd, 'cache'));
  await run(cwd, {}, 'site');
  const page = join(cwd, 'site/pages/wide.json');
  writeFileSync(page, readFileSync(page, 'utf8').replace('Wide.', 'Wider.'));
  const read = vi.spyOn(fs, 'lstatSync');
  syncBuiltinESMExports();
  await run(cwd, {}, 'site');
  const states = read.mock.calls
    .filter(([, options]) => options?.bigint === true)
    .map(([file]) => String(file));
  expect(states.filter((file) => file === join(cwd, 'dist/log/tar/index.html'))).toHaveLength(1);
  expect(states.filter((file) => file === join(cwd, 'dist/wide/index.html'))).toHaveLength(2);
});

describe('quoin build', () => {
  it('builds the site into dist and prints a summary', async () => {
    const cwd = workspace();
    const { code, output, errors } = await run(cwd, {}, 'site');
    expect(errors).not.toContain('error[');
    expect(code).toBe(0);
    expect(output).toMatch(
      /^Built \d+ pages in \d+\.\d+ s(?: with \d+ warnings?)?\ndist: \d+ written, 0 unchanged, 0 removed, 0\.\d MB\n$/,
    );
    expect(output).toMatch(new RegExp(`: ${filesBelow(join(cwd, 'dist')).length - 1} written`));
    expect(readFileSync(join(cwd, 'dist/log/tar/index.html'), 'utf8')).toContain('<h1>Tar</h1>');
  });

  it('prints only JSON with --json', async () => {
    const cwd = workspace();
    await run(cwd, { out: 'www' }, 'site/site.json');
    rmSync(join(cwd, 'site/pages/about.json'));
    const navigation = join(cwd, 'site/navigation/main.json');
    writeFileSync(
      navigation,
      readFileSync(navigation, 'utf8').replace('"pageId": "page-about"', '"title": "x"'),
    );
    const { code, json, errors } = await run(cwd, { out: 'www', json: true }, 'site');
    expect(code).toBe(0);
    expect(errors).toBe('');
    const { ok, routes, files, bytes, ms, diagnostics } = json();
    expect(ok).toBe(true);
    expect(routes).toContainEqual({
      url: '/log',
      file: 'log/index.html',
      pageType: 1,
      template: 'collections/blog.list',
    });
    // Pages that show the menu or depend on the number of pages; styles, images and scripts are unchanged.
    expect(files).toMatchObject({ removed: 1 });
    expect(files.written).toBeGreaterThanOrEqual(routes.length - 1);
    expect(files.written + files.unchanged).toBe(filesBelow(join(cwd, 'www')).length - 1);
    expect(files.unchanged).toBeGreaterThan(5);
    expect(bytes).toBeGreaterThan(10_000);
    expect(Object.keys(ms)).toEqual([
      'read',
      'validate',
      'route',
      'render',
      'write',
      'images',
      'scripts',
      'total',
    ]);
    expect(diagnostics.filter(({ severity }: { severity: string }) => severity === 'error')).toEqual([]);
    expect(existsSync(join(cwd, 'www/about'))).toBe(false);
  });

  it('writes nothing with --strict when there are warnings, and prints them as errors', async () => {
    const cwd = workspace('sites/harbour');
    const region = join(cwd, 'site/theme/foot.region');
    writeFileSync(region, `${readFileSync(region, 'utf8')}<squarespace:script src="none.js" />`);
    expect((await run(cwd, { out: 'www' }, 'site')).code).toBe(0);
    const strict = await run(cwd, { strict: true }, 'site');
    expect(strict.code).toBe(1);
    expect(strict.errors).toContain('error[theme/broken-tag]: The theme has no script "none.js"');
    expect(strict.errors).not.toContain('warning[');
    expect(existsSync(join(cwd, 'dist'))).toBe(false);
  });

  it('exits with 1, prints diagnostics and leaves the folder unchanged when the site has errors', async () => {
    const cwd = workspace('rejected-sites/broken-templates');
    const { code, output, errors } = await run(cwd, {}, 'site');
    expect(code).toBe(1);
    expect(output).toBe('');
    expect(errors).toContain(
      'warning[template/unknown-formatter]: There is no formatter `nope`\n  --> site/theme/blocks/deep/card.block:1:11\n',
    );
    expect(errors).toMatch(/Build failed with 1 error and 6 warnings; dist was not created\n$/);
    expect(existsSync(join(cwd, 'dist'))).toBe(false);
    mkdirSync(join(cwd, 'dist'));
    expect((await run(cwd, {}, 'site')).errors).toMatch(/; dist is unchanged\n$/);
    expect(readdirSync(join(cwd, 'dist'))).toEqual([]);
    expect((await run(cwd, { json: true }, 'site')).json()).toMatchObject({
      ok: false,
      routes: [],
      files: { written: 0 },
    });
  });

  it('supports --now, --drafts, --base-url and --theme', async () => {
    const cwd = workspace();
    cpSync(join(cwd, 'site/theme'), join(cwd, 'other'), { recursive: true });
    writeFileSync(join(cwd, 'other/foot.region'), '{squarespace.main-content}another theme');
    await run(cwd, { now: '2027-01-02', 'base-url': 'https://else.example', theme: 'other' }, 'site');
    expect(readFileSync(join(cwd, 'dist/later/index.html'), 'utf8')).toMatch(
      /https:\/\/else\.example\/later[\s\S]*another theme/,
    );
    expect(existsSync(join(cwd, 'dist/draft'))).toBe(false);
    await run(cwd, { drafts: true }, 'site');
    expect(existsSync(join(cwd, 'dist/draft/index.html'))).toBe(true);
  });

  it('uses the layout `default` when the theme lacks the layout of a page', async () => {
    const cwd = workspace();
    const home = join(cwd, 'site/pages/home.json');
    const document = JSON.parse(readFileSync(home, 'utf8'));
    document.body.regionName = 'spread';
    writeFileSync(home, JSON.stringify(document));
    const { code, errors } = await run(cwd, {}, 'site');
    expect(code).toBe(0);
    expect(errors).toContain(
      'warning[theme/unknown-layout]: The theme has no layout "spread": default is used',
    );
    expect(errors).toContain('= help: it has default');
    expect(readFileSync(join(cwd, 'dist/index.html'), 'utf8')).toContain('<main');
  });

  it('accepts --now in epoch milliseconds', async () => {
    const cwd = workspace();
    await run(cwd, { now: String(Date.parse('2027-01-02')) }, 'site');
    expect(existsSync(join(cwd, 'dist/later/index.html'))).toBe(true);
  });

  it.each<[string, Input['values'], readonly string[], string]>([
    ['a missing site', {}, ['nowhere'], 'Site not found: nowhere'],
    ['a file that is not a site', {}, ['site/pages/home.json'], 'is not a site'],
    ['two sites', {}, ['site', 'site'], 'Too many arguments: site'],
    ['an invalid time', { now: 'tomorrow' }, ['site'], 'Invalid time: --now tomorrow'],
    ['a base URL with a path', { 'base-url': 'https://a.example/b' }, ['site'], 'Invalid URL: --base-url'],
    ['an invalid number', { workers: 'two' }, ['site'], 'Invalid number: --workers two'],
    ['a missing theme', { theme: 'none' }, ['site'], 'Theme not found: none'],
    ['the site as output', { out: 'site' }, ['site'], 'contains source files of the site'],
    ['a parent folder as output', { out: '.' }, ['site'], 'contains source files of the site'],
    ['a source folder as output', { out: 'site/pages/x' }, ['site'], 'contains source files of the site'],
    ['the theme that site.json names as output', { out: 'site/theme' }, ['site'], 'contains source files'],
    ['a folder of that theme as output', { out: 'site/theme/assets' }, ['site'], 'contains source files'],
    ['an empty name as output', { out: '' }, ['site'], '--out requires a folder'],
    ['a folder without site.json', {}, ['site/pages'], 'No site.json in site/pages'],
  ])('rejects %s', async (_name, values, positionals, message) => {
    const cwd = workspace();
    await expect(run(cwd, values, ...positionals)).rejects.toThrow(message);
  });

  it.each([
    ['site/pages', 'did you mean site?'],
    ['.', 'quoin init'],
  ])('suggests a site for %s', async (path, hint) => {
    await expect(run(workspace(), {}, path)).rejects.toMatchObject({ hint: expect.stringContaining(hint) });
  });

  it.each(['site', 'site/theme', 'site/theme/blocks'])('rejects a link to %s as output', async (target) => {
    const cwd = workspace();
    symlinkSync(join(cwd, target), join(cwd, 'www'));
    const before = readdirSync(join(cwd, target));
    await expect(run(cwd, { out: 'www' }, 'site')).rejects.toThrow('contains source files of the site');
    expect(readdirSync(join(cwd, target))).toEqual(before);
  });

  it.each([
    ['to a missing file', 'gone'],
    ['to itself', 'www'],
  ])('rejects a link %s as output', async (_name, target) => {
    const cwd = workspace();
    symlinkSync(join(cwd, target), join(cwd, 'www'));
    for (const out of ['www', 'www/deeper']) {
      const rejected = run(cwd, { out }, 'site');
      await expect(rejected).rejects.toThrow(`${out} contains a broken link`);
      await expect(rejected).rejects.toMatchObject({ name: 'CommandError', kind: 'usage' });
    }
  });

  it('overwrites foreign files only with --force', async () => {
    const cwd = workspace();
    mkdirSync(join(cwd, 'www'));
    writeFileSync(join(cwd, 'www/index.html'), 'mine');
    writeFileSync(join(cwd, 'www/notes.txt'), 'mine too');
    const rejected = run(cwd, { out: 'www' }, 'site');
    await expect(rejected).rejects.toThrow('would overwrite www/index.html');
    await expect(rejected).rejects.toMatchObject({ kind: 'input', hint: expect.stringContaining('--force') });
    expect(readdirSync(join(cwd, 'www'))).toEqual(['index.html', 'notes.txt']);
    expect((await run(cwd, { out: 'www', force: true }, 'site')).code).toBe(0);
    expect(readFileSync(join(cwd, 'www/index.html'), 'utf8')).toContain('<html');
    expect(readFileSync(join(cwd, 'www/notes.txt'), 'utf8')).toBe('mine too');
    expect((await run(cwd, { out: 'www' }, 'site')).code).toBe(0);
  });

  it('rejects the folder of its own program, which a build in a clone would fill', async () => {
    const cwd = workspace();
    mkdirSync(join(cwd, 'dist'));
    writeFileSync(join(cwd, 'dist/quoin.js'), 'the program');
    await expect(run(cwd, {}, 'site')).rejects.toMatchObject({
      message: 'dist contains the program of Quoin',
      hint: 'choose another folder, for example --out site/dist',
    });
    expect(readdirSync(join(cwd, 'dist'))).toEqual(['quoin.js']);
  });

  it('rejects a file as output', async () => {
    const cwd = workspace();
    writeFileSync(join(cwd, 'dist'), 'a file');
    await expect(run(cwd, {}, 'site')).rejects.toThrow('--out dist is a file');
    expect(readFileSync(join(cwd, 'dist'), 'utf8')).toBe('a file');
  });
});
