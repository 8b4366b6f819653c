import { fillMessage } from '../../../../formatters/vocabulary/rules/fill-message.ts';
import type { ServerTexts } from '../../../../formatters/vocabulary/site/server-texts.ts';
import { type Html, html } from '../../../pages/html.ts';

export interface AmountsSummary {
  readonly lines: readonly {
    readonly title: string;
    readonly choice: string;
    readonly quantity: number;
    readonly amount: string;
  }[];
  readonly amounts: readonly Amount[];
  readonly texts: ServerTexts;
  /** Replaces "Total" when the amount is not final. */
  readonly totalLabel?: string;
  readonly total: string;
  readonly currency: string;
  /** Tax included in the total. */
  readonly includedTax?: string;
  /** Name of the included tax if there is only one. */
  readonly taxName?: string | undefined;
}

export interface Amount {
  readonly label: string;
  readonly amount: string;
  /** Control next to the label that removes the amount. */
  readonly control?: Html;
}

/** Renders the items and amounts of an order, for checkout and confirmation. */
export function amountsMarkup(bill: AmountsSummary): Html {
  const {
    lines,
    amounts,
    texts,
    totalLabel = texts.checkoutTotal,
    total,
    currency,
    includedTax,
    taxName,
  } = bill;
  const taxText = taxName === undefined ? texts.checkoutIncludedTax : texts.checkoutIncludedTaxNamed;
  return html`<div class="quoin-checkout-totals"><ul class="quoin-checkout-lines">${lines.map(
    ({ title, choice, quantity, amount }) => html`<li class="quoin-checkout-line">
<span class="quoin-checkout-line-text"><span class="quoin-checkout-line-quantity">${quantity} ×</span> ${title}${choice !== '' && html` <span class="quoin-checkout-line-variant">${choice}</span>`}</span>
<span class="quoin-checkout-amount">${amount}</span>
</li>`,
  )}</ul>
<dl class="quoin-checkout-amounts">${amounts.map(
    ({ label, amount, control }) =>
      html`<div><dt>${label}${control && html` ${control}`}</dt><dd class="quoin-checkout-amount">${amount}</dd></div>`,
  )}
<div class="quoin-checkout-total"><dt>${totalLabel} <span class="quoin-checkout-currency">${currency}</span></dt><dd class="quoin-checkout-amount">${total}</dd></div>
</dl>
${includedTax !== undefined && html`<p class="quoin-checkout-tax">${fillMessage(taxText, { amount: includedTax, tax: taxName ?? '' })}</p>`}</div>`;
}
