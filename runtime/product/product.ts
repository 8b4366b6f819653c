import type { Page } from '../core/index.ts';
import { mountAddToCart } from './add-to-cart.ts';
import { createButtonLabel } from './button-label.ts';
import { mountChoice } from './choice.ts';
import { findParts } from './product-parts.ts';
import { showChoice } from './show-choice.ts';

/**
 * A product on the page: the choice of its variant, its price, how many, and the button. All three marks lead here; what
 * belongs together is set up once, by its button, or by its choice where there is no button.
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
