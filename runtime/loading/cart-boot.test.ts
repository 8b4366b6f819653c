import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { closePageAfterEach, openPage, setCookie } from '../testing/open-page.ts';

closePageAfterEach();

let pages = 0;
let hidden: { mockReturnValue: (isHidden: boolean) => unknown };

beforeEach(async () => {
  await openPage('<body></body>');
  hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  pages += 1;
  vi.stubGlobal('loaders', []);
  vi.stubGlobal('LOADER', `data:text/javascript,globalThis.loaders.push(${pages})`);
});

// Closes the channel of the page, which other tests of this process would send messages to.
afterEach(() => changeVisibility(true));

/** Runs the inline script of a page. */
async function run(): Promise<void> {
  const script = `../cart-boot.ts?page=${pages}`;
  await import(script);
}

/** The loaders that ran; each page has its own. */
const loaders = () => Reflect.get(globalThis, 'loaders');

function changeVisibility(isHidden: boolean): void {
  hidden.mockReturnValue(isHidden);
  dispatchEvent(new Event('visibilitychange'));
}

/** Adds the first item in another tab. */
function addInOtherTab(): void {
  setCookie('hasCart', 'true');
  const tab = new BroadcastChannel('wb-cart');
  tab.postMessage(1);
  tab.close();
}

describe('a page that only shows a cart count', () => {
  test.each([
    ['hasCart', 'true'],
    ['CART', 'token'],
    ['SiteUserInfo', '{}'],
    // Of one of several servers on this machine.
    [`CART_${location.port}`, 'token'],
  ])('loads the loader with the cookie %s', async (name, value) => {
    setCookie(name, value);
    await run();
    await expect.poll(loaders).toEqual([pages]);
  });

  test.each([
    ['ss_cvr', 'a'],
    ['noCART', 'token'],
  ])('does not load it with the cookie %s=%s', async (name, value) => {
    setCookie(name, value);
    await run();
    // Any loader would have run before one that is requested afterwards.
    await import(`data:text/javascript,globalThis.loaders.push("last of ${pages} ${name}")`);
    expect(loaders()).toEqual([`last of ${pages} ${name}`]);
  });

  test('does nothing where reading cookies throws', async () => {
    vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('The document is sandboxed', 'SecurityError');
    });
    await expect(run()).resolves.toBeUndefined();
    expect(loaders()).toEqual([]);
  });

  test('loads it when the visitor comes back with a cart', async () => {
    await run();
    setCookie('CART', 'token');
    changeVisibility(false);
    await expect.poll(loaders).toEqual([pages]);
  });

  test('loads it when another tab adds an item', async () => {
    await run();
    addInOtherTab();
    await expect.poll(loaders).toEqual([pages]);
  });

  test('has no open channel while it is hidden, as the back/forward cache demands', async () => {
    const close = vi.spyOn(BroadcastChannel.prototype, 'close');
    await run();
    const open = vi.spyOn(globalThis, 'BroadcastChannel');
    changeVisibility(true);
    expect([close.mock.calls.length, open.mock.calls.length]).toEqual([1, 0]);
    open.mockRestore();
    changeVisibility(false);
    addInOtherTab();
    await expect.poll(loaders).toEqual([pages]);
  });
});
