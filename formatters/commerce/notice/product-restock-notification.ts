import type { Format, Formatter, Scope, Value } from '../../contract.ts';
import type { Dialect } from '../../dialect.ts';
import { asString } from '../../values/as-string.ts';
import { escapeAttribute } from '../../values/escape-html.ts';
import { fragmentText } from '../../values/fragment-text.ts';
import { isTruthy } from '../../values/is-truthy.ts';
import { member } from '../../values/member.ts';
import { print } from '../../values/print.ts';
import { merchandisingContext } from './merchandising-context.ts';

/** `{item|product-restock-notification}`: the back-in-stock form (language reference 13.13). */
export const productRestockNotification: Formatter = {
  name: 'product-restock-notification',
  family: 'commerce',
  reads: 'scope',
  prepare: prepareProductRestockNotification,
};

function prepareProductRestockNotification(_args: readonly string[], dialect: Dialect): Format {
  return (product, scope) => {
    const context = merchandisingContext(product, scope);
    const views = member(context, 'restockNotificationViews');
    const form = formParts(context, scope);
    const id = fragmentText(dialect)(print(member(product, 'id'), dialect));
    const forms = Array.isArray(views) ? views.map((view) => viewMarkup(view, { id, form, dialect })) : [];
    return `\n\n\n\n\n\n${forms.join('')}`;
  };
}

/** Markup shared by the forms of all variants. */
interface FormParts {
  readonly callToAction: string;
  readonly placeholder: string;
  readonly button: string;
  readonly mailingList: string;
  readonly captcha: string;
}

function formParts(context: Value, scope: Scope): FormParts {
  const messages = member(context, 'restockNotificationMessages');
  const text = (name: string) => escapeAttribute(asString(member(messages, name)));
  const checked = isTruthy(member(context, 'mailingListOptInByDefault')) ? ' checked' : '';
  const siteKey = scope.resolve(['website', 'captchaSettings', 'siteKey']);
  return {
    callToAction: text('CTAText'),
    placeholder: text('placeholderText'),
    button: text('buttonText'),
    mailingList: isTruthy(member(context, 'mailingListSignUpEnabled'))
      ? `  <label class="product-restock-mailing-list"><input type="checkbox" name="isJoinMailingList"${checked}>${text('mailingListDescription')}</label>`
      : '',
    captcha: isTruthy(siteKey) ? '  <div class="captcha-container"></div>' : '',
  };
}

function viewMarkup(
  view: Value,
  { id, form, dialect }: { readonly id: string; readonly form: FormParts; readonly dialect: Dialect },
): string {
  const variant = fragmentText(dialect)(print(member(view, 'variantId'), dialect));
  const hidden = isTruthy(member(view, 'hiddenByDefault')) ? ' hidden' : '';
  return `
<div class="product-restock-notification" data-product-id="${id}" data-variant-id="${variant}"${hidden}>
  <span class="product-restock-cta">${form.callToAction}</span>
  <form class="product-restock-form" action="#">
    <input type="text" x-autocompletetype="email" spellcheck="false" name="email" placeholder="${form.placeholder}">
    <input class="sqs-editable-button" type="submit" value="${form.button}">
  </form>
${form.mailingList}
${form.captcha}
</div>
`;
}
