import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closePageAfterEach, find, openPage } from '../testing/open-page.ts';
import { stubTotalRequests } from '../testing/total-requests.ts';
import { updateTotalLive } from './live-total.ts';

closePageAfterEach();

interface Totals {
  readonly cents: number;
  readonly total: string;
}

const BEFORE: Totals = { cents: 2000, total: '€20.00' };
const AFTER: Totals = { cents: 2650, total: '€26.50' };

/** The parts of the Worker's checkout page that determine or show the total (docs/runtime.md, Checkout). */
function checkout({ cents, total }: Totals): string {
  return `<body><form method="post" action="/checkout"><button name="action" value="order" hidden></button>
    <input type="hidden" name="expectedTotalCents" value="${cents}"><input name="email" value="ana@example.com">
    <select name="country"><option value=""></option><option selected>PT</option><option>HK</option></select>
    <input name="region" value="Lisboa"><input name="postalCode" value="1170">
    <input type="radio" name="shippingOptionId" value="post" checked>
    <input type="radio" name="shippingOptionId" value="van"><input name="coupon" value="SPR">
    <button class="quoin-checkout-update-total" name="action" value="update">Update total</button></form>
    <div class="quoin-checkout-totals"><button name="remove" value="remove SPRING">Remove</button>
      <dl><div class="quoin-checkout-total"><dt>Total</dt><dd>${total}</dd></div></dl></div>
    <button class="quoin-checkout-pay">Pay ${total}</button><p class="quoin-checkout-status"></p></body>`;
}

/** Opens the checkout; `prepare` changes it before the script runs. */
async function open(prepare = () => {}) {
  await openPage(checkout(BEFORE));
  const requests = stubTotalRequests();
  const update = find('.quoin-checkout-update-total');
  prepare();
  updateTotalLive(find<HTMLFormElement>('form'), update);
  return { requests, update };
}

beforeAll(() => {
  // The DOM of the tests lacks it.
  Object.defineProperty(HTMLOptionElement.prototype, 'defaultSelected', {
    configurable: true,
    get(this: Element) {
      return this.hasAttribute('selected');
    },
  });
});
afterAll(() => {
  Reflect.deleteProperty(HTMLOptionElement.prototype, 'defaultSelected');
});

const field = (name: string) => find<HTMLInputElement>(`[name=${name}]`);
const updateButton = () => document.querySelector('.quoin-checkout-update-total');
const status = () => find('.quoin-checkout-status').textContent;
const isBusy = () => find('.quoin-checkout-totals').hasAttribute('aria-busy');

/** The total in the summary, in the hidden field and in the button. */
const totals = () => [
  find('.quoin-checkout-total dd').textContent,
  field('expectedTotalCents').value,
  find('.quoin-checkout-pay').textContent,
];

function change(name: string, value: string): void {
  field(name).value = value;
  field(name).dispatchEvent(new Event('change', { bubbles: true }));
}

describe('a changed address', () => {
  test.each(['country', 'region', 'postalCode'])('with another %s requests the total', async (name) => {
    const { requests } = await open();
    change(name, 'HK');
    expect(requests).toMatchObject([{ method: 'POST', url: '/checkout', responseType: 'document' }]);
  });

  test('is sent as the "Update total" button does, without a coupon that is being entered', async () => {
    const { requests } = await open();
    change('country', 'HK');
    expect(Object.fromEntries(new URLSearchParams(requests[0]?.body))).toMatchObject({
      email: 'ana@example.com',
      country: 'HK',
      expectedTotalCents: '2000',
      action: 'update',
    });
    expect(requests[0]?.body).not.toContain('coupon');
  });

  test('replaces summary, expected total and pay button, and announces the total', async () => {
    const { requests } = await open();
    change('country', 'HK');
    expect([isBusy(), totals()]).toEqual([true, ['€20.00', '2000', 'Pay €20.00']]);
    requests[0]?.end(checkout(AFTER));
    expect([isBusy(), totals()]).toEqual([false, ['€26.50', '2650', 'Pay €26.50']]);
    expect(status()).toBe('Total €26.50');
  });

  test('gives up after 15 seconds', async () => {
    const { requests } = await open();
    change('country', 'HK');
    expect(requests[0]?.timeout).toBe(15_000);
  });

  test('shows the total of the last request, whichever response comes last', async () => {
    const { requests } = await open();
    change('country', 'HK');
    change('postalCode', '');
    expect(isBusy()).toBe(true);
    requests[1]?.end(checkout(AFTER));
    requests[0]?.end(checkout({ cents: 1, total: '€0.01' }));
    expect(totals()).toEqual(['€26.50', '2650', 'Pay €26.50']);
  });
});

test('a changed shipping method requests the total', async () => {
  const { requests } = await open();
  find('[value=van]').click();
  expect(requests).toHaveLength(1);
});

test('a changed field that does not determine the total requests nothing', async () => {
  const { requests } = await open();
  change('email', 'eva@example.com');
  change('coupon', 'SPRING');
  expect(requests).toEqual([]);
});

test('a focused button of the summary keeps the focus', async () => {
  const { requests } = await open();
  find('.quoin-checkout-totals button').focus();
  change('country', 'HK');
  requests[0]?.end(checkout(AFTER));
  expect(document.activeElement).toBe(find('.quoin-checkout-totals button'));
});

test('the focus elsewhere stays there', async () => {
  const { requests } = await open();
  field('postalCode').focus();
  change('postalCode', '999');
  requests[0]?.end(checkout(AFTER));
  expect(document.activeElement).toBe(field('postalCode'));
});

describe('the "Update total" button', () => {
  test('is removed', async () => {
    await open();
    expect(updateButton()).toBe(null);
  });

  test.each([
    ['there is no response', undefined],
    ['the response has no summary', checkout(AFTER).replace('quoin-checkout-totals', 'other')],
    ['the response has no expected total', checkout(AFTER).replace('expectedTotalCents', 'other')],
    ['the response has no pay button', checkout(AFTER).replace('quoin-checkout-pay', 'other')],
  ])('is back if %s, and the total is the old one', async (_, html) => {
    const { requests, update } = await open();
    change('country', 'HK');
    requests[0]?.end(html);
    expect(updateButton()).toBe(update);
    expect([update.parentElement, [...update.classList]]).toEqual([
      find('form'),
      ['quoin-checkout-update-total', 'is-needed'],
    ]);
    expect([isBusy(), totals()]).toEqual([false, ['€20.00', '2000', 'Pay €20.00']]);
  });

  test('is removed again by the next response', async () => {
    const { requests } = await open();
    change('country', 'HK');
    requests[0]?.end();
    change('country', 'PT');
    requests[1]?.end(checkout(AFTER));
    expect(updateButton()).toBe(null);
  });
});

describe('values that the browser has restored', () => {
  test('of the shipping method request the total', async () => {
    const { requests } = await open(() => {
      find<HTMLInputElement>('[value=van]').checked = true;
    });
    expect(new URLSearchParams(requests[0]?.body).get('shippingOptionId')).toBe('van');
  });

  test.each(['region', 'postalCode', 'country'])('of the field %s request the total', async (name) => {
    const { requests } = await open(() => {
      field(name).value = 'HK';
    });
    expect(requests).toHaveLength(1);
  });

  test('of the server request nothing', async () => {
    const { requests } = await open();
    expect(requests).toEqual([]);
  });
});
