import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { CartEntry } from '../../formatters/vocabulary/api/cart.ts';
import { cartStore } from '../core/cart-store.ts';
import { ENTRY, openCart } from '../testing/cart-page.ts';
import { CART, cartEntry, cartWith } from '../testing/carts.ts';
import type { Network, Reply } from '../testing/network.ts';
import { closePageAfterEach, find, openPage, settle } from '../testing/open-page.ts';
import { renderSite } from '../testing/render-site.ts';
import { editFields } from './edit-fields.ts';

const FIELDS = `${ENTRY}/additionalFields`;
const VALIDATE = '/api/rest/forms/validate/engraving';
const PRODUCT = '/shop/p/engraved';

closePageAfterEach();

let site: (path: string) => string;
beforeAll(async () => {
  const render = await renderSite();
  // The DOM of the tests loads no files.
  site = (path) => render(path).replace(/<link[^>]*>/g, '');
});

/** An entry of a product with a form, as it was submitted with these words. */
const engraved = (words: string, changes: Partial<CartEntry> = {}) =>
  cartEntry({
    itemId: 'engraved',
    title: 'Engraved mug',
    chosenVariant: { sku: 'ENGRAVED-0', attributes: {} },
    productUrl: PRODUCT,
    additionalFields: JSON.stringify({ words }),
    ...changes,
  });

const dialog = () => document.querySelector<HTMLDialogElement>('dialog.quoin-form-dialog');
const message = () => find('.cart-message').textContent;
const words = () => find<HTMLInputElement>('dialog [name="field.words"]');
const editButton = () => find('.cart-row-edit');

const saved = (text: string): Reply => {
  const entry = engraved(text, { formattedPrice: '$25.00' });
  return { json: { shoppingCart: cartWith(entry), updatedEntry: entry } };
};

function prepare(network: Network): void {
  network.reply(PRODUCT, { text: site(PRODUCT) });
  network.reply(VALIDATE, { json: {} });
  network.reply(FIELDS, saved('For Rui'));
}

async function pressEdit(entry = engraved('For Ana')): Promise<Network> {
  const network = await openCart({ json: cartWith(entry) });
  prepare(network);
  editButton().click();
  await settle();
  return network;
}

async function save(text: string): Promise<void> {
  words().value = text;
  find('dialog [type=submit]').click();
  await settle();
}

describe('a cart item with additional fields', () => {
  test('R-CART-PANEL-03: has a control "Edit Details", which opens its form', async () => {
    await pressEdit();
    expect(editButton().firstChild?.textContent).toBe('Edit Details');
    expect(dialog()?.open).toBe(true);
  });

  test('names the item in the control', async () => {
    await openCart({ json: cartWith(engraved('For Ana')) });
    expect(editButton().textContent).toBe('Edit Details Engraved mug');
  });

  test('opens its form once, with its values, the selected options and a button that saves', async () => {
    const entry = engraved('For Ana', {
      chosenVariant: { sku: 'ENGRAVED-0', attributes: { Size: 'L' } },
    });
    const network = await openCart({ json: cartWith(entry) });
    prepare(network);
    editButton().click();
    editButton().click();
    await settle();
    expect(document.querySelectorAll('dialog')).toHaveLength(1);
    expect([words().value, find('dialog h2').textContent, find('dialog [type=submit]').textContent]).toEqual([
      'For Ana',
      'Engraved mug, L',
      'Save',
    ]);
  });

  test('R-CART-CALL-03: is saved with one call, whose cart is shown', async () => {
    const network = await pressEdit();
    await save('For Rui');
    expect(network.to(ENTRY)).toMatchObject([
      {
        method: 'PUT',
        path: FIELDS,
        body: { itemId: 'engraved', sku: 'ENGRAVED-0', additionalFields: '{"words":"For Rui"}' },
      },
    ]);
    expect(find('.cart-row-price').textContent).toBe('$25.00');
  });

  test('can be edited again with the new values', async () => {
    await pressEdit();
    await save('For Rui');
    expect([dialog(), document.activeElement]).toEqual([null, editButton()]);
    editButton().click();
    await settle();
    expect(words().value).toBe('For Rui');
  });

  test('that cannot be saved keeps the form open and says why', async () => {
    const network = await pressEdit();
    network.reply(FIELDS, 'offline');
    await save('For Rui');
    expect(find('dialog .form-message').textContent).toBe(
      'Unable to update form Please check your internet connection',
    );
  });

  test('stays as it is when the form is closed', async () => {
    const network = await pressEdit();
    find('.quoin-dialog-cancel').click();
    await settle();
    expect([dialog(), network.to(ENTRY)]).toEqual([null, []]);
    expect(find('.cart-row').getAttribute('aria-busy')).toBe(null);
  });

  test.each([
    ['offline', 'Please check your internet connection'],
    [{ status: 404, text: '<p>Not found</p>' }, 'Please try again.'],
    [{ text: '<div class="sqs-add-to-cart-button" data-item-id="engraved"></div>' }, 'Please try again.'],
  ] as const)('whose page is %j cannot be edited', async (reply, advice) => {
    const network = await openCart({ json: cartWith(engraved('For Ana')) });
    network.reply(PRODUCT, reply);
    editButton().click();
    await settle();
    expect(message()).toBe(`Unable to open form ${advice}`);
  });

  test('whose editor cannot be loaded reports the missing connection', async () => {
    vi.doMock('./edit-fields.ts', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    await pressEdit();
    // The next files of this worker have the same modules.
    vi.doUnmock('./edit-fields.ts');
    expect(message()).toBe('Unable to open form Please check your internet connection');
    expect(find('.cart-row').getAttribute('aria-busy')).toBe(null);
    editButton().click();
    await settle();
    expect([message(), dialog()?.open]).toEqual(['', true]);
  });

  test('with values that cannot be read opens an empty form', async () => {
    await pressEdit(engraved('', { additionalFields: '{' }));
    expect(words().value).toBe('');
  });

  test('opens its own form on a page with several', async () => {
    const network = await openCart({ json: cartWith(engraved('For Ana')) });
    const other = `<article><div class="sqs-add-to-cart-button" data-item-id="other"></div>
      <template class="quoin-form-template"><form><h2>Other</h2></form></template></article>`;
    network.reply(PRODUCT, { text: site(PRODUCT).replace('<article>', `${other}<article>`) });
    editButton().click();
    await settle();
    expect(find('dialog h2').textContent).toBe('Engraved mug');
  });
});

test('a cart item without additional fields cannot be edited', async () => {
  await openCart({ json: cartWith(cartEntry()) });
  expect(document.querySelector('.cart-row-edit')).toBe(null);
});

describe('while additional fields are being saved', () => {
  test('R-DATA-CART-06: the cart is recalculating between the request and its response', async () => {
    const { page, network } = await openPage('<body><button>Edit</button></body>', {
      cookies: { hasCart: 'true' },
      prepare: (each) => each.reply(CART, { json: cartWith(engraved('For Ana')) }),
    });
    prepare(network);
    const release = network.hold(FIELDS);
    const store = cartStore({});
    await store.first;
    const flags: unknown[] = [];
    store.subscribe((cart) => flags.push(cart?.recalculating ?? false));
    const editing = editFields(engraved('For Ana'), { opener: find('button'), page, store });
    await settle();
    const quantity = network.hold(`${ENTRY}?`);
    const earlier = store.change('PUT', `${ENTRY}?`);
    await save('For Rui');
    expect(flags.at(-1)).toBe(false);
    quantity(saved('For Ana'));
    await earlier;
    await settle();
    expect([network.to(FIELDS).length, flags.at(-1)]).toEqual([1, true]);
    release(saved('For Rui'));
    await editing;
    expect(flags.at(-1)).toBe(false);
  });

  test('the summary is busy, also until a failure', async () => {
    const network = await pressEdit();
    const release = network.hold(FIELDS);
    await save('For Rui');
    expect(find('.cart-summary').getAttribute('aria-busy')).toBe('true');
    release('offline');
    await settle();
    expect(find('.cart-summary').getAttribute('aria-busy')).toBe('false');
  });
});
