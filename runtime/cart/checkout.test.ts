import { beforeAll, expect, test } from 'vitest';
import { closePageAfterEach, find, openPage } from '../testing/open-page.ts';

closePageAfterEach();

beforeAll(async () => {
  // Their first import takes real time.
  await Promise.all([import('./checkout.ts'), import('./validate-checkout.ts')]);
});

/** The Worker's checkout form, with these elements. */
const checkout = (content: string) =>
  `<body><form class="quoin-checkout" method="post" action="/checkout" novalidate>${content}
    <button name="action" value="order">Pay</button></form></body>`;

function submit(): boolean {
  const event = new Event('submit', { cancelable: true });
  find('.quoin-checkout').dispatchEvent(event);
  return !event.defaultPrevented;
}

test('a checkout form is validated and sent once', async () => {
  await openPage(checkout('<p data-error="Enter an email."><label>Email</label><input required></p>'));
  expect([submit(), find('.quoin-checkout-error').textContent]).toEqual([false, 'Enter an email.']);
  find<HTMLInputElement>('input').value = 'ana@example.com';
  expect([submit(), submit()]).toEqual([true, false]);
});

test('the total of an order that is shipped is updated without its button', async () => {
  await openPage(checkout('<button class="quoin-checkout-update-total">Update total</button>'));
  expect(document.querySelector('.quoin-checkout-update-total')).toBe(null);
});
