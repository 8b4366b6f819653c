/**
 * What the visitor's program does on a page: the mark in the HTML that asks for it, and when it is loaded. The build
 * looks for the marks, so that a page without any has no script at all; the program looks again, for what came later.
 * A class stands for an element that has it, `[name]` for one with the attribute.
 */
export const ISLANDS = {
  // now: with the page
  product: { marks: ['sqs-add-to-cart-button', 'product-variants', 'product-quantity-input'], when: 'now' },
  'cart-page': { marks: ['#sqs-cart-root'], when: 'now' },
  search: { marks: ['quoin-search'], when: 'now' },
  checkout: { marks: ['quoin-checkout'], when: 'now' },
  // cart: once there is something in the cart
  'cart-indicator': { marks: ['sqs-cart-quantity', 'quoin-cart-pill'], when: 'cart' },
  // visible: when it is about to be seen
  form: { marks: ['quoin-form'], when: 'visible' },
  restock: { marks: ['product-restock-notification'], when: 'visible' },
  image: { marks: ['[data-src]'], when: 'visible' },
  // interaction: with the first click, which is then done again
  lightbox: { marks: ['[data-lightbox]'], when: 'interaction' },
} as const satisfies Readonly<Record<string, Island>>;

export type IslandName = keyof typeof ISLANDS;

interface Island {
  readonly marks: readonly string[];
  readonly when: 'now' | 'cart' | 'visible' | 'interaction';
}

/** The visitor's program as the build puts it into a site: made from `runtime/`, named by content. */
export interface RuntimeFiles {
  /** The inline script that keeps clicks until the loader is there. */
  readonly boot: string;
  /** Instead of it and of the loader where the cart is only counted: an inline module that loads the loader for who has one. */
  readonly cartBoot: string;
  /** Path of the loader, `scripts/quoin/loader-<hash>.js`. */
  readonly loader: string;
  /** Path of what counts and measures, on its own for pages without islands. */
  readonly telemetry: string;
  /** Paths that the browser should fetch beside the loader for an island of `now`. */
  readonly preloads: Readonly<Partial<Record<IslandName, readonly string[]>>>;
  /** The style sheet of what the islands draw, to stand in front of the theme's. */
  readonly css: string;
  /** Keys of `localizedStrings` that an island reads; what the site has of them goes into `#wb-strings`. */
  readonly strings: Readonly<Record<IslandName, readonly string[]>>;
  /** Path to text, of all of the above and what they load later. */
  readonly files: Readonly<Record<string, string>>;
}
