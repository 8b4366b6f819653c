import { describe, expect, it } from 'vitest';
import type { FileMap } from '../../1-read/memory-files.ts';
import { buildSmallSite, documentText } from '../../testing/build-small-site.ts';

const DAY = 86_400_000;

const collection = (typeName: string): FileMap => ({
  'collections/c.json': documentText('collection', 'c', {
    type: 1,
    typeName,
    title: 'Things',
    urlId: 'things',
    itemOrder: typeName === 'events' ? 'date' : 'manual',
  }),
});

const item = (id: string, more: object): FileMap => ({
  [`items/${id}.json`]: documentText('item', id, {
    collectionId: 'c',
    recordType: 1,
    title: id,
    urlId: id,
    order: id,
    ...more,
  }),
});

const IMAGE: FileMap = {
  'assets/cup.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>',
  'assets/cup.svg.json': documentText('asset', 'cup', {
    filename: 'cup.svg',
    mime: 'image/svg+xml',
    altText: 'A cup',
  }),
};

describe('a collection without a template of the theme', () => {
  const event = (id: string, day: number) =>
    item(id, {
      recordType: 12,
      startDate: day * DAY,
      endDate: day * DAY + 7_200_000,
      location: { addressTitle: 'Market', addressLine1: 'Rua 1' },
    });

  it('lists upcoming and past events with times and places', async () => {
    const { read } = await buildSmallSite(
      { ...collection('events'), ...event('fair', 20), ...event('sale', 5) },
      { now: 10 * DAY, website: { timeZone: 'UTC' } },
    );
    const html = read('things/index.html');
    expect(html).toMatch(/<h2>Upcoming events<\/h2>[\s\S]*>fair<[\s\S]*<h2>Past events<\/h2>[\s\S]*>sale</);
    expect(html).toContain('<time datetime="1970-01-21T00:00">21 January 1970, 00:00</time> – <time');
    expect(html).toContain('<p>Market, Rua 1</p>');
    expect(read('things/fair/index.html')).toContain('<p>Market, Rua 1</p>');
  });

  it('says that there are no events', async () => {
    const { read } = await buildSmallSite(collection('events'));
    expect(read('things/index.html')).toContain('<p>No events yet.</p>');
  });

  it('shows the images of a gallery, which lead to their sources', async () => {
    const { read } = await buildSmallSite({
      ...collection('gallery'),
      ...IMAGE,
      ...item('cup-1', { recordType: 2, mainImageId: 'cup', sourceUrl: 'https://source.example' }),
    });
    const html = read('things/index.html');
    expect(html).toMatch(
      /<li><figure><a href="https:\/\/source.example"><picture><img [^>]*src="\/assets\/cup.svg"[^>]* alt="A cup"/,
    );
    expect(html).toContain('<figcaption>cup-1</figcaption>');
  });

  it('shows each image of a product once, the main image first', async () => {
    const image = (id: string): FileMap => ({
      [`assets/${id}.svg`]: '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>',
      [`assets/${id}.svg.json`]: documentText('asset', id, { filename: `${id}.svg`, mime: 'image/svg+xml' }),
    });
    const { read } = await buildSmallSite({
      'collections/c.json': documentText('collection', 'c', {
        type: 13,
        typeName: 'products',
        title: 'Things',
        urlId: 'things',
      }),
      ...image('front'),
      ...image('back'),
      ...item('vase', {
        recordType: 11,
        mainImageId: 'front',
        imageIds: ['back', 'front'],
        structuredContent: {
          productType: 1,
          variants: { one: { sku: 'V', order: 'a', priceMoney: { value: '9.00', currency: 'USD' } } },
        },
      }),
    });
    expect(
      [...read('things/p/vase/index.html').matchAll(/<img [^>]*?src="([^"]*)"/g)].map(([, src]) => src),
    ).toEqual(['/assets/front.svg', '/assets/back.svg']);
  });

  it('plays the tracks of an album', async () => {
    const { read } = await buildSmallSite({
      ...collection('album'),
      ...item('song', { recordType: 7, audioAssetUrl: '/assets/song.mp3', author: { displayName: 'Tomé' } }),
    });
    const html = read('things/index.html');
    expect(html).toContain('<span class="track-artist">Tomé</span>');
    expect(html).toContain(
      '<audio controls preload="none" src="/assets/song.mp3" aria-labelledby="track-song">',
    );
  });
});
