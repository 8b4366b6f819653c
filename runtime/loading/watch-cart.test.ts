import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchCart } from './watch-cart.ts';

/** Other tests may take the cores for seconds. */
const WAIT = { timeout: 20_000 };

const listeners: [type: string, listener: EventListener][] = [];

beforeEach(() => {
  const add = window.addEventListener;
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
    listeners.push([type, listener as EventListener]);
    add.call(window, type, listener as EventListener);
  });
});

afterEach(() => {
  // Closes the channel, which would otherwise keep the process alive.
  dispatchEvent(new Event('pagehide'));
  for (const [type, listener] of listeners.splice(0)) removeEventListener(type, listener);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Adds an item in another tab. */
function addInOtherTab(): void {
  const tab = new BroadcastChannel('wb-cart');
  tab.postMessage(1);
  tab.close();
}

describe('carts that are created elsewhere', () => {
  test('are looked for at once, because a tab may have added an item before', () => {
    const run = vi.fn();
    watchCart(run);
    expect(run).toHaveBeenCalledTimes(1);
  });

  test.each(['pageshow', 'focus', 'visibilitychange'])('are looked for on %s', (type) => {
    const run = vi.fn();
    watchCart(run);
    dispatchEvent(new Event(type));
    expect(run).toHaveBeenCalledTimes(2);
  });

  test('are looked for when another tab adds an item', async () => {
    const run = vi.fn();
    watchCart(run);
    addInOtherTab();
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2), WAIT);
  });

  test('are not looked for while the page is in the back/forward cache, whose pages must have no open channel', async () => {
    const close = vi.spyOn(BroadcastChannel.prototype, 'close');
    const run = vi.fn();
    watchCart(run);
    const open = vi.spyOn(globalThis, 'BroadcastChannel');
    // In the order of browsers.
    dispatchEvent(new Event('pagehide'));
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    dispatchEvent(new Event('visibilitychange'));
    expect(close).toHaveBeenCalled();
    expect(open).not.toHaveBeenCalled();
    expect(run).toHaveBeenCalledTimes(1);
    open.mockRestore();
    hidden.mockRestore();
    dispatchEvent(new Event('pageshow'));
    addInOtherTab();
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(3), WAIT);
  });

  test('are looked for without BroadcastChannel', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const run = vi.fn();
    watchCart(run);
    dispatchEvent(new Event('focus'));
    expect(run).toHaveBeenCalledTimes(2);
  });
});
