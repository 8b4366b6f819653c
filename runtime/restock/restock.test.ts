import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Reply } from '../testing/network.ts';
import { closePageAfterEach, find, openPage, settle } from '../testing/open-page.ts';
import { choose } from '../testing/product-page.ts';
import { renderSite } from '../testing/render-site.ts';

/** Other tests may take the cores for seconds. */
const WAIT = { timeout: 20_000 };

const SIGN_UP = '/api/commerce/restock/sign-up-for-restock-notification';

closePageAfterEach();

let site: (path: string) => string;
beforeAll(async () => {
  site = await renderSite();
});

const box = () => find('.product-restock-notification:not([hidden])');
const error = () => box().querySelector('[role=alert]')?.textContent;
const email = () => box().querySelector('[name=email]') as HTMLInputElement;

async function submit(address: string): Promise<void> {
  email().value = address;
  box().querySelector('form')?.requestSubmit();
  await settle();
}

async function open(reply: Reply = { json: {} }, html = site('/shop/p/gone')) {
  const { network } = await openPage(html, { prepare: (each) => each.reply(SIGN_UP, reply) });
  return network;
}

describe('the back-in-stock form', () => {
  test('R-ERESTOCK-API-08: is posted to its path', async () => {
    const network = await open();
    await submit('ana@example.com');
    expect(network.to(SIGN_UP)).toMatchObject([{ method: 'POST', path: SIGN_UP }]);
  });

  test('R-RESTOCK-SCREEN-01: works in every element with its class', async () => {
    const network = await open({ json: {} }, site('/shop/p/shirt'));
    const boxes = [...document.querySelectorAll<HTMLElement>('.product-restock-notification')].slice(0, 2);
    for (const each of boxes) {
      const input = each.querySelector('[name=email]') as HTMLInputElement;
      input.value = 'ana@example.com';
      each.querySelector('form')?.requestSubmit();
    }
    await settle();
    expect(network.to(SIGN_UP)).toMatchObject([
      { body: { variantId: 'shirt-0' } },
      { body: { variantId: 'shirt-1' } },
    ]);
  });

  test('R-RESTOCK-SCREEN-02: is mounted on the class "product-restock-notification"', async () => {
    await open();
    const { className, dataset } = find('[data-variant-id=gone-0]');
    expect([className, 'wb' in dataset]).toEqual(['product-restock-notification', true]);
  });

  test('R-RESTOCK-ST-01: is idle, then shows an error, then is done', async () => {
    await open();
    const states = [error()];
    await submit('');
    states.push(error());
    await submit('ana@example.com');
    states.push(box().querySelector('form') ? 'form' : 'done');
    expect(states).toEqual(['', 'Email cannot be blank', 'done']);
  });

  test('R-RESTOCK-ST-02: shows the last error only', async () => {
    await open();
    await submit('');
    await submit('x');
    expect([...box().querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)).toEqual([
      'Email is invalid',
    ]);
  });

  test('R-RESTOCK-ST-03: keeps only its call to action after a sign-up', async () => {
    await open();
    await submit('ana@example.com');
    expect([...box().children].map(({ className }) => className)).toEqual([
      'product-restock-cta',
      'product-restock-success',
    ]);
  });

  test('R-RESTOCK-ST-04: is replaced by a message, which gets the focus', async () => {
    await open();
    await submit('ana@example.com');
    expect(document.activeElement).toBe(find('.product-restock-success'));
  });

  test('R-RESTOCK-VAL-01: needs an email', async () => {
    const network = await open();
    await submit('  ');
    expect([error(), network.to(SIGN_UP)]).toEqual(['Email cannot be blank', []]);
  });

  test('R-RESTOCK-VAL-02: needs a valid email', async () => {
    const network = await open();
    await submit('x');
    expect([error(), network.to(SIGN_UP)]).toEqual(['Email is invalid', []]);
  });

  test('marks and focuses an invalid email', async () => {
    await open();
    await submit('x');
    expect([email().getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', email()]);
  });

  test('R-RESTOCK-VAL-03: clears its error on a new submit', async () => {
    const network = await open();
    await submit('x');
    network.hold(SIGN_UP);
    await submit('ana@example.com');
    expect([error(), email().getAttribute('aria-invalid')]).toEqual(['', null]);
  });

  test('R-RESTOCK-CALL-01: sends its five values', async () => {
    const network = await open();
    await submit(' ana@example.com ');
    expect(network.to(SIGN_UP)).toMatchObject([{ method: 'POST', path: SIGN_UP }]);
    expect(network.to(SIGN_UP)[0]?.body).toEqual({
      productId: 'gone',
      variantId: 'gone-0',
      isJoinMailingList: false,
      siteVisitorEmail: 'ana@example.com',
      language: 'en',
    });
  });

  test('sends one request for two submits', async () => {
    const network = await open();
    network.hold(SIGN_UP);
    await submit('ana@example.com');
    await submit('ana@example.com');
    expect(network.to(SIGN_UP)).toHaveLength(1);
  });

  test.each([400, 500])('R-RESTOCK-MSG-01: shows the message of the server for status %i', async (status) => {
    await open({ status, json: { message: 'Not now.' } });
    await submit('ana@example.com');
    expect(error()).toBe('Not now.');
  });

  test.each<Reply>([{ status: 500 }, { text: '<h1>' }, 'offline'])(
    'R-RESTOCK-MSG-02: has a text for a failure without a message: %j',
    async (reply) => {
      await open(reply);
      await submit('ana@example.com');
      expect(error()).toBe('Unable to submit form. Please try again later.');
    },
  );

  test('R-RESTOCK-MSG-03: shows the success text of the store', async () => {
    const other = await renderSite({ storeSettings: { restockSuccessText: 'See you soon.' } });
    await open({ json: {} }, other('/shop/p/gone'));
    await submit('ana@example.com');
    expect(find('.product-restock-success').textContent).toBe('See you soon.');
  });

  test.each([
    ['without such a text', {}],
    ['if it is empty', { restockSuccessText: '' }],
  ])('R-RESTOCK-MSG-04: shows "Signed up!" %s', async (_, storeSettings) => {
    const other = await renderSite({ storeSettings });
    await open({ json: {} }, other('/shop/p/gone'));
    await submit('ana@example.com');
    expect(find('.product-restock-success').textContent).toBe('Signed up!');
  });

  test('has a name and accepts emails', async () => {
    await open();
    const { type, autocomplete, inputMode } = email();
    expect([email().getAttribute('aria-label'), type, autocomplete, inputMode]).toEqual([
      'Email address',
      'email',
      'email',
      'email',
    ]);
  });

  test('belongs to the selected variant', async () => {
    const network = await open({ json: {} }, site('/shop/p/plate'));
    choose('Color', 'Red');
    choose('Size', 'L');
    await vi.waitFor(() => expect(box().dataset.variantId).toBe('plate-1'), WAIT);
    await submit('ana@example.com');
    expect(network.to(SIGN_UP)).toMatchObject([{ body: { variantId: 'plate-1' } }]);
  });

  test('joins the mailing list if the visitor asks for it', async () => {
    const network = await open();
    box()
      .querySelector('form')
      ?.insertAdjacentHTML('beforeend', '<input type="checkbox" name="isJoinMailingList" checked>');
    await submit('ana@example.com');
    expect(network.to(SIGN_UP)).toMatchObject([{ body: { isJoinMailingList: true } }]);
  });

  test('names no language on a page without', async () => {
    const network = await open(
      { json: {} },
      site('/shop/p/gone').replace('"language":"en"', '"language":""'),
    );
    await submit('ana@example.com');
    expect(network.bodyTo(SIGN_UP)).not.toHaveProperty('language');
  });

  test('has a default name where its field has no placeholder', async () => {
    await open({ json: {} }, site('/shop/p/gone').replaceAll(/placeholder="[^"]*"/g, ''));
    expect(email().getAttribute('aria-label')).toBe('Email');
  });

  test('handles early submits of its form', async () => {
    await open();
    expect(box().querySelector('form')?.dataset.wb).toBe('');
  });

  test('leaves the validation to its own messages, and the page where it is', async () => {
    await open();
    const form = box().querySelector('form');
    const event = new Event('submit', { cancelable: true });
    form?.dispatchEvent(event);
    expect([form?.noValidate, event.defaultPrevented]).toEqual([true, true]);
  });

  test('can be sent again after a failure', async () => {
    const network = await open({ status: 500 });
    await submit('ana@example.com');
    await submit('ana@example.com');
    expect(network.to(SIGN_UP)).toHaveLength(2);
  });

  test('asks to reload after the session token was rejected twice', async () => {
    await open({ status: 403, json: { crumbFail: true, message: 'x' } });
    await submit('ana@example.com');
    expect(error()).toBe('Your session has expired. Please reload the page and try again.');
  });

  test('without a field for the email stays as it is', async () => {
    await openPage('<body><div class="product-restock-notification"><form></form></div></body>');
    expect(find('form').children).toHaveLength(0);
  });
});
