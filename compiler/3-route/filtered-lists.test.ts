import { describe, expect, it } from 'vitest';
import { collectionFile, itemFile } from '../../fixtures/sites/small-site.ts';
import type { FileMap } from '../1-read/memory-files.ts';
import { buildSmallSite, documentText } from '../testing/build-small-site.ts';

const LIST = `<h1>{squarespace.page-title}</h1>
{.if tagFilter}tagged {tagFilter}{.end}{.if authorFilter}by {author.displayName}{.end}{.if monthFilter}in {monthFilter}{.end}
{.repeated section items}<p>{title}: {.repeated section categories}<a href="{collection.fullUrl}?category={@|url-encode}">{@}</a>{.end}</p>{.end}
{.if pagination.nextPage}<a rel="next" href="{pagination.nextPageUrl}"></a>{.end}`;
const ITEM =
  '{.section item}{.repeated section tags}<a href="{collection.fullUrl}?tag={@|url-encode}">{@}</a>{.end}{.end}<a href="?author={item.author.id}"></a><a href="?month={item.publishOn|date %m-%Y}"></a>';

const DAY = 86_400_000;

const post = (id: string, more: object) => itemFile(id, 'log', { publishOn: 40 * DAY, ...more });

const taxon = (id: string, type: string, name: string): FileMap => ({
  [`taxons/${id}.json`]: documentText('taxon', id, { type, name }),
});

function blog(files: FileMap = {}): FileMap {
  return {
    'theme/collections/blog.list': LIST,
    'theme/collections/blog.item': ITEM,
    'theme/collections/blog.conf': '{ "pageSize": 2 }',
    ...collectionFile('log', { title: 'Log' }),
    ...taxon('t-sea', 'tag', 'Sea & sand'),
    ...taxon('c-clay', 'category', 'Clay'),
    ...post('one', { tags: ['t-sea'], categories: ['c-clay'], author: { displayName: 'Inês Varela' } }),
    ...post('two', { tags: ['t-sea'], publishOn: 10 * DAY }),
    ...post('three', { tags: ['t-sea'], publishOn: 9 * DAY }),
    ...files,
  };
}

const OPTIONS = { now: 100 * DAY, website: { baseUrl: 'https://small.example' } };

describe('a filtered list', () => {
  it('has pages of the items with a tag', async () => {
    const { read } = await buildSmallSite(blog(), OPTIONS);
    const first = read('log/tag/sea-sand/index.html');
    expect(first).toContain('tagged Sea & sand');
    expect(first.match(/<p>\w+/g)).toEqual(['<p>one', '<p>two']);
    expect(first).toContain('<a rel="next" href="/log/tag/sea-sand/page/2">');
    expect(read('log/tag/sea-sand/page/2/index.html').match(/<p>\w+/g)).toEqual(['<p>three']);
  });

  it('is where links of the theme lead', async () => {
    const { read } = await buildSmallSite(blog(), OPTIONS);
    expect(read('log/index.html')).toContain('<a href="/log/category/clay">Clay</a>');
    expect(read('log/one/index.html')).toContain('<a href="/log/tag/sea-sand">Sea & sand</a>');
  });

  it('exists for authors and months', async () => {
    const { read, paths } = await buildSmallSite(blog(), OPTIONS);
    expect(read('log/author/inês-varela/index.html')).toContain('by Inês Varela');
    expect(read('log/month/1970-02/index.html')).toContain('in 1970-02');
    expect(paths).toContain('log/month/1970-01/index.html');
  });

  it('has a title and a canonical URL of its own', async () => {
    const { read } = await buildSmallSite(blog(), OPTIONS);
    expect(read('log/category/clay/index.html')).toContain('<title>Clay — Log — Small</title>');
    expect(read('log/month/1970-02/index.html')).toContain('<title>February 1970 — Log — Small</title>');
    expect(read('log/tag/sea-sand/page/2/index.html')).toContain(
      '<link rel="canonical" href="https://small.example/log/tag/sea-sand/page/2">',
    );
  });

  it('is in neither the site map nor the search index', async () => {
    const { read } = await buildSmallSite(blog(), OPTIONS);
    expect(read('sitemap.xml')).toContain('https://small.example/log/one');
    expect(read('sitemap.xml')).not.toContain('/tag/');
    expect(read('search-index.json')).not.toContain('/tag/');
  });

  it('does not exist for filters that the theme does not link to', async () => {
    const { paths } = await buildSmallSite(blog({ 'theme/collections/blog.item': '{item.title}' }), OPTIONS);
    expect(paths.filter((path) => /^log\/(tag|author|month)\//.test(path))).toEqual([]);
    expect(paths).toContain('log/category/clay/index.html');
  });

  it('has a URL of its own when two names differ only in signs', async () => {
    const more = {
      ...taxon('t-sea-2', 'tag', 'Sea/Sand'),
      ...post('four', { tags: ['t-sea-2'], publishOn: 1 }),
    };
    const { read } = await buildSmallSite(blog(more), OPTIONS);
    expect(read('log/four/index.html')).toContain('<a href="/log/tag/sea-sand-2">Sea/Sand</a>');
    expect(read('log/tag/sea-sand-2/index.html').match(/<p>\w+/g)).toEqual(['<p>four']);
  });
});
