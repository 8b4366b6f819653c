import { beforeEach, expect, it } from 'vitest';
import type { DocKey } from '../../compiler/model/index.ts';
import type { EditorChange } from '../../formatters/vocabulary/index.ts';
import { createMemoryIo, type MemoryIo } from '../memory-io.ts';
import { AdminError, type PublishAnswer } from './admin-client.ts';
import type { ImportedFiles } from './import-files.ts';
import { createFilePublisher, type FilePublisher } from './publish-files.ts';

const NOTHING: ImportedFiles = { keys: [], refused: [], unreadable: [], kept: [], failed: [] };
const LIVE = { id: 'a', createdOn: 1, createdBy: 'x', message: '', isActive: true, docs: {} };
const DOCUMENT = { isOutsideDocuments: false };
const TEMPLATE = { isOutsideDocuments: true };

let io: MemoryIo;
let waiting: EditorChange[];
let saved: DocKey[];
let answers: (PublishAnswer | Error)[];
let published: (readonly DocKey[] | undefined)[];
let files: FilePublisher;

beforeEach(() => {
  io = createMemoryIo();
  [waiting, saved, answers, published] = [[], [], [], []];
  const site = {
    importFiles: async () => ({ ...NOTHING, keys: saved.splice(0) }),
    admin: { releases: async () => [LIVE], changes: async () => waiting },
    publish: async (_message: string, keys?: readonly DocKey[]) => {
      published.push(keys);
      const answer = answers.shift() ?? { ok: true, diagnostics: [] };
      if (answer instanceof Error) throw answer;
      if (answer.ok) waiting = waiting.filter(({ key }) => keys?.includes(key as DocKey) !== true);
      return answer;
    },
  };
  files = createFilePublisher(io, site, '.');
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
