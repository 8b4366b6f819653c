import { beforeAll, describe, expect, test, vi } from 'vitest';
import { emit } from '../core/emit.ts';
import { addResponse, ENTRIES } from '../testing/carts.ts';
import type { Network } from '../testing/network.ts';
import { closePageAfterEach, type OpenOptions, openPage, setCookie, settle } from '../testing/open-page.ts';
import { addButton } from '../testing/product-page.ts';
import { renderSite } from '../testing/render-site.ts';
import { startTelemetry } from './start-telemetry.ts';

const EVENT = '/api/events/RecordEvent';

closePageAfterEach();

let site: (path: string) => string;
/** The same with a tag manager and a pixel, and with metrics of the store. */
let trackedSite: (path: string) => string;
beforeAll(async () => {
  const tracking = {
    dataLayer: 'dataLayer',
    pixel: { function: 'fbq', command: 'track', events: { add_to_cart: 'AddToCart' } },
  };
  site = await renderSite();
  trackedSite = await renderSite({
    websiteSettings: { tracking, cookieBannerEnabled: true },
    featureFlags: { useCLDRMoneyFormat: true, commerceVisitorMetrics: true },
  });
  // Its first import takes real time.
  await import('../analytics/tracking.ts');
});

/** Opens a page and waits until its telemetry runs. */
async function visit(html: string, options: OpenOptions = {}): Promise<Network> {
  const { network, page, becomeIdle } = await openPage(html, options);
  startTelemetry(page);
  await becomeIdle();
  return network;
}

/** Events that the API got. */
const recorded = (network: Network) =>
  network.to(EVENT).map(({ body }) => {
    const { event = '', data = '' } = body as Readonly<Record<string, string>>;
    return { event, data: JSON.parse(data) as Readonly<Record<string, unknown>> };
  });

/** What the services of the site got: a tag manager and a pixel. */
interface Services {
  readonly tags: readonly Readonly<Record<string, unknown>>[];
  readonly pixel: ReturnType<typeof vi.fn>;
  readonly network: Network;
}

/** Opens a page of the site with services, by default with consent. */
async function visitTracked(html: string, options: OpenOptions = {}): Promise<Services> {
  const tags: Readonly<Record<string, unknown>>[] = [];
  const pixel = vi.fn();
  vi.stubGlobal('dataLayer', tags);
  vi.stubGlobal('fbq', pixel);
  const network = await visit(html, { cookies: { ss_cookieAllowed: 'true' }, ...options });
  return { tags, pixel, network };
}

const withOrder = (order: object) =>
  trackedSite('/').replace(
    '</body>',
    () => `<data id="quoin-order" value="${JSON.stringify(order).replaceAll('"', '&quot;')}"></data></body>`,
  );

const ORDER = {
  id: 'order-1',
  purchasedCartId: 'cart-1',
  testMode: false,
  websiteId: 'settings',
  currencyCode: 'USD',
  items: [{ sku: 'MUG-0', productName: 'Mug', quantity: 2, unitPrice: { value: '20.00' } }],
  grandTotal: { decimalValue: '47.50' },
  shippingTotal: { value: '4.50' },
  taxTotal: { decimalValue: '3.00' },
};

async function addMug({ network }: Pick<Services, 'network'>): Promise<void> {
  network.reply(ENTRIES, { json: addResponse() });
  addButton().click();
  await settle();
}

describe('the events API', () => {
  test('R-ANLY-SEND-12: gets one event of a viewed product', async () => {
    const events = recorded(await visit(site('/shop/p/mug')));
    expect(events.map(({ event }) => event)).toEqual(['view_product']);
  });

  test('R-ANLY-SEND-13: gets site, page, product page and the fields of the item', async () => {
    const [view] = recorded(await visit(site('/shop/p/mug'), { url: '/shop/p/mug' }));
    expect(view?.data).toEqual({
      website_id: 'settings',
      page_id: 'mug',
      product_page: '/shop/p/mug',
      product: {
        item_id: 'mug',
        item_type: 1,
        item_title: 'Mug',
        item_collection_id: 'shop',
        item_collection_name: 'Shop',
      },
    });
  });

  test('R-ANLY-SEND-19: gets one event of a visited product page, and of a visited listing', async () => {
    for (const [path, name] of [
      ['/shop/p/mug', 'view_product'],
      ['/shop', 'view_product_listing'],
    ] as const) {
      const events = recorded(await visit(site(path)));
      expect([path, ...events.map(({ event }) => event)]).toEqual([path, name]);
    }
  });

  test('gets the collection of a listing', async () => {
    const [view] = recorded(await visit(site('/shop')));
    expect(view?.data).toMatchObject({ collection_id: 'shop', collection_name: 'Shop' });
  });

  test.each(['/', '/contact', '/featured'])('gets no event of the page %s', async (path) => {
    expect(recorded(await visit(site(path)))).toEqual([]);
  });
});

describe('the services of a site', () => {
  test('R-ANLY-SEND-11: get one purchase, with items and totals, on the page of an order', async () => {
    localStorage.clear();
    const { tags } = await visitTracked(withOrder(ORDER));
    expect(tags).toMatchObject([
      {
        event: 'purchase',
        website_id: 'settings',
        test_mode: false,
        ecommerce: {
          transaction_id: 'order-1',
          currency: 'USD',
          value: 47.5,
          tax: 3,
          shipping: 4.5,
          items: [{ item_id: 'MUG-0', item_name: 'Mug', price: 20, quantity: 2 }],
        },
      },
    ]);
    const again = await visitTracked(withOrder(ORDER));
    const other = await visitTracked(withOrder({ ...ORDER, id: 'order-2' }));
    expect([again.tags.length, other.tags.length]).toEqual([0, 1]);
  });

  test('get a purchase where storage is blocked', async () => {
    vi.stubGlobal('localStorage', undefined);
    expect((await visitTracked(withOrder(ORDER))).tags).toHaveLength(1);
  });

  test('R-ANLY-SEND-22: get created accounts, added items and searches, once each', async () => {
    const added = await visitTracked(trackedSite('/shop/p/mug'));
    added.pixel.mockClear();
    await addMug(added);
    expect(added.pixel.mock.calls.map(([, event]) => event)).toEqual(['AddToCart']);
    const { pixel } = await visitTracked(trackedSite('/'), { url: '/search?q=mug' });
    emit(document, 'wb:search', { query: 'plate' });
    emit(document, 'wb:create-account', {});
    const ofSite = { website_id: 'settings', page_id: 'home' };
    expect(pixel.mock.calls).toEqual([
      ['track', 'search', { ...ofSite, query: 'mug' }],
      ['track', 'search', { ...ofSite, query: 'plate' }],
      ['track', 'create_account', ofSite],
    ]);
  });

  test('get no search on another page that has a query', async () => {
    const { pixel } = await visitTracked(trackedSite('/'), { url: '/?q=mug' });
    expect(pixel.mock.calls).toEqual([]);
  });

  test('R-ANLY-SEND-23: get newsletters, viewed products and purchases, once each', async () => {
    localStorage.clear();
    const { pixel } = await visitTracked(trackedSite('/shop/p/mug'));
    emit(document, 'wb:newsletter', { formId: 'news' });
    const order = await visitTracked(withOrder(ORDER));
    const events = [...pixel.mock.calls, ...order.pixel.mock.calls].map(([, event]) => event);
    expect(events).toEqual(['view_product', 'newsletter', 'purchase']);
  });

  test('R-ANLY-SEND-24: and the API get an added item exactly once', async () => {
    const services = await visitTracked(trackedSite('/shop/p/mug'));
    await addMug(services);
    const { tags, pixel, network } = services;
    const names = [
      ...recorded(network).map(({ event }) => event),
      ...tags.map(({ event }) => event),
      ...pixel.mock.calls.map(([, event]) => event),
    ];
    expect(names.filter((name) => /add/i.test(name))).toEqual(['add_to_cart', 'add_to_cart', 'AddToCart']);
  });

  test('get added items of pages from which the API gets none', async () => {
    const services = await visitTracked(trackedSite('/shop'));
    services.network.reply(ENTRIES, { json: addResponse() });
    addButton('mug').click();
    await settle();
    expect(services.tags.map(({ event }) => event)).toEqual(['view_product_listing', 'add_to_cart']);
    expect(recorded(services.network).map(({ event }) => event)).toEqual(['view_product_listing']);
    // A pixel has no event for it.
    expect(services.pixel.mock.calls.map(([, event]) => event)).toEqual(['AddToCart']);
  });

  test('get nothing without consent, and everything from then on', async () => {
    const { tags, pixel } = await visitTracked(trackedSite('/shop/p/mug'), { cookies: {} });
    expect([tags.length, pixel.mock.calls.length]).toEqual([0, 0]);
    setCookie('ss_cookieAllowed', 'true');
    emit(document, 'wb:consent', {});
    await settle();
    expect([tags.length, pixel.mock.calls.length]).toEqual([1, 1]);
  });

  test('may be missing: the API gets its events, and the array is created', async () => {
    const network = await visit(trackedSite('/shop/p/mug'), { cookies: { ss_cookieAllowed: 'true' } });
    expect(recorded(network)).toHaveLength(1);
    expect((window as unknown as { dataLayer: object[] }).dataLayer).toHaveLength(1);
    Reflect.deleteProperty(window, 'dataLayer');
  });

  test('are not asked for by other sites', async () => {
    const tags: object[] = [];
    vi.stubGlobal('dataLayer', tags);
    await visit(site('/shop/p/mug'));
    expect(tags).toEqual([]);
    expect(site('/shop/p/mug')).not.toContain('"tracking"');
  });
});
