import { beforeAll, expect, test, vi } from 'vitest';
import type { EarlyQueues } from '../core/early-queue.ts';
import { CART, cartEntry, cartWith } from '../testing/carts.ts';
import { closePageAfterEach, find, openPage, setCookie, settle } from '../testing/open-page.ts';
import { addButton } from '../testing/product-page.ts';
import { renderSite } from '../testing/render-site.ts';
import { ISLAND_MODULES } from './island-modules.ts';

closePageAfterEach();

let site: (path: string) => string;
beforeAll(async () => {
  site = await renderSite();
});

test('shows the first item of a visitor who adds it on another page in all cart marks', async () => {
  const { network, becomeIdle } = await openPage(site('/contact'));
  await becomeIdle();
  network.reply(CART, { json: cartWith(cartEntry({ quantity: 2 })) });
  expect(network.to(CART)).toEqual([]);
  setCookie('hasCart', 'true');
  dispatchEvent(new Event('pageshow'));
  await expect.poll(() => find('.sqs-cart-quantity').textContent).toBe('2');
  expect(find('.quoin-cart-pill-count').textContent).toBe('2');
  expect(find('.quoin-cart-pill').hidden).toBe(false);
});

test('mounts islands where reading cookies throws', async () => {
  await openPage(site('/shop/p/mug'), {
    prepare: () => {
      vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      });
    },
  });
  expect(addButton().dataset.wb).toBe('');
});

/** A link to an image, as a gallery prints it, that was pressed before the loader ran. */
async function openPressed() {
  const queues: EarlyQueues = { q: [], e: [] };
  return openPage('<body><a data-lightbox="one" href="/large.jpg">Enlarge</a></body>', {
    prepare: () => {
      vi.stubGlobal('wb', queues);
      find('a').ariaBusy = 'true';
      queues.q.push([find('a'), 'click']);
    },
  });
}

test('marks an element as busy from an early press until its island has handled it', async () => {
  const busyOnClick: unknown[] = [];
  vi.spyOn(ISLAND_MODULES, 'lightbox').mockResolvedValue({
    mount: (link) => link.addEventListener('click', () => busyOnClick.push(link.ariaBusy)),
  });
  await openPressed();
  await settle();
  expect(busyOnClick).toEqual([null]);
});

test('follows a link whose island cannot be loaded', async () => {
  vi.spyOn(ISLAND_MODULES, 'lightbox').mockRejectedValue(new TypeError('Failed to fetch'));
  const { visited } = await openPressed();
  await settle();
  expect(visited).toEqual(['http://localhost:3000/large.jpg']);
});

test('mounts islands of content that is inserted later', async () => {
  await openPage('<body><main></main></body>');
  find('main').innerHTML = '<form class="quoin-form" data-form-id="late"></form>';
  find('main').dispatchEvent(new Event('wb:scan', { bubbles: true }));
  await expect.poll(() => find('form').dataset.wb).toBe('');
});
