import { beforeEach, describe, expect, test } from 'vitest';
import { closePageAfterEach, find, openPage } from '../testing/open-page.ts';
import { validateCheckout } from './validate-checkout.ts';

closePageAfterEach();

/** The parts of the Worker's checkout form that are validated (docs/runtime.md, Checkout). */
const CHECKOUT = `<body><form id="checkout" novalidate>
  <p data-error="Enter a valid email address."><label>Email</label><input name="email" type="email" required></p>
  <p data-error="Enter a postal code." data-required-in="PT FR"><label>Postal code</label>
    <span hidden>Optional</span><input name="postalCode"></p>
  <p data-error="Select a country."><label>Country</label>
    <select name="country" required><option value=""></option><option>PT</option><option>HK</option></select></p>
  <input name="coupon"><button name="action" value="update" formnovalidate>Update</button>
  <button name="action" value="order">Pay</button></form></body>`;

beforeEach(async () => {
  await openPage(CHECKOUT);
  validateCheckout(form());
});

const form = () => find<HTMLFormElement>('#checkout');
const field = (name: string) => find<HTMLInputElement>(`[name=${name}]`);
const errors = () =>
  [...document.querySelectorAll('.quoin-checkout-error')].map(({ textContent }) => textContent);

function fill(values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    field(name).value = value;
    field(name).dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Submits with a button and returns whether the form is sent. */
function submit(button = '[value=order]'): boolean {
  const event = Object.assign(new Event('submit', { cancelable: true }), { submitter: find(button) });
  return form().dispatchEvent(event);
}

const VALID = { email: 'ana@example.com', postalCode: '1170', country: 'PT' };

describe('the checkout form', () => {
  test('is not sent with missing fields, of which it focuses the first', () => {
    expect(submit()).toBe(false);
    expect(errors()).toEqual(['Enter a valid email address.', 'Enter a postal code.', 'Select a country.']);
    expect(document.activeElement).toBe(field('email'));
    expect([field('email').ariaInvalid, field('email').getAttribute('aria-describedby')]).toEqual([
      'true',
      'checkout-email-error',
    ]);
  });

  test('is sent once', () => {
    fill(VALID);
    expect([submit(), submit()]).toEqual([true, false]);
  });

  test('can be sent again when the visitor comes back', () => {
    fill(VALID);
    submit();
    dispatchEvent(new Event('pageshow'));
    expect(submit()).toBe(true);
  });

  test('treats blank text as missing', () => {
    fill({ ...VALID, postalCode: ' \u00a0' });
    expect([submit(), errors()]).toEqual([false, ['Enter a postal code.']]);
  });

  test('removes an error as soon as its field is valid', () => {
    submit();
    fill({ email: 'ana@example.com' });
    expect(errors()).not.toContain('Enter a valid email address.');
  });

  test('needs a postal code only in countries that have one', () => {
    fill({ ...VALID, postalCode: '' });
    expect(submit()).toBe(false);
    fill({ country: 'HK' });
    expect([field('postalCode').required, errors()]).toEqual([false, []]);
    expect(find('[data-required-in] span').hidden).toBe(false);
    expect(submit()).toBe(true);
  });

  test('names each error once, after its label', () => {
    submit();
    submit();
    expect(errors()).toHaveLength(3);
    const error = find('#checkout-email-error');
    expect([error.textContent, error.previousElementSibling?.textContent]).toEqual([
      'Enter a valid email address.',
      'Email',
    ]);
  });

  test('has no error before it was submitted', () => {
    fill({ email: 'x', country: '' });
    expect(errors()).toEqual([]);
  });

  test('is not sent with an email that is no email', () => {
    fill({ ...VALID, email: 'x' });
    expect([submit(), errors()]).toEqual([false, ['Enter a valid email address.']]);
  });

  test('marks a field as valid as soon as it is', () => {
    submit();
    fill({ email: 'ana@example.com' });
    expect([field('email').ariaInvalid, field('email').getAttribute('aria-describedby')]).toEqual([
      'false',
      '',
    ]);
  });

  test('does not show errors of other fields while one is entered', () => {
    fill({ ...VALID, email: 'x' });
    submit();
    fill({ country: '' });
    expect(errors()).toEqual(['Enter a valid email address.']);
  });

  test('needs a postal code before a country is chosen, and after the browser has restored one', () => {
    expect([field('postalCode').required, find('[data-required-in] span').hidden]).toEqual([true, true]);
    field('country').value = 'HK';
    dispatchEvent(new Event('pageshow'));
    expect([field('postalCode').required, find('[data-required-in] span').hidden]).toEqual([false, false]);
    fill({ country: 'PT' });
    expect([field('postalCode').required, find('[data-required-in] span').hidden]).toEqual([true, true]);
  });

  test('focuses the first invalid field only', () => {
    fill({ email: 'ana@example.com' });
    submit();
    expect(document.activeElement).toBe(field('postalCode'));
  });

  test('is sent without validation to update the total, or to apply a coupon', () => {
    expect(submit('[value=update]')).toBe(true);
    dispatchEvent(new Event('pageshow'));
    fill({ coupon: 'SPRING' });
    expect(submit()).toBe(true);
  });
});

test('a group of choices has one error, after its legend', async () => {
  const choice = (value: string) =>
    `<label><input type="radio" name="ship" value="${value}" required></label>`;
  await openPage(`<body><form id="checkout" novalidate><fieldset data-error="Select a method."><legend>Method</legend>
    ${choice('post')}${choice('van')}</fieldset><button name="action" value="order">Pay</button></form></body>`);
  validateCheckout(form());
  expect(submit()).toBe(false);
  expect(find('legend').nextElementSibling?.textContent).toBe('Select a method.');
  find('[value=van]').click();
  expect(submit()).toBe(true);
});
