import { beforeAll, describe, expect, test, vi } from 'vitest';
import { ENTRIES } from '../testing/carts.ts';
import { closePageAfterEach, find, openPage, settle } from '../testing/open-page.ts';
import { addButton, buttonLabel, choose, openAlert } from '../testing/product-page.ts';
import { renderSite } from '../testing/render-site.ts';

closePageAfterEach();

let site: (path: string) => string;
beforeAll(async () => {
  site = await renderSite();
});

const message = () => find('.quoin-product-message').textContent;

async function openPlate(color = '', size = ''): Promise<void> {
  await openPage(site('/shop/p/plate'));
  choose('Color', color);
  choose('Size', size);
  await settle();
}

describe('a sold-out variant', () => {
  test('R-PROD-ADD-07: is announced when it is selected', async () => {
    await openPlate('Red', 'L');
    expect(message()).toBe('Sorry, we do not have enough of that item available.');
    expect(find('.product-variants + .quoin-product-message').role).toBe('status');
  });

  test('R-CART-BTN-12: disables the button, which reads "Sold Out" and ignores clicks', async () => {
    const { network } = await openPage(site('/shop/p/gone'));
    addButton().click();
    await settle();
    expect([buttonLabel(), addButton().ariaDisabled]).toEqual(['Sold Out', 'true']);
    expect([network.to(ENTRIES), openAlert()]).toEqual([[], undefined]);
  });

  test('R-CART-BTN-13: gives the button its text back when another variant is selected', async () => {
    await openPage(site('/shop/p/plate').replaceAll('Add To Cart', 'Buy it'));
    choose('Color', 'Red');
    choose('Size', 'L');
    expect(buttonLabel()).toBe('Sold Out');
    choose('Size', 'S');
    expect([buttonLabel(), addButton().ariaDisabled]).toEqual(['Buy it', 'false']);
  });

  test('shows its own back-in-stock form, and another variant hides it', async () => {
    await openPlate('Red', 'L');
    const shown = () =>
      [...document.querySelectorAll<HTMLElement>('.product-restock-notification')]
        .filter((form) => !form.hidden)
        .map((form) => form.dataset.variantId);
    expect(shown()).toEqual(['plate-1']);
    choose('Size', 'S');
    await settle();
    expect(shown()).toEqual([]);
  });

  test('does not disable the button while other variants are in stock and none is selected', async () => {
    await openPlate('Red');
    expect(addButton().ariaDisabled).toBe('false');
  });
});

test('a combination without a variant is announced', async () => {
  await openPlate('Blue', 'L');
  expect(message()).toBe('Sorry, that item variant is unavailable. Please select another variant.');
});

test('a radio button selects the option, and the select follows', async () => {
  await openPlate();
  const label = find('label[role=button]');
  label.dispatchEvent(new KeyboardEvent('keydown', { key: ' ' }));
  expect(find<HTMLSelectElement>('select[data-variant-option-name=Color]').value).toBe('Red');
  expect(label.getAttribute('aria-pressed')).toBe('true');
});

test('a radio button that is selected with the keyboard selects the option', async () => {
  await openPlate();
  const radio = find<HTMLInputElement>('.product-variants input[type=radio][value=Blue]');
  radio.checked = true;
  radio.dispatchEvent(new Event('change'));
  expect(find<HTMLSelectElement>('select[data-variant-option-name=Color]').value).toBe('Blue');
});

test('a selection that the browser has restored is that of the radio buttons, too', async () => {
  await openPage(site('/shop/p/plate'), {
    prepare: () => {
      find<HTMLSelectElement>('select[data-variant-option-name=Color]').value = 'Red';
    },
  });
  expect(find('label[role=button]').getAttribute('aria-pressed')).toBe('true');
});

test('a radio button is the only one of its option that is pressed, and has no id or name', async () => {
  await openPlate();
  const labels = [
    ...document.querySelectorAll<HTMLElement>('.variant-option'),
  ][0]?.querySelectorAll<HTMLElement>('label[role=button]');
  labels?.[1]?.click();
  expect([...(labels ?? [])].map((label) => label.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
  const radios = [...document.querySelectorAll('.product-variants input[type=radio]')];
  expect(radios.filter((radio) => radio.hasAttribute('id') || radio.hasAttribute('name'))).toEqual([]);
  expect(document.querySelectorAll('.product-variants label[for]')).toHaveLength(0);
});

test('a product without data of its variants is not called sold out', async () => {
  await openPage(site('/shop/p/mug').replaceAll(/data-variants="[^"]*"/g, ''));
  expect([buttonLabel(), addButton().ariaDisabled]).toEqual(['Add To Cart', 'false']);
});

test('a button without an inner element has the text itself', async () => {
  await openPage(site('/shop/p/gone').replaceAll('sqs-add-to-cart-button-inner', 'label'));
  expect([buttonLabel(), addButton().ariaLive]).toEqual(['Sold Out', 'polite']);
});

test('a product works in a theme that prints neither its price nor a sale mark', async () => {
  await openPage(site('/shop/p/sale').replaceAll(/product-(price|mark)/g, 'other'));
  choose('Size', 'L');
  expect([buttonLabel(), addButton().ariaDisabled]).toEqual(['Add To Cart', 'false']);
});

describe('the price', () => {
  const price = () => find('.product-price');

  test('is that of the selected variant, announced once', async () => {
    await openPage(site('/shop/p/sale'));
    const replace = vi.spyOn(price(), 'replaceChildren');
    expect(price().ariaLive).toBe('polite');
    choose('Size', 'S');
    choose('Size', 'S');
    expect(price().textContent).toBe('$20.00');
    expect(replace).toHaveBeenCalledTimes(1);
  });

  test('includes the original one of a sale', async () => {
    await openPage(site('/shop/p/sale'));
    choose('Size', 'L');
    expect(price().textContent).toBe('Sale Price:$15.00 Original Price:$20.00');
  });

  test('is the printed one again without a selection', async () => {
    await openPage(site('/shop/p/sale'));
    const printed = price().textContent;
    choose('Size', 'L');
    choose('Size', '');
    expect(price().textContent).toBe(printed);
  });

  test('has no sale mark while the selected variant is not on sale', async () => {
    await openPage(site('/shop/p/sale'));
    const mark = find('.product-mark.sale');
    expect(mark.hidden).toBe(false);
    choose('Size', 'S');
    expect(mark.hidden).toBe(true);
    choose('Size', 'L');
    expect(mark.hidden).toBe(false);
  });
});

test('a selected variant is reported as wb:variant', async () => {
  const selected = vi.fn();
  await openPage(site('/shop/p/plate'));
  document.addEventListener('wb:variant', (event) => selected((event as CustomEvent).detail));
  choose('Color', 'Blue');
  choose('Size', 'S');
  expect(selected).toHaveBeenCalledExactlyOnceWith({
    itemId: 'plate',
    variant: expect.objectContaining({ sku: 'PLATE-2' }),
  });
});
