import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DOCUMENT_FOLDERS } from '../../compiler/1-read/read-site.ts';
import { createMemoryIo } from '../testing/memory-io.ts';
import { checkOutput } from './check-output.ts';

let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'quoin-output-'));
  mkdirSync(join(cwd, 'site'));
  mkdirSync(join(cwd, 'other-theme'));
  writeFileSync(join(cwd, 'site/site.json'), '{"body":{"theme":"theme"}}');
});
afterEach(() => rmSync(cwd, { recursive: true }));

const check = (out: string, theme?: string) => () =>
  checkOutput(createMemoryIo({ cwd }), { out, site: 'site', theme });

// Files that customers pay for are in downloads/.
it.each([...Object.keys(DOCUMENT_FOLDERS), 'data', 'downloads'])(
  'a build never writes into %s/ of the site, new or not',
  (folder) => {
    expect(check(`site/${folder}`)).toThrow('contains source files of the site');
    mkdirSync(join(cwd, 'site', folder));
    expect(check(`site/${folder}/below`)).toThrow('contains source files of the site');
  },
);

it.each(['assets', 'blocks', 'collections', 'pages', 'scripts', 'strings', 'styles'])(
  'a build never writes into %s/ of a theme',
  (folder) => {
    expect(check(`site/theme/${folder}`)).toThrow('contains source files of the site');
    expect(check(`other-theme/${folder}`, 'other-theme')).toThrow('contains source files of the site');
  },
);

it.each(['dist', 'site/dist', 'site/public/pages', 'site2'])('a build may write into %s', (out) => {
  expect(check(out)).not.toThrow();
});
