import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import type { Input } from '../command.ts';
import { createMemoryIo } from '../memory-io.ts';
import { build } from './build.ts';

const FIXTURES = fileURLToPath(new URL('../../fixtures', import.meta.url));
const folders: string[] = [];

afterEach(() => {
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

describe('quoin build', () => {
  it('builds the site into dist and says what it did', async () => {
    const cwd = workspace();
    const { code, output, errors } = await run(cwd, {}, 'site');
    expect(errors).toBe('');
    expect(code).toBe(0);
    expect(output).toMatch(/^13 pages in \d+\.\d\d s\ndist: 20 written, 0 unchanged, 0 removed, 0\.0 MB\n$/);
    expect(readFileSync(join(cwd, 'dist/log/tar/index.html'), 'utf8')).toContain('<h1>Tar</h1>');
  });

  it('prints the contract as JSON and nothing else', async () => {
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
    expect(files).toEqual({ written: 12, unchanged: 7, removed: 1 });
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
    expect(diagnostics).toEqual([]);
    expect(existsSync(join(cwd, 'www/about'))).toBe(false);
  });

  it('ends with 1, frames and an untouched folder when the site has errors', async () => {
    const cwd = workspace('refused-sites/broken-templates');
    const { code, output, errors } = await run(cwd, {}, 'site');
    expect(code).toBe(1);
    expect(output).toBe('');
    expect(errors).toContain(
      'error[template/unknown-formatter]: There is no formatter `nope`\n  --> site/theme/blocks/deep/card.block:1:11\n',
    );
    expect(errors).toMatch(/Not built: 6 errors and 1 warning; dist is as it was\n$/);
    expect(existsSync(join(cwd, 'dist'))).toBe(false);
    expect((await run(cwd, { json: true }, 'site')).json()).toMatchObject({
      ok: false,
      routes: [],
      files: { written: 0 },
    });
  });

  it('builds as of a time, with drafts, for an address, with another theme', async () => {
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

  it.each<[string, Input['values'], readonly string[], string]>([
    ['no such site', {}, ['nowhere'], 'the site nowhere does not exist'],
    ['a file that is no site', {}, ['site/pages/home.json'], 'is not a site'],
    ['two sites', {}, ['site', 'site'], 'takes one site'],
    ['a time that is none', { now: 'tomorrow' }, ['site'], 'tomorrow is no time'],
    ['an address with a path', { 'base-url': 'https://a.example/b' }, ['site'], 'is no address of a site'],
    ['no number', { workers: 'two' }, ['site'], 'is no number of processes'],
    ['no such theme', { theme: 'none' }, ['site'], 'the theme none does not exist'],
    ['the site as output', { out: 'site' }, ['site'], 'holds what the site is made of'],
    ['a folder above as output', { out: '.' }, ['site'], 'holds what the site is made of'],
    ['a source folder as output', { out: 'site/pages/x' }, ['site'], 'holds what the site is made of'],
  ])('refuses %s', async (_what, values, positionals, message) => {
    const cwd = workspace();
    await expect(run(cwd, values, ...positionals)).rejects.toThrow(message);
  });

  it('tells when a file is in the way', async () => {
    const cwd = workspace();
    writeFileSync(join(cwd, 'dist'), 'a file');
    await expect(run(cwd, {}, 'site')).rejects.toThrow('A file stands where');
    expect(readFileSync(join(cwd, 'dist'), 'utf8')).toBe('a file');
  });
});
