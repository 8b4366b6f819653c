import { beforeAll, expect, test, vi } from 'vitest';
import type { EarlyQueues } from '../core/early-queue.ts';
import { CART, cartEntry, cartWith } from '../testing/carts.ts';
import { closePageAfterEach, find, openPage, setCookie, settle } from '../testing/open-page.ts';
import { addButton } from '../testing/product-page.ts';
import { renderSite } from '../testing/render-site.ts';
import { ISLAND_MODULES } from './island-modules.ts';
import { startLoading } from './start-loading.ts';

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

/** Presses something that is no link and whose island cannot be loaded. Returns the URLs that are opened. */
async function pressWithoutIsland(isOnline: boolean): Promise<readonly string[]> {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  vi.spyOn(ISLAND_MODULES, 'lightbox').mockRejectedValue(new TypeError('Failed to fetch'));
  const ignore = () => {};
  process.on('unhandledRejection', ignore);
  const { visited } = await openPage('<body><button data-lightbox="one">Enlarge</button></body>', {
    prepare: () => vi.stubGlobal('wb', { q: [[find('button'), 'click']], e: [] }),
  });
  await settle();
  process.off('unhandledRejection', ignore);
  return visited;
}

test('opens the page again when the island of a button cannot be loaded', async () => {
  expect(await pressWithoutIsland(true)).toEqual(['']);
});

test('stays on the page when it is offline', async () => {
  expect(await pressWithoutIsland(false)).toEqual([]);
});

test('mounts islands of content that is inserted later', async () => {
  await openPage('<body><main></main></body>');
  find('main').innerHTML = '<form class="quoin-form" data-form-id="late"></form>';
  find('main').dispatchEvent(new Event('wb:scan', { bubbles: true }));
  await expect.poll(() => find('form').dataset.wb).toBe('');
});

/** Observes which elements an observer of the page watches, and reports them as visible. */
function stubObserver() {
  const watched = new Set<Element>();
  let margin: string | undefined;
  let callback: IntersectionObserverCallback = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(run: IntersectionObserverCallback, options: IntersectionObserverInit) {
        callback = run;
        margin = options.rootMargin;
      }
      observe(element: Element): void {
        watched.add(element);
      }
      unobserve(element: Element): void {
        watched.delete(element);
      }
    },
  );
  return {
    watched,
    margin: () => margin,
    report: (target: Element, isIntersecting: boolean) =>
      callback([{ target, isIntersecting } as unknown as IntersectionObserverEntry], {} as never),
  };
}

/** Starts the loader of a page with these elements; `mount` takes the place of the back-in-stock island. */
async function startWith(body: string, mount: () => void) {
  const { page } = await openPage('<body></body>');
  document.body.innerHTML = body;
  const observer = stubObserver();
  const load = vi.spyOn(ISLAND_MODULES, 'restock').mockResolvedValue({ mount });
  startLoading(page);
  await settle();
  return { ...observer, load };
}

const RESTOCK = '<div class="product-restock-notification"></div>';

test('an island is mounted once its element is close to the window', async () => {
  const mount = vi.fn();
  const { watched, margin, report } = await startWith(RESTOCK, mount);
  const element = find('.product-restock-notification');
  expect([margin(), [...watched]]).toEqual(['300px', [element]]);
  report(element, false);
  await settle();
  expect(mount).not.toHaveBeenCalled();
  report(element, true);
  await settle();
  expect(mount).toHaveBeenCalledExactlyOnceWith(element, expect.objectContaining({ facts: {} }));
  expect([element.dataset.wb, watched.size]).toEqual(['', 0]);
});

test('an island is mounted once per element', async () => {
  const mount = vi.fn();
  const { report } = await startWith(RESTOCK, mount);
  report(find('.product-restock-notification'), true);
  report(find('.product-restock-notification'), true);
  await settle();
  expect(mount).toHaveBeenCalledTimes(1);
});

test('an island that could not be loaded is loaded again', async () => {
  const mount = vi.fn();
  const { report, load } = await startWith(RESTOCK, mount);
  const failures: unknown[] = [];
  const note = (error: unknown) => failures.push(error);
  process.on('unhandledRejection', note);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  report(find('.product-restock-notification'), true);
  await expect.poll(() => failures.length).toBe(1);
  process.off('unhandledRejection', note);
  report(find('.product-restock-notification'), true);
  await settle();
  expect(mount).toHaveBeenCalledTimes(1);
});

test('an inserted element is scanned itself', async () => {
  const { watched } = await startWith('', () => {});
  document.body.innerHTML = RESTOCK;
  find('.product-restock-notification').dispatchEvent(new Event('wb:scan', { bubbles: true }));
  expect([...watched]).toEqual([find('.product-restock-notification')]);
});

test('an island for interactions is not loaded before there is one', async () => {
  const load = vi.spyOn(ISLAND_MODULES, 'lightbox');
  await openPage('<body><a data-lightbox="one" href="/large.jpg">Enlarge</a></body>');
  expect([load.mock.calls, find('a').dataset.wb]).toEqual([[], undefined]);
});

test('an early submit is repeated once its island is mounted', async () => {
  const queues: EarlyQueues = { q: [], e: [] };
  const submits: unknown[] = [];
  vi.spyOn(ISLAND_MODULES, 'restock').mockResolvedValue({
    mount: (box) =>
      box.addEventListener('submit', (event) => {
        event.preventDefault();
        submits.push(event.target);
      }),
  });
  await openPage('<body><div class="product-restock-notification"><form></form></div></body>', {
    prepare: () => {
      vi.stubGlobal('wb', queues);
      queues.q.push([find('form'), 'submit']);
    },
  });
  await settle();
  expect(submits).toEqual([find('form')]);
});

test('presses after the loader has run are handled at once', async () => {
  const queues: EarlyQueues = { q: [], e: [] };
  const clicked = vi.fn();
  vi.spyOn(ISLAND_MODULES, 'lightbox').mockResolvedValue({
    mount: (link) => link.addEventListener('click', clicked),
  });
  await openPage('<body><a data-lightbox="one" href="/large.jpg">Enlarge</a></body>', {
    prepare: () => vi.stubGlobal('wb', queues),
  });
  queues.q.push([find('a'), 'click']);
  await settle();
  expect(clicked).toHaveBeenCalledTimes(1);
});
