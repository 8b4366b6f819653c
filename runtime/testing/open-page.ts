import { afterEach, beforeAll, vi } from 'vitest';
import { ISLANDS } from '../../formatters/vocabulary/islands.ts';
import { type Page, readPage } from '../core/page.ts';
import { startLoading } from '../loading/start-loading.ts';
import { type Network, stubNetwork } from './network.ts';

/** A published page in a visitor's browser, with its islands mounted. */
export interface OpenPage {
  readonly network: Network;
  readonly page: Page;
  /** URLs to which scripts have navigated. */
  readonly visited: readonly string[];
  /** Runs what waits until the browser is idle. */
  readonly becomeIdle: () => Promise<void>;
}

export interface OpenOptions {
  /** Path and query string of the page; default `/`. */
  readonly url?: string;
  /** Cookies by name. */
  readonly cookies?: Readonly<Record<string, string>>;
  /** Changes the page before its scripts run. */
  readonly prepare?: (network: Network) => void;
}

const closers: (() => void)[] = [];
/** The real one, also where tests control the time. */
const { setTimeout: setRealTimeout } = globalThis;

function nextTask(): Promise<void> {
  return new Promise((resolve) => setRealTimeout(resolve));
}

/** Closes the page after each test, and undoes what the test has replaced. The first test starts with an empty page. */
export function closePageAfterEach(): void {
  beforeAll(closePage);
  afterEach(() => {
    vi.restoreAllMocks();
    closePage();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
}

/** Scripts of one page must not react to what happens on the next. */
function closePage(): void {
  // Closes the channels to other tabs.
  dispatchEvent(new Event('pagehide'));
  // Clears its timer, which would outlive the DOM of the tests.
  document.querySelector<HTMLElement>('.quoin-cart-popover button')?.click();
  for (const close of closers.splice(0)) close();
  for (const pair of document.cookie.split('; ')) setCookie(pair.split('=')[0] ?? '', '', 0);
  document.documentElement.removeAttribute('style');
  document.documentElement.innerHTML = '<head></head><body></body>';
  history.replaceState(null, '', '/');
}

/** Opens a page by its HTML, loads its islands, and waits until they are mounted. */
export async function openPage(html: string, options: OpenOptions = {}): Promise<OpenPage> {
  const { url = '/', cookies = {}, prepare } = options;
  closePage();
  history.replaceState(null, '', url);
  for (const [name, value] of Object.entries(cookies)) setCookie(name, value);
  // Browsers with scripts do not parse the content of `noscript`; the DOM of the tests loads no files.
  document.documentElement.innerHTML = html.replace(/<noscript>[\s\S]*?<\/noscript>|<link[^>]*>/g, '');
  trackListeners(window, document);
  stubVisibility();
  const network = stubNetwork();
  prepare?.(network);
  const visited: string[] = [];
  const tasks: (() => void)[] = [];
  const page: Page = {
    ...readPage(),
    whenIdle: (run) => tasks.push(run),
    go: (target) => visited.push(target),
  };
  // Importing `telemetry.ts` starts it, but only once per process: tests of telemetry call `startTelemetry`.
  startLoading({ ...page, facts: { ...page.facts, analytics: false } });
  await settle();
  while (!isMounted(cookies)) await nextTask();
  await settle();
  return {
    network,
    page,
    visited,
    becomeIdle: async () => {
      // Records and heartbeats that are sent after 30 seconds would go to the pages of later tests.
      if (!vi.isFakeTimers())
        vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
      for (const run of tasks.splice(0)) run();
      await settle();
    },
  };
}

/** Whether all islands of the page are mounted that need no interaction. */
function isMounted(cookies: object): boolean {
  const hasCart = ['hasCart', 'CART', 'SiteUserInfo'].some((name) => name in cookies);
  return Object.values(ISLANDS).every(({ selector, when }) => {
    if (when === 'interaction' || (when === 'cart' && !hasCart)) return true;
    return [...document.querySelectorAll<HTMLElement>(selector)].every(({ dataset }) => 'wb' in dataset);
  });
}

/** Waits for modules that are being loaded and for promises, without letting time pass. */
export async function settle(): Promise<void> {
  // A module may load others when it is mounted.
  for (let round = 0; round < 3; round += 1) {
    await vi.dynamicImportSettled();
    if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(0);
  }
}

/** Sets a cookie for a day; zero seconds delete it. */
export function setCookie(name: string, value: string, seconds = 86_400): void {
  Object.assign(document, { cookie: `${name}=${encodeURIComponent(value)}; path=/; max-age=${seconds}` });
}

/** Leaves the page and comes back to it from the back/forward cache. */
export async function leaveAndReturn(): Promise<void> {
  dispatchEvent(new Event('pagehide'));
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await settle();
}

/** Finds an element. Throws when there is none. */
export function find<Type extends HTMLElement = HTMLElement>(selector: string): Type {
  const found = document.querySelector<Type>(selector);
  if (!found) throw new Error(`no ${selector} in the page`);
  return found;
}

/** Removes the listeners of window and document on close. */
function trackListeners(...targets: readonly EventTarget[]): void {
  for (const target of targets) {
    const add = target.addEventListener;
    const spy = vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
      add.call(target, type, listener, options);
      closers.push(() => target.removeEventListener(type, listener, options));
    });
    closers.push(() => spy.mockRestore());
  }
}

/** Everything is in the window: there is no layout. */
function stubVisibility(): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #callback: IntersectionObserverCallback;
      constructor(callback: IntersectionObserverCallback) {
        this.#callback = callback;
      }
      observe(target: Element): void {
        const entry = { isIntersecting: true, target } as IntersectionObserverEntry;
        queueMicrotask(() => this.#callback([entry], this as never));
      }
      unobserve(): void {}
    },
  );
}
