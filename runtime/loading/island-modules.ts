import type { IslandName } from '../../formatters/vocabulary/islands.ts';
import type { Page } from '../core/page.ts';

/** The module of an island. If `mount` throws, the page continues without it and the error is reported. */
export interface IslandModule {
  readonly mount: (marker: HTMLElement, page: Page) => void;
}

/** Island modules by name, loaded on demand. */
export const ISLAND_MODULES: Readonly<Record<IslandName, () => Promise<IslandModule>>> = {
  product: () => import('../product/product.ts'),
  'cart-indicator': () => import('../cart/cart-indicator.ts'),
  'cart-page': () => import('../cart/cart-page.ts'),
  checkout: () => import('../cart/checkout.ts'),
  search: () => import('../search/search.ts'),
  form: () => import('../form/form.ts'),
  restock: () => import('../restock/restock.ts'),
  image: () => import('../image/image.ts'),
  gallery: () => import('../gallery/gallery.ts'),
  video: () => import('../video/video.ts'),
  countdown: () => import('../countdown/countdown.ts'),
  lightbox: () => import('../gallery/lightbox.ts'),
};
