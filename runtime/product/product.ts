import type { Page } from '../core/shared.ts';
import { mountAddToCart } from './add-to-cart.ts';
import { createButtonLabel } from './button-label.ts';
import { mountChoice } from './choice.ts';
import { findParts } from './product-parts.ts';
import { showChoice } from './show-choice.ts';

/**
 * A product: variant options, price, quantity and button. All three markers mount here; each product is set up once,
 * from its button or, without a button, from its options.
 */
export function mount(mark: HTMLElement, page: Page): void {
  const product = findParts(mark);
  const { button, choice } = product;
  if (mark !== (button ?? choice)) return;
  const label = button && createButtonLabel(button, page);
  const show = showChoice(product, label, page);
  if (choice) mountChoice(choice, show);
  if (button && label) mountAddToCart({ ...product, button }, label, page);
  show();
  if (button?.dataset.context === 'pdp') {
    page.whenIdle(() => import('./stock.ts').then(({ refreshStock }) => refreshStock(product, show)));
  }
}
