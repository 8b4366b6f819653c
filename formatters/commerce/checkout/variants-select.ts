import type { Format, Formatter, Scope, Value } from '../../contract.ts';
import type { Dialect } from '../../dialect.ts';
import { asString } from '../../values/as-string.ts';
import { escapeAttribute, escapeDelimiters } from '../../values/escape-html.ts';
import { fragmentText } from '../../values/fragment-text.ts';
import { isTruthy } from '../../values/is-truthy.ts';
import { member } from '../../values/member.ts';
import { print } from '../../values/print.ts';
import { fillPattern } from '../fill-pattern.ts';
import { jsonAttribute } from '../json-attribute.ts';
import { localized } from '../localized.ts';
import { type Product, readProduct } from '../product/product.ts';
import { type VariantOption, variantOptions } from './variant-options.ts';

/** `{item|variants-select}`: the variant select of a product (language reference 13.10). */
export const variantsSelect: Formatter = {
  name: 'variants-select',
  family: 'commerce',
  reads: 'scope',
  prepare: prepareVariantsSelect,
};

function prepareVariantsSelect(_args: readonly string[], dialect: Dialect): Format {
  return (value, scope) => variantChoice(value, scope, dialect);
}

/** MISSING when there is only one variant. */
export function variantChoice(value: Value, scope: Scope, dialect: Dialect): string | undefined {
  const product = readProduct(value, dialect);
  const options = variantOptions(product);
  if (options.length === 0) return undefined;
  const texts = choiceTexts(product, scope);
  const choices = options.map((option) => optionMarkup(option, { texts, scope, dialect })).join('');
  const id = fragmentText(dialect)(print(member(value, 'id'), dialect));
  const variants = jsonAttribute(member(product.content, 'variants'));
  return `\n  \n  \n  \n  \n\n  <div class="product-variants" data-item-id="${id}" data-variants="${variants}"${subscription(product)} data-animation-role="content">${choices}\n  </div>\n`;
}

function subscription({ content }: Product): string {
  if (!isTruthy(member(content, 'isSubscribable'))) return '';
  const plan = jsonAttribute(member(content, 'subscriptionPlan'));
  return ` data-is-subscribable="true" data-subscription-plan="${plan}"`;
}

/** Message patterns for the placeholder of the select and the title of the option. */
interface ChoiceTexts {
  readonly select: string;
  readonly display: string;
}

function choiceTexts(product: Product, scope: Scope): ChoiceTexts {
  if (product.kind === 'gift-card') {
    return {
      select: asString(localized(scope, 'giftCardVariantSelectText')) || 'Select Value',
      display: asString(localized(scope, 'giftCardValueDisplayText')) || 'Value',
    };
  }
  return {
    select: asString(localized(scope, 'productVariantSelectText')) || 'Select {variantName}',
    display: '{name}',
  };
}

interface ChoiceOptions {
  readonly texts: ChoiceTexts;
  readonly scope: Scope;
  readonly dialect: Dialect;
}

function optionMarkup(option: VariantOption, { texts, scope, dialect }: ChoiceOptions): string {
  const name = escapeAttribute(option.name);
  const values = option.values.map(escapeAttribute);
  const select = fillPattern(scope.cldr, texts.select, { variantName: option.name });
  const label = dialect.fragmentsEscapeData ? escapeDelimiters(keepEntities(select)) : select;
  const display = fillPattern(scope.cldr, texts.display, { name: option.name });
  return `
    <div class="variant-option">
    <div class="variant-option-title">${escapeAttribute(display)}: </div>
    <div class="variant-select-wrapper">
      <select aria-label="${label}" data-variant-option-name="${name}">
        <option value="">${escapeAttribute(select)}</option>
        ${values.map((value) => `<option value="${value}">${value}</option>`).join('')}
      </select>
    </div>
    <div class="variant-radiobtn-wrapper" data-variant-option-name="${name}">${values.map((value) => radioButton(name, value)).join('')}
    </div>
    </div>`;
}

/** An option named `&quot;` is called that, not `"`. */
function keepEntities(text: string): string {
  return text.replace(/&(?=#?\w+;)/g, '&amp;');
}

/** `name` and `value` must be escaped. */
function radioButton(name: string, value: string): string {
  const id = `variant-option-${name}-${value}`;
  return `
      <input type="radio" class="variant-radiobtn" value="${value}" name="variant-option-${name}" id="${id}"/>
      <label class="sqs-button-element--secondary" role="button" tabindex="0" for="${id}">${value}</label>`;
}
