import type { CartEntry, ShoppingCart } from '../../../../formatters/vocabulary/api/cart.ts';
import { exceedsStock } from '../../../../formatters/vocabulary/rules/exceeds-stock.ts';
import type { ServerTexts } from '../../../../formatters/vocabulary/site/server-texts.ts';
import { type Html, html, safeUrl } from '../../../pages/html.ts';

export interface CartPage {
  readonly cart: ShoppingCart;
  /** Error of the last action. */
  readonly problem: { readonly title: string; readonly advice: string } | undefined;
  readonly crumb: string;
  readonly texts: ServerTexts;
  /** Form target: the path of the page. */
  readonly action: string;
  readonly checkout: string;
  /** URL of the store page, or of the home page. */
  readonly shop: string;
  /** Rendered after the cart; undefined for a store without installment payments. */
  readonly installments?: Html | undefined;
}

/** Renders the cart in the markup that the client-side runtime takes over (docs/runtime.md, Cart). */
export function cartMarkup(page: CartPage): Html {
  const { cart, problem, installments, texts, shop } = page;
  const message = html`<p class="cart-message" role="alert">${problem && html`<strong>${problem.title}</strong> ${problem.advice}`}</p>`;
  const content =
    cart.entries.length === 0
      ? html`<p class="cart-empty" tabindex="-1">${texts.cartEmpty}</p><a class="cart-continue" href="${safeUrl(shop)}">${texts.cartContinue}</a>`
      : html`<ul class="cart-list" tabindex="-1" aria-label="${texts.cartItems}">${cart.entries.map((entry) => row(entry, page))}</ul>${summary(cart, page)}`;
  return html`<h1 class="quoin-cart-title">${texts.cartTitle}</h1><div id="sqs-cart-root" data-shop="${safeUrl(shop)}">${message}${content}</div>${installments}`;
}

function row(entry: CartEntry, { cart: { entries }, crumb, action, texts }: CartPage): Html {
  const { imageUrl, focalClass, title, productUrl, chosenVariant, quantity } = entry;
  const choice = Object.values(chosenVariant.attributes).join(' / ');
  return html`<li class="cart-row" data-entry-id="${entry.id}">
${imageUrl !== undefined && html`<img class="cart-row-image${focalClass && ` ${focalClass}`}" src="${safeUrl(imageUrl)}" alt="" width="96" height="96">`}
<div class="cart-row-text">
${productUrl === undefined ? html`<span class="cart-row-title">${title}</span>` : html`<a class="cart-row-title" href="${safeUrl(productUrl)}">${title}</a>`}
${choice !== '' && html`<p class="cart-row-variant">${choice}</p>`}
<p class="cart-row-price">${entry.formattedPrice}</p>
${entry.additionalFields !== undefined && html`<button class="cart-row-edit" type="button">${texts.cartEdit}<span class="visually-hidden"> ${title}</span></button>`}
${exceedsStock(entry, entries) && html`<p class="cart-row-error">${texts.notEnoughStock}</p>`}
</div>
<form class="cart-row-form" method="post" action="${action}">
<input type="hidden" name="crumb" value="${crumb}"><input type="hidden" name="entryId" value="${entry.id}">
<label>${texts.cartQuantity} <input class="cart-row-quantity" name="quantity" type="number" min="1" max="9999" required value="${quantity}"></label>
<button class="cart-row-update">${texts.cartUpdate}<span class="visually-hidden"> ${title}</span></button>
<button class="cart-row-remove" name="remove" value="1" formnovalidate>${texts.cartRemove}<span class="visually-hidden"> ${title}</span></button>
</form>
<p class="cart-row-total">${entry.formattedSubTotal}</p>
</li>`;
}

function summary({ formatted, checkoutMessage }: ShoppingCart, { checkout, texts }: CartPage): Html {
  return html`<div class="cart-summary">
<p class="cart-subtotal">${texts.cartSubtotal} <span class="cart-subtotal-amount">${formatted.subtotal}</span></p>
${checkoutMessage === undefined ? html`<a class="cart-checkout" href="${checkout}">${texts.cartCheckout}</a>` : html`<p class="cart-minimum">${checkoutMessage}</p>`}
</div>`;
}
