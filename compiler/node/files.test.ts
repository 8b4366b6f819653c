import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { Files } from '../1-read/files.ts';
import { createMemoryFiles } from '../1-read/memory-files.ts';
import { createMemoryOutput } from '../5-write/memory-output.ts';
import { compileSite } from '../compile-site.ts';
import { createDiskFiles } from './disk-files.ts';

const CONTENT = {
  'sites/one/site.json': '{"é": 1}',
  'sites/one/pages/b.json': 'b',
  'sites/one/pages/a.json': 'a',
  'sites/one/.git/config': 'hidden',
  'sites/one/pages/.draft.json': 'hidden',
  'themes/kiln/template.conf': '{}',
};

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function onDisk(): string {
  const root = mkdtempSync(join(tmpdir(), 'quoin-files-'));
  folders.push(root);
  for (const [path, text] of Object.entries(CONTENT)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

const IMPLEMENTATIONS: readonly [string, () => Files][] = [
  ['in memory', () => createMemoryFiles(CONTENT, 'sites/one')],
  ['on the disk', () => createDiskFiles('sites/one', onDisk())],
];

describe.each(IMPLEMENTATIONS)('files %s', (_name, open) => {
  it('lists every file below the folder, sorted, with its bytes, and no hidden one', () => {
    expect(open().list()).toEqual([
      { path: 'pages/a.json', size: 1 },
      { path: 'pages/b.json', size: 1 },
      { path: 'site.json', size: 9 },
    ]);
  });

  it('names the folders right below, and no hidden one', () => {
    expect(open().folders()).toEqual(['pages']);
    expect(open().open('../..').folders()).toEqual(['sites', 'themes']);
    expect(open().open('../nowhere').folders()).toEqual([]);
  });

  it('reads texts and bytes', () => {
    expect(open().readText('site.json')).toBe('{"é": 1}');
    expect([...open().readBytes('pages/a.json')]).toEqual([97]);
  });

  it('throws for a file that is not there', () => {
    expect(() => open().readText('pages/c.json')).toThrow();
    expect(() => open().readBytes('pages')).toThrow();
  });

  it('opens parent and sibling folders', () => {
    const theme = open().open('../../themes/kiln');
    expect(theme.list()).toEqual([{ path: 'template.conf', size: 2 }]);
    expect(theme.readText('template.conf')).toBe('{}');
    expect(open().open('pages').list()).toHaveLength(2);
  });

  it('is empty where there is no such folder', () => {
    expect(open().open('../nowhere').list()).toEqual([]);
  });

  it('calls a file as one would type it', () => {
    expect(open().label('pages/a.json')).toBe('sites/one/pages/a.json');
    expect(open().open('../../themes/kiln').label('x')).toBe('themes/kiln/x');
  });
});

const SETTINGS = {
  type: 'settings',
  id: 'settings',
  body: { schemaVersion: 1, theme: '../../themes/kiln', website: { siteTitle: 'One' } },
};

describe('files on the disk', () => {
  it('report links among documents and in the theme, which are ignored', async () => {
    const root = onDisk();
    mkdirSync(join(root, 'sites/one/items/log'), { recursive: true });
    symlinkSync(join(root, 'sites/one/pages/a.json'), join(root, 'sites/one/items/log/a.json'));
    symlinkSync(join(root, 'sites/one/pages'), join(root, 'sites/one/collections'));
    symlinkSync(join(root, 'sites/one/pages'), join(root, 'sites/one/notes'));
    writeFileSync(join(root, 'sites/one/site.json'), JSON.stringify(SETTINGS));
    symlinkSync(join(root, 'sites/one/site.json'), join(root, 'themes/kiln/linked.block'));
    const { diagnostics } = await compileSite(
      { site: createDiskFiles('sites/one', root), output: createMemoryOutput() },
      { now: 0 },
    );
    const ofLinks = diagnostics.filter(({ message }) => message === 'The symbolic link is ignored');
    expect(ofLinks.map(({ severity, location }) => `${severity} ${location?.file}`)).toEqual([
      'warning sites/one/collections',
      'warning sites/one/items/log/a.json',
      'warning themes/kiln/linked.block',
    ]);
  });

  it.each([
    ['while they may change', false],
    ['of a build', true],
  ])(
    'follow no link, so that a site from elsewhere publishes nothing of this machine, %s',
    (_, isReadOnce) => {
      const root = onDisk();
      symlinkSync(join(root, 'themes'), join(root, 'sites/one/linked'));
      symlinkSync(join(root, 'themes/kiln/template.conf'), join(root, 'sites/one/linked.json'));
      symlinkSync(join(root, 'sites/one/pages/a.json'), join(root, 'sites/one/pages/same.json'));
      symlinkSync(join(root, 'themes/kiln/template.conf'), join(root, 'sites/one/pages/linked.json'));
      const files = createDiskFiles('sites/one', root, { isReadOnce });
      expect(files.list().map(({ path }) => path)).toEqual(['pages/a.json', 'pages/b.json', 'site.json']);
      expect(files.links?.()).toEqual(['linked', 'linked.json', 'pages/linked.json', 'pages/same.json']);
      expect(files.readText('pages/same.json')).toBe(files.readText('pages/a.json'));
      expect(() => files.readText('linked.json')).toThrow(/not inside/);
      expect(() => files.readText('pages/linked.json')).toThrow(/not inside/);
      expect(() => files.readBytes('linked/kiln/template.conf')).toThrow(/not inside/);
      expect(() => files.readText('../../themes/kiln/template.conf')).toThrow(/not inside/);
    },
  );
});
