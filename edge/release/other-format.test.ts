import { beforeAll, describe, expect, it } from 'vitest';
import { getFromOther, publishOther, redirectOf } from '../testing/other-site.ts';

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
  await publishOther({ files });
});

describe('a page in another format', () => {
  it.each([
    ['/events/tour%20%C3%A9t%C3%A9?format=ical', '/events/tour%20%C3%A9t%C3%A9.ics'],
    ['/events?format=ical', '/events/events.ics'],
    ['/log?format=rss', '/log/rss.xml'],
    ['/?format=rss', '/rss.xml'],
  ])('is its calendar or feed: %s', async (from, to) => {
    expect(await redirectOf(from)).toMatchObject({ status: 302, location: to });
    expect((await getFromOther(to)).status).toBe(200);
  });

  it.each(['/log?format=ical', '/?format=ical', '/events?format=rss', '/log?format=constructor'])(
    'is the page where there is none: %s',
    async (path) => {
      expect((await getFromOther(path)).status).toBe(200);
    },
  );
});
