import { escapeAttribute, escapeHtml } from '../../values/escape-html.ts';
import type { InstallmentMessage } from './installment-message.ts';

export interface InstallmentMarkupOptions {
  /** Undefined where there is no message yet: the runtime shows the element when there is one. */
  readonly message: InstallmentMessage;
  /** Unique in the page, and safe in an attribute. */
  readonly id: string;
  readonly isHidden?: boolean;
  /** Attributes for the runtime by name. */
  readonly attributes?: Readonly<Record<string, string>>;
}

/**
 * Renders the message with its pill and its popup (docs/runtime.md, Installments). The popup opens and closes without script; the
 * runtime changes the amounts and adds the provider's page.
 */
export function installmentMarkup(options: InstallmentMarkupOptions): string {
  const { message, id, isHidden = false, attributes = {} } = options;
  const { text, brand, pageUrl, texts } = message;
  const own = Object.entries({ 'data-page': pageUrl, ...attributes }).map(
    ([name, value]) => ` ${name}="${escapeAttribute(value)}"`,
  );
  const opener = (name: string) =>
    `type="button" class="quoin-installments-${name}" popovertarget="${id}" aria-haspopup="dialog"`;
  const shown = `<span class="quoin-installments-text">${escapeHtml(text)}</span>`;
  return `<div class="quoin-installments"${own.join('')}${isHidden ? ' hidden' : ''}>
<button ${opener('pill')}>${brand}</button> ${shown}
<button ${opener('info')} aria-label="${escapeAttribute(texts.installmentsInfo)}">i</button>
<dialog popover id="${id}" class="quoin-installments-popup" aria-label="${brand}">
<button type="button" class="quoin-installments-close" popovertarget="${id}" popovertargetaction="hide" aria-label="${escapeAttribute(texts.installmentsClose)}" autofocus></button>
<p class="quoin-installments-title">${brand}</p>
<p>${shown}</p>
<div class="quoin-installments-terms"><p>${escapeHtml(texts.installmentsText)}</p></div>
</dialog>
</div>
`;
}
