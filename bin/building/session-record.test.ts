import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SessionRecord } from '../../compiler/site-session.ts';
import { build } from '../commands/build.ts';
import { createMemoryIo } from '../testing/memory-io.ts';
import type { BuildRequest } from './build-record.ts';
import { createOutputStates } from './output-states.ts';
import { openSessionRecord, sessionRecordFile } from './session-record.ts';

const SITE = fileURLToPath(new URL('../../fixtures/sites/harbour', import.meta.url));

let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'quoin-session-record-'));
  vi.stubEnv('XDG_CACHE_HOME', join(cwd, 'cache'));
  cpSync(SITE, join(cwd, 'site'), { recursive: true });
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(cwd, { recursive: true });
});

it('a record has at most 200,000 pages, those in all languages counted: a longer one could not be read', async () => {
  await build.run(createMemoryIo({ cwd }), { values: { out: 'dist' }, positionals: ['site'] });
  const request = { out: join(cwd, 'dist') } as BuildRequest;
  const cache = join(cwd, 'cache/quoin');
  const file = sessionRecordFile(request, cache);
  const text = readFileSync(file, 'utf8');
  const record: SessionRecord = JSON.parse(text.slice(0, text.lastIndexOf('\n'))).record;
  const { pages } = record;
  const [page = expect.fail('no page')] = pages.pages;
  const ofPages = (length: number) => ({ ...pages, pages: new Array<typeof page>(length).fill(page) });
  writeFileSync(file, '');
  const options = { cache, states: createOutputStates(request.out) };

  openSessionRecord(request, options).save({
    ...record,
    pages: ofPages(100_001),
    languages: { fr: ofPages(100_000) },
  });
  expect(statSync(file).size).toBe(0);
  openSessionRecord(request, options).save({
    ...record,
    pages: ofPages(100),
    languages: { fr: ofPages(100) },
  });
  expect(statSync(file).size).toBeGreaterThan(0);
});
