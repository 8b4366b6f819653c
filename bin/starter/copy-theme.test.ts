import { chmodSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTemporaryFolder, type TemporaryFolder } from '../testing/temporary-folder.ts';
import { copyTheme } from './copy-theme.ts';

let site: TemporaryFolder;
let bundled: TemporaryFolder;
beforeEach(() => {
  site = createTemporaryFolder({ 'site.json': '{}' });
  bundled = createTemporaryFolder({ 'template.conf': '{}', 'styles/a.less': 'a {}' });
});
afterEach(() => {
  site.remove();
  bundled.remove();
});

const theme = () => ({
  folder: 'themes/a',
  path: bundled.path,
  name: 'A',
  description: undefined,
  isBundled: true,
});

it('copies all files, which the owner can edit, and leaves nothing else', () => {
  chmodSync(join(bundled.path, 'template.conf'), 0o444);
  expect(copyTheme(site.path, theme())).toBe(true);
  expect(readFileSync(join(site.path, 'themes/a/styles/a.less'), 'utf8')).toBe('a {}');
  expect(statSync(join(site.path, 'themes/a/template.conf')).mode & 0o200).toBe(0o200);
  expect(readdirSync(join(site.path, 'themes'))).toEqual(['a']);
});

it('never writes into a folder that exists', () => {
  copyTheme(site.path, theme());
  expect(() => copyTheme(site.path, theme())).toThrow('themes/a exists already');
  expect(copyTheme(site.path, { ...theme(), isBundled: false })).toBe(false);
});
