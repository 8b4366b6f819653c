// Texts in German. cspell:ignore Zwischensumme laden teller Startseite Gezeitenteller Glasur Blau Warenkorb Kasse Bestellung Töpferei Rund
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EdgeTranslation } from '../../../../compiler/model/index.ts';
import { API } from '../../../../formatters/vocabulary/api/paths.ts';
import {
  checkoutForm,
  checkoutTenant,
  decidePayment,
  hiddenField,
  publishCheckout,
} from '../../../testing/checkout.ts';
import { createTestCustomer, type TestCustomer } from '../../../testing/customer.ts';
import { GERMAN_MONEY } from '../../../testing/german-money.ts';
import { STORE } from '../../../testing/shop.ts';

const GERMAN: EdgeTranslation = {
  title: 'Töpferei',
  texts: { cartTitle: 'Warenkorb', cartSubtotal: 'Zwischensumme' },
  moneyPattern: GERMAN_MONEY,
  shippingNames: { post: 'Brief' },
  taxNames: {},
  products: {
    plate: {
      title: 'Gezeitenteller',
      optionNames: ['Glasur', 'Form'],
      // Releases have the keys of objects in alphabetical order.
      attributes: { 'plate-blue': { Form: 'Rund', Glasur: 'Blau' } },
    },
  },
  forms: {},
  mailingLists: {},
};

const SHELL = (name: string) =>
  `<!doctype html><html lang="de"><title>${name}</title><main><!--quoin:main--></main></html>`;

let customer: TestCustomer;

beforeAll(() =>
  publishCheckout(
    {
      languages: { de: { '/shop/p/plate': '/de/laden/p/teller', '/shop': '/de/laden' } },
      store: { ...STORE, url: '/shop' },
      translations: { de: GERMAN },
      website: { contactEmail: 'studio@olaria.test', baseUrl: 'https://shop.test' },
    },
    {
      'de/_shells/cart.html': SHELL('Warenkorb'),
      'de/_shells/checkout.html': SHELL('Kasse'),
      'de/_shells/order-confirmed.html': SHELL('Bestellung'),
      'de/index.html': '<!doctype html><main>Startseite</main>',
    },
  ),
);

beforeEach(async () => {
  customer = await createTestCustomer();
});

async function textOf(path: string): Promise<string> {
  return (await customer.get(path)).text();
}

describe('a cart in another language', () => {
  it('has the names and URLs of products in this language, in its theme', async () => {
    await customer.add('PLATE-BLUE');
    const page = await textOf('/de/cart');
    expect(page).toContain('<html lang="de">');
    expect(page).toContain('<a class="cart-row-title" href="/de/laden/p/teller">Gezeitenteller</a>');
    expect(page).toContain('<p class="cart-row-variant">Blau / Rund</p>');
    expect(page).toContain('action="/de/cart"');
    expect(page).toMatch(/class="cart-checkout" href="\/de\/checkout\?/);
    expect(await textOf('/cart')).toContain('Tide plate');
  });

  it('leads to the store page in its language while it is empty', async () => {
    expect(await textOf('/de/cart')).toContain('<a class="cart-continue" href="/de/laden">');
    expect(await textOf('/cart')).toContain('<a class="cart-continue" href="/shop">');
  });

  it('is the same cart: its entries keep their items and SKUs', async () => {
    await customer.add('PLATE-BLUE');
    const [entry] = (await customer.cart()).entries;
    const response = await customer.get(API.cart, { headers: { referer: 'https://shop.test/de/laden' } });
    const { entries } = await response.json<Awaited<ReturnType<TestCustomer['cart']>>>();
    expect(entries).toMatchObject([
      {
        id: entry?.id,
        itemId: 'plate',
        title: 'Gezeitenteller',
        chosenVariant: { sku: 'PLATE-BLUE', attributes: { Glasur: 'Blau' } },
      },
    ]);
    expect(entry).toMatchObject({ title: 'Tide plate', chosenVariant: { sku: 'PLATE-BLUE' } });
  });

  it('has the texts of its language, and English ones where there are none', async () => {
    await customer.add('PLATE-BLUE');
    const page = await textOf('/de/cart');
    expect(page).toContain('<h1 class="quoin-cart-title">Warenkorb</h1>');
    expect(page).toContain('<p class="cart-subtotal">Zwischensumme ');
    expect(page).toContain('>Checkout</a>');
    expect(await textOf('/cart')).toContain('<h1 class="quoin-cart-title">Cart</h1>');
  });

  it('has prices in the format of its language', async () => {
    await customer.add('PLATE-BLUE');
    const subtotalAt = async (path: string) => /cart-subtotal-amount">([^<]*)/.exec(await textOf(path))?.[1];
    expect([await subtotalAt('/de/cart'), await subtotalAt('/cart')]).toEqual(['45,00\u00a0€', '€45.00']);
  });

  it('stays in its language after a change without scripts', async () => {
    await customer.add('PLATE-BLUE');
    const page = await textOf('/de/cart');
    const fields = { crumb: hiddenField(page, 'crumb'), entryId: hiddenField(page, 'entryId') };
    const changed = await customer.form('/de/cart', { ...fields, quantity: '2' });
    expect([changed.status, changed.headers.get('location')]).toEqual([303, '/de/cart']);
    expect((await customer.cart()).totalQuantity).toBe(2);
  });
});

describe('a link from a page in another language', () => {
  const follow = async (path: string, from: string) => {
    const response = await customer.get(path, { headers: { referer: from } });
    return response.headers.get('location') ?? response.status;
  };

  it('leads to the cart and the checkout in this language, with the query', async () => {
    expect(await follow('/cart', 'https://shop.test/de/laden')).toBe('/de/cart');
    expect(await follow('/checkout?cartToken=x', 'https://shop.test/de/cart')).toBe(
      '/de/checkout?cartToken=x',
    );
  });

  it('leads to the primary language from the same page, as in a language switcher, and from other sites', async () => {
    expect(await follow('/cart', 'https://shop.test/de/cart')).toBe(200);
    expect(await follow('/cart', 'https://other.test/de/laden')).toBe(200);
    expect(await follow('/cart', 'https://shop.test/laden')).toBe(200);
  });
});

it('a path below something that is no language is not a cart', async () => {
  expect((await customer.get('/fr/cart')).status).toBe(404);
  const form = { crumb: hiddenField(await textOf('/cart'), 'crumb') };
  expect((await customer.form('/fr/cart', form)).status).toBe(404);
});

describe('an order in another language', () => {
  async function order() {
    await customer.add('PLATE-BLUE');
    const page = await textOf('/de/checkout');
    const fields = checkoutForm(page, { action: 'order', shippingOptionId: 'post' });
    const shown = await (await customer.form('/de/checkout', { ...fields, action: 'update' })).text();
    const placed = await customer.form('/de/checkout', checkoutForm(shown, { ...fields, ...totalOf(shown) }));
    const paid = await decidePayment(customer, placed.headers.get('location') ?? '', 'approve');
    return { page, shown, orderPath: paid.headers.get('location') ?? '' };
  }

  const totalOf = (page: string) => ({ expectedTotalCents: hiddenField(page, 'expectedTotalCents') });

  it('has a checkout and an order page in this language', async () => {
    const { page, shown, orderPath } = await order();
    expect(page).toContain('<title>Kasse</title>');
    expect(page).toContain('Gezeitenteller');
    expect(page).toContain('<span>Brief</span>');
    expect(shown).toContain('action="/de/checkout"');
    expect(orderPath).toMatch(/^\/de\/checkout\/order-confirmed\?/);
    const confirmed = await textOf(orderPath);
    expect(confirmed).toContain('Gezeitenteller');
    expect(confirmed).toContain('Blau / Rund');
    expect(confirmed).toContain('<dt>Brief</dt>');
    expect(confirmed).toContain('45,00\u00a0€');
  });

  it('is stored in the primary language, for the store, with the same variant', async () => {
    const { orderPath } = await order();
    const id = new URLSearchParams(orderPath.split('?')[1]).get('order') ?? '';
    expect(await checkoutTenant().store().order(id)).toMatchObject({
      language: 'de',
      shippingName: 'Post',
      items: [
        {
          itemId: 'plate',
          productName: 'Tide plate',
          variant: { sku: 'PLATE-BLUE', attributes: { Glaze: 'Blue' } },
        },
      ],
    });
  });

  it('has emails to the customer in this language, to the store in the primary one', async () => {
    await order();
    const emails = await checkoutTenant().store().listOutbox({ limit: 2 });
    const emailTo = (address: string) => emails.find(({ to }) => to === address);
    const own = emailTo('ana@example.com');
    expect(own?.text).toMatch(/1 × Gezeitenteller \(Blau \/ Rund\)[\s\S]*Brief: /);
    expect(own?.text).toContain('https://shop.test/de/checkout/order-confirmed?');
    expect(own?.text).toContain('1 × Gezeitenteller (Blau / Rund): 45,00\u00a0€');
    expect(own?.subject).toContain('Töpferei');
    expect(emailTo('studio@olaria.test')?.text).toContain('€45.00');
    expect(emailTo('studio@olaria.test')?.text).toMatch(/1 × Tide plate \(Blue\)[\s\S]*Post: /);
  });
});
