import { beforeAll, describe, expect, it } from 'vitest';
import { getFromOther, publishOther, redirectOf } from '../testing/other-site.ts';

beforeAll(async () => {
  const pages = ['log', 'log/page/2', 'log/page/3', 'shop', 'shop/page/2', 'page/2', 'about'];
  await publishOther({
    files: {
      'index.html': 'home',
      'log/page/2/index.json': '{"mainContent":"older"}',
      ...Object.fromEntries(pages.map((path) => [`${path}/index.html`, path])),
    },
    edgeData: {
      filters: { '/log': { 'tag:tar': '/log' } },
      pageEnds: { '/log': [500, 300], '/': [40] },
    },
  });
});

describe('a list with the query of one of its pages', () => {
  it.each([
    ['/log?offset=500', '/log/page/2'],
    ['/log?offset=301', '/log/page/2'],
    ['/log?offset=300&format=json', '/log/page/3?format=json'],
    ['/log?offset=1', '/log/page/3'],
    ['/log?offset=9000', '/log'],
    ['/log?offset=290&reversePaginate=true', '/log/page/2'],
    ['/log?offset=700&reversePaginate=true', '/log'],
    ['/?offset=40&view=list', '/page/2?view=list'],
    ['/shop?page=2', '/shop/page/2'],
    ['/log?tag=Tar&offset=400', '/log?offset=400'],
  ])('redirects to that page: %s', async (from, to) => {
    expect(await redirectOf(from)).toEqual({ status: 302, location: to, caching: 'no-cache' });
  });

  it.each([
    ['/log?offset=x', 'log'],
    ['/about?offset=400', 'about'],
    ['/shop?page=3', 'shop'],
    ['/shop?page=0', 'shop'],
    ['/shop?page=1', 'shop'],
  ])('is the page without the query where there is no such page: %s', async (path, text) => {
    const response = await getFromOther(path);
    expect([response.status, await response.text()]).toEqual([200, text]);
  });

  it('leads requests for data to the data of that page', async () => {
    const { headers } = await getFromOther('/log?offset=500&format=main-content');
    const response = await getFromOther(headers.get('location') ?? '');
    expect(await response.text()).toBe('older');
  });
});
