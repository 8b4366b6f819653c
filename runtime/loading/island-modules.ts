import type { IslandName } from '../../formatters/vocabulary/islands.ts';
import type { Page } from '../core/page.ts';

/** Every island's file has this one function. When it throws, the page goes on without it and the error is reported. */
export interface IslandModule {
  readonly mount: (mark: HTMLElement, page: Page) => void;
}

/** Where each island is: the browser fetches it when it is first needed. */
export const ISLAND_MODULES: Readonly<Record<IslandName, () => Promise<IslandModule>>> = {
  product: () => import('../product/product.ts'),
  'cart-indicator': () => import('../cart/cart-indicator.ts'),
  'cart-page': () => import('../cart/cart-page.ts'),
  checkout: () => import('../cart/checkout.ts'),
  search: () => import('../search/search.ts'),
  form: () => import('../form/form.ts'),
  restock: () => import('../restock/restock.ts'),
  image: () => import('../image/image.ts'),
  lightbox: () => import('../gallery/lightbox.ts'),
};
