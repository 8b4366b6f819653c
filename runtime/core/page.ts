import type { CartStore } from './cart-store.ts';
import { whenIdle } from './when-idle.ts';

/** What the islands of one page share: made once by the loader and handed to each. */
export interface Page {
  readonly facts: PageFacts;
  /** Texts of the site by key; English stands in the program. */
  readonly texts: Readonly<Record<string, unknown>>;
  /** After the page has loaded and while the browser has nothing better to do. */
  readonly whenIdle: (run: () => void) => void;
  /** Goes to another page. */
  readonly go: (url: string) => void;
  /** Made by whoever asks first: see `cartOf`. */
  cart?: CartStore;
}

/** `#wb-page`, as the build writes it (docs/runtime.md). Nothing of it is relied upon. */
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
    return Object(JSON.parse(document.getElementById(id)?.textContent ?? ''));
  } catch {
    return {};
  }
}
