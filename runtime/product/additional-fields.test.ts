import { beforeAll, describe, expect, test, vi } from 'vitest';
import { CART, cartEntry, cartWith, ENTRIES } from '../testing/carts.ts';
import { closePageAfterEach, find, openPage, settle } from '../testing/open-page.ts';
import { addButton, buttonLabel, choose, openAlert } from '../testing/product-page.ts';
import { renderSite } from '../testing/render-site.ts';

const STOCK = '/api/commerce/inventory/stock/';
const VALIDATE = '/api/rest/forms/validate/engraving';

closePageAfterEach();

let site: (path: string) => string;
beforeAll(async () => {
  site = await renderSite();
});

const dialog = () => document.querySelector<HTMLDialogElement>('dialog.quoin-form-dialog');
const submitButton = () => find('dialog [type=submit]');
const message = () => find('dialog .form-message').textContent;

interface Stock {
  readonly qtyInStock?: number;
  readonly unlimited?: boolean;
}

/** Opens the product with this stock and presses its button. */
async function pressButton({ qtyInStock = 5, unlimited = false }: Stock = {}, inCart = 0) {
  const entry = cartEntry({
    itemId: 'engraved',
    chosenVariant: { sku: 'ENGRAVED-0', attributes: {} },
    quantity: inCart,
  });
  const opened = await openPage(site('/shop/p/engraved'), {
    cookies: inCart > 0 ? { hasCart: 'true' } : {},
    prepare: (network) => {
      network.reply(CART, { json: cartWith(entry) });
      network.reply(STOCK, {
        json: { results: [{ variantId: 'engraved-0', sku: 'ENGRAVED-0', qtyInStock, unlimited }] },
      });
      network.reply(VALIDATE, { json: {} });
      network.reply(ENTRIES, { json: { shoppingCart: cartWith(entry), newlyAdded: entry } });
    },
  });
  addButton().click();
  await settle();
  return opened;
}

async function submitWords(words: string): Promise<void> {
  find<HTMLInputElement>('dialog [name="field.words"]').value = words;
  submitButton().click();
  await settle();
}

describe('the stock check of a product with a form', () => {
  test('R-PROD-CALL-01: asks for the stock of the item', async () => {
    const { network } = await pressButton();
    expect(network.sent.map(({ method, path }) => [method, path])).toEqual([
      ['GET', `${STOCK}?itemId=engraved`],
    ]);
  });

  test('R-PROD-ADD-11: comes before the form opens', async () => {
    const { network } = await openPage(site('/shop/p/engraved'));
    const release = network.hold(STOCK);
    addButton().click();
    await settle();
    expect(dialog()).toBe(null);
    release({ json: { results: [{ sku: 'ENGRAVED-0', qtyInStock: 5, unlimited: false }] } });
    await settle();
    expect(dialog()?.open).toBe(true);
  });

  test('R-CART-BTN-14: is not repeated by a second click', async () => {
    const { network } = await openPage(site('/shop/p/engraved'));
    network.hold(STOCK);
    addButton().click();
    addButton().click();
    await settle();
    expect(network.to(STOCK)).toHaveLength(1);
  });

  test('R-PROD-ADD-12: passes with unlimited stock', async () => {
    await pressButton({ unlimited: true, qtyInStock: 0 }, 3);
    expect(dialog()?.open).toBe(true);
  });

  test.each([
    [2, 1, true],
    [1, 1, false],
    [2, 2, false],
  ])('R-PROD-ADD-13: with %i in stock and %i in the cart passes: %s', async (qtyInStock, inCart, passes) => {
    await pressButton({ qtyInStock }, inCart);
    expect(dialog() !== null).toBe(passes);
  });

  test.each([
    ['another item', { itemId: 'mug', chosenVariant: { sku: 'ENGRAVED-0', attributes: {} } }],
    ['another variant', { itemId: 'engraved', chosenVariant: { sku: 'ENGRAVED-1', attributes: {} } }],
  ])('does not count %s in the cart', async (_, other) => {
    await openPage(site('/shop/p/engraved'), {
      cookies: { hasCart: 'true' },
      prepare: ({ reply }) => {
        reply(CART, { json: cartWith(cartEntry({ ...other, quantity: 5 })) });
        reply(STOCK, { json: { results: [{ sku: 'ENGRAVED-0', qtyInStock: 5, unlimited: false }] } });
      },
    });
    addButton().click();
    await settle();
    expect(dialog()?.open).toBe(true);
  });

  test('fails for a variant that the server does not know', async () => {
    const { network } = await openPage(site('/shop/p/engraved'));
    network.reply(STOCK, { json: { results: [{ sku: 'OTHER', qtyInStock: 5, unlimited: true }] } });
    addButton().click();
    await settle();
    expect(openAlert()?.message).toBe('Sorry, we do not have enough of that item available.');
  });

  test('that gets no response reports the missing connection', async () => {
    const { network } = await openPage(site('/shop/p/engraved'));
    network.reply(STOCK, 'offline');
    addButton().click();
    await settle();
    expect(openAlert()?.message).toBe('Please check your internet connection');
  });

  test('R-PROD-ADD-14: ignores the requested quantity', async () => {
    const { network } = await openPage(site('/shop/p/engraved'));
    network.reply(STOCK, { json: { results: [{ sku: 'ENGRAVED-0', qtyInStock: 1, unlimited: false }] } });
    find<HTMLInputElement>('.product-quantity-input input').value = '5';
    addButton().click();
    await settle();
    expect(dialog()?.open).toBe(true);
  });

  test('R-PROD-ADD-15: that fails shows the message of a sold-out variant', async () => {
    await pressButton({ qtyInStock: 0 });
    expect(openAlert()?.message).toBe('Sorry, we do not have enough of that item available.');
  });
});

describe('the form of a product', () => {
  test('R-PROD-SCREEN-09: opens in a modal dialog named after the product', async () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    await pressButton();
    expect(showModal).toHaveBeenCalledTimes(1);
    expect(document.getElementById(dialog()?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
      'Engraved mug',
    );
  });

  test('is validated on the page', async () => {
    await pressButton();
    expect(find<HTMLFormElement>('dialog form').noValidate).toBe(true);
    await submitWords(' ');
    expect(find('dialog .form-field-error').textContent).toBe('Required');
  });

  test('R-FORM-ERR-06: with invalid fields says so', async () => {
    await pressButton();
    await submitWords('');
    expect(message()).toBe('One or more fields is invalid, please check your entries.');
  });

  test('R-FORM-VAL-09: is validated by the server, once, only after it is valid on the page', async () => {
    const { network } = await pressButton();
    await submitWords(' ');
    expect(network.to(VALIDATE)).toEqual([]);
    await submitWords('For Ana');
    expect(network.to(VALIDATE)).toHaveLength(1);
  });

  test('R-FORM-CALL-03: posts its values to the path with its id', async () => {
    const { network } = await pressButton();
    await submitWords(' For Ana ');
    expect(network.to('/api/rest/forms/')).toMatchObject([
      { method: 'POST', path: VALIDATE, body: { words: 'For Ana' } },
    ]);
  });

  test('R-FORM-VAL-20: sends the query parameter with the name of a hidden field', async () => {
    const hidden = `<div class="form-field" data-field-id="src" data-field-type="hidden" hidden>
      <input type="hidden" name="field.src" value="none" data-query-name="src"></div>`;
    const html = site('/shop/p/engraved').replace(
      /<div class="form-field" data-field-id="words"/g,
      `${hidden}$&`,
    );
    const { network } = await openPage(html, { url: '/shop/p/engraved?src=ad' });
    network.reply(STOCK, { json: { results: [{ sku: 'ENGRAVED-0', qtyInStock: 5, unlimited: false }] } });
    addButton().click();
    await settle();
    await submitWords('For Ana');
    expect(network.bodyTo(VALIDATE)).toEqual({ src: 'ad', words: 'For Ana' });
  });

  test('R-FORM-AF-01: is being saved until the server responds, and can be edited again afterwards', async () => {
    const { network } = await pressButton();
    const release = network.hold(VALIDATE);
    await submitWords('For Ana');
    await submitWords('For Ana');
    expect(network.to(VALIDATE)).toHaveLength(1);
    release({ json: { words: 'Too long' } });
    await settle();
    await submitWords('Ana');
    expect(network.to(VALIDATE)).toHaveLength(2);
  });

  test('R-FORM-AF-02: has a button that reads "Saving…" while it is being saved', async () => {
    const { network } = await pressButton();
    const release = network.hold(VALIDATE);
    await submitWords('For Ana');
    expect(submitButton().textContent).toBe('Saving…');
    release({ json: { words: 'Too long' } });
    await settle();
    expect(submitButton().textContent).toBe('Continue');
  });

  test('shows the errors of the server at the fields', async () => {
    const { network } = await pressButton();
    network.reply(VALIDATE, { json: { words: 'Too long' } });
    await submitWords('For Ana');
    expect(find('dialog .form-field-error').textContent).toBe('Too long');
    expect(network.to(ENTRIES)).toEqual([]);
  });

  test('adds the item with its values', async () => {
    const { network } = await pressButton();
    await submitWords('For Ana');
    expect(network.to(ENTRIES)).toMatchObject([{ body: { additionalFields: '{"words":"For Ana"}' } }]);
    expect(dialog()).toBe(null);
  });

  test.each(['.quoin-dialog-cancel', '.quoin-dialog-close'])(
    'adds nothing when closed with %s',
    async (name) => {
      const { network } = await pressButton();
      find(name).click();
      await settle();
      expect([dialog(), network.to(ENTRIES)]).toEqual([null, []]);
      expect(addButton().ariaDisabled).toBe('false');
      expect(document.activeElement).toBe(addButton());
    },
  );

  test('R-CART-ERR-11: that cannot be saved is titled "Unable to update form"', async () => {
    const { network } = await pressButton();
    network.reply(VALIDATE, { status: 500 });
    await submitWords('For Ana');
    expect(find('dialog .form-message strong').textContent).toBe('Unable to update form');
  });

  test('does not leave the page when it is submitted', async () => {
    await pressButton();
    const event = new Event('submit', { cancelable: true });
    find('dialog form').dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  });

  test('that cannot be saved says why', async () => {
    const { network } = await pressButton();
    network.reply(VALIDATE, 'offline');
    await submitWords('For Ana');
    expect(message()).toBe('Unable to update form Please check your internet connection');
  });

  test('R-CART-ERR-12: that the page does not have is reported as "Unable to open form"', async () => {
    const { network } = await openPage(
      site('/shop/p/engraved').replace(/<template class="quoin-form-template"[\s\S]*?<\/template>/, ''),
    );
    network.reply(STOCK, { json: { results: [{ sku: 'ENGRAVED-0', qtyInStock: 5, unlimited: false }] } });
    addButton().click();
    await settle();
    expect(openAlert()?.message).toBe('Unable to open form');
  });

  test('names the product and the selected options', async () => {
    const { network } = await openPage(site('/shop/p/labelled'));
    network.reply(STOCK, { json: { results: [{ sku: 'LABELLED-1', qtyInStock: 5, unlimited: false }] } });
    choose('Size', 'L');
    addButton().click();
    await settle();
    expect(find('dialog h2').textContent).toBe('Labelled mug, L');
  });

  test('clears its message on the next submit', async () => {
    const { network } = await pressButton();
    await submitWords('');
    network.hold(VALIDATE);
    await submitWords('For Ana');
    expect([message(), document.querySelector('dialog .form-field-error')]).toEqual(['', null]);
  });

  test('reads "Adding…" only after it was completed', async () => {
    const { network } = await pressButton();
    network.hold(ENTRIES);
    expect(buttonLabel()).toBe('Add To Cart');
    await submitWords('For Ana');
    expect(buttonLabel()).toBe('Adding…');
  });
});
