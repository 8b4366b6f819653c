import { describe, expect, it } from 'vitest';
import { collectionFile, itemFile } from '../../../fixtures/sites/small-site.ts';
import type { FileMap } from '../../1-read/memory-files.ts';
import { buildSmallSite, documentText } from '../../testing/build-small-site.ts';

const taxon = (id: string, type: string, name: string): FileMap => ({
  [`taxons/${id}.json`]: documentText('taxon', id, { type, name }),
});

const post = (id: string, order: number, more: object) =>
  itemFile(id, 'log', { publishOn: 1000 - order, ...more });

/** A blog whose templates contain this. */
function blog(templates: { readonly list?: string; readonly item?: string }): FileMap {
  return {
    'theme/collections/blog.list': `[${templates.list ?? ''}]`,
    'theme/collections/blog.item': `[${templates.item ?? ''}]`,
    'theme/blocks/names.block': '{.repeated section categories}{name} {fullUrl};{.end}',
    ...collectionFile('log', { title: 'Log' }),
    ...taxon('t-sea', 'tag', 'Sea'),
    ...taxon('t-sun', 'tag', 'Sun'),
    ...taxon('c-clay', 'category', 'Clay'),
    ...post('one', 1, { tags: ['t-sea', 't-sun'], categories: ['c-clay'] }),
    ...post('two', 2, { tags: ['t-sea'], starred: true }),
    ...post('three', 3, { tags: ['t-sun', 't-sea'] }),
    ...post('four', 4, { categories: ['c-clay'] }),
    ...post('five', 5, {}),
  };
}

async function shown(files: FileMap, path: string): Promise<string> {
  const { read } = await buildSmallSite(files, { now: 2000 });
  return /\[(.*)\]/s.exec(read(path))?.[1] ?? '';
}

const NAMES = '{.repeated section items}{title} {.end}';

describe('squarespace:related', () => {
  const related = (attributes: string) =>
    blog({ item: `<squarespace:related ${attributes}>${NAMES}</squarespace:related>` });

  it('has the items that share most tags and categories with the item', async () => {
    const files = related('collectionId="{collection.id}" itemId="{item.id}"');
    expect(await shown(files, 'log/one/index.html')).toBe('three two four ');
    expect(await shown(files, 'log/five/index.html')).toBe('');
  });

  it('has no more than its limit', async () => {
    expect(await shown(related('limit="1"'), 'log/one/index.html')).toBe('three ');
  });
});

describe('squarespace:category', () => {
  it('has the categories of the page, with the URLs of their lists', async () => {
    const list = '<squarespace:category template="names" /><a href="{collection.fullUrl}?category=Clay"></a>';
    expect(await shown(blog({ list }), 'log/index.html')).toContain('Clay /log/category/clay;');
  });

  it('has those of another collection', async () => {
    const files = {
      ...blog({}),
      'theme/site.region':
        '<html><head>{squarespace-headers}</head><body>[<squarespace:category collection="/log">{.repeated section categories}{name}{.end}</squarespace:category>]{squarespace.main-content}</body></html>',
      'theme/collections/blog.list': '',
    };
    expect(await shown(files, 'index.html')).toBe('Clay');
  });
});

describe('squarespace:query', () => {
  it('can be for the collection of the page', async () => {
    const list = `<squarespace:query collection="{collection.urlId}" featured="true">${NAMES}</squarespace:query>`;
    expect(await shown(blog({ list }), 'log/index.html')).toBe('two ');
  });

  it('has the items of the tag or category that its template code prints', async () => {
    const query = (attribute: string) =>
      `<squarespace:query collection="log" limit="2" ${attribute}>{@index}: {.repeated section items}{title} {.or}-{.end};</squarespace:query>`;
    const list = `{.section collection}{.repeated section tags}{@}=${query('tag="{@}"')} {.end}{.end}`;
    expect(await shown(blog({ list }), 'log/index.html')).toBe('Sea=1: one two ; Sun=2: one three ; ');
    const item = `{.section item}${query("category='{.if categories}{categories.0}{.or}None{.end}'")}{.end}`;
    expect(await shown(blog({ item }), 'log/four/index.html')).toBe(': one four ;');
    expect(await shown(blog({ item }), 'log/two/index.html')).toBe(': -;');
    const missing =
      '<squarespace:query collection="none" tag="{collection.id}">x{items|count}</squarespace:query>';
    expect(await shown(blog({ list: missing }), 'log/index.html')).toBe('x0');
  });
});
