import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../../compiler/diagnostics/diagnostic.ts';
import { createSourceText } from '../../../compiler/diagnostics/source-text.ts';
import type { DocKey } from '../../../compiler/model/index.ts';
import { siteDiagnostic } from '../../../compiler/model/index.ts';
import type { EditorChange } from '../../../formatters/vocabulary/api/editor.ts';
import { createMemoryIo, type MemoryIo } from '../../testing/memory-io.ts';
import { AdminError, type PublishResponse } from '../admin/admin-client.ts';
import type { ImportedFiles } from '../sync/import-files.ts';
import { createFilePublisher, type FilePublisher } from './file-publisher.ts';

const HARBOUR = fileURLToPath(new URL('../../../fixtures/sites/harbour', import.meta.url));
const HARBOUR_LABEL = relative(process.cwd(), HARBOUR);
const NOTHING: ImportedFiles = {
  keys: [],
  paths: [],
  rejected: [],
  unreadable: [],
  conflictCopies: [],
  failed: [],
};
const LIVE = { id: 'a', createdOn: 1, createdBy: 'x', message: '', isActive: true, docs: {} };
const DOCUMENT = { isOutsideDocuments: false };
const TEMPLATE = { isOutsideDocuments: true };

let io: MemoryIo;
let messages: string[];
let releases: (typeof LIVE)[];
let pending: EditorChange[];
let saved: DocKey[];
let answers: (PublishResponse | Error)[];
let published: (readonly DocKey[] | undefined)[];
let missed: PublishResponse | undefined;
let imported: Partial<ImportedFiles>;
let files: FilePublisher;

beforeEach(() => {
  io = createMemoryIo();
  [messages, releases] = [[], [LIVE]];
  [pending, saved, answers, published, missed, imported] = [[], [], [], [], undefined, {}];
  files = createFilePublisher(io, site(), HARBOUR);
});

/** The site as the publisher uses it. */
function site(): Parameters<typeof createFilePublisher>[1] {
  return {
    importFiles: async () => ({ ...NOTHING, ...imported, keys: saved.splice(0) }),
    admin: { releases: async () => releases, unpublished: async () => pending },
    publishDiskChanges: async () => missed,
    isAvailable: () => true,
    publish: async (message: string, keys?: readonly DocKey[]) => {
      messages.push(message);
      published.push(keys);
      const response = answers.shift() ?? { ok: true, diagnostics: [] };
      if (response instanceof Error) throw response;
      if (response.ok) pending = pending.filter(({ key }) => keys?.includes(key as DocKey) !== true);
      return response;
    },
  };
}

function change(key: DocKey, rev: number, updatedBy = 'folder'): EditorChange {
  return { key, rev, updatedBy, title: '', kind: 'changed', releasedRev: 1, labels: [], updatedAt: 1 };
}

async function save(key: DocKey, rev: number): Promise<void> {
  pending.push(change(key, rev));
  saved.push(key);
  await files.update(DOCUMENT);
}

it('publishes what was saved in files, and not what waits in the dashboard', async () => {
  pending.push(change('page:draft', 2, 'ines'));
  await files.update(DOCUMENT);
  await save('page:home', 2);
  expect(published).toEqual([['page:home']]);
});

it('publishes what was saved before a build was refused, as soon as one is not', async () => {
  answers.push({ ok: false, diagnostics: [] });
  await save('page:home', 2);
  // An unrelated dashboard save must not repeat the same errors.
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

/** The printed output for one rejected file. */
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
    `error[site/invalid-value]: The document was not taken in: it is no JSON`,
    `  --> ${HARBOUR_LABEL}/pages/none.json:1:1`,
    '',
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

it('names the file of a document that the object refuses, also where a check finds nothing', async () => {
  const path = 'pages/home.json';
  imported = { rejected: [{ key: 'page:home', path, message: 'seo.title must be shorter' }] };
  await files.update(DOCUMENT);
  expect(io.errors()).toContain(
    `error[site/invalid-value]: The document was not taken in: seo.title must be shorter\n  --> ${HARBOUR_LABEL}/pages/home.json:1:1\n`,
  );
});

/** A diagnostic of a build in a file of the site. */
function problemIn(path: string, severity: 'error' | 'warning'): Diagnostic {
  const place = createSourceText(`${HARBOUR_LABEL}/${path}`, 'text').place(0, 4);
  return { ...siteDiagnostic('site/odd-price', { message: `Found in ${path}`, place }), severity };
}

it('tells no problem of what a file said before it was left out', async () => {
  imported = { rejected: [{ key: 'item:rope', path: 'items/shop/rope.json', message: 'price' }] };
  const stale = problemIn('items/shop/rope.json', 'warning');
  const related = [{ message: 'the other one', place: stale.place ?? problemIn('', 'error').place }] as never;
  const alsoStale = { ...problemIn('items/shop/oar.json', 'warning'), related };
  answers.push({ ok: true, diagnostics: [stale, alsoStale, problemIn('pages/home.json', 'warning')] });
  answers.push({ ok: false, diagnostics: [{ ...stale, severity: 'error' }] });
  await save('page:home', 2);
  await save('page:home', 3);
  expect(io.errors()).not.toContain('Found in items');
  expect(io.errors()).toContain('Found in pages/home.json');
  expect(said().filter((line) => /uilt/.test(line))).toEqual([
    'Built in N ms without items/shop/rope.json: 1 problem there, and it stays as it was; and with 1 warning',
    'Not built: 1 problem in items/shop/rope.json; what was live stays live',
  ]);
});

it('names the files that a release is about', async () => {
  imported = { paths: ['pages/about.json'] };
  await save('page:about', 2);
  imported = { paths: ['pages/home.json', 'site.json'] };
  await save('page:home', 2);
  imported = { paths: ['a/1.json', 'a/2.json', 'a/3.json', 'a/4.json', 'a/5.json'] };
  await save('page:home', 3);
  imported = {};
  await files.update({ isOutsideDocuments: true, names: ['assets/cup.jpg'] });
  expect(messages).toEqual([
    'about.json',
    '2 files: home.json, site.json',
    '5 files: 1.json, 2.json, 3.json, …',
    'cup.jpg',
  ]);
});

it('says what waits in the dashboard when a file names something that is nowhere', async () => {
  const problem = siteDiagnostic('site/unknown-reference', { message: 'There is no form "berth"' });
  answers.push({ ok: false, diagnostics: [problem] });
  pending.push({ ...change('form:berth', 1, 'ines'), title: 'Berth', kind: 'new' });
  await save('page:home', 2);
  expect(said().at(-1)).toBe(
    'Made in the dashboard and published by nobody: form Berth; publish it there or with quoin publish',
  );
});

it('keeps the name of a file whose build was refused until it is live', async () => {
  answers.push({ ok: false, diagnostics: [] });
  imported = { paths: ['pages/about.json'] };
  await save('page:about', 2);
  imported = { paths: ['pages/home.json'] };
  await save('page:home', 2);
  expect(messages).toEqual(['about.json', '2 files: about.json, home.json']);
});

describe('a release that somebody else made live', () => {
  it('is told once', async () => {
    await save('page:home', 2);
    releases = [{ ...LIVE, id: '0123456789abcdef', message: 'Autumn' }];
    await files.pollReleases();
    await files.pollReleases();
    expect(said()).toEqual(['Built in N ms', 'Live now, not by a save: release 0123456789ab (Autumn)']);
  });

  it('and is an earlier one, is told with what the next save does', async () => {
    const newer = { ...LIVE, id: 'b', isActive: false };
    releases = [
      { ...newer, isActive: true },
      { ...LIVE, isActive: false },
    ];
    await save('page:home', 2);
    releases = [newer, LIVE];
    await files.pollReleases();
    expect(said()).toEqual([
      'Built in N ms',
      'Live again: the earlier release a; the files still hold what is newer, and the next save makes it live',
    ]);
  });

  it('and is an earlier one, gives way to a save that changes nothing, and stays without one', async () => {
    releases = [{ ...LIVE, id: 'b', isActive: false }, LIVE];
    await files.start();
    await files.update(DOCUMENT);
    expect(published).toEqual([]);
    saved.push('page:home');
    await files.update(DOCUMENT);
    expect(published).toEqual([[]]);
  });

  it('is not told of what a save made live', async () => {
    answers.push({ ok: true, releaseId: 'b', diagnostics: [] });
    await save('page:home', 2);
    releases = [{ ...LIVE, id: 'b' }];
    await files.pollReleases();
    expect(said()).toEqual(['Built in N ms']);
  });
});

it('says that site.json has gone, once, and that it is back', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-gone-'));
  try {
    files = createFilePublisher(io, site(), folder);
    await files.update(DOCUMENT);
    await files.update(DOCUMENT);
    writeFileSync(join(folder, 'site.json'), '{}');
    await files.update(DOCUMENT);
    expect(said()).toEqual([
      'site.json is gone; what was live stays live until it is back',
      'site.json is back',
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
