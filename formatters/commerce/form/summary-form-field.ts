import type { Format, Formatter } from '../../contract.ts';
import type { Dialect } from '../../dialect.ts';
import { asString } from '../../values/as-string.ts';
import { fragmentText } from '../../values/fragment-text.ts';
import { member } from '../../values/member.ts';
import { localized } from '../localized.ts';
import { fieldText } from './field-text.ts';

/** `{field|summary-form-field}`: a form field and its value (language reference 13.15). */
export const summaryFormField: Formatter = {
  name: 'summary-form-field',
  family: 'commerce',
  reads: 'scope',
  prepare: prepareSummaryFormField,
};

function prepareSummaryFormField(_args: readonly string[], dialect: Dialect): Format {
  const escaped = fragmentText(dialect);
  return (field, scope) => {
    const title = escaped(asString(member(field, 'rawTitle')));
    const value =
      fieldText(field, scope, dialect) ||
      escaped(asString(localized(scope, 'productSummaryFormNoAnswerText')).trim()) ||
      'N/A';
    return `<div style="font-size:11px; margin-top:3px">
  <span style="font-weight:bold;">${title}:</span> ${value}
</div>`;
  };
}
