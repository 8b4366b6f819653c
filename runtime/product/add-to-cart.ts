import type { AddResponse } from '../../formatters/vocabulary/api/cart.ts';
import {
  ADD_ID,
  call,
  cartOf,
  cartToken,
  checkoutUrl,
  emit,
  openAlert,
  type Page,
  type Path,
  pressLikeAButton,
  problemText,
  randomId,
  text,
  textOf,
  wait,
} from '../core/shared.ts';
import type { ButtonLabel } from './button-label.ts';
import { PRODUCT_MESSAGES } from './messages.ts';
import type { Product } from './product-parts.ts';
import { GIFT_CARD, type Order, readOrder } from './read-order.ts';

const CART_ENTRIES: Path<'cartEntries'> = '/api/commerce/shopping-cart/entries';
const SUBSCRIPTION: Path<'subscription'> = '/api/3/commerce/cart/subscription';

/** Delay after the response, in milliseconds (R-CART-BTN-02, -05, -15). */
const ADDING_MS = 1000;
/** How long 'Added!' or 'Select Option' is shown, in milliseconds (R-CART-BTN-03, -09). */
const SHOWN_MS = 2000;

/** Behavior and labels of the add-to-cart button (specification 4, Add-to-cart button). */
export function mountAddToCart(product: Product, label: ButtonLabel, page: Page): void {
  const { button } = product;
  const say = (key: keyof typeof PRODUCT_MESSAGES) => text(page, PRODUCT_MESSAGES, key);
  const isExpress = button.dataset.express === 'true';

  function alert(message: string): void {
    const way = isExpress ? 'unableToPurchase' : 'unableToAdd';
    const title = product.productType === GIFT_CARD ? 'unableToPurchaseGiftCard' : way;
    openAlert({ title: say(title), message, ok: say('ok') }, button);
  }

  async function press(): Promise<void> {
    if (!label.isFree()) return;
    const { order, message, isIncomplete } = readOrder(product, page);
    if (order === undefined) {
      // Product lists have no room for a select: there only the button label asks for an option (gaps C2).
      const { context = 'pdp' } = button.dataset;
      if (!isIncomplete || context === 'pdp' || context === 'product_block') alert(message);
      if (!isIncomplete) return;
      label.hold(say('selectOption'));
      await wait(SHOWN_MS);
    } else if (emit(button, 'wb:before-add', order)) {
      label.hold();
      await buy(order).catch(async (problem) => {
        alert(problemText(page, problem));
        await wait(ADDING_MS);
      });
    }
    label.rest();
  }

  async function buy(order: Order): Promise<void> {
    const { itemId, sku, quantity } = order;
    if (product.productType === GIFT_CARD) return leave(page, checkoutUrl('gift-card', { itemId, sku }));
    let additionalFields: string | undefined;
    if (button.classList.contains('use-form')) {
      const { askFields } = await import('./additional-fields.ts');
      additionalFields = await askFields(product, { order, page, notEnough: say('notEnoughStock') });
      if (additionalFields === undefined) return;
    }
    label.hold(say('adding'));
    const body = { itemId, sku, ...(additionalFields !== undefined && { additionalFields }) };
    if (button.dataset.isSubscription) {
      const answer = await call('POST', SUBSCRIPTION, { body: { ...body, qty: quantity } });
      return leave(page, checkoutUrl('subscription', { cartToken: textOf(answer, 'cartToken') }));
    }
    await cartOf(page).change<AddResponse>('POST', CART_ENTRIES, {
      body: { ...body, quantity },
      headers: { [ADD_ID]: randomId() },
      from: button,
      isQuiet: isExpress,
    });
    if (isExpress) return leave(page, checkoutUrl('cart', { cartToken: cartToken() }));
    await wait(ADDING_MS);
    label.hold(say('added'));
    await wait(SHOWN_MS);
  }

  button.addEventListener('click', press);
  pressLikeAButton(button);
}

/** Never resolves until the visitor comes back to the page, so that the button stays disabled while navigating. */
function leave(page: Page, url: string): Promise<void> {
  page.go(url);
  return new Promise((resolve) => addEventListener('pageshow', () => resolve(), { once: true }));
}
