import type { ShoppingCart } from '../../../../formatters/vocabulary/api/cart.ts';
import {
  COUNTRIES_REQUIRING_POSTAL_CODE,
  listCountries,
  requiresPostalCode,
} from '../../../domain/countries.ts';
import type { MoneyFormat } from '../../../domain/money-format.ts';
import { type Html, html } from '../../../pages/html.ts';
import {
  errorAttribute,
  errorOf,
  errorSummary,
  errorText,
  type FormState,
  selectField,
  textField,
} from './fields/field-markup.ts';
import { type Amount, amountsMarkup } from './order-summary-markup.ts';

export interface CheckoutPage extends FormState {
  readonly cart: ShoppingCart;
  readonly money: MoneyFormat;
  readonly language: string;
  /** Error of the last action. */
  readonly message: string | undefined;
  readonly crumb: string;
  /** Form target: the path of the page. */
  readonly action: string;
  /** Shown above the form, such as the period of a subscription. */
  readonly note?: string;
  readonly isTest: boolean;
  readonly hasCoupons: boolean;
}

/**
 * Renders the form, the order summary and the button, in this order. Enter submits with the first button of a form, so
 * a hidden copy of the order button comes first.
 */
export function checkoutMarkup(page: CheckoutPage): Html {
  const { cart, values, message, errors, money, crumb, action } = page;
  const hidden = {
    crumb,
    cartToken: values.cartToken,
    key: values.key,
    expectedTotalCents: String(cart.grandTotalCents),
    expectedCurrency: cart.currency,
    ...(values.itemId !== '' && { itemId: values.itemId, sku: values.sku }),
  };
  return html`<div class="quoin-checkout-page"><h1 class="quoin-checkout-title">Checkout</h1>
${page.isTest && html`<p class="quoin-checkout-test"><strong>TEST MODE</strong> You will not be charged.</p>`}
${page.note !== undefined && html`<p class="quoin-checkout-note">${page.note}</p>`}
${errorSummary(message, errors)}
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
<div class="quoin-checkout-footer"><button class="quoin-checkout-pay" form="quoin-checkout-form" name="action" value="order">${payLabel(cart, money)}</button>
<p class="quoin-checkout-status visually-hidden" role="status" aria-live="polite"></p></div>
</div></div>`;
}

/** Shows the amount only when it is final: the shipping cost is known once an option is selected. */
function payLabel(cart: ShoppingCart, money: MoneyFormat): string {
  const { grandTotalCents } = cart;
  return isShippingKnown(cart) && grandTotalCents > 0
    ? `Place order and pay ${money(grandTotalCents)}`
    : 'Place order';
}

function isShippingKnown({ shippingOptions, selectedShippingOption }: ShoppingCart): boolean {
  return shippingOptions.length === 0 || selectedShippingOption !== undefined;
}

function shippingAmount({ selectedShippingOption, shippingCostCents, formatted }: ShoppingCart): string {
  if (selectedShippingOption === undefined) return 'Not selected';
  return shippingCostCents === 0 ? FREE : formatted.shipping;
}

const FREE = 'Free';

/** Shown instead of the form when the cart cannot be ordered. */
export function checkoutRejectionMarkup(message: string, back: Html): Html {
  return html`<div class="quoin-checkout-page"><h1 class="quoin-checkout-title">Checkout</h1>
${errorSummary(message, {})}<p>${back}</p></div>`;
}

function addressGroup(page: CheckoutPage): Html {
  const countries = listCountries(page.language).map(({ code, name }) => ({ value: code, label: name }));
  return html`<fieldset class="quoin-checkout-group"><legend>Shipping address</legend>
${textField({ name: 'name', label: 'Name', autocomplete: 'shipping name' }, page)}
${textField({ name: 'line1', label: 'Address', autocomplete: 'shipping address-line1' }, page)}
${textField({ name: 'line2', label: 'Apartment, suite, etc.', autocomplete: 'shipping address-line2', isRequired: false }, page)}
${textField({ name: 'postalCode', label: 'Postal code', autocomplete: 'shipping postal-code', isRequired: requiresPostalCode(page.values.country), requiredIn: COUNTRIES_REQUIRING_POSTAL_CODE }, page)}
${textField({ name: 'city', label: 'City', autocomplete: 'shipping address-level2' }, page)}
${textField({ name: 'region', label: 'Region', autocomplete: 'shipping address-level1', isRequired: false }, page)}
${selectField({ name: 'country', label: 'Country', autocomplete: 'shipping country', options: [{ value: '', label: 'Select a country' }, ...countries] }, page)}
</fieldset>`;
}

function shippingGroup({ cart, money, errors }: CheckoutPage): Html {
  const error = errorOf(errors, 'shippingOptionId');
  const options = cart.shippingOptions.map(
    ({ id, name, costCents }, index) => html`<label class="quoin-checkout-option">
<input type="radio" name="shippingOptionId" value="${id}" required${index === 0 && html` id="checkout-shippingOptionId"`}${id === cart.selectedShippingOption?.id && html` checked`}${error !== undefined && html` aria-invalid="true" aria-describedby="checkout-shippingOptionId-error"`}>
<span>${name}</span> <span class="quoin-checkout-amount">${costCents === 0 ? FREE : money(costCents)}</span></label>`,
  );
  return html`<fieldset class="quoin-checkout-group"${errorAttribute('shippingOptionId')}><legend>Shipping method</legend>
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

/** Hidden when the store has no coupons. */
function couponField({ values, errors, hasCoupons }: CheckoutPage): Html | undefined {
  const error = errorOf(errors, 'coupon');
  if (!hasCoupons && error === undefined) return undefined;
  return html`<div class="quoin-checkout-field quoin-checkout-coupon">
<label for="checkout-coupon">Coupon code</label>${errorText('coupon', error)}
<input id="checkout-coupon" name="coupon" form="quoin-checkout-form" autocomplete="off" value="${error === undefined ? '' : values.coupon}"${error !== undefined && html` aria-invalid="true" aria-describedby="checkout-coupon-error"`} class="quoin-checkout-input">
<button class="quoin-checkout-update" form="quoin-checkout-form" name="action" value="coupon" formnovalidate>Apply</button>
</div>`;
}

function amountsOf(cart: ShoppingCart, money: MoneyFormat): readonly Amount[] {
  const { formatted, discountCents, taxCents, selectedShippingOption: shipping } = cart;
  const isShipped = cart.shippingOptions.length > 0;
  return [
    { label: 'Subtotal', amount: formatted.subtotal },
    ...cart.coupons.map(({ code }) => ({
      label: `Coupon ${code}`,
      amount: cart.invalidCoupons.some((coupon) => coupon.code === code) ? 'Not applicable' : '',
      control: html`<button class="quoin-checkout-remove" form="quoin-checkout-form" name="action" value="remove ${code}" formnovalidate>Remove<span class="visually-hidden"> coupon ${code}</span></button>`,
    })),
    ...(discountCents > 0 ? [{ label: 'Discount', amount: `−${formatted.discount}` }] : []),
    ...(isShipped ? [{ label: shipping?.name ?? 'Shipping', amount: shippingAmount(cart) }] : []),
    ...(taxCents > 0 ? [{ label: 'Tax', amount: money(taxCents) }] : []),
  ];
}
