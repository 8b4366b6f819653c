import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDiskFiles } from '../../../compiler/node/disk-files.ts';
import { createTemporaryFolder, type TemporaryFolder } from '../../testing/temporary-folder.ts';
import { openDataFolder } from '../data/data-folder.ts';
import { openBuildInputs } from './build-inputs.ts';

let site: TemporaryFolder;
beforeEach(() => {
  site = createTemporaryFolder({
    'site.json': '{ "body": { "theme": "theme" } }',
    'theme/head.region': 'A',
    'themes/gazette/head.region': 'B',
  });
});
afterEach(() => site.remove());

it('a release is current as long as the theme that it was built with, which site.json need not name', () => {
  const data = openDataFolder(join(site.path, '.quoin'));
  const files = () => createDiskFiles(site.path);
  const inputs = openBuildInputs(site.path, data);
  inputs.record('release', inputs.fingerprint(files(), 'themes/gazette'));
  expect(inputs.isCurrent('release', files())).toBe(true);
  appendFileSync(join(site.path, 'theme/head.region'), 'A');
  expect(inputs.isCurrent('release', files())).toBe(true);
  appendFileSync(join(site.path, 'themes/gazette/head.region'), 'B');
  expect(inputs.isCurrent('release', files())).toBe(false);
});

it('a release that an earlier version recorded is built again', () => {
  const data = openDataFolder(join(site.path, '.quoin'));
  writeFileSync(join(data.path, 'built-from.json'), JSON.stringify({ release: 'f'.repeat(64) }));
  const inputs = openBuildInputs(site.path, data);
  expect(['release', 'other'].map((id) => inputs.isCurrent(id, createDiskFiles(site.path)))).toEqual([
    false,
    false,
  ]);
});
