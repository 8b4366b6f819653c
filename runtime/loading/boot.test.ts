import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { EarlyQueues } from '../core/early-queue.ts';
import { closePageAfterEach, find, openPage } from '../testing/open-page.ts';

closePageAfterEach();

/** Elements with an island, as formatters print them. */
const ELEMENTS = `<div class="sqs-add-to-cart-button"><span>Add To Cart</span></div>
  <a href="/large.jpg" data-lightbox="gallery"><img alt=""></a>
  <form class="product-restock-form"><input name="email"><button>Notify me</button></form>
  <a class="other" href="/about">About</a>`;

let scripts = 0;
let queues: { readonly q: readonly [Element, string][]; readonly e: readonly Event[] };

beforeEach(async () => {
  await openPage('<body></body>');
  document.body.innerHTML = ELEMENTS;
  vi.stubGlobal('wb', undefined);
  // The inline script of another page is another module.
  scripts += 1;
  const script = `../boot.ts?page=${scripts}`;
  await import(script);
  queues = (window as unknown as { wb: EarlyQueues }).wb as never;
});

/** Dispatches an event that bubbles, with these keys, and returns whether its default action is prevented. */
function dispatch(type: string, selector: string, keys: object = {}): boolean {
  const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), keys);
  find(selector).dispatchEvent(event);
  return event.defaultPrevented;
}

const queued = () => queues.q.map(([element, type]) => [element.className, type]);

describe('before its island has loaded', () => {
  test('a click inside of a button is queued for the button, which is busy', () => {
    expect(dispatch('click', '.sqs-add-to-cart-button span')).toBe(true);
    expect(queues.q).toEqual([[find('.sqs-add-to-cart-button'), 'click']]);
    expect(String(find('.sqs-add-to-cart-button').ariaBusy)).toBe('true');
  });

  test('a click on an image with a lightbox is queued instead of followed', () => {
    expect(dispatch('click', '[data-lightbox] img')).toBe(true);
    expect(queues.q).toEqual([[find('[data-lightbox]'), 'click']]);
  });

  test.each(['Enter', ' '])('the key "%s" presses a button', (key) => {
    expect(dispatch('keydown', '.sqs-add-to-cart-button', { key })).toBe(true);
    expect(queued()).toEqual([['sqs-add-to-cart-button', 'keydown']]);
  });

  test.each(['a', 'Tab', 'Escape'])('the key "%s" is left to the browser', (key) => {
    expect(dispatch('keydown', '.sqs-add-to-cart-button', { key })).toBe(false);
    expect(queued()).toEqual([]);
  });

  test('a back-in-stock form is queued when it is submitted, not when it is clicked', () => {
    expect(dispatch('click', '.product-restock-form button', { detail: 1 })).toBe(false);
    expect(dispatch('submit', '.product-restock-form')).toBe(true);
    expect(queued()).toEqual([['product-restock-form', 'submit']]);
  });

  test.each(['ctrlKey', 'metaKey'])('a click with %s is left to the browser', (modifier) => {
    expect(dispatch('click', '[data-lightbox]', { [modifier]: true })).toBe(false);
    expect(queued()).toEqual([]);
    expect(find('[data-lightbox]').ariaBusy).not.toBe(true);
  });

  test.each([
    ['click', '.other'],
    ['keydown', '[data-lightbox]'],
    ['submit', '[data-lightbox]'],
  ])('an event of the type %s on %s is not queued', (type, selector) => {
    expect(dispatch(type, selector)).toBe(false);
    expect(queued()).toEqual([]);
  });

  test('an event without an element is not queued', () => {
    document.dispatchEvent(new Event('click', { bubbles: true }));
    expect([queues.q, queues.e]).toEqual([[], []]);
  });
});

test('an element whose island is mounted handles its events itself', () => {
  find('.sqs-add-to-cart-button').dataset.wb = '';
  expect(dispatch('click', '.sqs-add-to-cart-button')).toBe(false);
  expect(queued()).toEqual([]);
});

test.each(['error', 'unhandledrejection'])('an event of the type %s is queued for the reporter', (type) => {
  const event = new Event(type);
  dispatchEvent(event);
  expect(queues.e).toEqual([event]);
});
