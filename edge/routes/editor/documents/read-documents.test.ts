import { describe, expect, it } from 'vitest';
import type { DocKey } from '../../../../compiler/model/index.ts';
import type {
  EditorDocsResponse,
  EditorSiteResponse,
} from '../../../../formatters/vocabulary/api/editor/documents.ts';
import { CONTRIBUTOR_ROLE } from '../../../../formatters/vocabulary/site/contributor-role.ts';
import { EDITOR_API, openEditor } from '../../../testing/editor.ts';

const { signedIn, tenant } = openEditor();

const DOCS = `${EDITOR_API}/docs`;

/** Imports pages with a text of this length. */
async function withPages(names: readonly string[], length: number): Promise<readonly DocKey[]> {
  const docs = names.map((name) => ({
    key: `page:${name}` as const,
    body: {
      pageType: 2,
      title: name,
      urlId: name,
      description: 'x'.repeat(length),
      sections: {},
      blocks: {},
    },
  }));
  await tenant.site().importDocs({ docs, deleted: [] });
  return docs.map(({ key }) => key);
}

describe('the documents of a large site', () => {
  it('are summarized on request, once the bodies exceed the limit', async () => {
    const owner = await signedIn();
    const read = async (query = '?summaries=true') =>
      (await (await owner.get(`${EDITOR_API}/site${query}`)).json<EditorSiteResponse>()).docs;
    await withPages(['a', 'b', 'c', 'd'], 160_000);
    const docs = await read();
    const pages = docs.filter(({ key }) => key.startsWith('page:'));
    expect(pages.map(({ key, isSummary }) => [key, isSummary])).toEqual([
      ['page:a', undefined],
      ['page:b', undefined],
      ['page:c', undefined],
      ['page:d', true],
    ]);
    expect(pages.at(-1)).toMatchObject({ rev: 1, body: { pageType: 2, title: 'd', urlId: 'd' } });
    expect(pages.at(-1)?.body).not.toHaveProperty('description');
    expect((await read('')).filter(({ isSummary }) => isSummary)).toEqual([]);
    await withPages(['a'], 10);
    expect((await read()).filter(({ isSummary }) => isSummary)).toEqual([]);
  });
});

describe('several documents', () => {
  it('are read at once, without those that do not exist', async () => {
    const [one, other] = await withPages(['one', 'other'], 10);
    const owner = await signedIn();
    const response = await owner.json('POST', DOCS, { keys: [other, 'page:none', one] });
    const { docs, remaining } = await response.json<EditorDocsResponse>();
    expect(docs.map(({ key, rev }) => [key, rev])).toEqual([
      [other, 1],
      [one, 1],
    ]);
    expect(docs[0]).toMatchObject({ body: { title: 'other', description: 'x'.repeat(10) } });
    expect(remaining).toEqual([]);
  });

  it('are limited by the size of the response', async () => {
    const keys = await withPages(['big-1', 'big-2', 'big-3', 'big-4', 'big-5', 'big-6'], 900_000);
    const owner = await signedIn();
    const response = await owner.json('POST', DOCS, { keys });
    const { docs, remaining } = await response.json<EditorDocsResponse>();
    expect(docs.map(({ key }) => key)).toEqual(keys.slice(0, 5));
    expect(remaining).toEqual(keys.slice(5));
  });

  it('leave out what the role may not read', async () => {
    await withPages(['secret'], 10);
    const biller = await signedIn(CONTRIBUTOR_ROLE.billing);
    const response = await biller.json('POST', DOCS, { keys: ['page:secret'] });
    expect(await response.json()).toEqual({ docs: [], remaining: [] });
    const site = await biller.get(`${EDITOR_API}/site?summaries=true`);
    expect((await site.json<EditorSiteResponse>()).docs).toEqual([]);
  });

  it('hide the passwords of pages from roles that may not change them (R-DATA-LIMIT-10)', async () => {
    const key = 'page:prices' as const;
    const body = { pageType: 2, title: 'Prices', urlId: 'prices', password: 'glaze' };
    await tenant.site().importDocs({ docs: [{ key, body }], deleted: [] });
    const shown = async (role?: number) => {
      const contributor = await signedIn(role);
      const [one, several, site, summaries] = [
        await contributor.get(`${DOCS}/${key}`),
        await contributor.json('POST', DOCS, { keys: [key] }),
        await contributor.get(`${EDITOR_API}/site`),
        await contributor.get(`${EDITOR_API}/site?summaries=true`),
      ];
      const texts = await Promise.all([one, several, site, summaries].map((response) => response.text()));
      return texts.map((text) => /"password":"(\w+)"/.exec(text)?.[1]);
    };
    const hidden = '__MASKED_FIELD__';
    const collection = { type: 1, typeName: 'blog', title: 'Log', urlId: 'log', password: 'glaze' };
    const docs = [{ key: 'collection:closed' as const, body: collection }];
    await tenant.site().importDocs({ docs, deleted: [] });
    const viewer = await signedIn(CONTRIBUTOR_ROLE.viewer);
    const closed = await (await viewer.get(`${DOCS}/collection:closed`)).json();
    expect(closed).toMatchObject({ doc: { body: { password: hidden } } });
    await tenant.site().importDocs({ docs: [], deleted: ['collection:closed'] });
    expect(await shown(CONTRIBUTOR_ROLE.viewer)).toEqual([hidden, hidden, hidden, hidden]);
    expect(await shown(CONTRIBUTOR_ROLE['draft-editor'])).toEqual(['glaze', 'glaze', 'glaze', 'glaze']);
  });

  it('are at most 200, with valid keys and a crumb', async () => {
    const owner = await signedIn();
    const keys = Array.from({ length: 201 }, (_, index) => `page:p${index}`);
    for (const body of [{ keys }, { keys: [] }, { keys: ['nonsense'] }, { keys: 'page:a' }, {}]) {
      expect([body, (await owner.json('POST', DOCS, body)).status]).toEqual([body, 400]);
    }
    expect((await owner.json('POST', DOCS, { keys: keys.slice(1) })).status).toBe(200);
    const withoutCrumb = await owner.get(DOCS, {
      method: 'POST',
      body: JSON.stringify({ keys: ['page:a'] }),
      headers: { 'content-type': 'application/json' },
    });
    expect(withoutCrumb.status).toBe(403);
  });
});
