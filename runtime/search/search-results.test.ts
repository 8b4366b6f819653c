import { beforeAll, describe, expect, test } from 'vitest';
import type { Reply } from '../testing/network.ts';
import { closePageAfterEach, find, openPage, settle } from '../testing/open-page.ts';

const INDEX = '/search-index.json';
/** As the Worker renders it. */
const PAGE = `<body><div class="quoin-search"><form class="search-form" role="search" action="/search" method="get">
  <label for="search-query">Search</label> <input id="search-query" name="q" type="search"><button>Search</button></form>
  <p class="search-status" role="status"></p><ol class="search-results"></ol></div></body>`;

closePageAfterEach();

beforeAll(async () => {
  // Its first import takes real time.
  await import('./search.ts');
});

const status = () => find('.search-status').textContent;
const results = () => [...document.querySelectorAll('.search-result')];
const more = () => find('.search-more');

async function open(reply: Reply) {
  const { network } = await openPage(PAGE, { prepare: (each) => each.reply(INDEX, reply) });
  return network;
}

/** A reply with this many mugs. */
function mugs(count: number): Reply {
  const items = Array.from({ length: count }, (_, index) => ({
    url: `/${index}`,
    title: 'Mug',
    text: 'Blue',
  }));
  return { json: { items } };
}

async function type(query: string): Promise<void> {
  find<HTMLInputElement>('#search-query').value = query;
  find('#search-query').dispatchEvent(new Event('input'));
  await settle();
}

async function submit(query: string): Promise<readonly unknown[]> {
  const searches: unknown[] = [];
  document.addEventListener('wb:search', (event) => searches.push((event as CustomEvent).detail));
  find<HTMLInputElement>('#search-query').value = query;
  find('.search-form button').click();
  await settle();
  return searches;
}

describe('a search', () => {
  test('requests the index once, with the first query', async () => {
    const network = await open(mugs(1));
    expect(network.sent).toEqual([]);
    await type('m');
    await type('mu');
    expect(network.sent).toMatchObject([{ method: 'GET', path: INDEX }]);
  });

  test('shows the results of the last query, although the index arrives later', async () => {
    const network = await open('offline');
    const release = network.hold(INDEX);
    await type('xyzzy');
    await type('mug');
    release(mugs(1));
    await settle();
    expect([status(), results().length]).toEqual(['1 result for “mug”', 1]);
  });

  test('reports the number of several results', async () => {
    await open(mugs(2));
    await type(' mug ');
    expect(status()).toBe('2 results for “mug”');
  });

  test('without a query shows nothing', async () => {
    await open(mugs(2));
    await type('mug');
    await type(' ');
    expect([status(), results()]).toEqual(['', []]);
  });

  test.each([{ json: {} }, { json: { items: {} } }])('in the index %j finds nothing', async (reply) => {
    await open(reply);
    await type('mug');
    expect(status()).toBe('No results found.');
  });

  test('that is submitted is reported as wb:search, unless it is empty', async () => {
    await open(mugs(1));
    expect(await submit(' mug ')).toEqual([{ query: 'mug' }]);
    expect(await submit(' ')).toEqual([]);
  });

  test('that is submitted stays on the page', async () => {
    await open(mugs(1));
    const event = new Event('submit', { cancelable: true });
    find('.search-form').dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  });
});

describe('the button for more results', () => {
  test.each([
    [20, true],
    [21, false],
  ])('of %i results is hidden: %s', async (count, isHidden) => {
    await open(mugs(count));
    await type('mug');
    expect([more().textContent, more().hidden]).toEqual(['Show more results', isHidden]);
  });

  test('is hidden before the first search', async () => {
    await open(mugs(1));
    expect(more().hidden).toBe(true);
  });
});

describe('a result', () => {
  async function resultOf(item: object): Promise<Element | undefined> {
    await open({ json: { items: [{ title: 'Mug', text: 'Blue, with a handle', ...item }] } });
    await type('mug');
    return results()[0];
  }

  test('links to its page and shows its text', async () => {
    const result = await resultOf({ url: '/shop/p/mug' });
    expect(result?.querySelector('a')?.getAttribute('href')).toBe('/shop/p/mug');
    expect(result?.querySelector('.search-result-text')?.textContent).toContain('Blue, with a handle');
    expect(result?.querySelector('img')).toBe(null);
  });

  test('has the image of its page, which its title describes', async () => {
    const image = (await resultOf({ url: '/mug', image: '/mug.jpg' }))?.querySelector('img');
    expect([image?.getAttribute('src'), image?.alt, image?.loading]).toEqual(['/mug.jpg', '', 'lazy']);
    expect([image?.width, image?.height]).toEqual([88, 88]);
  });

  test.each(['javascript:alert(1)', 'http://other.example/'])('has no link or image to %s', async (url) => {
    const result = await resultOf({ url, image: url });
    expect(result?.querySelector('a')?.hasAttribute('href')).toBe(false);
    expect(result?.querySelector('img')).toBe(null);
  });
});
