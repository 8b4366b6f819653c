import { describe, expect, it } from 'vitest';
import type { Site } from '../model/site.ts';
import { packPages, unpackPages } from './cache/stored-pages.ts';
import { checkPaths } from './check-paths.ts';
import { collectionCalendars, createFeedLinks } from './feeds/feed-links.ts';
import { searchIndexFile, searchItem } from './feeds/search-index.ts';
import { xml } from './feeds/xml.ts';
import { plainText } from './head/plain-text.ts';
import { planCard } from './head/social-card.ts';
import { planImage } from './ports/plan-image.ts';
import { scanPage } from './postprocess/page-scan.ts';

describe('the paths of a site', () => {
  const problems = (paths: readonly string[], routes: readonly object[] = []) => {
    const site = { pages: [], collections: [], items: [{ id: 'i', file: 'i.json' }] };
    const start = { line: 1, column: 1, offset: 0 };
    const options = {
      site,
      routes,
      locationOf: (file: string) => ({ file, start, end: start }),
    } as unknown as Parameters<typeof checkPaths>[1];
    return checkPaths(
      paths.map((path) => ({ path, text: '' })),
      options,
    );
  };

  it.each([
    [255, 0],
    [256, 1],
  ])('have names of at most 255 bytes: %i', (length, count) => {
    expect(problems(['x'.repeat(length)])).toHaveLength(count);
  });

  it('that are long are shortened in the message', () => {
    expect(problems(['é'.repeat(128)])[0]?.message).toBe(
      `"${'é'.repeat(57)}…" has 256 bytes; file names have at most 255`,
    );
  });

  it('are compared as file systems do', () => {
    expect(problems(['é', 'E\u0301'])).toHaveLength(1);
  });

  it('are reported at the document that has one, whichever of both it is', () => {
    const route = { file: 'a', subject: { kind: 'item', itemId: 'i' } };
    expect(problems(['a', 'A'], [route])).toMatchObject([{ location: { file: 'i.json' } }]);
    expect(problems(['A', 'a'], [route])).toMatchObject([{ location: { file: 'i.json' } }]);
  });
});

describe('a page that an earlier build stored', () => {
  it('has its policy and warnings', () => {
    const policy = { scripts: ['a()'], hosts: [] };
    const template = { name: 'a', text: '', pieces: [] };
    const page = {
      route: { url: '/a', file: 'a/index.html' },
      file: { path: 'a/index.html', policy, stored: { was: 'nothing', bytes: 7 } },
      warnings: [{ error: { message: 'x' }, template, url: '/a' }],
    };
    const packed = packPages([{ page, keys: ['page:a'] }] as never, [['page:a', 'state']] as never);
    expect(unpackPages(JSON.parse(JSON.stringify(packed))).pages).toMatchObject([
      {
        keys: ['page:a'],
        page: {
          file: { path: 'a/index.html', policy, stored: { was: 'same', bytes: 7 } },
          warnings: [{ template, url: '/a' }],
        },
      },
    ]);
  });
});

describe('calendars', () => {
  const event = (id: string, startDate: number) => ({ id, collectionId: 'c', recordType: 12, startDate });
  const siteOf = (items: readonly object[]) =>
    ({ items, collections: [{ id: 'c', title: 'Days' }] }) as unknown as Site;
  const planOf = (url: string, items: readonly { id: string }[]) => {
    const urls = {
      collections: { c: url },
      items: Object.fromEntries(items.map(({ id }) => [id, `/${id}`])),
    };
    return { urls, feeds: [] } as never;
  };

  it('have the latest 500 events', () => {
    const events = Array.from({ length: 501 }, (_, index) => event(`e${index}`, index));
    const [calendar] = collectionCalendars(siteOf(events), planOf('/days', events));
    expect(calendar?.itemIds).toHaveLength(500);
    expect(calendar?.itemIds[0]).toBe('e500');
  });

  it('of a collection that is the home page are at the top', () => {
    const events = [event('e', 1)];
    const links = createFeedLinks({ site: siteOf(events), plan: planOf('/', events), baseUrl: undefined });
    expect(links('c')).toEqual([{ url: '/events.ics', type: 'text/calendar' }]);
  });
});

describe('the search index', () => {
  const found = (item: object) =>
    searchItem(
      { route: { url: '/a', subject: { kind: 'item' } }, facts: { item }, content: '' } as never,
      100,
    );

  it.each([
    [1, 'post'],
    [11, 'product'],
    [12, 'item'],
  ])('distinguishes kinds of items: %i is a %s', (recordType, kind) => {
    expect(found({ recordType })?.kind).toBe(kind);
  });

  it('has the names of categories and tags, and the focal point of images', () => {
    const mainImage = { smallUrl: '/s.webp', mediaFocalPoint: { x: 0, y: 1 } };
    expect(found({ title: 'A', categories: ['C'], tags: ['T'], excerpt: 'E', mainImage })).toMatchObject({
      text: 'E · C · T',
      image: '/s.webp',
      focalClass: 'focal-0-100',
    });
  });

  it('has shorter texts for a site with many pages', () => {
    const item = { url: '/a', title: 'A', text: 'x'.repeat(300), kind: 'page' } as const;
    const text = (pageCount: number) => {
      const file = searchIndexFile([item], { pageCount, prefix: '/fr' });
      return { path: file.path, length: JSON.parse(file.text).items[0].text.length };
    };
    expect(text(10_000)).toEqual({ path: 'fr/search-index.json', length: 200 });
    expect(text(10)).toEqual({ path: 'fr/search-index.json', length: 300 });
  });
});

it('XML has no characters that it does not allow', () => {
  expect(xml(`a\u0001\ufffe\ud800b\t\n<"'&`)).toBe("ab\t\n&lt;&quot;'&amp;");
});

describe('the plain text of HTML', () => {
  it.each([
    ['a<button>b</button><svg><title>c</title></svg>d', 'ad'],
    ['&#x110000; &#x10ffff;', '&#x110000; \u{10ffff}'],
    ['<textarea>a', undefined],
  ])('%j is %j', (html, expected) => {
    expect(plainText(html)).toBe(expected);
  });

  it('is cut without a part of an entity', () => {
    expect(plainText(`${'a '.repeat(200)}&amp;`, 400)).toBe(`${'a '.repeat(200)}&`.slice(0, 400));
    expect(plainText(`<p>${' '.repeat(900)}words</p>`, 5)).toBe('words');
  });
});

describe('an image', () => {
  it('that is very wide is at least one pixel high', () => {
    expect(planImage({ source: 'a.png', hash: 'h', width: 6000, height: 1 }).large).toMatchObject({
      width: 2500,
      height: 1,
    });
  });

  it('has encoded commas in its URL, which separate the versions', () => {
    expect(planImage({ source: 'a,b.png', hash: 'h', width: 9, height: 9 }).srcset).toBe(
      '/a%2Cb-h-9w.webp 9w',
    );
  });

  it('that is drawn has a title of at most 200 characters', () => {
    const title = (length: number) =>
      planCard({ title: 'x'.repeat(length), siteTitle: 'S', color: '#000' }).card?.title;
    expect(title(200)).toBe('x'.repeat(200));
    expect(title(201)).toBe(`${'x'.repeat(200)}…`);
  });
});

describe('a page', () => {
  it('ends at its last closing tag', () => {
    expect(scanPage('<body><!--</body>--></body> </body>').bodyEnd).toBe(28);
  });

  it('has no islands in templates', () => {
    const html = '<template><div class="sqs-add-to-cart-button"></div></template>';
    expect(scanPage(html).islands.size).toBe(0);
    expect(scanPage(html.replaceAll('template', 'section')).islands.size).toBe(1);
  });
});
