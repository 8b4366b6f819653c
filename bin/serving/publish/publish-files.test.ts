import { fileURLToPath } from 'node:url';
import { beforeEach, expect, it } from 'vitest';
import type { DocKey } from '../../../compiler/model/index.ts';
import type { EditorChange } from '../../../formatters/vocabulary/index.ts';
import { createMemoryIo, type MemoryIo } from '../../memory-io.ts';
import { AdminError, type PublishAnswer } from '../command-line/admin-client.ts';
import type { ImportedFiles } from '../sync/import-files.ts';
import { createFilePublisher, type FilePublisher } from './publish-files.ts';

const HARBOUR = fileURLToPath(new URL('../../../fixtures/sites/harbour', import.meta.url));
const NOTHING: ImportedFiles = { keys: [], refused: [], unreadable: [], kept: [], failed: [] };
const LIVE = { id: 'a', createdOn: 1, createdBy: 'x', message: '', isActive: true, docs: {} };
const DOCUMENT = { isOutsideDocuments: false };
const TEMPLATE = { isOutsideDocuments: true };

let io: MemoryIo;
let waiting: EditorChange[];
let saved: DocKey[];
let answers: (PublishAnswer | Error)[];
let published: (readonly DocKey[] | undefined)[];
let missed: PublishAnswer | undefined;
let imported: Partial<ImportedFiles>;
let files: FilePublisher;

beforeEach(() => {
  io = createMemoryIo();
  [waiting, saved, answers, published, missed, imported] = [[], [], [], [], undefined, {}];
  const site = {
    importFiles: async () => ({ ...NOTHING, ...imported, keys: saved.splice(0) }),
    admin: { releases: async () => [LIVE], changes: async () => waiting },
    catchUp: async () => missed,
    isThere: () => true,
    publish: async (_message: string, keys?: readonly DocKey[]) => {
      published.push(keys);
      const answer = answers.shift() ?? { ok: true, diagnostics: [] };
      if (answer instanceof Error) throw answer;
      if (answer.ok) waiting = waiting.filter(({ key }) => keys?.includes(key as DocKey) !== true);
      return answer;
    },
  };
  files = createFilePublisher(io, site, HARBOUR);
});

function change(key: DocKey, rev: number, updatedBy = 'folder'): EditorChange {
  return { key, rev, updatedBy, title: '', kind: 'changed', releasedRev: 1, labels: [], updatedAt: 1 };
}

async function save(key: DocKey, rev: number): Promise<void> {
  waiting.push(change(key, rev));
  saved.push(key);
  await files.update(DOCUMENT);
}

it('publishes what was saved in files, and not what waits in the dashboard', async () => {
  waiting.push(change('page:draft', 2, 'ines'));
  await files.update(DOCUMENT);
  await save('page:home', 2);
  expect(published).toEqual([['page:home']]);
});

it('publishes what was saved before a build was refused, as soon as one is not', async () => {
  answers.push({ ok: false, diagnostics: [] });
  await save('page:home', 2);
  // The dashboard writes something else meanwhile: nobody wants to read the same errors again.
  await files.update(DOCUMENT);
  await save('page:about', 5);
  expect(published).toEqual([['page:home'], ['page:home', 'page:about']]);
  await files.update(DOCUMENT);
  expect(published).toHaveLength(2);
});

it('publishes a template that was saved when the build of a document was refused', async () => {
  answers.push({ ok: false, diagnostics: [] });
  await files.update(TEMPLATE);
  await files.update(DOCUMENT);
  expect(published).toHaveLength(1);
  saved.push('page:home');
  await files.update(DOCUMENT);
  expect(published).toEqual([[], []]);
});

it('says in one sentence that somebody publishes all the time, and publishes later', async () => {
  answers.push(new AdminError(409, 'Another release has gone live in the meantime.'));
  await save('page:home', 2);
  const said = io.errors();
  expect(said).toContain('Another release has gone live in the meantime.');
  expect(said).not.toContain('bug');
  await files.update(DOCUMENT);
  expect(published).toEqual([['page:home'], ['page:home']]);
});

it('says at its start what has become live meanwhile, and only then', async () => {
  await files.start();
  expect([io.errors(), published]).toEqual(['', []]);
  missed = { ok: true, diagnostics: [] };
  await files.start();
  expect(io.errors()).toMatch(/^Built in \d+ ms\nLive now: what was changed while nobody served the site\n$/);
});

it('makes a theme live that had errors when it started, as soon as it has none', async () => {
  missed = { ok: false, diagnostics: [] };
  await files.start();
  expect(io.errors()).toContain('Not built');
  await save('page:home', 2);
  expect(published).toEqual([['page:home']]);
  await files.update(DOCUMENT);
  expect(published).toHaveLength(1);
});

/** Of one file that could not be taken in, from the words said until now. */
function said(): readonly string[] {
  const lines = io.errors().trim().split('\n');
  return lines.map((line) => line.replace(/\d+ ms/, 'N ms'));
}

it('does not say “Built” of what was not, and says when it is repaired', async () => {
  imported = { unreadable: [{ path: 'pages/none.json', message: 'it is no JSON' }] };
  await files.update(DOCUMENT);
  await files.update(DOCUMENT);
  await save('page:home', 2);
  imported = {};
  await files.update(DOCUMENT);
  await save('page:home', 3);
  expect(said()).toEqual([
    'pages/none.json: it is no JSON',
    'Not built: 1 problem in pages/none.json; what was live stays live',
    'Built in N ms without pages/none.json: 1 problem there, and it stays as it was',
    'Repaired: pages/none.json',
    'No problems, and nothing to build',
    'Built in N ms',
  ]);
});

it('says how many problems a build has, and that the next one has none', async () => {
  const place = undefined;
  const problem = (severity: 'error' | 'warning') =>
    ({ code: 'site/no-home', severity, message: 'There is no home', place }) as never;
  answers.push({ ok: false, diagnostics: [problem('error'), problem('error')] });
  answers.push({ ok: true, diagnostics: [] });
  answers.push({ ok: true, diagnostics: [problem('warning')] });
  for (const rev of [2, 3, 4]) await save('page:home', rev);
  expect(said().filter((line) => /uilt/.test(line))).toEqual([
    'Not built: 2 errors; the site is as it was',
    'Built in N ms, no problems',
    'Built in N ms, with 1 warning',
  ]);
});
