import { describe, expect, it } from 'vitest';
import { collectionFile, documentFile, itemFile, pageFile, smallSite } from '../fixtures/sites/small-site.ts';
import { createMemoryFiles, type FileMap } from './1-read/memory-files.ts';
import { renderSite } from './compile-site.ts';

const NOW = 5000;
/** In all texts of a document that visitors must not see. */
const SECRET = 'Xyzzy';

const blocks = (kind: number, value: object) => ({
  sections: { s: { order: 'a' } },
  blocks: { b: { section: 's', order: 'a', kind, value } },
});

const item = (id: string, collectionId: string, more: object) =>
  itemFile(id, collectionId, { publishOn: 100, ...more });

const price = { value: '9.00', currency: 'USD' };
const PRODUCT = {
  recordType: 11,
  structuredContent: { productType: 1, variants: { v: { sku: 'sku', order: 'a', priceMoney: price } } },
};

/** A site that shows as much as it can of each document: menu, lists, links, queries, tags, feeds, calendars. */
const SITE: FileMap = smallSite({
  'theme/site.region': `<head>{squarespace-headers}</head><squarespace:navigation navigationId="main">{.repeated section items}{collection.title} {collection.fullUrl}{.repeated section items}{collection.title}{.end}{.end}</squarespace:navigation>
<squarespace:query collection="log">{.repeated section items}{title}{body}{.end}{collection.tags} {collection.categories} {collection.itemCount}</squarespace:query>{squarespace.main-content}`,
  'theme/collections/blog.list':
    '{.repeated section items}{title} {excerpt} {.end}{collection.tags} <a href="?tag=x"></a><a href="?author=x"></a>',
  'theme/collections/blog.item':
    '{item.title} {item.body} {.section pagination}{prevItem.title} {nextItem.title}{.end}',
  'navigation/main.json': documentFile('navigation', 'main', {
    items: {
      page: { order: 'a', pageId: 'next' },
      folder: { order: 'b', collectionId: 'work' },
      list: { order: 'c', collectionId: 'off' },
    },
  }),
  'taxons/tag.json': documentFile('taxon', 'tag', { type: 'tag', name: `${SECRET}-tag` }),
  'taxons/category.json': documentFile('taxon', 'category', { type: 'category', name: `${SECRET}-category` }),
  ...pageFile('shown', { collectionId: 'work', order: 'a' }),
  ...pageFile('offer', blocks(43, { itemId: 'mug' })),
  ...pageFile('latest', blocks(55, { collectionId: 'off' })),
  ...pageFile('next', {}),
  ...pageFile('months', blocks(61, { collectionId: 'log' })),
  ...pageFile('authors', blocks(61, { collectionId: 'log', by: 'author' })),
  ...pageFile('cloud', blocks(2003, { collectionId: 'log' })),
  ...pageFile('dates', blocks(26, { collectionId: 'events' })),
  ...collectionFile('log'),
  ...collectionFile('off'),
  ...collectionFile('events', { typeName: 'events' }),
  ...collectionFile('shop', { type: 13, typeName: 'products' }),
  ...collectionFile('work', { typeName: 'index' }),
  ...item('mug', 'shop', PRODUCT),
  ...item('one', 'log', {}),
  ...item('two', 'log', { publishOn: 300 }),
  ...item('fair', 'events', { recordType: 12, startDate: 200 }),
});

const TEXTS = { title: SECRET, urlId: `${SECRET}-url`, redirectFrom: [`/old-${SECRET}`] };
const POST = {
  ...TEXTS,
  excerpt: SECRET,
  body: { markdown: SECRET },
  author: { displayName: SECRET },
  tags: ['tag'],
  categories: ['category'],
};

const HIDDEN: readonly (readonly [what: string, hide: object])[] = [
  ['a draft', { status: 'Draft' }],
  ['for review', { status: 'Needs Review' }],
  ['private', { status: 'Private' }],
  ['scheduled for a millisecond later', { status: 'Scheduled', publishOn: NOW + 1 }],
  ['scheduled without a time', { status: 'Scheduled', publishOn: undefined }],
];

const DOCUMENTS: readonly (readonly [what: string, files: (hide: object) => FileMap])[] = [
  [
    'page',
    (hide) =>
      pageFile('next', {
        ...TEXTS,
        ...blocks(2, { markdown: SECRET }),
        collectionId: 'work',
        order: 'b',
        ...hide,
      }),
  ],
  [
    'not-found page',
    (hide) =>
      pageFile('lost', {
        ...TEXTS,
        redirectFrom: undefined,
        ...blocks(2, { markdown: SECRET }),
        pageType: 100,
        ...hide,
      }),
  ],
  ['post', (hide) => item('secret', 'log', { publishOn: 200, ...POST, ...hide })],
  ['event', (hide) => item('secret', 'events', { ...POST, recordType: 12, startDate: 250, ...hide })],
  ['product', (hide) => item('mug', 'shop', { ...POST, ...PRODUCT, ...hide })],
];

/** Everything that a build publishes, as text, with paths. */
async function published(files: FileMap, drafts = false): Promise<string> {
  const site = createMemoryFiles({ ...SITE, ...files });
  const { rendered, diagnostics } = await renderSite({ site }, { now: NOW, drafts });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  return JSON.stringify([rendered?.files, rendered?.redirects, rendered?.edgeData]);
}

describe.each(DOCUMENTS)('no published file mentions a %s', (_what, files) => {
  it.each(HIDDEN)('that is %s', async (_state, hide) => {
    expect(await published(files(hide))).not.toContain(SECRET);
  });
});

it.each(DOCUMENTS)('with drafts, a build has every %s', async (_what, files) => {
  for (const [, hide] of HIDDEN) expect(await published(files(hide), true)).toContain(SECRET);
});

it('no published file mentions a disabled collection or its items', async () => {
  const off = {
    ...collectionFile('off', { ...TEXTS, description: SECRET, enabled: false }),
    ...item('in', 'off', POST),
  };
  expect(await published(off)).not.toContain(SECRET);
  expect(await published(off, true)).toContain(SECRET);
});
