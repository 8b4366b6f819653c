import { beforeAll, describe, expect, it } from 'vitest';
import { askWorker } from '../testing/browser.ts';
import { publishRelease } from '../testing/release.ts';

beforeAll(async () => {
  const files = {
    'index.html': 'home',
    'rss.xml': '<rss/>',
    'events/index.html': 'events',
    'events/events.ics': 'calendar',
    'events/tour été/index.html': 'tour',
    'events/tour été.ics': 'calendar',
    'log/index.html': 'log',
    'log/rss.xml': '<rss/>',
  };
  await publishRelease({ files }, 'other');
});

const get = (path: string) => askWorker(`https://other.test${path}`, { redirect: 'manual' });

describe('a page in another format', () => {
  it.each([
    ['/events/tour%20%C3%A9t%C3%A9?format=ical', '/events/tour%20%C3%A9t%C3%A9.ics'],
    ['/events?format=ical', '/events/events.ics'],
    ['/log?format=rss', '/log/rss.xml'],
    ['/?format=rss', '/rss.xml'],
  ])('is its calendar or feed: %s', async (from, to) => {
    const response = await get(from);
    expect([response.status, response.headers.get('location')]).toEqual([302, to]);
    expect((await get(to)).status).toBe(200);
  });

  it.each(['/log?format=ical', '/?format=ical', '/events?format=rss', '/log?format=constructor'])(
    'is the page where there is none: %s',
    async (path) => {
      expect((await get(path)).status).toBe(200);
    },
  );
});
