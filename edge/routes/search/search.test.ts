import { beforeAll, describe, expect, it } from 'vitest';
import { askWorker } from '../../testing/browser.ts';
import { publishRelease } from '../../testing/release.ts';

const SHELL = '<!doctype html><title>Search</title><main><!--quoin:main--></main>';
const ITEMS = [
  {
    url: '/shop/p/mug',
    title: 'Sea mug',
    text: 'Glazed in blue.',
    kind: 'product',
    image: '/assets/mug.webp',
    focalClass: 'focal-30-70',
  },
  {
    url: '/journal/ash',
    title: 'Ash & water',
    text: `A mug of <b>ash</b>. ${'x'.repeat(400)}`,
    kind: 'post',
  },
  ...Array.from({ length: 25 }, (_, index) => ({
    url: `/tile/${index}`,
    title: `Tile ${index}`,
    text: '',
    kind: 'item',
  })),
];

beforeAll(async () => {
  await publishRelease({
    files: {
      'search/index.html': SHELL,
      'search-index.json': JSON.stringify({ items: ITEMS }),
      'fr/search/index.html': SHELL.replace('Search', 'Recherche'),
      'fr/search-index.json': JSON.stringify({
        items: [{ url: '/fr/tasse', title: 'Tasse', text: '', kind: 'page' }],
      }),
      'guide/search/index.html': 'A page about searches',
    },
    shells: { search: 'search/index.html' },
  });
});

async function search(query: string): Promise<string> {
  const response = await askWorker(`https://shop.test/search${query}`);
  expect(response.status).toBe(200);
  return response.text();
}

describe('the search page without scripts', () => {
  it('is not indexed', async () => {
    const { headers } = await askWorker('https://shop.test/search?q=mug');
    expect(headers.get('x-robots-tag')).toBe('noindex');
  });

  it.each(['0', '-1', 'x', ''])('shows the first results as page %j', async (page) => {
    expect((await search(`?q=tile&page=${page}`)).split('class="search-result"')).toHaveLength(21);
  });

  it('asks for a query first', async () => {
    const page = await search('');
    expect(page).toContain('<form class="search-form" role="search" action="/search" method="get">');
    expect(page).toContain('<p class="search-status" role="status"></p>');
    expect(page).toContain('<ol class="search-results"></ol>');
  });

  it('shows results with excerpts, title matches first', async () => {
    const page = await search('?q=mug');
    expect(page).toContain('2 results for “mug”');
    expect(page.indexOf('/shop/p/mug')).toBeLessThan(page.indexOf('/journal/ash'));
    expect(page).toContain('<img class="search-result-image focal-30-70" src="/assets/mug.webp"');
    expect(page).toContain('Ash &amp; water');
    expect(page).toContain('A mug of &lt;b&gt;ash&lt;/b&gt;.');
    expect(page).not.toContain('x'.repeat(200));
  });

  it('reports one result and no results', async () => {
    expect(await search('?q=sea')).toContain('1 result for “sea”');
    expect(await search('?q=unicorn')).toContain('No results found.');
  });

  it('shows 20 results, and more behind a link', async () => {
    const count = (page: string) => page.split('class="search-result"').length - 1;
    const first = await search('?q=tile');
    expect(count(first)).toBe(20);
    expect(first).toContain('href="/search?q=tile&amp;page=2"');
    expect(await search('?q=tile%20tile')).toContain('href="/search?q=tile%20tile&amp;page=2"');
    const second = await search('?q=tile&page=2');
    expect(count(second)).toBe(25);
    expect(second).not.toContain('page=3');
  });

  it('escapes the query', async () => {
    const page = await search(`?q=${encodeURIComponent('"><script>alert(1)</script>')}&page=-1`);
    expect(page).not.toContain('<script');
    expect(page).toContain('&quot;&gt;&lt;script&gt;');
    expect(await search(`?q=${'a'.repeat(5000)}&page=99999999`)).not.toContain('a'.repeat(201));
  });
});

describe('the search page in another language', () => {
  it('finds pages in its language', async () => {
    const response = await askWorker('https://shop.test/fr/search?q=tasse');
    const page = await response.text();
    expect(page).toContain('<title>Recherche</title>');
    expect(page).toContain('<a href="/fr/tasse">');
    expect(page).toContain('action="/fr/search"');
  });

  it('is no other page with such a URL', async () => {
    const response = await askWorker('https://shop.test/guide/search');
    expect([response.status, await response.text()]).toEqual([200, 'A page about searches']);
  });
});
