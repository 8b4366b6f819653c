import { beforeAll, describe, expect, it } from 'vitest';
import { API } from '../../../formatters/vocabulary/api/paths.ts';
import { askWorker } from '../../testing/browser.ts';
import { publishRelease } from '../../testing/release.ts';

const ITEMS = [{ id: 'tour', title: 'Tour', fullUrl: '/events/tour' }];

beforeAll(async () => {
  const files = {
    'index.html': 'home',
    'api/open/GetItemsByMonth/events/2026-09.json': JSON.stringify(ITEMS),
  };
  await publishRelease({ files }, 'other');
});

const ask = (query: string) => askWorker(`https://other.test${API.itemsByMonth}?${query}`);

describe('the items of a month', () => {
  it('are those that the build has stored, however the month is written', async () => {
    expect(await (await ask('month=09-2026&collectionId=events')).json()).toEqual(ITEMS);
    expect(await (await ask('month=9-2026&collectionId=events&crumb=x')).json()).toEqual(ITEMS);
  });

  it.each(['month=10-2026&collectionId=events', 'month=09-2026&collectionId=log'])(
    'are an empty list where there are none: %s',
    async (query) => {
      expect(await (await ask(query)).json()).toEqual([]);
    },
  );

  it.each(['', 'month=2026&collectionId=events', 'month=09-2026', 'month=09-2026&collectionId=../x'])(
    'need a month and a collection: %s',
    async (query) => {
      expect((await ask(query)).status).toBe(400);
    },
  );
});
