// cspell:ignore فوریهٔ
import { expect, it } from 'vitest';
import { collectionFile, itemFile } from '../../../../fixtures/sites/small-site.ts';
import { BLOCK_TYPE } from '../../../../formatters/vocabulary/content/block-type.ts';
import type { FileMap } from '../../../1-read/memory-files.ts';
import { renderableBlock } from '../../../model/documents/block-values.ts';
import { documentText } from '../../../testing/build-small-site.ts';
import { HOSTILE, renderBlockOf } from '../testing/render-block-of.ts';

const KIND = BLOCK_TYPE.archive;
const [JANUARY, FEBRUARY, LAST_YEAR] = [Date.UTC(2026, 0, 5), Date.UTC(2026, 1, 5), Date.UTC(2025, 5, 1)];

const taxon = (id: string, type: string, name: string): FileMap => ({
  [`taxons/${id}.json`]: documentText('taxon', id, { type, name }),
});

/** The theme links to no lists of its own. */
const BLOG: FileMap = {
  ...collectionFile('log'),
  ...taxon('sea', 'tag', 'Sea'),
  ...taxon('ash', 'tag', 'ash'),
  ...taxon('clay', 'category', 'Clay'),
  ...itemFile('a', 'log', { publishOn: FEBRUARY, tags: ['sea', 'ash'], categories: ['clay'] }),
  ...itemFile('b', 'log', { publishOn: FEBRUARY, tags: ['sea'], author: { displayName: 'Inês Varela' } }),
  ...itemFile('c', 'log', { publishOn: JANUARY }),
  ...itemFile('d', 'log', { publishOn: LAST_YEAR }),
};

const archiveOf = (value: object, files: FileMap = BLOG, website: object = {}) =>
  renderBlockOf(KIND, { collectionId: 'log', ...value }, { files, now: Date.UTC(2026, 3), website });

it('has the months of each year, the latest year open, with their numbers and lists', async () => {
  const { html, site } = await archiveOf({});
  expect(html).toBe(
    '<div class="archive-years"><details class="archive-year" open><summary>2026 <span class="archive-count">(3)</span></summary>' +
      '<ul class="archive-list archive-one"><li><a href="/log/month/2026-02">February 2026</a> <span class="archive-count">(2)</span></li>' +
      '<li><a href="/log/month/2026-01">January 2026</a> <span class="archive-count">(1)</span></li></ul></details>' +
      '<details class="archive-year"><summary>2025 <span class="archive-count">(1)</span></summary>' +
      '<ul class="archive-list archive-one"><li><a href="/log/month/2025-06">June 2025</a> <span class="archive-count">(1)</span></li></ul></details></div>',
  );
  expect(site.paths).toContain('log/month/2026-02/index.html');
});

it.each([
  [{ by: 'tag' }, ['/log/tag/ash ash (1)', '/log/tag/sea Sea (2)']],
  [{ by: 'tag', order: 'count' }, ['/log/tag/sea Sea (2)', '/log/tag/ash ash (1)']],
  [{ by: 'tag', limit: 1 }, ['/log/tag/sea Sea (2)']],
  [{ by: 'category', showCounts: false }, ['/log/category/clay Clay']],
  [{ by: 'author' }, ['/log/author/in%C3%AAs-varela Inês Varela (1)']],
])('with %j, it leads to these lists', async (value, expected) => {
  const { html } = await archiveOf(value);
  const entries = [...html.matchAll(/<li><a href="([^"]*)">(.*?)<\/li>/g)];
  expect(entries.map(([, url, text = '']) => `${url} ${text.replace(/<[^>]*>/g, '')}`)).toEqual(expected);
});

it('leads only to lists that exist', async () => {
  const { html, site } = await archiveOf({ by: 'author' });
  for (const [, url = ''] of html.matchAll(/href="([^"]*)"/g))
    expect(site.paths).toContain(`${decodeURI(url).slice(1)}/index.html`);
});

it('has months and numbers in the language of the site, in the Gregorian calendar', async () => {
  const { html } = await archiveOf({}, BLOG, { language: 'fa' });
  expect(html).toContain('فوریهٔ ۲۰۲۶');
  expect(html).toContain('(۲)');
});

it.each([
  ['an empty collection', collectionFile('log')],
  ['a collection that visitors may not see', { ...BLOG, ...collectionFile('log', { enabled: false }) }],
  ['a collection with a password', { ...BLOG, ...collectionFile('log', { password: 'secret' }) }],
])('prints nothing at all for %s', async (_what, files) => {
  const { site } = await archiveOf({}, files);
  expect(site.read('index.html')).not.toMatch(/archive-block|archive-year/);
});

it('counts and names no drafts', async () => {
  const draft = itemFile('a', 'log', { publishOn: FEBRUARY, tags: ['sea'], status: 'Draft' });
  const { html } = await archiveOf({}, { ...BLOG, ...draft });
  expect(html).toContain('February 2026</a> <span class="archive-count">(1)');
});

it('prints names as text', async () => {
  const { html } = await archiveOf({ by: 'tag' }, { ...BLOG, ...taxon('sea', 'tag', HOSTILE) });
  expect(html).not.toContain('<script');
});

it('has the latest months up to its limit', async () => {
  const posts = Array.from({ length: 90 }, (_, index) =>
    itemFile(`p${index}`, 'log', { publishOn: FEBRUARY - index * 86_400_000 }),
  );
  const { html } = await archiveOf({ limit: 3 }, Object.assign({}, collectionFile('log'), ...posts));
  expect(html.match(/<li>/g)).toHaveLength(3);
  expect(html).toContain('January 2026</a> <span class="archive-count">(31)');
});

it.each([
  { collectionId: 'log', by: 'year' },
  { collectionId: 'log', limit: 0 },
])('cannot have the value %j', (value) => {
  expect(renderableBlock(KIND, value)).toBeUndefined();
});

it('prints nothing for an imported block with other fields, which it keeps', async () => {
  const { site } = await archiveOf({ collectionId: undefined, archiveType: 'list' });
  expect(site.read('index.html')).not.toContain('archive-block');
});
