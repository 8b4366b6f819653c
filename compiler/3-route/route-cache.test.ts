import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLOCK_TYPE } from '../../formatters/vocabulary/content/block-type.ts';
import type { Site } from '../model/site.ts';
import type { Theme } from '../model/theme.ts';
import { planRoutes } from './plan-routes.ts';
import { createRouteCache } from './route-cache.ts';

const template = (name: string) => ({ name, text: '?category= ?month=', pieces: [] });

const THEME = {
  layouts: {},
  partials: {},
  collections: { blog: { list: template('blog.list'), item: template('blog.item') } },
  pages: { own: template('own.page') },
} as unknown as Theme;

const page = (id: string, fields: object) => ({
  id,
  file: `pages/${id}.json`,
  pageType: 2,
  title: id,
  urlId: id,
  blocks: {},
  ...fields,
});

const item = (id: string, fields: object) => ({
  id,
  file: `items/blog/${id}.json`,
  collectionId: 'blog',
  title: id,
  urlId: id,
  tags: ['sea'],
  categories: [],
  publishOn: 1,
  markdown: '',
  ...fields,
});

const collection = (id: string, fields: object) => ({
  id,
  file: `collections/${id}.json`,
  type: 1,
  typeName: 'blog',
  urlId: id,
  enabled: true,
  itemOrder: 'date',
  ...fields,
});

const SITE = {
  settings: { website: { timeZone: 'UTC' } },
  pages: [page('home', { isHome: true }), page('about', {}), page('lost', { pageType: 100 })],
  collections: [collection('blog', {}), collection('news', {})],
  items: [
    item('one', {}),
    item('two', { publishOn: 2 }),
    item('later', { status: 'Scheduled', publishOn: 50 }),
  ],
  taxons: [{ id: 'sea', file: 'taxons/sea.json', name: 'Sea' }],
  blockFields: [],
} as unknown as Site;

/** Of January in UTC, and in February in Tokyo. */
const LATE_ON_THE_LAST = Date.UTC(1970, 0, 31, 20);

/** A block that links to lists. */
const archiveBy = (by: string) => ({
  archive: { kind: BLOCK_TYPE.archive, value: { collectionId: 'blog', by } },
});

type Documents = 'pages' | 'collections' | 'items' | 'taxons';

const FIELDS: Readonly<Record<Documents, readonly (readonly [string, readonly unknown[]])[]>> = {
  pages: [
    ['title', ['A', 'B']],
    ['urlId', ['about', 'us', 'blog']],
    ['isHome', [true, undefined]],
    ['status', ['Draft', 'Published', 'Scheduled']],
    ['publishOn', [10, 60]],
    ['pageType', [2, 100]],
    ['template', ['own', undefined]],
    ['regionName', ['wide', undefined]],
    ['collectionId', ['news', undefined]],
    ['order', ['a', 'b']],
    ['blocks', [{}, { text: {} }, archiveBy('author'), archiveBy('tag')]],
    ['password', ['secret', undefined]],
  ],
  collections: [
    ['urlId', ['blog', 'journal']],
    ['type', [1, 13]],
    ['enabled', [true, false]],
    ['itemOrder', ['date', 'manual']],
    ['pageSize', [1, 2, undefined]],
    ['folderBehavior', [1, 2, undefined]],
  ],
  items: [
    ['title', ['A', 'B']],
    ['markdown', ['A', 'B']],
    ['urlId', ['one', 'two', 'three']],
    ['collectionId', ['blog', 'news']],
    ['status', ['Draft', 'Published', 'Scheduled']],
    ['publishOn', [1, 30, LATE_ON_THE_LAST]],
    ['startDate', [5, LATE_ON_THE_LAST, undefined]],
    ['order', ['a', 'b']],
    ['tags', [[], ['sea']]],
    ['categories', [[], ['sea']]],
    ['author', [{ displayName: 'Ann' }, undefined]],
  ],
  taxons: [['name', ['Sea', 'Lake']]],
};

const changes = (Object.keys(FIELDS) as Documents[]).flatMap((type) =>
  FIELDS[type].flatMap(([field, values]) => values.map((value) => ({ type, field, value }))),
);

const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ change: fc.constantFrom(...changes), index: fc.nat(2) }) },
  fc.record({ now: fc.integer({ min: 0, max: 100 }) }),
  fc.record({ drafts: fc.boolean() }),
  fc.record({ timeZone: fc.constantFrom('UTC', 'Asia/Tokyo') }),
  fc.record({ removed: fc.constantFrom<Documents[]>('pages', 'items') }),
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

function changed(site: Site, each: Step): Site {
  if ('timeZone' in each) return { ...site, settings: { website: { timeZone: each.timeZone } } as never };
  if ('removed' in each) return { ...site, [each.removed]: site[each.removed].slice(0, -1) };
  if (!('change' in each)) return site;
  const { type, field, value } = each.change;
  const documents = site[type].map((document, index) =>
    index === each.index ? { ...document, [field]: value } : document,
  );
  return { ...site, [type]: documents };
}

const location = (offset: number) => ({ file: '', start: { offset }, end: { offset } }) as never;

describe('routes that are planned again', () => {
  it('are those of a plan without a cache, for any edits and times', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 10 }), (steps) => {
        const cached = createRouteCache();
        let site = SITE;
        let viewing = { now: 20, drafts: false };
        for (const [index, each] of steps.entries()) {
          site = changed(site, each);
          viewing = {
            now: 'now' in each ? each.now : viewing.now,
            drafts: 'drafts' in each ? each.drafts : viewing.drafts,
          };
          const options = { theme: THEME, locationOf: () => location(index), ...viewing };
          expect(cached(site, options)).toEqual(planRoutes(site, options));
        }
      }),
      { numRuns: 400 },
    );
  });

  it('have the months of the time zone, and diagnostics with current positions', () => {
    const cached = createRouteCache();
    const late = changed(SITE, {
      change: { type: 'items', field: 'publishOn', value: LATE_ON_THE_LAST },
      index: 0,
    });
    const twice = changed(late, { change: { type: 'pages', field: 'urlId', value: 'blog' }, index: 1 });
    const moved = changed(twice, { change: { type: 'pages', field: 'title', value: 'A' }, index: 1 });
    const options = { theme: THEME, now: 20, drafts: false };
    for (const [index, site] of [late, changed(late, { timeZone: 'Asia/Tokyo' }), twice, moved].entries()) {
      const own = { ...options, locationOf: () => location(index) };
      expect(cached(site, own)).toEqual(planRoutes(site, own));
    }
  });

  it('are the same objects after an edit of a text', () => {
    const cached = createRouteCache();
    const options = { theme: THEME, locationOf: () => undefined, now: 20, drafts: false };
    const edit = (type: Documents, field: string) =>
      changed(SITE, { change: { type, field, value: 'A' }, index: 0 });
    const before = cached(SITE, options);
    expect(cached(edit('pages', 'title'), options)).toBe(before);
    expect(cached(edit('items', 'markdown'), { ...options, now: 30 })).toBe(before);
  });
});
