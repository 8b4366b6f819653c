// Texts in German. cspell:ignore Teller Glasur Blau Laden neu
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { publishRelease } from '../../testing/release.ts';
import { PRODUCTS, STORE } from '../../testing/shop.ts';

const PLATE = { productId: 'plate', variantId: 'plate-blue' };
const REQUEST = { isJoinMailingList: false, origin: 'https://shop.test', clientAddress: '' };

/** The object of a new store, with a request for a plate and one for a mug. */
async function withRequests() {
  const object = env.RESTOCK.get(env.RESTOCK.newUniqueId());
  await object.signUp({ ...REQUEST, ...PLATE, email: 'ana@example.com' });
  await object.signUp({ ...REQUEST, productId: 'mug', variantId: 'mug-one', email: 'eva@example.com' });
  return object;
}

function publish(siteId: string, sendRestockAutomatically: boolean) {
  const store = { ...STORE, sendRestockAutomatically };
  return publishRelease({ edgeData: { products: PRODUCTS, store } }, siteId);
}

it('customers are notified in the language of their request, if the site is published in it', async () => {
  const plate = { title: 'Teller', optionNames: [], attributes: { 'plate-blue': { Glasur: 'Blau' } } };
  const texts = { emailRestockLink: '{productName} (neu):' };
  const german = { title: 'Laden', texts, shippingNames: {}, taxNames: {}, forms: {}, mailingLists: {} };
  const translations = { de: { ...german, products: { plate } } };
  const store = { ...STORE, sendRestockAutomatically: true };
  await publishRelease({ edgeData: { products: PRODUCTS, store, translations } }, 'german');
  const object = env.RESTOCK.get(env.RESTOCK.newUniqueId());
  for (const language of ['de', 'fr'])
    await object.signUp({ ...REQUEST, ...PLATE, email: `${language}@example.com`, language });
  await object.handleRestock('german', [PLATE]);
  const emails = await object.listOutbox({ limit: 10 });
  const textTo = (language: string) => emails.find(({ to }) => to === `${language}@example.com`)?.text;
  expect(textTo('de')).toContain('Teller (Blau) (neu):\n\nhttps://shop.test/de/shop/p/plate');
  expect(textTo('fr')).toContain('Tide plate (Blue) is back in stock:\n\nhttps://shop.test/shop/p/plate');
});

describe('restocked variants', () => {
  beforeAll(async () => {
    await publish('shop', true);
    await publish('other', false);
  });

  it('notify their customers if alerts are automatic', async () => {
    const object = await withRequests();
    expect(await object.handleRestock('shop', [PLATE])).toBe(1);
    expect(await object.listOutbox({ limit: 10 })).toMatchObject([
      { to: 'ana@example.com', subject: 'Tide plate (Blue) is back in stock' },
    ]);
  });

  it('send no email if alerts are sent by hand (R-ERESTOCK-API-12)', async () => {
    const object = await withRequests();
    expect(await object.handleRestock('other', [PLATE])).toBe(0);
    expect(await object.listOutbox({ limit: 10 })).toEqual([]);
  });

  it('send no email if no release has them', async () => {
    const object = await withRequests();
    expect(await object.handleRestock('shop', [{ ...PLATE, variantId: 'plate-red' }])).toBe(0);
    expect(await object.handleRestock('unpublished', [PLATE])).toBe(0);
  });
});
