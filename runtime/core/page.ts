import type { TrackingSettings } from '../../formatters/vocabulary/site/tracking-settings.ts';
import type { CartStore } from './cart-store.ts';
import { whenIdle } from './when-idle.ts';

/** State shared by the islands of a page; created by the loader. */
export interface Page {
  readonly facts: PageFacts;
  /** Localized texts by key; the defaults are English. */
  readonly texts: Readonly<Record<string, unknown>>;
  /** Runs a function after the page has loaded, when the browser is idle. */
  readonly whenIdle: (run: () => void) => void;
  /** Navigates to a URL. */
  readonly go: (url: string) => void;
  /** Created on first use: see `cartStore`. */
  cart?: CartStore;
}

/**
 * The contents of `#wb-page`, as the build writes it (docs/runtime.md). All properties are optional because pages may
 * be incomplete.
 */
export interface PageFacts {
  readonly websiteId?: string;
  readonly templateId?: string;
  readonly language?: string;
  readonly pageId?: string;
  readonly contentSource?: 'i' | 'c';
  readonly pageType?: number;
  readonly collectionId?: string;
  readonly collectionTitle?: string;
  readonly itemId?: string;
  readonly itemTitle?: string;
  readonly productType?: number;
  readonly analytics?: boolean;
  readonly needsConsent?: boolean;
  readonly performance?: boolean;
  readonly visitorMetrics?: boolean;
  readonly productListing?: boolean;
  readonly tracking?: TrackingSettings;
}

export function readPage(): Page {
  return {
    facts: readJson('wb-page'),
    texts: readJson('wb-strings'),
    whenIdle,
    go: (url) => location.assign(url),
  };
}

function readJson(id: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(document.getElementById(id)?.textContent as string));
  } catch {
    // Without the element, too.
    return {};
  }
}
