import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../../compiler/diagnostics/diagnostic.ts';
import { createSourceText } from '../../../compiler/diagnostics/source-text.ts';
import type { DocKey } from '../../../compiler/model/index.ts';
import { siteDiagnostic } from '../../../compiler/model/index.ts';
import type { EditorChange } from '../../../formatters/vocabulary/api/editor/changes.ts';
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
  skipped: [],
};
const LIVE = { id: 'a', createdOn: 1, createdBy: 'x', message: '', isActive: true, docs: {} };
const DOCUMENT = { isOutsideDocuments: false };
const TEMPLATE = { isOutsideDocuments: true };

let io: MemoryIo;
let messages: string[];
let releases: (typeof LIVE)[];
let pending: EditorChange[];
let saved: DocKey[];
let responses: (PublishResponse | Error)[];
let published: (readonly DocKey[] | undefined)[];
let missed: PublishResponse | undefined;
let imported: Partial<ImportedFiles>;
let files: FilePublisher;

beforeEach(() => {
  io = createMemoryIo();
  [messages, releases] = [[], [LIVE]];
  [pending, saved, responses, published, missed, imported] = [[], [], [], [], undefined, {}];
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
      const response = responses.shift() ?? { ok: true, diagnostics: [] };
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

it('publishes saved files, but no pending dashboard edits', async () => {
  pending.push(change('page:draft', 2, 'ines'));
  await files.update(DOCUMENT);
  await save('page:home', 2);
  expect(published).toEqual([['page:home']]);
});

it('publishes again when a file has another name, and its document is the same', async () => {
  saved.push('page:home');
  await files.update(DOCUMENT);
  expect(published).toEqual([[]]);
});

it('publishes files of a failed build with the next successful one', async () => {
  responses.push({ ok: false, diagnostics: [] });
  await save('page:home', 2);
  // An unrelated dashboard save must not repeat the same errors.
  await files.update(DOCUMENT);
  await save('page:about', 5);
  expect(published).toEqual([['page:home'], ['page:home', 'page:about']]);
  await files.update(DOCUMENT);
  expect(published).toHaveLength(2);
});

it('publishes a template of a failed build with the next change', async () => {
  responses.push({ ok: false, diagnostics: [] });
  await files.update(TEMPLATE);
  await files.update(DOCUMENT);
  expect(published).toHaveLength(1);
  saved.push('page:home');
  await files.update(DOCUMENT);
  expect(published).toEqual([[], []]);
});

it('reports a publish conflict and publishes later', async () => {
  responses.push(new AdminError(409, 'Another release went live.'));
  await save('page:home', 2);
  const printed = io.errors();
  expect(printed).toContain('Another release went live.');
  expect(printed).not.toContain('Internal error');
  await files.update(DOCUMENT);
  expect(published).toEqual([['page:home'], ['page:home']]);
});

it('publishes changes made while the site was not served, and reports them once', async () => {
  await files.start();
  expect([io.errors(), published]).toEqual(['', []]);
  missed = { ok: true, diagnostics: [] };
  await files.start();
  expect(io.errors()).toMatch(
    /^Built in \d+ ms\nPublished changes made while the site was not being served\n$/,
  );
});

it('publishes a theme that had errors at the start once they are fixed', async () => {
  missed = { ok: false, diagnostics: [] };
  await files.start();
  expect(io.errors()).toContain('Build failed');
  await save('page:home', 2);
  expect(published).toEqual([['page:home']]);
  await files.update(DOCUMENT);
  expect(published).toHaveLength(1);
});

/** The printed output for one rejected file. */
function lines(): readonly string[] {
  return io
    .errors()
    .trim()
    .split('\n')
    .map((line) => line.replace(/\d+ ms/, 'N ms'));
}

it('reports a failed build, and when the file is fixed', async () => {
  imported = { unreadable: [{ path: 'pages/none.json', message: 'it is no JSON' }] };
  await files.update(DOCUMENT);
  await files.update(DOCUMENT);
  await save('page:home', 2);
  imported = {};
  await files.update(DOCUMENT);
  await save('page:home', 3);
  expect(lines()).toEqual([
    `error[site/invalid-value]: The document was not imported: it is no JSON`,
    `  --> ${HARBOUR_LABEL}/pages/none.json:1:1`,
    '',
    'Build failed with 1 problem in pages/none.json; the live release is unchanged',
    'Built in N ms without pages/none.json: 1 problem there, its last version stays live',
    'Fixed: pages/none.json',
    'No problems, nothing to build',
    'Built in N ms',
  ]);
});

it('reports the number of problems of a build, and that the next one has none', async () => {
  const location = undefined;
  const problem = (severity: 'error' | 'warning') =>
    ({ code: 'site/no-home', severity, message: 'There is no home', location }) as never;
  responses.push({ ok: false, diagnostics: [problem('error'), problem('error')] });
  responses.push({ ok: true, diagnostics: [] });
  responses.push({ ok: true, diagnostics: [problem('warning')] });
  for (const rev of [2, 3, 4]) await save('page:home', rev);
  expect(lines().filter((line) => /^Buil[dt] /.test(line))).toEqual([
    'Build failed with 2 errors; the live release is unchanged',
    'Built in N ms, no problems',
    'Built in N ms with 1 warning',
  ]);
});

it('names the file of a document that the site object rejects', async () => {
  const path = 'pages/home.json';
  imported = { rejected: [{ key: 'page:home', path, message: 'seo.title must be shorter' }] };
  await files.update(DOCUMENT);
  expect(io.errors()).toContain(
    `error[site/invalid-value]: The document was not imported: seo.title must be shorter\n  --> ${HARBOUR_LABEL}/pages/home.json:1:1\n`,
  );
});

/** A diagnostic of a build in a file of the site. */
function problemIn(path: string, severity: 'error' | 'warning'): Diagnostic {
  const location = createSourceText(`${HARBOUR_LABEL}/${path}`, 'text').location(0, 4);
  return { ...siteDiagnostic('site/odd-price', { message: `Found in ${path}`, location }), severity };
}

it('omits diagnostics of the previous content of a rejected file', async () => {
  imported = { rejected: [{ key: 'item:rope', path: 'items/shop/rope.json', message: 'price' }] };
  const stale = problemIn('items/shop/rope.json', 'warning');
  const related = [
    { message: 'the other one', location: stale.location ?? problemIn('', 'error').location },
  ] as never;
  const alsoStale = { ...problemIn('items/shop/oar.json', 'warning'), related };
  responses.push({ ok: true, diagnostics: [stale, alsoStale, problemIn('pages/home.json', 'warning')] });
  responses.push({ ok: false, diagnostics: [{ ...stale, severity: 'error' }] });
  await save('page:home', 2);
  await save('page:home', 3);
  expect(io.errors()).not.toContain('Found in items');
  expect(io.errors()).toContain('Found in pages/home.json');
  expect(lines().filter((line) => /^Buil[dt] /.test(line))).toEqual([
    'Built in N ms without items/shop/rope.json: 1 problem there, its last version stays live; 1 warning',
    'Build failed with 1 problem in items/shop/rope.json; the live release is unchanged',
  ]);
});

it('names the changed files in the release message', async () => {
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

it('lists dashboard drafts when a file refers to a missing document', async () => {
  const problem = siteDiagnostic('site/unknown-reference', { message: 'There is no form "berth"' });
  responses.push({ ok: false, diagnostics: [problem] });
  pending.push({ ...change('form:berth', 1, 'ines'), title: 'Berth', kind: 'new' });
  await save('page:home', 2);
  expect(lines().at(-1)).toBe(
    'Unpublished in the dashboard: form Berth; publish there or with quoin publish',
  );
});

it('retains the name of a file until it is live', async () => {
  responses.push({ ok: false, diagnostics: [] });
  imported = { paths: ['pages/about.json'] };
  await save('page:about', 2);
  imported = { paths: ['pages/home.json'] };
  await save('page:home', 2);
  expect(messages).toEqual(['about.json', '2 files: about.json, home.json']);
});

describe('a release published elsewhere', () => {
  it('is reported once', async () => {
    await save('page:home', 2);
    releases = [{ ...LIVE, id: '0123456789abcdef', message: 'Autumn' }];
    await files.pollReleases();
    await files.pollReleases();
    expect(lines()).toEqual(['Built in N ms', 'Release 0123456789ab (Autumn) is live now']);
  });

  it('is reported as a rollback if it is an earlier one', async () => {
    const newer = { ...LIVE, id: 'b', isActive: false };
    releases = [
      { ...newer, isActive: true },
      { ...LIVE, isActive: false },
    ];
    await save('page:home', 2);
    releases = [newer, LIVE];
    await files.pollReleases();
    expect(lines()).toEqual([
      'Built in N ms',
      'Rolled back to release a; the next save publishes the newer files',
    ]);
  });

  it('is replaced by the next save after a rollback, even without changes', async () => {
    releases = [{ ...LIVE, id: 'b', isActive: false }, LIVE];
    await files.start();
    await files.update(DOCUMENT);
    expect(published).toEqual([]);
    saved.push('page:home');
    await files.update(DOCUMENT);
    expect(published).toEqual([[]]);
  });

  it('is not reported after an own publish', async () => {
    responses.push({ ok: true, releaseId: 'b', diagnostics: [] });
    await save('page:home', 2);
    releases = [{ ...LIVE, id: 'b' }];
    await files.pollReleases();
    expect(lines()).toEqual(['Built in N ms']);
  });
});

it('reports a missing site.json once, and when it is restored', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-gone-'));
  try {
    files = createFilePublisher(io, site(), folder);
    await files.update(DOCUMENT);
    await files.update(DOCUMENT);
    writeFileSync(join(folder, 'site.json'), '{}');
    await files.update(DOCUMENT);
    expect(lines()).toEqual([
      'site.json is missing; the live release is unchanged until it is restored',
      'site.json is restored',
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
