import type { ShoppingCart } from '../../formatters/vocabulary/api/cart.ts';
import { loadTerms } from './load-terms.ts';

/**
 * Installment payments of a product or the cart: shows the message of the selected variant or the changed cart, and the
 * provider's page in the popup. The popup opens and closes without script.
 */
export function mountInstallments(box: HTMLElement): void {
  const { itemId, messages = '{}' } = box.dataset;
  const texts = box.querySelectorAll<HTMLElement>('.quoin-installments-text');
  const popup = box.querySelector<HTMLElement>('[popover]');
  const published = texts[0]?.textContent;
  const byVariant: Readonly<Record<string, string>> = JSON.parse(messages);
  let opener: HTMLElement | null = null;

  function show(message: string | null | undefined): void {
    box.hidden = !message;
    for (const text of texts) text.textContent = message ?? '';
  }

  document.addEventListener('wb:variant', (event) => {
    const { detail } = event as CustomEvent<VariantDetail>;
    if (detail.itemId === itemId) show(byVariant[detail.variant?.id ?? ''] ?? published);
  });
  document.addEventListener('wb:cart', (event) => {
    const { detail } = event as CustomEvent<{ readonly cart: ShoppingCart }>;
    if (!itemId) show(detail.cart.installmentMessage);
  });
  popup?.addEventListener('beforetoggle', () => loadTerms(box), { once: true });
  box.addEventListener('click', ({ target }) => {
    if (!popup?.contains(target as Node)) opener = (target as HTMLElement).closest('button');
  });
  popup?.addEventListener('toggle', ({ newState }) => {
    // Unless the visitor has chosen another element of the page.
    if (newState === 'closed' && document.activeElement?.contains(box)) opener?.focus();
  });
}

interface VariantDetail {
  readonly itemId: string;
  readonly variant?: { readonly id?: string };
}
