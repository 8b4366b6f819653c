import { beforeAll, expect, test } from 'vitest';
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
const titles = () =>
  [...document.querySelectorAll('.search-result-title')].map(({ textContent }) => textContent);

async function open(count = 1) {
  const items = Array.from({ length: count }, (_, index) => ({
    url: `/mug-${index}`,
    title: `Mug ${index}`,
    text: 'A <b>mug</b>.',
    kind: 'page',
  }));
  const { network } = await openPage(PAGE, { prepare: ({ reply }) => reply(INDEX, { json: { items } }) });
  return network;
}

async function type(query: string): Promise<void> {
  find<HTMLInputElement>('#search-query').value = query;
  find('#search-query').dispatchEvent(new Event('input'));
  await settle();
}

test('typing shows the results and their number', async () => {
  await open();
  await type('mug');
  expect([status(), titles()]).toEqual(['1 result for “mug”', ['Mug 0']]);
  await type('xyzzy');
  expect([status(), titles()]).toEqual(['No results found.', []]);
});

test('a search in another language requests the index of that language', async () => {
  const { network } = await openPage(PAGE.replace('"/search"', '"/fr/search"'));
  await type('mug');
  expect(network.sent).toMatchObject([{ path: '/fr/search-index.json' }]);
});

test('HTML in queries and pages is shown as text', async () => {
  await open();
  await type('<img src=x onerror="alert(1)"> mug');
  expect(document.querySelector('.quoin-search img')).toBe(null);
  await type('mug');
  expect(find('.search-result-text').textContent).toContain('<b>mug</b>');
});

test('twenty results are shown at a time, and the focus moves to the first that is added', async () => {
  await open(25);
  await type('mug');
  expect(titles()).toHaveLength(20);
  find('.search-more').click();
  expect(titles()).toHaveLength(25);
  expect(document.activeElement?.textContent?.trim()).toBe(titles()[20]);
  expect(find('.search-more').hidden).toBe(true);
});

test('a search index that cannot be loaded is reported, and requested again with the next query', async () => {
  const network = await open();
  network.reply(INDEX, 'offline');
  await type('mug');
  expect(status()).toBe('Please check your internet connection');
  network.reply(INDEX, { json: { items: [] } });
  await type('plate');
  expect(status()).toBe('No results found.');
});

test('a submitted query is the one in the URL', async () => {
  await open();
  find<HTMLInputElement>('#search-query').value = ' a mug ';
  find('.search-form button').click();
  await settle();
  expect(location.search).toBe('?q=a%20mug');
});

test('a submitted query is complete in the URL, whatever its characters', async () => {
  await open();
  find<HTMLInputElement>('#search-query').value = 'salt & pepper #1 +50%';
  find('.search-form button').click();
  await settle();
  expect([...new URL(location.href).searchParams]).toEqual([['q', 'salt & pepper #1 +50%']]);
});

test.each([
  ['around its focal point', { focalClass: 'focal-30-70' }, 'search-result-image focal-30-70'],
  ['around its center by default', {}, 'search-result-image'],
])('the image of a result is cropped %s', async (_, changes, classes) => {
  const item = { url: '/mug', title: 'Mug', text: '', kind: 'product', image: '/assets/mug.jpg', ...changes };
  await openPage(PAGE, { prepare: ({ reply }) => reply(INDEX, { json: { items: [item] } }) });
  await type('mug');
  expect([...find('.search-result-image').classList].join(' ')).toBe(classes);
});
