import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { emit } from '../core/emit.ts';
import { addResponse, ENTRIES } from '../testing/carts.ts';
import type { Network } from '../testing/network.ts';
import { closePageAfterEach, find, type OpenOptions, openPage, settle } from '../testing/open-page.ts';
import { addButton, pass } from '../testing/product-page.ts';
import { renderSite } from '../testing/render-site.ts';
import { startTelemetry } from './start-telemetry.ts';

const HIT = '/api/census/RecordHit';
const EVENT = '/api/events/RecordEvent';
const SEARCH = `<body><script type="application/json" id="wb-page">{"analytics":true,"pageType":102}</script>
  <div class="quoin-search"><form class="search-form" action="/search"><input name="q" type="search"><button>Search</button>
  </form><p class="search-status"></p><ol class="search-results"></ol></div></body>`;

closePageAfterEach();

type Fields = Readonly<Record<string, string>>;

let site: (path: string) => string;
let metricsSite: (path: string) => string;
beforeAll(async () => {
  site = await renderSite();
  metricsSite = await renderSite({
    featureFlags: { useCLDRMoneyFormat: true, commerceVisitorMetrics: true },
  });
});
beforeEach(() => {
  vi.useFakeTimers();
});

/** Opens a page and waits until it is recorded. */
async function visit(html: string, options: OpenOptions = {}): Promise<Network> {
  const { network, page, becomeIdle } = await openPage(html, options);
  startTelemetry(page);
  await becomeIdle();
  return network;
}

const fieldsOf = (network: Network, path: string) => network.to(path).map(({ body }) => body as Fields);
const hits = (network: Network) => fieldsOf(network, HIT).map(({ event }) => event);
const adds = (network: Network) => fieldsOf(network, EVENT).filter(({ event }) => event === 'add_to_cart');
const censusPaths = (network: Network) => network.to('/api/census/').map(({ path }) => path);

/** Adds a mug and returns the data of the recorded events. */
async function addMug(html: string): Promise<readonly Record<string, unknown>[]> {
  const network = await visit(html);
  network.reply(ENTRIES, { json: addResponse() });
  addButton().click();
  await settle();
  return adds(network).map(({ data = '' }) => JSON.parse(data));
}

describe('a page view', () => {
  test('R-ANLY-SEND-04: is recorded as event 1, once', async () => {
    expect(hits(await visit(site('/contact')))).toEqual(['1']);
  });

  test('names the page, without the query string of the referrer', async () => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://other.example/?secret=1');
    const [hit] = fieldsOf(await visit(site('/contact'), { url: '/contact' }), HIT);
    expect(JSON.parse(hit?.data ?? '')).toMatchObject({
      websiteId: 'settings',
      pagePath: '/contact',
      collectionId: '',
      referrer: 'https://other.example/',
    });
  });

  test('has the facts of the page', async () => {
    const html = site('/shop/p/mug');
    const [hit] = fieldsOf(await visit(html, { url: '/shop/p/mug#details' }), HIT);
    const facts = JSON.parse(/id="wb-page">([^<]*)/.exec(html)?.[1] ?? '');
    expect(JSON.parse(hit?.data ?? '')).toEqual({
      websiteId: facts.websiteId,
      memberAccountId: '',
      templateId: facts.templateId,
      website_locale: 'en',
      member_locale: '',
      variantId: '',
      pageHash: '#details',
      pagePath: '/shop/p/mug',
      collectionId: 'shop',
      itemId: 'mug',
      title: document.title,
      referrer: '',
    });
  });

  test('R-DATA-ANLY-01: names the site, the customer, the variant and the page', async () => {
    const network = await visit(site('/shop/p/mug'), {
      url: '/shop/p/mug#details',
      cookies: { SiteUserInfo: '{"siteUserId":"m1"}', quoin_locale: 'pt-PT' },
    });
    emit(document, 'wb:variant', { itemId: 'mug', variant: { id: 'blue' } });
    emit(document, 'wb:search', { query: 'mug' });
    const [view, search] = fieldsOf(network, HIT).map(({ data = '' }) => JSON.parse(data));
    const fields = {
      websiteId: 'settings',
      memberAccountId: 'm1',
      website_locale: 'en',
      member_locale: 'pt-PT',
      templateId: expect.any(String),
      variantId: '',
      pageHash: '#details',
      pagePath: '/shop/p/mug',
    };
    expect(view).toMatchObject(fields);
    expect(search).toMatchObject({ ...fields, variantId: 'blue' });
    // No variant is chosen any more.
    emit(document, 'wb:variant', { itemId: 'mug' });
    emit(document, 'wb:search', { query: 'mug' });
    expect(JSON.parse(fieldsOf(network, HIT).at(-1)?.data ?? '')).toMatchObject(fields);
  });

  test('counts the visits of the visitor', async () => {
    const [hit] = fieldsOf(await visit(site('/contact'), { cookies: { ss_cvr: 'a|1|1|5|2' } }), HIT);
    expect(hit?.ss_cvr).toMatch(/^a\|1\|5\|\d+\|3$/);
  });

  test('belongs to the same visit for half an hour', async () => {
    const [hit] = fieldsOf(
      await visit(site('/contact'), { cookies: { ss_cvr: 'a|1|1|5|2', ss_cvt: '5' } }),
      HIT,
    );
    expect(hit?.ss_cvr).toBe('a|1|1|5|2');
  });

  test('R-ANLY-EXCL-04: is not recorded on /search', async () => {
    expect(hits(await visit(SEARCH, { url: '/search' }))).toEqual([]);
    expect(hits(await visit(SEARCH, { url: '/search-tips' }))).toEqual(['1']);
  });

  test('R-ANLY-EXCL-05: is no search on /search without a query', async () => {
    expect(hits(await visit(SEARCH, { url: '/search?q=%20' }))).toEqual([]);
  });

  test('R-ANLY-EXCL-05: is a search with its text on /search, once per query', async () => {
    const network = await visit(SEARCH, { url: '/search?q=mug' });
    find<HTMLInputElement>('[name=q]').value = 'plate';
    find('.search-form button').click();
    await settle();
    const sent = fieldsOf(network, HIT).map(({ event, data = '' }) => [event, JSON.parse(data).query]);
    expect(sent).toEqual([
      ['2', 'mug'],
      ['2', 'plate'],
    ]);
  });
});

describe('what is recorded on a page', () => {
  test('R-ANLY-SEND-05: a rendered button, once', async () => {
    const network = await visit(site('/call'));
    expect(censusPaths(network)).toEqual([HIT, '/api/census/button-render']);
    expect(fieldsOf(network, '/api/census/button-render')).toMatchObject([{ blockId: 'block-call-0' }]);
  });

  test('R-ANLY-SEND-06: a clicked button, once', async () => {
    const network = await visit(site('/call'));
    document.addEventListener('click', (event) => event.preventDefault());
    find('.sqs-block-button-element').click();
    await settle();
    expect(fieldsOf(network, '/api/census/button-click')).toMatchObject([{ blockId: 'block-call-0' }]);
  });

  test('R-ANLY-SEND-06: a click inside of a button, and none elsewhere', async () => {
    const network = await visit(site('/call'));
    document.addEventListener('click', (event) => event.preventDefault());
    find('.sqs-block-button-element').innerHTML = '<b>Shop</b>';
    find('.sqs-block-button-element b').click();
    document.body.click();
    document.dispatchEvent(new Event('click'));
    expect(network.to('/api/census/button-click')).toHaveLength(1);
  });

  test('R-ANLY-SEND-07: a rendered form with its id and the visitor, once', async () => {
    const network = await visit(site('/contact'));
    expect(fieldsOf(network, '/api/census/form-render')).toMatchObject([
      { formId: 'contact', visitorCookie: fieldsOf(network, HIT)[0]?.ss_cvr },
    ]);
  });

  test('each form and each button', async () => {
    const html = site('/contact').replace(
      '<body>',
      '<body><form class="quoin-form" data-form-id="other"></form>',
    );
    const buttons = '<a class="sqs-block-button-element"></a>'.repeat(2);
    const network = await visit(html.replace('</body>', `${buttons}</body>`));
    const forms = fieldsOf(network, '/api/census/form-render').map(({ formId }) => formId);
    const blocks = fieldsOf(network, '/api/census/button-render').map(({ blockId }) => blockId);
    expect([forms, blocks]).toEqual([
      ['other', 'contact'],
      ['', ''],
    ]);
  });

  test('R-ANLY-SEND-25: two heartbeats in a minute of a visible page', async () => {
    const network = await visit(site('/contact'));
    await pass(29_999);
    expect(hits(network)).toEqual(['1']);
    await pass(1);
    expect(hits(network)).toEqual(['1', '10']);
    await pass(30_000);
    expect(hits(network)).toEqual(['1', '10', '10']);
  });

  test('R-ANLY-SEND-25: no heartbeat of a hidden page, and none after half an hour', async () => {
    const network = await visit(site('/contact'));
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await pass(30_000);
    hidden.mockRestore();
    await pass(60 * 60_000);
    expect(hits(network)).toHaveLength(1 + 59);
  });
});

describe('a request', () => {
  /** Whether the request was given up at 2499 ms, and at 2500 ms. */
  async function givenUp(path: string, html: string, act = () => {}): Promise<readonly unknown[]> {
    const network = await visit(html, { prepare: ({ hold }) => hold('/api/') });
    act();
    const [request] = network.to(path);
    await pass(2499);
    const early = request?.signal?.aborted;
    await pass(1);
    return [early, request?.signal?.aborted];
  }

  test('R-ANLY-SEND-01: that records a page view is given up after 2.5 seconds', async () => {
    expect(await givenUp(HIT, site('/contact'))).toEqual([false, true]);
  });

  test('R-ANLY-SEND-02: that records a rendered button is given up after 2.5 seconds', async () => {
    expect(await givenUp('/api/census/button-render', site('/call'))).toEqual([false, true]);
  });

  test('R-ANLY-SEND-02: that records a clicked button is given up after 2.5 seconds', async () => {
    const click = () => {
      document.addEventListener('click', (event) => event.preventDefault());
      find('.sqs-block-button-element').click();
    };
    expect(await givenUp('/api/census/button-click', site('/call'), click)).toEqual([false, true]);
  });

  test('that records a search or a heartbeat is given up after 2.5 seconds, too', async () => {
    const network = await visit(SEARCH, { url: '/search?q=mug', prepare: ({ hold }) => hold('/api/') });
    await pass(30_000);
    expect(hits(network)).toEqual(['2', '10']);
    await pass(2500);
    expect(network.to(HIT).map(({ signal }) => signal?.aborted)).toEqual([true, true]);
  });

  test('continues after the page is closed', async () => {
    await visit(site('/contact'));
    expect(vi.mocked(fetch).mock.lastCall?.[1]).toMatchObject({ keepalive: true, credentials: 'include' });
  });

  test('R-ANLY-SEND-03: that hangs does not keep a link from being followed', async () => {
    await visit(site('/call'), { prepare: ({ hold }) => hold('/api/') });
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    let isPrevented: boolean | undefined;
    addEventListener('click', (event) => {
      isPrevented = event.defaultPrevented;
      event.preventDefault();
    });
    find('.sqs-block-button-element').dispatchEvent(click);
    expect(isPrevented).toBe(false);
  });
});

describe('an event', () => {
  test('R-ANLY-SEND-09: is sent with the session token, its name and its data', async () => {
    const network = await visit(site('/contact'), { cookies: { crumb: 'c1' } });
    emit(find('.quoin-form'), 'wb:newsletter', { formId: 'contact' });
    expect(fieldsOf(network, EVENT)).toEqual([
      {
        crumb: 'c1',
        event: 'newsletter',
        data: '{"website_id":"settings","page_id":"contact","form_id":"contact"}',
      },
    ]);
    expect(vi.mocked(fetch).mock.lastCall?.[1]?.body).toBeInstanceOf(URLSearchParams);
  });

  test('R-ANLY-SEND-14: of an added item names the site, the page, the cart and the product page', async () => {
    const [data] = await addMug(metricsSite('/shop/p/mug'));
    expect(data).toMatchObject({
      website_id: 'settings',
      page_id: 'mug',
      cart_id: 'cart-1',
      product_page: '/',
    });
  });

  test('R-ANLY-SEND-15: of an added item describes it with five fields', async () => {
    const [data] = await addMug(metricsSite('/shop/p/mug'));
    expect(data?.product).toEqual({
      item_id: 'mug',
      item_type: 1,
      item_title: 'Mug',
      item_collection_id: 'shop',
      item_collection_name: 'Shop',
    });
  });

  test('R-ANLY-SEND-15: of an added item names the added one, not the one of the page', async () => {
    const network = await visit(metricsSite('/shop/p/mug'));
    const added = { itemId: 'plate', title: 'Plate' };
    emit(addButton(), 'wb:cart', { added, cart: { id: 'cart-1' } });
    const [{ data = '' } = {}] = adds(network);
    expect(JSON.parse(data).product).toMatchObject({ item_id: 'plate', item_title: 'Plate' });
  });

  test('R-ANLY-SEND-16: of an added item is not sent without the metrics of the store', async () => {
    expect(await addMug(site('/shop/p/mug'))).toEqual([]);
  });

  test.each(['websiteId', 'productType', 'itemId', 'collectionId'])(
    'R-ANLY-SEND-17: of an added item is not sent without %s',
    async (name) => {
      expect(await addMug(metricsSite('/shop/p/mug').replace(`"${name}":`, '"other":'))).toEqual([]);
    },
  );

  test('R-ANLY-SEND-17: of an added item is not sent without a cart', async () => {
    const network = await visit(metricsSite('/shop/p/mug'));
    const added = { itemId: 'mug', title: 'Mug' };
    const cart = { id: 'cart-1' };
    for (const detail of [{ added }, { added, cart: {} }, { cart }]) emit(addButton(), 'wb:cart', detail);
    expect(adds(network)).toEqual([]);
    emit(addButton(), 'wb:cart', { added, cart });
    expect(adds(network)).toHaveLength(1);
  });
});
