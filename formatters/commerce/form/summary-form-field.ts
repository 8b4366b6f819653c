import type { Format, Formatter } from '../../contract.ts';
import type { Dialect } from '../../dialect.ts';
import { asString } from '../../values/as-string.ts';
import { member } from '../../values/member.ts';
import { localized } from '../localized.ts';
import { fieldText } from './field-text.ts';

/** `{field|summary-form-field}`: a form field and its value (language reference 13.15). Nothing is escaped. */
export const summaryFormField: Formatter = {
  name: 'summary-form-field',
  family: 'commerce',
  reads: 'scope',
  prepare: prepareSummaryFormField,
};

function prepareSummaryFormField(_args: readonly string[], dialect: Dialect): Format {
  return (field, scope) => {
    const title = asString(member(field, 'rawTitle'));
    const value =
      fieldText(field, scope, dialect) ||
      asString(localized(scope, 'productSummaryFormNoAnswerText')).trim() ||
      'N/A';
    return `<div style="font-size:11px; margin-top:3px">
  <span style="font-weight:bold;">${title}:</span> ${value}
</div>`;
  };
}
