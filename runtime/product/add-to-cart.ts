import type { AddResponse } from '../../formatters/vocabulary/api/cart.ts';
import { checkoutUrl } from '../../formatters/vocabulary/api/paths.ts';
import type { ApiPath } from '../core/api/api-path.ts';
import { apiRequest, loaded, textOf } from '../core/api/api-request.ts';
import { ADD_ID } from '../core/api/cookie-names.ts';
import { errorMessage } from '../core/api/error-message.ts';
import { cartStore, cartToken } from '../core/cart-store.ts';
import { openAlert } from '../core/dialog.ts';
import { emit } from '../core/emit.ts';
import { addKeyboardActivation } from '../core/keyboard-activation.ts';
import type { Page } from '../core/page.ts';
import { randomId } from '../core/random-id.ts';
import { text } from '../core/text.ts';
import { wait } from '../core/wait.ts';
import type { ButtonLabel } from './button-label.ts';
import { PRODUCT_MESSAGES } from './messages.ts';
import type { Product } from './product-parts.ts';
import { GIFT_CARD, type Order, readOrder } from './read-order.ts';

const CART_ENTRIES: ApiPath<'cartEntries'> = '/api/commerce/shopping-cart/entries';
const SUBSCRIPTION: ApiPath<'subscription'> = '/api/3/commerce/cart/subscription';

/** The additional fields of a product without a form, as JSON text: the calls always have this field. */
const NO_FIELDS = '{}';

/** Delay after the response, in milliseconds (R-CART-BTN-02, -05, -15). */
const ADDING_MS = 1000;
/** How long 'Added!' or 'Select Option' is shown, in milliseconds (R-CART-BTN-03, -09). */
const SHOWN_MS = 2000;

/** Behavior and labels of the add-to-cart button (specification 4, Add-to-cart button). */
export function mountAddToCart(product: Product, label: ButtonLabel, page: Page): void {
  const { button } = product;
  const t = (key: keyof typeof PRODUCT_MESSAGES) => text(page, PRODUCT_MESSAGES, key);
  const isExpress = button.dataset.express === 'true';

  function alert(message: string): void {
    const way = isExpress ? 'unableToPurchase' : 'unableToAdd';
    const title = product.productType === GIFT_CARD ? 'unableToPurchaseGiftCard' : way;
    openAlert({ title: t(title), message, ok: t('ok') }, button);
  }

  async function onClick(): Promise<void> {
    if (!label.isEnabled()) return;
    const { order, message, isIncomplete } = readOrder(product, page);
    if (order === undefined) {
      // Product lists have no room for a select: there only the button label asks for an option (gaps C2).
      const { context = 'pdp' } = button.dataset;
      if (!isIncomplete || context === 'pdp' || context === 'product_block') alert(message);
      if (!isIncomplete) return;
      label.show(t('selectOption'));
      await wait(SHOWN_MS);
    } else if (emit(button, 'wb:before-add', order)) {
      label.show();
      await buy(order).catch(async (error) => {
        alert(errorMessage(page, error));
        await wait(ADDING_MS);
      });
    }
    label.reset();
  }

  async function buy(order: Order): Promise<void> {
    const { itemId, sku, quantity } = order;
    if (product.productType === GIFT_CARD) return navigate(page, checkoutUrl('gift-card', { itemId, sku }));
    let additionalFields: string | undefined = NO_FIELDS;
    if (button.classList.contains('use-form')) {
      const { promptForFields } = await loaded(import('./additional-fields.ts'));
      additionalFields = await promptForFields(product, {
        order,
        page,
        outOfStockMessage: t('notEnoughStock'),
      });
      if (additionalFields === undefined) return;
    }
    label.show(t('adding'));
    if (button.dataset.isSubscription) {
      const response = await apiRequest('POST', SUBSCRIPTION, {
        body: { itemId, sku, qty: quantity, additionalFields },
      });
      return navigate(page, checkoutUrl('subscription', { cartToken: textOf(response, 'cartToken') }));
    }
    await cartStore(page).change<AddResponse>('POST', CART_ENTRIES, {
      body: { itemId, sku, quantity, additionalFields },
      headers: { [ADD_ID]: randomId() },
      target: button,
      isSilent: isExpress,
    });
    if (isExpress) return navigate(page, checkoutUrl('cart', { cartToken: cartToken() }));
    await wait(ADDING_MS);
    label.show(t('added'));
    await wait(SHOWN_MS);
  }

  button.addEventListener('click', onClick);
  addKeyboardActivation(button);
}

/** Never resolves until the visitor comes back to the page, so that the button stays disabled while navigating. */
function navigate(page: Page, url: string): Promise<void> {
  page.go(url);
  return new Promise((resolve) => addEventListener('pageshow', () => resolve(), { once: true }));
}
