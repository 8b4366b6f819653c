import { beforeAll, describe, expect, it } from 'vitest';
import { getFromOther, publishOther, redirectOf } from '../testing/other-site.ts';

beforeAll(async () => {
  await publishOther({
    files: {
      'index.html': 'home',
      'log/index.html': 'all posts',
      'log/tag/café/index.html': 'café',
      'log/month/2026-09/index.html': 'September',
      'log/month/2026-09/index.json': '{"mainContent":"September"}',
      'about/index.html': 'about',
    },
    edgeData: {
      filters: { '/log': { 'tag:café & bar': '/log/tag/café', 'month:2026-09': '/log/month/2026-09' } },
    },
  });
});

describe('a list with the query of a filter', () => {
  it.each([
    ['/log?tag=Caf%C3%A9+%26+Bar', '/log/tag/caf%C3%A9'],
    ['/log?month=9-2026&format=json', '/log/month/2026-09?format=json'],
    ['/log?view=list&tag=caf%C3%A9%20%26%20bar', '/log/tag/caf%C3%A9?view=list'],
  ])('redirects to the page of the filter: %s', async (from, to) => {
    expect(await redirectOf(from)).toEqual({ status: 302, location: to, caching: 'no-cache' });
    expect((await getFromOther(to)).status).toBe(200);
  });

  it.each([
    ['/log?tag=other', 'all posts'],
    ['/log?tag=%E0%A4%A', 'all posts'],
    ['/about?tag=caf%C3%A9+%26+bar', 'about'],
    ['/?tag=constructor', 'home'],
  ])('is the whole list where there is no such page: %s', async (path, text) => {
    const response = await getFromOther(path);
    expect([response.status, await response.text()]).toEqual([200, text]);
  });
});
