import { ISLANDS, type IslandName } from '../../formatters/vocabulary/islands.ts';
import { drainQueue, type QueuedEvent } from '../core/early-queue.ts';
import type { Page } from '../core/page.ts';
import { ISLAND_MODULES } from './island-modules.ts';

/** Cookies of visitors who may have a cart; `mayHaveCart` of the cart store checks again. */
const MAY_HAVE_CART = /\b(hasCart=true|CART=|SiteUserInfo=)/;
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
    pending[name] ??= fetchAndMount(name, marker).catch((error) => {
      delete pending[name];
      throw error;
    });
    return pending[name];
  }

  async function fetchAndMount(name: IslandName, marker: HTMLElement): Promise<void> {
    (await ISLAND_MODULES[name]()).mount(marker, page);
    // The island handles its own events from here on.
    marker.dataset.wb = '';
  }

  function onIntersect(entries: readonly IntersectionObserverEntry[]): void {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      for (const name of islands) {
        if (target.matches(selectorOf(name))) mount(name, target as HTMLElement);
      }
    }
  }

  const observer = new IntersectionObserver(onIntersect, { rootMargin: ROOT_MARGIN });

  function scan(root: ParentNode): void {
    for (const name of islands) {
      const { when } = ISLANDS[name];
      for (const marker of markersIn(root, selectorOf(name))) {
        if (when === 'visible') observer.observe(marker);
        else if (when === 'cart' && !MAY_HAVE_CART.test(document.cookie)) {
          document.addEventListener('wb:before-add', () => mount(name, marker));
        } else if (when !== 'interaction') mount(name, marker);
      }
    }
  }

  /** Replays an event that occurred before its island was mounted. */
  async function replay([marker, type]: QueuedEvent): Promise<void> {
    try {
      for (const name of islands) {
        const host = marker.closest<HTMLElement>(selectorOf(name));
        if (host) await mount(name, host);
      }
    } catch (error) {
      // Links fall back to navigation.
      if (marker instanceof HTMLAnchorElement) return page.go(marker.href);
      throw error;
    }
    if (type === 'submit') (marker as HTMLFormElement).requestSubmit();
    else marker.click();
  }

  scan(document);
  document.addEventListener('wb:scan', ({ target }) => scan(target as ParentNode));
  drainQueue('q', replay);
  page.whenIdle(() => page.facts.analytics && import('../telemetry.ts'));
}

/** Includes the root itself. */
function markersIn(root: ParentNode, selector: string): readonly HTMLElement[] {
  const markers = [...root.querySelectorAll<HTMLElement>(selector)];
  if ((root as HTMLElement).matches?.(selector)) markers.push(root as HTMLElement);
  return markers;
}

/** Markers are ids, attributes or class names. */
function selectorOf(name: IslandName): string {
  return ISLANDS[name].markers.map((marker) => (/^[#[]/.test(marker) ? marker : `.${marker}`)).join();
}
