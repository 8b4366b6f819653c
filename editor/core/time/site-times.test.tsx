// A field of submissions. cspell:ignore answers
import { afterEach, it } from 'vitest';
import type { Doc } from '../../../compiler/model/index.ts';
import type { MemoryServer } from '../../testing/memory-server.ts';
import { createMemorySite } from '../../testing/memory-site.ts';
import { openApp, type TestApp } from '../../testing/open-app.tsx';
import { NOW, PAID_ORDER } from '../../testing/paid-order.ts';
import { SHOP_DOCS } from '../../testing/shop-documents.ts';

let app: TestApp;
afterEach(() => app.close());

/** No other zone that tests run in shows these minutes: 45 after those of UTC. */
const ZONE = 'Asia/Kathmandu';
/** The clocks show 11:45 of the same day, two hours ago. */
const EARLIER = NOW - 2 * 3_600_000;
/** The clocks show 00:30 of the next day. */
const NEXT_DAY = Date.parse('2027-01-15T18:45Z');
const CLOCK = 'today 11:45';
const FULL = '15 Jan 2027, 11:45 GMT+5:45';

const doc = (key: Doc['key'], body: object): Doc => ({
  key,
  rev: 1,
  updatedAt: EARLIER,
  updatedBy: '',
  body,
});

function docs(): readonly Doc[] {
  const settings = { siteTitle: 'Olaria', timeZone: ZONE };
  return [
    ...SHOP_DOCS.map((each) =>
      each.key === 'settings:site'
        ? { ...each, body: { ...Object(each.body), website: settings } }
        : { ...each, updatedAt: EARLIER },
    ),
    doc('mailing-list:news', { name: 'News', doubleOptIn: true }),
    doc('collection:journal', { type: 1, typeName: 'blog', title: 'Journal', urlId: 'journal' }),
    doc('item:kiln', {
      ...{ collectionId: 'journal', recordType: 1, title: 'A new kiln', urlId: 'kiln' },
      publishOn: NEXT_DAY,
    }),
  ];
}

const release = (id: string, isActive: boolean) => ({
  ...{ id, isActive, createdOn: EARLIER, createdBy: 'owner', message: id, docs: {} },
});
const RELEASES = { releases: [release('second', true), release('first', false)] };
const SUBMISSIONS = {
  submissions: [
    {
      ...{ id: 's', formId: 'contact', createdOn: EARLIER, answers: { text: 'Hello' } },
      ...{ pageTitle: 'Contact', pagePath: '/contact', isSpam: false },
    },
  ],
};
const SUBSCRIBERS = {
  subscribers: [
    {
      ...{ id: 'ana', email: 'ana@example.com', createdOn: EARLIER, formId: 'contact' },
      ...{ listId: 'news', state: 'subscribed' as const },
    },
  ],
};
const ORDERS = {
  orders: [
    { ...PAID_ORDER, fulfilmentState: 'fulfilled' as const, createdOn: EARLIER, shippedEmailOn: EARLIER },
  ],
  emailFailure: { reason: 'No connection', retryOn: NEXT_DAY },
};
const REQUESTS = {
  stock: [{ productId: 'plate', variantId: 'large', sku: 'TP-L', qtyInStock: 5, unlimited: false }],
  signUps: [
    {
      ...{ id: 'ana', productId: 'plate', variantId: 'large', siteVisitorEmail: 'ana@example.com' },
      ...{ isJoinMailingList: false, createdOn: EARLIER },
    },
  ],
};
const AUDIT = {
  audit: [EARLIER, NEXT_DAY - 2 * 86_400_000].map((at, index) => ({
    ...{ id: 2 - index, at, actor: 'owner', actorName: 'Inês', kind: 'order' as const },
    ...{ itemId: '', sku: '', detail: 'order 7: pending to cancelled' },
  })),
};
const EMAILS = {
  emails: [
    {
      ...{ id: 'a', to: 'ana@example.com', subject: 'Your receipt', text: 'Hello', createdOn: EARLIER },
      ...{ state: 'sent' as const, attempts: 1 },
    },
  ],
};

async function open(path: string, server: Partial<MemoryServer>): Promise<void> {
  app = await openApp({ path, server, site: createMemorySite({ docs: docs(), now: () => NOW }) });
}

const SCREENS: readonly (readonly [
  what: string,
  path: string,
  server: Partial<MemoryServer>,
  text: string,
])[] = [
  ['recent releases', '/config', RELEASES, `second${CLOCK}`],
  ['recently changed documents', '/config', {}, `· ${CLOCK}`],
  ['releases', '/config/releases', RELEASES, CLOCK],
  ['submissions', '/config/forms/contact', SUBMISSIONS, CLOCK],
  ['subscribers', '/config/forms/mailing-lists/news', SUBSCRIBERS, CLOCK],
  ['orders', '/config/store/orders', ORDERS, CLOCK],
  ['an order', '/config/store/orders/o-1', ORDERS, FULL],
  ['the next attempt to send an email', '/config/store/orders/o-1', ORDERS, '16 Jan 2027, 00:30 GMT+5:45'],
  ['back-in-stock requests', '/config/store/restock', REQUESTS, CLOCK],
  ['a back-in-stock request', '/config/store/restock?open=plate%2Flarge', REQUESTS, `Requested ${CLOCK}`],
  ['activity', '/config/store/activity', AUDIT, `Inês · ${CLOCK}`],
  ['days of activity', '/config/store/activity', AUDIT, '14 Jan 2027'],
  ['emails', '/config/settings/email', EMAILS, CLOCK],
  ['publish dates', '/config/content/journal', {}, '16 Jan 2027'],
];

it.each(SCREENS)('shows the times of %s in the time zone of the site', async (_, path, server, text) => {
  await open(path, server);
  await app.waitForText(text);
});

it.each([
  ['releases', RELEASES, `Roll back: ${FULL}`],
  ['forms/contact', SUBMISSIONS, CLOCK],
  ['forms/mailing-lists/news', SUBSCRIBERS, 'ana@example.com'],
])('shows times in the time zone of the site in the dialog of %s', async (path, server, button) => {
  await open(`/config/${path}`, server);
  await app.press({ role: 'button', name: button });
  await app.waitForText(FULL);
});
