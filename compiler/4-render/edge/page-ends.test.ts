import { expect, it } from 'vitest';
import { smallSite } from '../../../fixtures/sites/small-site.ts';
import { createMemoryFiles, type FileMap } from '../../1-read/memory-files.ts';
import { renderSite } from '../../compile-site.ts';
import { createLocale } from '../../node/locales.ts';
import { documentText } from '../../testing/build-small-site.ts';

/** A journal with a post at each time, in pages of two; `own` are further fields, `others` further files. */
async function built(times: readonly number[], own: object = {}, others: FileMap = {}) {
  const files = {
    'theme/collections/blog.conf': '{ "pageSize": 2 }',
    'theme/collections/blog.list':
      '<a href="?tag={@}"></a>[{pagination.prevPageOffset} {pagination.nextPageOffset}]',
    'collections/log.json': documentText('collection', 'log', {
      type: 1,
      typeName: 'blog',
      title: 'Log',
      urlId: 'log',
      ...own,
    }),
    'taxons/rope.json': documentText('taxon', 'rope', { type: 'tag', name: 'Rope' }),
    ...Object.fromEntries(
      times.map((publishOn, index) => [
        `items/log/post-${index}.json`,
        documentText('item', `post-${index}`, {
          collectionId: 'log',
          recordType: 1,
          title: 'Post',
          urlId: `post-${index}`,
          publishOn,
          ...(publishOn < 50 && { tags: ['rope'] }),
        }),
      ]),
    ),
    ...others,
  };
  const { rendered } = await renderSite(
    { site: createMemoryFiles(smallSite(files)), createLocale },
    { now: 1000 },
  );
  const page = rendered?.files.find(({ path }) => path === 'log/page/2/index.html');
  return {
    ends: rendered?.edgeData.pageEnds,
    offsets: page !== undefined && 'text' in page ? /\[\d+ \d+\]/.exec(page.text)?.[0] : undefined,
  };
}

it('the Worker knows after which times the pages of a list by date end', async () => {
  const { ends, offsets } = await built([10, 90, 20, 30, 80]);
  expect(ends).toEqual({ '/log': [80, 20], '/log/tag/rope': [20] });
  expect(offsets).toBe('[30 20]');
});

it('the pages of a blog that is the home page are those of one list', async () => {
  const home = documentText('page', 'home', { pageType: 2, title: 'Home', urlId: 'home' });
  const { ends } = await built([100, 90, 80, 70, 60], { isHome: true }, { 'pages/home.json': home });
  expect(ends).toEqual({ '/': [90, 70] });
});

it('the pages of a list of events end at the starts of events', async () => {
  const events = [10, 20, 30].map((startDate, index) => [
    `items/days/event-${index}.json`,
    documentText('item', `event-${index}`, {
      ...{ collectionId: 'days', recordType: 12, title: 'Event', urlId: `event-${index}` },
      ...{ startDate, publishOn: 500 + startDate },
    }),
  ]);
  const { ends } = await built(
    [],
    {},
    {
      'theme/collections/events.conf': '{ "pageSize": 2 }',
      'theme/collections/events.list': '{title}',
      'collections/days.json': documentText('collection', 'days', {
        ...{ type: 10, typeName: 'events', title: 'Days', urlId: 'days' },
      }),
      ...Object.fromEntries(events),
    },
  );
  expect(ends).toEqual({ '/days': [20] });
});

it('lists of one page and in manual order have no such times', async () => {
  expect((await built([10, 90])).ends).toBeUndefined();
  expect((await built([10, 90, 80], { itemOrder: 'manual' })).ends).toBeUndefined();
  expect((await built([10, 10, 10, 10, 10])).ends).toBeUndefined();
});
