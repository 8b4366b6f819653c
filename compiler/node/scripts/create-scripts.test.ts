import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createScripts } from './create-scripts.ts';

const above = mkdtempSync(join(tmpdir(), 'quoin-scripts-'));
const theme = join(above, 'theme');
mkdirSync(join(theme, 'scripts/parts'), { recursive: true });
afterAll(() => rmSync(above, { recursive: true }));

function put(path: string, text: string): string {
  writeFileSync(join(theme, path), text);
  return path;
}

it('bundles imports and names the file by a content hash', async () => {
  put('scripts/parts/tide.js', 'export const tide = "low water";');
  const entry = put('scripts/site.js', 'import { tide } from "./parts/tide.js"; document.title = tide;');
  const first = await createScripts(theme).bundle([entry]);
  expect(first.diagnostics).toEqual([]);
  const path = first.paths[entry] ?? '';
  expect(path).toMatch(/^scripts\/site-[0-9a-f]{8}\.js$/);
  expect(first.files[path]).toContain('low water');
  put('scripts/parts/tide.js', 'export const tide = "high water";');
  const second = await createScripts(theme).bundle([entry]);
  expect(second.paths[entry]).not.toBe(path);
});

it('leaves the names of a plain script to the scripts that come after it', async () => {
  const entry = put('scripts/plain.js', 'var Studio = { open: function () { return 1 + 1; } };');
  const { files, paths } = await createScripts(theme).bundle([entry]);
  expect(files[paths[entry] ?? '']).toMatch(/^var Studio=/);
});

it('reports a broken script with location, and bundles the others', async () => {
  const broken = put('scripts/broken.js', 'const a = 1;\nconst é = 2; const = 3;');
  const good = put('scripts/good.js', 'window.good = true;');
  const { diagnostics, paths } = await createScripts(theme).bundle([broken, good]);
  expect(Object.keys(paths)).toEqual([good]);
  expect(diagnostics).toMatchObject([
    { code: 'theme/broken-script', location: { file: 'scripts/broken.js', start: { line: 2, column: 20 } } },
  ]);
});

it('reads nothing from outside of the theme', async () => {
  writeFileSync(join(above, 'secret.js'), 'export const secret = "of the machine";');
  const entry = put('scripts/thief.js', 'import { secret } from "../../secret.js"; console.log(secret);');
  const { diagnostics, files } = await createScripts(theme).bundle([entry]);
  expect(JSON.stringify(files)).not.toContain('of the machine');
  expect(diagnostics).toHaveLength(1);
});

it('reads nothing from a folder whose name begins like that of the theme', async () => {
  mkdirSync(join(above, 'theme-of-others'));
  writeFileSync(join(above, 'theme-of-others/secret.js'), 'export const secret = "of others";');
  const entry = put(
    'scripts/neighbor.js',
    'import { secret } from "../../theme-of-others/secret.js"; console.log(secret);',
  );
  const { diagnostics, files } = await createScripts(theme).bundle([entry]);
  expect(JSON.stringify(files)).not.toContain('of others');
  expect(diagnostics).toHaveLength(1);
});
