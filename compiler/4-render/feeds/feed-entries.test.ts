import { describe, expect, it } from 'vitest';
import { atomText } from './atom.ts';
import { feedData, hostOf } from './feed-entries.ts';
import { jsonFeedText } from './json-feed.ts';
import { rssText } from './rss.ts';

interface Texts {
  readonly collection?: object;
  readonly website?: object;
}

const POST = { id: 'one', title: 'One', fullUrl: '/log/one', body: '<p>a</p>' };

/** The data of a feed with these items. */
function feedOf(items: readonly object[], { collection = {}, website = {} }: Texts = {}) {
  const json = {
    collection: () => ({ title: 'Log', fullUrl: '/log', ...collection }),
    item: (id: string) => ({ ...POST, ...items[Number(id)] }),
  };
  const feed = { collectionId: 'log', itemIds: items.map((_, index) => String(index)) };
  return feedData(feed as never, {
    json: json as never,
    website: { siteTitle: 'Small', language: 'pt_BR', ...website } as never,
    baseUrl: 'https://Small.example:8080',
  });
}

describe('a feed', () => {
  it.each<[string, Texts, string]>([
    ['its own', { collection: { description: 'Notes' }, website: { siteTagLine: 'Slow' } }, 'Notes'],
    ['the tag line of the site', { website: { siteTagLine: 'Slow' } }, 'Slow'],
    ['the title of the site', {}, 'Small'],
  ])('is described by %s', (_what, texts, description) => {
    expect(feedOf([], texts).description).toBe(description);
  });

  it('has the time of its latest change', () => {
    expect(feedOf([{ publishOn: 5 }, { publishOn: 2, updatedOn: 9 }, { publishOn: 7 }]).updated).toBe(9);
    expect(feedOf([{}]).updated).toBeUndefined();
  });

  it('names its language as browsers do', () => {
    const feed = feedOf([]);
    expect(atomText(feed, 'self')).toContain('xml:lang="pt-br"');
    expect(rssText(feed, 'self')).toContain('<language>pt-br</language>');
    expect(JSON.parse(jsonFeedText(feed, 'self'))).toMatchObject({ language: 'pt-br' });
  });

  it('is identified by the host of the site', () => {
    expect(feedOf([{ publishOn: Date.UTC(2026, 0, 2) }]).entries[0]?.id).toBe(
      'tag:small.example,2026-01-02:one',
    );
    expect(hostOf('example')).toBe('localhost');
  });
});

describe('an entry of a feed', () => {
  it('has the time of its change, otherwise that of its publication', () => {
    const changed = (item: object) => /<entry>.*<updated>(.*?)</s.exec(atomText(feedOf([item]), 'self'))?.[1];
    expect(changed({ publishOn: 1000, updatedOn: 2000 })).toBe('1970-01-01T00:00:02.000Z');
    expect(changed({ publishOn: 1000 })).toBe('1970-01-01T00:00:01.000Z');
  });

  it('has its categories, then its tags', () => {
    const feed = feedOf([{ categories: ['Clay'], tags: ['blue'] }]);
    expect(atomText(feed, 'self')).toMatch(/term="Clay"\/>\s*<category term="blue"/);
    expect(JSON.parse(jsonFeedText(feed, 'self')).items[0].tags).toEqual(['Clay', 'blue']);
  });

  it('has its author, image and times in JSON Feed', () => {
    const post = {
      author: { displayName: 'Ana' },
      mainImage: { assetUrl: '/assets/a%20b.png' },
      publishOn: 1000,
      updatedOn: 2000,
    };
    expect(JSON.parse(jsonFeedText(feedOf([post]), 'self')).items).toMatchObject([
      {
        authors: [{ name: 'Ana' }],
        image: 'https://Small.example:8080/assets/a%20b.png',
        date_published: '1970-01-01T00:00:01.000Z',
        date_modified: '1970-01-01T00:00:02.000Z',
      },
    ]);
  });

  it('has no empty fields in JSON Feed', () => {
    const [item] = JSON.parse(jsonFeedText(feedOf([{ title: '' }]), 'self')).items;
    expect(Object.keys(item)).toEqual(['id', 'url', 'content_html']);
  });

  it('has absolute links to its own page, in the form of HTML', () => {
    const post = { fullUrl: '/log/a&b', body: '<p><a href="#end">End</a><a href="/log">Log</a></p>' };
    expect(feedOf([post]).entries[0]?.content).toBe(
      '<p><a href="https://Small.example:8080/log/a&#x26;b#end">End</a><a href="https://Small.example:8080/log">Log</a></p>',
    );
  });
});
