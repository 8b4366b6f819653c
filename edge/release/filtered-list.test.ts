import { beforeAll, describe, expect, it } from 'vitest';
import { askWorker } from '../testing/browser.ts';
import { publishRelease } from '../testing/release.ts';

beforeAll(async () => {
  await publishRelease(
    {
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
    },
    'other',
  );
});

const get = (path: string) => askWorker(`https://other.test${path}`, { redirect: 'manual' });

describe('a list with the query of a filter', () => {
  it.each([
    ['/log?tag=Caf%C3%A9+%26+Bar', '/log/tag/caf%C3%A9'],
    ['/log?month=9-2026&format=json', '/log/month/2026-09?format=json'],
    ['/log?view=list&tag=caf%C3%A9%20%26%20bar', '/log/tag/caf%C3%A9?view=list'],
  ])('redirects to the page of the filter: %s', async (from, to) => {
    const response = await get(from);
    expect([response.status, response.headers.get('location')]).toEqual([302, to]);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect((await get(to)).status).toBe(200);
  });

  it.each([
    ['/log?tag=other', 'all posts'],
    ['/log?tag=%E0%A4%A', 'all posts'],
    ['/about?tag=caf%C3%A9+%26+bar', 'about'],
    ['/?tag=constructor', 'home'],
  ])('is the whole list where there is no such page: %s', async (path, text) => {
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([200, text]);
  });
});
