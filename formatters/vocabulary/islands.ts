/**
 * The islands of the client-side runtime: which elements require them, and when they load. The build looks for such
 * elements, so a page without them loads no script; the runtime looks again for content inserted later. A selector is a
 * list of `.class`, `[attribute]` and `#id`, separated by commas without spaces.
 */
export const ISLANDS = {
  // now: on page load
  product: { selector: '.sqs-add-to-cart-button,.product-variants,.product-quantity-input', when: 'now' },
  'cart-page': { selector: '#sqs-cart-root', when: 'now' },
  search: { selector: '.quoin-search', when: 'now' },
  checkout: { selector: '.quoin-checkout', when: 'now' },
  // cart: once the cart has items
  'cart-indicator': { selector: '.sqs-cart-quantity,.quoin-cart-pill', when: 'cart' },
  // visible: shortly before it scrolls into view
  form: { selector: '.quoin-form', when: 'visible' },
  restock: { selector: '.product-restock-notification', when: 'visible' },
  image: { selector: '[data-src]', when: 'visible' },
  gallery: { selector: '.gallery-carousel', when: 'visible' },
  video: { selector: '[data-player]', when: 'visible' },
  countdown: { selector: '[data-until]', when: 'visible' },
  // interaction: on the first click, which is then replayed
  lightbox: { selector: '[data-lightbox]', when: 'interaction' },
} as const satisfies Readonly<Record<string, Island>>;

export type IslandName = keyof typeof ISLANDS;

interface Island {
  readonly selector: string;
  readonly when: 'now' | 'cart' | 'visible' | 'interaction';
}

/**
 * The client-side runtime as the build adds it to a site. Compiled from `runtime/`; file names contain content
 * hashes.
 */
export interface RuntimeFiles {
  /** Inline script that queues clicks until the loader has run. */
  readonly boot: string;
  /**
   * Replaces `boot` and `loader` on pages that only show a cart count: an inline module that imports the loader if
   * the visitor has a cart.
   */
  readonly cartBoot: string;
  /** Path of the loader, `scripts/quoin/loader-<hash>.js`. */
  readonly loader: string;
  /** Path of the telemetry bundle, a separate file for pages without islands. */
  readonly telemetry: string;
  /** Path of the cookie banner's script, for sites with a banner only. */
  readonly consent: string;
  /** Path of the script for pages that show installment payments only. */
  readonly installments: string;
  /** Path of the script for pages with menus that themes open for a pointer only. */
  readonly keyboard: string;
  /** Path of the script with the platform's globals, for pages whose scripts call them only. */
  readonly platform: string;
  /** Path of the script with modules of the platform that few themes use; after `platform`, for pages that use them only. */
  readonly platformModules: string;
  /** Paths to preload with the loader, for islands that load `now`. */
  readonly preloads: Readonly<Partial<Record<IslandName, readonly string[]>>>;
  /** Styles of the islands; included before the theme's styles. */
  readonly css: string;
  /** Keys of `localizedStrings` that an island reads; the site's values are written to `#wb-strings`. */
  readonly strings: Readonly<Record<IslandName, readonly string[]>>;
  /** File contents by path: all of the above and everything they import later. */
  readonly files: Readonly<Record<string, string>>;
}
