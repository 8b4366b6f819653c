import type { Format, Formatter, Scope, Value } from '../../contract.ts';
import type { Dialect } from '../../dialect.ts';
import { asString } from '../../values/as-string.ts';
import { escapeAttribute } from '../../values/escape-html.ts';
import { fragmentText } from '../../values/fragment-text.ts';
import { isTruthy } from '../../values/is-truthy.ts';
import { print } from '../../values/print.ts';
import { jsonAttribute } from '../json-attribute.ts';
import { localizedOver } from '../localized.ts';

/** `{item|add-to-cart-btn}`: the add-to-cart button of a product (language reference 13.8). */
export const addToCartBtn: Formatter = {
  name: 'add-to-cart-btn',
  family: 'commerce',
  reads: 'scope',
  prepare: prepareAddToCartBtn,
};

function prepareAddToCartBtn(_args: readonly string[], dialect: Dialect): Format {
  return (product, scope) => addToCartButton(product, scope, dialect);
}

/** The reference template leaves 13 line breaks, one for each condition above the markup. */
const LEADING_LINES = '\n'.repeat(13);

export function addToCartButton(product: Value, scope: Scope, dialect: Dialect): string {
  const content = (name: string) => scope.resolveOver(product, ['structuredContent', name]);
  const escaped = fragmentText(dialect);
  const printed = (value: Value) => escaped(print(value, dialect));
  const label = buttonLabel(product, scope);
  const form = content('additionalFieldsForm');
  const hasForm = isTruthy(content('additionalFieldsFormId')) && isTruthy(form);
  const subscription = content('isSubscribable');
  const attributes = [
    'role="button" tabindex="0" data-dynamic-strings',
    ` data-collection-id="${printed(scope.resolveOver(product, ['collectionId']))}"`,
    ` data-item-id="${printed(scope.resolveOver(product, ['id']))}"`,
    ` data-product-type="${printed(content('productType'))}"`,
    ` data-use-custom-label="${printed(content('useCustomAddButtonText'))}" `,
    isTruthy(subscription) ? `data-is-subscription="${printed(subscription)}" ` : '',
    `data-original-label="${label}" `,
    hasForm ? `data-form="${jsonAttribute(form)}"` : '',
    subscriptionOption(product, scope, dialect),
  ].join('');
  const classes =
    'sqs-add-to-cart-button sqs-suppress-edit-mode sqs-editable-button sqs-button-element--primary';
  return `${LEADING_LINES}<div class="sqs-add-to-cart-button-wrapper" data-animation-role="button">
  <div class="${classes} ${hasForm ? 'use-form' : ''}" ${attributes}>
    <div class="sqs-add-to-cart-button-inner">${label}</div>
  </div>
</div>`;
}

/** The product's custom label if enabled, else the site's, else the default (R-FMT-TEXT-27). Escaped. */
function buttonLabel(product: Value, scope: Scope): string {
  const content = (name: string) => scope.resolveOver(product, ['structuredContent', name]);
  const custom = content('customAddButtonText');
  if (isTruthy(content('useCustomAddButtonText')) && isTruthy(custom)) {
    return escapeAttribute(asString(custom));
  }
  const isSubscription = isTruthy(content('isSubscribable'));
  const name = isSubscription ? 'productSubscribeText' : 'productAddToCartText';
  const own = localizedOver(scope, product, name);
  if (isTruthy(own)) return escapeAttribute(asString(own));
  return isSubscription ? 'Subscribe' : 'Add To Cart';
}

/** The reference computes this attribute with an expression, so it exists only where expressions are enabled. */
function subscriptionOption(product: Value, scope: Scope, dialect: Dialect): string {
  if (!scope.expressionsEnabled) return '';
  const content = (...names: (string | number)[]) =>
    scope.resolveOver(product, ['structuredContent', ...names]);
  if (!hasEntries(content('productSubscriptionOptions')) || !isTruthyScalar(content('isSubscribable'))) {
    return '';
  }
  const id = content('productSubscriptionOptions', 0, 'id');
  return `data-subscription-option-id="${fragmentText(dialect)(print(id, dialect))}"`;
}

/** Whether `count` of the value would be nonzero. */
function hasEntries(value: Value): boolean {
  return (typeof value === 'object' || typeof value === 'string') && isTruthy(value);
}

/** Truthiness in expressions: arrays and objects are an error there. */
function isTruthyScalar(value: Value): boolean {
  return typeof value !== 'object' && isTruthy(value);
}
