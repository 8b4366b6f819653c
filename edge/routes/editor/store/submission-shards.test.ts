import { beforeAll, describe, expect, it } from 'vitest';
import type { EditorFormsResponse } from '../../../../formatters/vocabulary/api/editor/forms.ts';
import type { SubmissionsResponse } from '../../../../formatters/vocabulary/api/forms.ts';
import { API, pathTo } from '../../../../formatters/vocabulary/api/paths.ts';
import { CONTRIBUTOR_ROLE } from '../../../../formatters/vocabulary/site/contributor-role.ts';
import {
  emails,
  FIELD_VALUES,
  newest,
  newVisitor,
  publishForms,
  send,
  signedIn,
  stored,
  submissionPath,
  tenant,
} from '../../../testing/forms.ts';
import { listSubmissions } from './submission-shards.ts';

beforeAll(publishForms);

/** Submissions in several shards, one of them spam. */
beforeAll(async () => {
  for (let number = 0; number < 12; number += 1) await send(await newVisitor(), FIELD_VALUES);
  const owner = await signedIn();
  const id = (await newest())?.id ?? '';
  expect((await owner.json('PATCH', submissionPath(id), { isSpam: true })).status).toBe(200);
});

describe('submissions in the dashboard', () => {
  it('are paged across all shards, newest first, each once', async () => {
    const all = (await listSubmissions(tenant(), { formId: 'contact', limit: 1000 })).submissions;
    expect(all.length).toBeGreaterThan(10);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { formId: 'contact', limit: 3, ...(cursor !== undefined && { cursor }) };
      const result = await listSubmissions(tenant(), query);
      seen.push(...result.submissions.map(({ id }) => id));
      cursor = result.nextPageCursor;
      expect(result.hasNextPage).toBe(cursor !== undefined);
    } while (cursor !== undefined);
    expect(seen).toEqual(all.map(({ id }) => id));
    const spam = await listSubmissions(tenant(), { formId: 'contact', limit: 1000, isSpam: true });
    expect(spam.submissions).toHaveLength(1);
    expect(spam.submissions.map(({ id }) => id)).toEqual(
      all.filter(({ isSpam }) => isSpam).map(({ id }) => id),
    );
  });

  it('accept any cursor', async () => {
    for (const cursor of ['', 'x', '%', 'MX4', 'A'.repeat(10_000), 'WzEsIHt9XQ']) {
      expect(
        (await listSubmissions(tenant(), { formId: 'contact', limit: 1, cursor })).submissions,
      ).toHaveLength(1);
    }
  });

  it('are counted as unread across all shards until the list is opened', async () => {
    const owner = await signedIn();
    const fresh = async () => (await (await owner.get(API.editorForms)).json<EditorFormsResponse>()).forms;
    const seen = (until: unknown) =>
      owner.json('PUT', pathTo('editorFormSeen', { formId: 'contact' }), { until });
    const good = await listSubmissions(tenant(), { formId: 'contact', limit: 1000, isSpam: false });
    expect(await fresh()).toEqual([{ formId: 'contact', newCount: good.submissions.length }]);
    for (const wrong of [-1, 1.5, 'x', undefined]) expect((await seen(wrong)).status).toBe(400);
    expect((await seen(good.submissions[0]?.createdOn)).status).toBe(200);
    expect(await fresh()).toEqual([]);
    await send(await newVisitor(), { ...FIELD_VALUES, message: 'One more' });
    // Roles without permission can neither read nor mark submissions.
    for (const role of ['draft-editor', 'viewer', 'none'] as const) {
      const browser = await signedIn(CONTRIBUTOR_ROLE[role]);
      expect((await browser.get(API.editorForms)).status).toBe(403);
      const path = pathTo('editorFormSeen', { formId: 'contact' });
      expect((await browser.json('PUT', path, { until: 9e15 })).status).toBe(403);
    }
    expect(await fresh()).toEqual([{ formId: 'contact', newCount: 1 }]);
    expect((await seen(9e15)).status).toBe(200);
    expect(await fresh()).toEqual([]);
  });

  it.each([
    ['admin', 404],
    ['website-manager', 404],
    ['editor', 403],
    ['store-manager', 403],
    ['viewer', 403],
  ] as const)('lets %s change submissions (%i for a missing one)', async (role, status) => {
    const browser = await signedIn(CONTRIBUTOR_ROLE[role]);
    const path = submissionPath(`3${'B'.repeat(22)}`);
    expect((await browser.json('PATCH', path, { isSpam: true })).status).toBe(status);
    expect((await browser.json('DELETE', path, {})).status).toBe(status);
  });

  it('are deleted with their email', async () => {
    await send(await newVisitor(), { ...FIELD_VALUES, message: 'To be deleted' });
    const id = (await newest())?.id ?? '';
    const owner = await signedIn();
    expect((await (await newVisitor()).json('DELETE', submissionPath(id), {})).status).toBe(401);
    expect((await owner.json('DELETE', submissionPath(id), {}, { 'x-csrf-token': '' })).status).toBe(403);
    expect((await owner.json('DELETE', submissionPath(id), {})).status).toBe(200);
    expect((await owner.json('DELETE', submissionPath(id), {})).status).toBe(404);
    for (const other of ['x', '__proto__', '9'.repeat(23)])
      expect((await owner.json('DELETE', submissionPath(other), {})).status).toBe(404);
    expect(JSON.stringify([await stored(), await emails()])).not.toContain('To be deleted');
  });
});

// A field of the API. cspell:ignore answers
describe('GET submissions', () => {
  async function list(query: string) {
    const owner = await signedIn();
    const response = await owner.get(`${pathTo('editorSubmissions', { formId: 'contact' })}?${query}`);
    return { status: response.status, body: await response.json<SubmissionsResponse>() };
  }

  it('searches field values across all shards, without wildcards, and counts the matches', async () => {
    await send(await newVisitor(), { ...FIELD_VALUES, email: 'ines@example.com', message: 'Óla 100% "_"' });
    const find = async (search: string) => (await list(`search=${encodeURIComponent(search)}`)).body;
    expect(await find('INES@')).toMatchObject({ total: 1, hasNextPage: false });
    expect((await find('ola 100%')).submissions.map((found) => found.answers.email)).toEqual([
      'ines@example.com',
    ]);
    expect((await find('"_"')).total).toBe(1);
    for (const search of ['%%', '__', "'", '\\', 'message', 'nothing'])
      expect((await find(search)).total).toBe(0);
    expect((await find('bom dia')).total).toBeGreaterThan(10);
  });

  it('returns the same submissions by offset as by cursor, in both directions', async () => {
    const all = (await list('limit=100')).body;
    expect(all.submissions).toHaveLength(all.total);
    const pages = [];
    for (let offset = 0; offset < all.total; offset += 4)
      pages.push(...(await list(`limit=4&offset=${offset}`)).body.submissions);
    expect(pages).toEqual(all.submissions);
    expect((await list('order=asc&limit=100')).body.submissions).toEqual(all.submissions.toReversed());
    const { nextPageCursor = '' } = (await list('limit=4')).body;
    const next = (await list(`limit=4&cursor=${encodeURIComponent(nextPageCursor)}`)).body;
    expect(next).toMatchObject({ total: all.total, submissions: all.submissions.slice(4, 8) });
    const rest = await list(`limit=${all.total - 4}&cursor=${encodeURIComponent(nextPageCursor)}`);
    expect(rest.body.hasNextPage).toBe(false);
    expect((await list('offset=100000')).body).toMatchObject({ submissions: [], total: all.total });
  });

  it('lists only spam, or none', async () => {
    const all = (await list('limit=100')).body.total;
    const [spam, others] = [(await list('spam=true')).body, (await list('spam=false')).body];
    expect(spam.submissions.every(({ isSpam }) => isSpam)).toBe(true);
    expect(others.submissions.some(({ isSpam }) => isSpam)).toBe(false);
    expect([others.total > 0, spam.total + others.total]).toEqual([true, all]);
  });

  it.each(['limit=0', 'limit=x', 'offset=-1', 'offset=100001', 'order=1', 'spam=maybe'])(
    'rejects %s',
    async (query) => {
      expect((await list(query)).status).toBe(400);
    },
  );
});
