import type { Page } from '../core/page.ts';
import { mountAddToCart } from './add-to-cart.ts';
import { createButtonLabel } from './button-label.ts';
import { findParts } from './product-parts.ts';
import { showSelection } from './show-selection.ts';
import { mountSelection } from './variant-selection.ts';

/**
 * A product: variant options, price, quantity and button. All three markers mount here; each product is set up once,
 * from its button or, without a button, from its options.
 */
export function mount(marker: HTMLElement, page: Page): void {
  const product = findParts(marker);
  const { button, variantOptions } = product;
  if (marker !== (button ?? variantOptions)) return;
  const label = button && createButtonLabel(button, page);
  const show = showSelection(product, label, page);
  if (variantOptions) mountSelection(variantOptions, show);
  if (button && label) mountAddToCart({ ...product, button }, label, page);
  show();
  if (button?.dataset.context === 'pdp') {
    page.whenIdle(() => import('./stock.ts').then(({ refreshStock }) => refreshStock(product, show)));
  }
}
