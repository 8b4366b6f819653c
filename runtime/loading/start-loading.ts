import { ISLANDS, type IslandName } from '../../formatters/vocabulary/islands.ts';
import { type Press, takeOver } from '../core/early.ts';
import type { Page } from '../core/page.ts';
import { ISLAND_MODULES } from './island-modules.ts';

/** Cookies of visitors who may have a cart; `mayHaveCart` of the cart store checks again. */
const MAY_HAVE_CART = /\b(hasCart=true|CART=|SiteUserInfo=)/;
/** Islands load this far before they become visible. */
const NEAR = '300px';

/** Mounts islands on load, before they become visible, or on interaction, including those in content inserted later. */
export function startLoading(page: Page): void {
  const islands = Object.keys(ISLANDS) as IslandName[];
  const mounts = new WeakMap<Element, Partial<Record<IslandName, Promise<void>>>>();

  /** Mounts an island once per element; retries after a failed import. */
  function mount(name: IslandName, mark: HTMLElement): Promise<void> {
    const known = mounts.get(mark) ?? {};
    mounts.set(mark, known);
    known[name] ??= fetchAndMount(name, mark).catch((problem) => {
      delete known[name];
      throw problem;
    });
    return known[name];
  }

  async function fetchAndMount(name: IslandName, mark: HTMLElement): Promise<void> {
    (await ISLAND_MODULES[name]()).mount(mark, page);
    // The island handles its own events from here on.
    mark.dataset.wb = '';
  }

  function see(entries: readonly IntersectionObserverEntry[]): void {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      for (const name of islands) {
        if (target.matches(selectorOf(name))) mount(name, target as HTMLElement);
      }
    }
  }

  const observer = new IntersectionObserver(see, { rootMargin: NEAR });

  function scan(root: ParentNode): void {
    for (const name of islands) {
      const { when } = ISLANDS[name];
      for (const mark of marksIn(root, selectorOf(name))) {
        if (when === 'visible') observer.observe(mark);
        else if (when === 'cart' && !MAY_HAVE_CART.test(document.cookie)) {
          document.addEventListener('wb:before-add', () => mount(name, mark));
        } else if (when !== 'interaction') mount(name, mark);
      }
    }
  }

  /** Replays an event that occurred before its island was mounted. */
  async function press([mark, type]: Press): Promise<void> {
    try {
      for (const name of islands) {
        const host = mark.closest<HTMLElement>(selectorOf(name));
        if (host) await mount(name, host);
      }
    } catch (problem) {
      // Links fall back to navigation.
      if (mark instanceof HTMLAnchorElement) return page.go(mark.href);
      throw problem;
    }
    if (type === 'submit') (mark as HTMLFormElement).requestSubmit();
    else mark.click();
  }

  scan(document);
  document.addEventListener('wb:scan', ({ target }) => scan(target as ParentNode));
  takeOver('q', press);
  page.whenIdle(() => page.facts.analytics && import('../telemetry.ts'));
}

/** Includes the root itself. */
function marksIn(root: ParentNode, selector: string): readonly HTMLElement[] {
  const marks = [...root.querySelectorAll<HTMLElement>(selector)];
  if ((root as HTMLElement).matches?.(selector)) marks.push(root as HTMLElement);
  return marks;
}

/** Markers are ids, attributes or class names. */
function selectorOf(name: IslandName): string {
  return ISLANDS[name].marks.map((mark) => (/^[#[]/.test(mark) ? mark : `.${mark}`)).join();
}
