import type { VisitorEvent } from './visitor-event.ts';

/** Services of the owner that receive visitor events; their snippets are in `codeInjection`. */
export interface TrackingSettings {
  /** The array from which a tag manager reads events: `dataLayer`. */
  readonly dataLayer?: string | undefined;
  readonly pixel?: PixelSettings | undefined;
  /**
   * Whether the code of the site is on the page of an order, too, so that services get purchases. It can read the page and its
   * URL, which opens the order.
   */
  readonly orderPage?: boolean | undefined;
}

/** A pixel is called as `fbq('track', 'add_to_cart', {…})`. */
export interface PixelSettings {
  /** The global function that its snippet defines, or a method: `fbq`, `ttq.track`. */
  readonly function: string;
  /** The first argument, if there is one besides event and data: `track`. */
  readonly command?: string | undefined;
  /** Names of events, where those of the pixel differ: `{"add_to_cart": "AddToCart"}`. */
  readonly events?: Readonly<Partial<Record<VisitorEvent, string>>> | undefined;
}
