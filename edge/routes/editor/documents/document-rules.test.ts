import { beforeAll, expect, it } from 'vitest';
import type { EditorReleasesResponse } from '../../../../formatters/vocabulary/api/editor/releases.ts';
import { API } from '../../../../formatters/vocabulary/api/paths.ts';
import { CONTRIBUTOR_ROLE } from '../../../../formatters/vocabulary/site/contributor-role.ts';
import type { Browser } from '../../../testing/browser.ts';
import { EDITOR_API, openEditor, retitle } from '../../../testing/editor.ts';

const { signedIn, withPage } = openEditor();

let owner: Browser;

beforeAll(async () => {
  owner = await signedIn();
});

it('a change of one document contains no change of another one', async () => {
  const [key, other] = [await withPage('own'), await withPage('other')];
  const transaction = retitle(key, 1, 'New');
  const both = { ...transaction, ops: [...transaction.ops, ...retitle(other, 1, 'New').ops] };
  const headers = { 'if-match': '"1"' };
  const response = await owner.json('PATCH', `${EDITOR_API}/docs/${key}`, { transaction: both }, headers);
  expect([response.status, await response.json()]).toMatchObject([
    400,
    { message: expect.stringContaining('Only page:own can be changed here.') },
  ]);
});

it('several documents are not stored by caches', async () => {
  const response = await owner.json('POST', API.editorDocs, { keys: [await withPage('stored')] });
  expect(response.headers.get('cache-control')).toBe('no-store');
});

it.each([
  ['moderator', 200],
  ['viewer', 200],
  ['reporting', 403],
] as const)('a file of the folder is served to the role %s with %i', async (role, status) => {
  const browser = await signedIn(CONTRIBUTOR_ROLE[role]);
  expect((await browser.get(`${EDITOR_API}/assets/a%20b.svg`)).status).toBe(status);
});

it('a file of the folder is not stored by shared caches', async () => {
  const { headers } = await owner.get(`${EDITOR_API}/assets/a%20b.svg`);
  expect(headers.get('cache-control')).toBe('private, max-age=60');
});

it('an empty file for customers is not stored', async () => {
  const headers = { ...owner.headers(), 'content-length': '0' };
  const response = await owner.get(`${API.editorDownloads}?filename=a.epub`, {
    method: 'POST',
    body: '',
    headers,
  });
  expect([response.status, await response.json()]).toMatchObject([
    400,
    { message: 'File upload failed to complete' },
  ]);
});

it('an upload whose name is hidden on the disk is rejected', async () => {
  const headers = { ...owner.headers(), 'content-length': '2' };
  const init = { method: 'POST', body: 'MZ', headers };
  expect((await owner.get(`${API.editorDownloads}?filename=.env`, init)).status).toBe(400);
});

it('a release names its author', async () => {
  await withPage('named');
  await owner.json('POST', API.editorPublish, { message: 'Named' });
  const { name } = await (await owner.get(API.editorMe)).json<{ name: string }>();
  const { releases } = await (await owner.get(API.editorReleases)).json<EditorReleasesResponse>();
  expect(releases[0]).toMatchObject({ createdBy: name, message: 'Named' });
});

it('events are not buffered by proxies', async () => {
  const { headers } = await owner.get(`${EDITOR_API}/events`, { method: 'HEAD' });
  expect(headers.get('x-accel-buffering')).toBe('no');
});
