import type { ShoppingCart } from '../../../../formatters/vocabulary/api/cart.ts';
import { fillMessage } from '../../../../formatters/vocabulary/rules/fill-message.ts';
import type { ServerTexts } from '../../../../formatters/vocabulary/site/server-texts.ts';
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
  const { cart, values, message, errors, crumb, action, texts } = page;
  const hidden = {
    crumb,
    cartToken: values.cartToken,
    key: values.key,
    expectedTotalCents: String(cart.grandTotalCents),
    expectedCurrency: cart.currency,
    ...(values.itemId !== '' && { itemId: values.itemId, sku: values.sku }),
  };
  return html`<div class="quoin-checkout-page"><h1 class="quoin-checkout-title">${texts.checkoutTitle}</h1>
${page.isTest && html`<p class="quoin-checkout-test"><strong>${texts.checkoutTestMode}</strong> ${texts.checkoutTestNote}</p>`}
${page.note !== undefined && html`<p class="quoin-checkout-note">${page.note}</p>`}
${errorSummary(message, errors)}
<div class="quoin-checkout-columns">
<form class="quoin-checkout" id="quoin-checkout-form" method="post" action="${action}" novalidate>
<button name="action" value="order" hidden></button>
${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<fieldset class="quoin-checkout-group"><legend>${texts.checkoutContact}</legend>
${textField({ name: 'email', label: texts.checkoutEmail, autocomplete: 'email', type: 'email' }, page)}
</fieldset>
${cart.requiresShipping && addressGroup(page)}
${cart.shippingOptions.length > 0 && shippingGroup(page)}
</form>
${summary(page)}
<div class="quoin-checkout-footer"><button class="quoin-checkout-pay" form="quoin-checkout-form" name="action" value="order">${payLabel(page)}</button>
<p class="quoin-checkout-status visually-hidden" role="status" aria-live="polite"></p></div>
</div></div>`;
}

/** Shows the amount only when it is final: the shipping cost is known once an option is selected. */
function payLabel({ cart, money, texts }: CheckoutPage): string {
  const { grandTotalCents } = cart;
  if (!isShippingKnown(cart)) return texts.checkoutPlaceOrder;
  return grandTotalCents > 0
    ? fillMessage(texts.checkoutPlaceOrderAndPay, { total: money(grandTotalCents) })
    : texts.checkoutPlaceFreeOrder;
}

function isShippingKnown({ shippingOptions, selectedShippingOption }: ShoppingCart): boolean {
  return shippingOptions.length === 0 || selectedShippingOption !== undefined;
}

function shippingAmount({ cart, texts }: CheckoutPage): string {
  if (cart.selectedShippingOption === undefined) return texts.checkoutNotSelected;
  return cart.shippingCostCents === 0 ? texts.checkoutFree : cart.formatted.shipping;
}

/** Shown instead of the form when the cart cannot be ordered. */
export function checkoutRejectionMarkup(message: string, cartUrl: string, texts: ServerTexts): Html {
  return html`<div class="quoin-checkout-page"><h1 class="quoin-checkout-title">${texts.checkoutTitle}</h1>
${errorSummary(message, {})}<p><a href="${cartUrl}">${texts.checkoutBackToCart}</a></p></div>`;
}

function addressGroup(page: CheckoutPage): Html {
  const { texts } = page;
  const countries = listCountries(page.language).map(({ code, name }) => ({ value: code, label: name }));
  return html`<fieldset class="quoin-checkout-group"><legend>${texts.checkoutAddress}</legend>
${textField({ name: 'name', label: texts.checkoutName, autocomplete: 'shipping name' }, page)}
${textField({ name: 'line1', label: texts.checkoutLine1, autocomplete: 'shipping address-line1' }, page)}
${textField({ name: 'line2', label: texts.checkoutLine2, autocomplete: 'shipping address-line2', isRequired: false }, page)}
${textField({ name: 'postalCode', label: texts.checkoutPostalCode, autocomplete: 'shipping postal-code', isRequired: requiresPostalCode(page.values.country), requiredIn: COUNTRIES_REQUIRING_POSTAL_CODE }, page)}
${textField({ name: 'city', label: texts.checkoutCity, autocomplete: 'shipping address-level2' }, page)}
${textField({ name: 'region', label: texts.checkoutRegion, autocomplete: 'shipping address-level1', isRequired: false }, page)}
${selectField({ name: 'country', label: texts.checkoutCountry, autocomplete: 'shipping country', options: [{ value: '', label: texts.checkoutSelectCountry }, ...countries] }, page)}
</fieldset>`;
}

function shippingGroup({ cart, money, errors, texts }: CheckoutPage): Html {
  const error = errorOf(errors, 'shippingOptionId');
  const options = cart.shippingOptions.map(
    ({ id, name, costCents }, index) => html`<label class="quoin-checkout-option">
<input type="radio" name="shippingOptionId" value="${id}" required${index === 0 && html` id="checkout-shippingOptionId"`}${id === cart.selectedShippingOption?.id && html` checked`}${error !== undefined && html` aria-invalid="true" aria-describedby="checkout-shippingOptionId-error"`}>
<span>${name}</span> <span class="quoin-checkout-amount">${costCents === 0 ? texts.checkoutFree : money(costCents)}</span></label>`,
  );
  return html`<fieldset class="quoin-checkout-group"${errorAttribute('shippingOptionId', texts)}><legend>${texts.checkoutShippingMethod}</legend>
${errorText('shippingOptionId', error)}${options}
<button class="quoin-checkout-update quoin-checkout-update-total" name="action" value="update" formnovalidate>${texts.checkoutUpdateTotal}</button>
</fieldset>`;
}

function summary(page: CheckoutPage): Html {
  const { cart, money, texts } = page;
  const lines = cart.entries.map(({ title, chosenVariant, quantity, formattedSubTotal }) => ({
    title,
    choice: Object.values(chosenVariant.attributes).join(' / '),
    quantity,
    amount: formattedSubTotal,
  }));
  return html`<section class="quoin-checkout-summary" aria-labelledby="quoin-checkout-summary-title">
<h2 id="quoin-checkout-summary-title">${texts.checkoutSummary}</h2>
${amountsMarkup({
  lines,
  texts,
  amounts: amountsOf(page),
  ...(!isShippingKnown(cart) && { totalLabel: texts.checkoutTotalBeforeShipping }),
  total: cart.formatted.grandTotal,
  currency: cart.currency,
  ...(cart.includedTaxCents > 0 && { includedTax: money(cart.includedTaxCents) }),
  taxName: onlyTaxName(cart),
})}
${couponField(page)}
</section>`;
}

function onlyTaxName({ applicableTaxRules: [first, ...others] }: ShoppingCart): string | undefined {
  const name = first?.name.trim() ?? '';
  return name === '' || others.length > 0 ? undefined : name;
}

/** Hidden when the store has no coupons. */
function couponField({ values, errors, hasCoupons, texts }: CheckoutPage): Html | undefined {
  const error = errorOf(errors, 'coupon');
  if (!hasCoupons && error === undefined) return undefined;
  return html`<div class="quoin-checkout-field quoin-checkout-coupon">
<label for="checkout-coupon">${texts.checkoutCouponLabel}</label>${errorText('coupon', error)}
<input id="checkout-coupon" name="coupon" form="quoin-checkout-form" autocomplete="off" value="${error === undefined ? '' : values.coupon}"${error !== undefined && html` aria-invalid="true" aria-describedby="checkout-coupon-error"`} class="quoin-checkout-input">
<button class="quoin-checkout-update" form="quoin-checkout-form" name="action" value="coupon" formnovalidate>${texts.checkoutCouponApply}</button>
</div>`;
}

function amountsOf(page: CheckoutPage): readonly Amount[] {
  const { cart, money, texts } = page;
  const { formatted, discountCents, taxCents, selectedShippingOption: shipping } = cart;
  const isShipped = cart.shippingOptions.length > 0;
  return [
    { label: texts.cartSubtotal, amount: formatted.subtotal },
    ...cart.coupons.map(({ code }) => ({
      label: fillMessage(texts.checkoutCoupon, { code }),
      amount: cart.invalidCoupons.some((coupon) => coupon.code === code)
        ? texts.checkoutCouponNotApplicable
        : '',
      control: html`<button class="quoin-checkout-remove" form="quoin-checkout-form" name="action" value="remove ${code}" formnovalidate>${texts.cartRemove}<span class="visually-hidden"> ${fillMessage(texts.checkoutCouponRemove, { code })}</span></button>`,
    })),
    ...(discountCents > 0 ? [{ label: texts.checkoutDiscount, amount: `−${formatted.discount}` }] : []),
    ...(isShipped ? [{ label: shipping?.name ?? texts.checkoutShipping, amount: shippingAmount(page) }] : []),
    ...(taxCents > 0 ? [{ label: texts.checkoutTax, amount: money(taxCents) }] : []),
  ];
}
