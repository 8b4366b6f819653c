import { ISLANDS, type IslandName } from '../../formatters/vocabulary/islands.ts';
import { drainQueue, type QueuedEvent } from '../core/early-queue.ts';
import type { Page } from '../core/page.ts';
import { ISLAND_MODULES } from './island-modules.ts';

/** Islands load this far before they become visible. */
const ROOT_MARGIN = '300px';

/** Mounts islands on load, before they become visible, or on interaction, including those in content inserted later. */
export function startLoading(page: Page): void {
  const islands = Object.keys(ISLANDS) as IslandName[];
  const mounts = new WeakMap<Element, Partial<Record<IslandName, Promise<void>>>>();

  /** Mounts an island once per element; retries after a failed import. */
  function mount(name: IslandName, marker: HTMLElement): Promise<void> {
    const pending = mounts.get(marker) ?? {};
    mounts.set(marker, pending);
    pending[name] ??= ISLAND_MODULES[name]().then(
      (module) => {
        module.mount(marker, page);
        // The island handles its own events from here on.
        marker.dataset.wb = '';
      },
      (error) => {
        delete pending[name];
        throw error;
      },
    );
    return pending[name];
  }

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        for (const name of islands) {
          if (target.matches(ISLANDS[name].selector)) mount(name, target as HTMLElement);
        }
      }
    },
    { rootMargin: ROOT_MARGIN },
  );

  function scan(root: ParentNode, hasCart = mayHaveCart()): void {
    for (const name of islands) {
      const { selector, when } = ISLANDS[name];
      for (const marker of markersIn(root, selector)) {
        if (when === 'visible') observer.observe(marker);
        else if (when === 'now' || (when === 'cart' && hasCart)) mount(name, marker);
      }
    }
  }

  /** Replays an event that occurred before its island was mounted. */
  async function replay([marker, type]: QueuedEvent): Promise<void> {
    try {
      for (const name of islands) {
        const host = marker.closest<HTMLElement>(ISLANDS[name].selector);
        if (host) await mount(name, host);
      }
    } catch (error) {
      const { href } = marker as HTMLAnchorElement;
      // Links fall back to navigation, others to a new try: Chromium remembers failed imports until a page is loaded again.
      if (href || navigator.onLine) return page.go(href || '');
      throw error;
    } finally {
      marker.ariaBusy = null;
    }
    if (type === 'submit') (marker as HTMLFormElement).requestSubmit();
    else marker.click();
  }

  scan(document);
  document.addEventListener('wb:before-add', () => scan(document, true));
  document.addEventListener('wb:scan', ({ target }) => scan(target as ParentNode));
  drainQueue('q', replay);
  page.whenIdle(() => {
    import('./watch-cart.ts').then(({ watchCart }) => watchCart(() => scan(document)));
    return page.facts.analytics && import('../telemetry.ts');
  });
}

/** From the start of their names only, which may end with a port; `mayHaveCart` of the cart store checks again. */
function mayHaveCart(): boolean {
  try {
    return /\b(hasC|CART|SiteU)\w*=/.test(document.cookie);
  } catch {
    // Cookies are blocked.
    return false;
  }
}

/** Includes the root itself. */
function markersIn(root: ParentNode, selector: string): readonly HTMLElement[] {
  return [root as HTMLElement, ...root.querySelectorAll<HTMLElement>(selector)].filter((element) =>
    // A document has no `matches`.
    element.matches?.(selector),
  );
}
