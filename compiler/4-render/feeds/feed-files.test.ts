// Parsers of feeds and calendars. cspell:ignore feedsmith ICAL Subcomponents vevent
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { documentFile, smallBlog, smallSite } from '../../../fixtures/sites/small-site.ts';
import { createMemoryFiles, type FileMap } from '../../1-read/memory-files.ts';
import { createMemoryOutput } from '../../5-write/memory-output.ts';
import { compileSite } from '../../compile-site.ts';
import { createLocale } from '../../node/locales.ts';
import { buildSmallSite, documentText } from '../../testing/build-small-site.ts';

const TITLE = 'Knots & <b>"hitches"</b> 🪢 \u0007]]>';
const [PUBLISHED, UPDATED] = [Date.UTC(2026, 8, 23, 10), Date.UTC(2026, 9, 1, 12, 30)];

const BLOG = smallBlog('See [all](/log), [below](#end) & ![a](/assets/a.png).\n\n# End', {
  title: TITLE,
  excerpt: 'About *knots* & rope.',
  publishOn: PUBLISHED,
  updatedOn: UPDATED,
  author: { displayName: 'Ana & Bo' },
  tags: ['tag-rope'],
});

const FILES: FileMap = {
  ...BLOG,
  'taxons/tag-rope.json': documentFile('taxon', 'tag-rope', { type: 'tag', name: 'rope' }),
};

it('all formats of a feed have the same entries, with absolute URLs', async () => {
  const { files } = await build(FILES);
  const rss = parseRssFeed(text(files, 'log/rss.xml'));
  const atom = parseAtomFeed(text(files, 'log/atom.xml'));
  const json = parseJsonFeed(text(files, 'log/feed.json'));
  const link = 'https://small.example/log/one';
  const title = TITLE.replace('\u0007', '');
  const body = `See <a href="https://small.example/log">all</a>, <a href="${link}#end">below</a> &#x26; <img src="https://small.example/assets/a.png"`;
  expect(rss.items?.[0]).toMatchObject({
    title,
    link,
    guid: { value: link },
    description: 'About knots & rope.',
  });
  expect(rss.items?.[0]?.content?.encoded).toContain(body);
  expect(new Date(rss.items?.[0]?.pubDate ?? '').getTime()).toBe(PUBLISHED);
  expect(atom).toMatchObject({
    id: 'https://small.example/log/atom.xml',
    title: { value: 'Log — Small' },
    updated: new Date(UPDATED).toISOString(),
    links: [{ rel: 'alternate', href: 'https://small.example/log' }, { rel: 'self' }],
    authors: [{ name: 'Small' }],
  });
  expect(atom.entries?.[0]).toMatchObject({
    id: 'tag:small.example,2026-09-23:one',
    title: { value: title },
    links: [{ href: link }],
    published: new Date(PUBLISHED).toISOString(),
    updated: new Date(UPDATED).toISOString(),
    authors: [{ name: 'Ana & Bo' }],
    categories: [{ term: 'rope' }],
    summary: { value: 'About knots & rope.' },
  });
  expect(JSON.stringify(atom.entries?.[0]?.content)).toContain('below');
  expect(json).toMatchObject({
    title: 'Log — Small',
    home_page_url: 'https://small.example/log',
    feed_url: 'https://small.example/log/feed.json',
  });
  expect(json.items?.[0]).toMatchObject({
    id: 'tag:small.example,2026-09-23:one',
    url: link,
    summary: 'About knots & rope.',
    date_published: new Date(PUBLISHED).toISOString(),
    authors: [{ name: 'Ana & Bo' }],
    tags: ['rope'],
  });
  expect(json.items?.[0]?.content_html).toContain(body);
});

it('the id of an entry stays when its URL changes', async () => {
  const ids = await Promise.all(
    ['one', 'another'].map(async (urlId) => {
      const { files } = await build(smallBlog('a', { publishOn: PUBLISHED, urlId }));
      return parseAtomFeed(text(files, 'log/atom.xml')).entries?.[0]?.id;
    }),
  );
  expect(ids).toEqual(['tag:small.example,2026-09-23:one', 'tag:small.example,2026-09-23:one']);
});

const EVENT = {
  recordType: 12,
  title: 'Kiln day, 🔥; open\\house '.repeat(4).trim(),
  excerpt: 'Bring *pots*.\n\nAnd tea.',
  startDate: Date.UTC(2026, 10, 28, 9),
  endDate: Date.UTC(2026, 10, 28, 17, 30),
  updatedOn: UPDATED,
  location: { addressTitle: 'Studio', addressLine1: 'Rua 1, 2.º', mapLat: 38.7, mapLng: -9.1 },
};

it('each line of a calendar has at most 75 bytes, with the space that continues it', async () => {
  const { files } = await build(smallBlog('a', { ...EVENT, title: 'k'.repeat(200) }));
  const lines = text(files, 'log/one.ics').split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBe(75);
});

it('an event is in a calendar of its own and in that of its collection', async () => {
  const { files, diagnostics } = await build(
    smallBlog('[Add](/log/one.ics) or [all](/log/events.ics).', EVENT),
  );
  expect(diagnostics).toEqual([]);
  for (const path of ['log/one.ics', 'log/events.ics']) {
    const calendar = text(files, path);
    expect(calendar.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    const [first] = new ICAL.Component(ICAL.parse(calendar)).getAllSubcomponents('vevent');
    const event = new ICAL.Event(first);
    expect(event.uid).toBe('one@small.example');
    expect(event.summary).toBe(EVENT.title);
    expect(event.description).toBe('Bring pots. And tea.');
    expect(event.location).toBe('Studio, Rua 1, 2.º');
    expect(event.startDate.toJSDate().getTime()).toBe(EVENT.startDate);
    expect(event.endDate.toJSDate().getTime()).toBe(EVENT.endDate);
    expect(first?.getFirstPropertyValue('url')).toBe('https://small.example/log/one');
    expect(first?.getFirstPropertyValue('geo')).toEqual([38.7, -9.1]);
  }
});

it('other items have no calendar, nor have events that are not published', async () => {
  const { files } = await build({
    ...smallBlog('a', { ...EVENT, recordType: 1 }),
    'items/log/draft.json': documentFile('item', 'draft', {
      ...EVENT,
      collectionId: 'log',
      urlId: 'draft',
      status: 'Draft',
    }),
  });
  expect([...files.keys()].filter((path) => path.endsWith('.ics'))).toEqual([]);
});

it('times that no calendar has are left out', async () => {
  const { files } = await build(
    smallBlog('a', { ...EVENT, publishOn: PUBLISHED, startDate: 9e15, updatedOn: -9e15 }),
  );
  expect([...files.keys()].filter((path) => path.endsWith('.ics'))).toEqual([]);
  expect(parseAtomFeed(text(files, 'log/atom.xml')).updated).toBe(new Date(PUBLISHED).toISOString());
});

async function build(more: FileMap) {
  const output = createMemoryOutput();
  const site = createMemoryFiles(smallSite({ ...more, 'assets/a.png': 'x' }));
  const { diagnostics } = await compileSite({ site, output, createLocale }, { now: UPDATED });
  return { files: output.files, diagnostics };
}

function text(files: ReadonlyMap<string, unknown>, path: string): string {
  const file = files.get(path);
  return typeof file === 'string' ? file : new TextDecoder().decode(file as Uint8Array);
}

describe('links to feeds in the head', () => {
  const alternates = (html: string) =>
    [...html.matchAll(/<link rel="alternate" type="([^"]*)" title="([^"]*)" href="([^"]*)"/g)].map((found) =>
      found.slice(1).join(' '),
    );

  it('name each format, on the list and on its items', async () => {
    const { read } = await buildSmallSite(
      {
        'collections/log.json': documentText('collection', 'log', {
          type: 1,
          typeName: 'blog',
          title: 'Log',
          urlId: 'log',
        }),
        'items/one.json': documentText('item', 'one', {
          collectionId: 'log',
          recordType: 1,
          title: 'One',
          urlId: 'one',
          publishOn: 0,
        }),
      },
      { website: { baseUrl: 'https://small.example' } },
    );
    const expected = [
      'application/rss+xml Log /log/rss.xml',
      'application/atom+xml Log /log/atom.xml',
      'application/feed+json Log /log/feed.json',
    ];
    expect(alternates(read('log/index.html'))).toEqual(expected);
    expect(alternates(read('log/one/index.html'))).toEqual(expected);
    expect(alternates(read('index.html'))).toEqual([]);
  });

  it('name the calendar of events, also without a base URL', async () => {
    const { read } = await buildSmallSite({
      'collections/days.json': documentText('collection', 'days', {
        type: 1,
        typeName: 'events',
        title: 'Days',
        urlId: 'days',
      }),
      'items/kiln.json': documentText('item', 'kiln', {
        collectionId: 'days',
        recordType: 12,
        title: 'Kiln',
        urlId: 'kiln',
        startDate: 9,
      }),
    });
    expect(alternates(read('days/index.html'))).toEqual(['text/calendar Days /days/events.ics']);
  });
});
