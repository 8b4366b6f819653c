import type { ShoppingCart } from '../../../../formatters/vocabulary/api/cart.ts';
import {
  COUNTRIES_WITH_NEEDED_POSTAL_CODES,
  listCountries,
  needsPostalCode,
} from '../../../domain/countries.ts';
import type { MoneyText } from '../../../domain/money-format.ts';
import { type Html, html } from '../../../pages/html.ts';
import {
  errorOf,
  errorText,
  type FormState,
  problemOf,
  problemSummary,
  selectField,
  textField,
} from './fields/field-markup.ts';
import { type Amount, amountsMarkup } from './order-summary-markup.ts';

export interface CheckoutPage extends FormState {
  readonly cart: ShoppingCart;
  readonly money: MoneyText;
  readonly language: string;
  /** What could not be done. */
  readonly message: string | undefined;
  readonly crumb: string;
  /** Where the form goes: the page's own path. */
  readonly action: string;
  /** Said above, such as what a subscription costs when. */
  readonly note?: string;
  readonly isTest: boolean;
  readonly hasCoupons: boolean;
}

/**
 * The form, what is bought, and the button: nobody orders what they have not come past. The return key presses the first
 * button of a form, so the one that orders stands there once more, unseen.
 */
export function checkoutMarkup(page: CheckoutPage): Html {
  const { cart, typed, message, errors, money, crumb, action } = page;
  const hidden = {
    crumb,
    cartToken: typed.cartToken,
    key: typed.key,
    expectedTotalCents: String(cart.grandTotalCents),
    ...(typed.itemId !== '' && { itemId: typed.itemId, sku: typed.sku }),
  };
  return html`<div class="quoin-checkout-page"><h1 class="quoin-checkout-title">Checkout</h1>
${page.isTest && html`<p class="quoin-checkout-test"><strong>TEST MODE</strong> No money is taken.</p>`}
${page.note !== undefined && html`<p class="quoin-checkout-note">${page.note}</p>`}
${problemSummary(message, errors)}
<div class="quoin-checkout-columns">
<form class="quoin-checkout" id="quoin-checkout-form" method="post" action="${action}" novalidate>
<button name="action" value="order" hidden></button>
${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<fieldset class="quoin-checkout-group"><legend>Contact</legend>
${textField({ name: 'email', label: 'Email', autocomplete: 'email', type: 'email' }, page)}
</fieldset>
${cart.requiresShipping && addressGroup(page)}
${cart.shippingOptions.length > 0 && shippingGroup(page)}
</form>
${summary(page)}
<div class="quoin-checkout-end"><button class="quoin-checkout-pay" form="quoin-checkout-form" name="action" value="order">${payLabel(cart, money)}</button>
<p class="quoin-checkout-told visually-hidden" role="status" aria-live="polite"></p></div>
</div></div>`;
}

/** An amount only where it is the one that is asked for: what sending costs is known once a way is chosen. */
function payLabel(cart: ShoppingCart, money: MoneyText): string {
  const { grandTotalCents } = cart;
  return isShippingKnown(cart) && grandTotalCents > 0
    ? `Place order and pay ${money(grandTotalCents)}`
    : 'Place order';
}

function isShippingKnown({ shippingOptions, selectedShippingOption }: ShoppingCart): boolean {
  return shippingOptions.length === 0 || selectedShippingOption !== undefined;
}

function shippingAmount({ selectedShippingOption, shippingCostCents, formatted }: ShoppingCart): string {
  if (selectedShippingOption === undefined) return 'not chosen yet';
  return shippingCostCents === 0 ? FREE : formatted.shipping;
}

const FREE = 'Free';

/** Nothing can be bought: why, and the way back. */
export function checkoutRejectionMarkup(message: string, back: Html): Html {
  return html`<div class="quoin-checkout-page"><h1 class="quoin-checkout-title">Checkout</h1>
${problemSummary(message, {})}<p>${back}</p></div>`;
}

function addressGroup(page: CheckoutPage): Html {
  const countries = listCountries(page.language).map(({ code, name }) => ({ value: code, label: name }));
  return html`<fieldset class="quoin-checkout-group"><legend>Where it goes</legend>
${textField({ name: 'name', label: 'Name', autocomplete: 'shipping name' }, page)}
${textField({ name: 'line1', label: 'Street and number', autocomplete: 'shipping address-line1' }, page)}
${textField({ name: 'line2', label: 'Apartment, floor', autocomplete: 'shipping address-line2', isRequired: false }, page)}
${textField({ name: 'postalCode', label: 'Postal code', autocomplete: 'shipping postal-code', isRequired: needsPostalCode(page.typed.country), neededIn: COUNTRIES_WITH_NEEDED_POSTAL_CODES }, page)}
${textField({ name: 'city', label: 'City', autocomplete: 'shipping address-level2' }, page)}
${textField({ name: 'region', label: 'Region', autocomplete: 'shipping address-level1', isRequired: false }, page)}
${selectField({ name: 'country', label: 'Country', autocomplete: 'shipping country', options: [{ value: '', label: 'Choose a country' }, ...countries] }, page)}
</fieldset>`;
}

function shippingGroup({ cart, money, errors }: CheckoutPage): Html {
  const error = errorOf(errors, 'shippingOptionId');
  const options = cart.shippingOptions.map(
    ({ id, name, costCents }, index) => html`<label class="quoin-checkout-choice">
<input type="radio" name="shippingOptionId" value="${id}" required${index === 0 && html` id="checkout-shippingOptionId"`}${id === cart.selectedShippingOption?.id && html` checked`}${error !== undefined && html` aria-invalid="true" aria-describedby="checkout-shippingOptionId-error"`}>
<span>${name}</span> <span class="quoin-checkout-amount">${costCents === 0 ? FREE : money(costCents)}</span></label>`,
  );
  return html`<fieldset class="quoin-checkout-group"${problemOf('shippingOptionId')}><legend>How it is sent</legend>
${errorText('shippingOptionId', error)}${options}
<button class="quoin-checkout-update quoin-checkout-update-total" name="action" value="update" formnovalidate>Update total</button>
</fieldset>`;
}

function summary(page: CheckoutPage): Html {
  const { cart, money } = page;
  const lines = cart.entries.map(({ title, chosenVariant, quantity, formattedSubTotal }) => ({
    title,
    choice: Object.values(chosenVariant.attributes).join(' / '),
    quantity,
    amount: formattedSubTotal,
  }));
  return html`<section class="quoin-checkout-summary" aria-labelledby="quoin-checkout-summary-title">
<h2 id="quoin-checkout-summary-title">Your order</h2>
${amountsMarkup({
  lines,
  amounts: amountsOf(cart, money),
  ...(!isShippingKnown(cart) && { totalLabel: 'Total before shipping' }),
  total: cart.formatted.grandTotal,
  currency: cart.currency,
  ...(cart.includedTaxCents > 0 && { includedTax: money(cart.includedTaxCents) }),
})}
${couponField(page)}
</section>`;
}

/** Nobody is sent looking for a code that does not exist. */
function couponField({ typed, errors, hasCoupons }: CheckoutPage): Html | undefined {
  const error = errorOf(errors, 'coupon');
  if (!hasCoupons && error === undefined) return undefined;
  return html`<div class="quoin-checkout-field quoin-checkout-coupon">
<label for="checkout-coupon">Coupon code</label>${errorText('coupon', error)}
<input id="checkout-coupon" name="coupon" form="quoin-checkout-form" autocomplete="off" value="${error === undefined ? '' : typed.coupon}"${error !== undefined && html` aria-invalid="true" aria-describedby="checkout-coupon-error"`} class="quoin-checkout-input">
<button class="quoin-checkout-update" form="quoin-checkout-form" name="action" value="coupon" formnovalidate>Apply</button>
</div>`;
}

function amountsOf(cart: ShoppingCart, money: MoneyText): readonly Amount[] {
  const { formatted, discountCents, taxCents, selectedShippingOption: shipping } = cart;
  const isSent = cart.shippingOptions.length > 0;
  return [
    { label: 'Subtotal', amount: formatted.subtotal },
    ...cart.coupons.map(({ code }) => ({
      label: `Coupon ${code}`,
      amount: cart.invalidCoupons.some((coupon) => coupon.code === code) ? 'does not apply' : '',
      control: html`<button class="quoin-checkout-remove" form="quoin-checkout-form" name="action" value="remove ${code}" formnovalidate>Remove<span class="visually-hidden"> coupon ${code}</span></button>`,
    })),
    ...(discountCents > 0 ? [{ label: 'Discount', amount: `−${formatted.discount}` }] : []),
    ...(isSent ? [{ label: shipping?.name ?? 'Shipping', amount: shippingAmount(cart) }] : []),
    ...(taxCents > 0 ? [{ label: 'Tax', amount: money(taxCents) }] : []),
  ];
}
