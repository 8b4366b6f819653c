import type { Scope, Value } from '../../contract.ts';
import { asString } from '../../values/as-string.ts';
import { LIKERT_LABELS, type LikertCode, likertCode } from '../../vocabulary/store/likert-code.ts';
import { localized } from '../localized.ts';

/**
 * The questions of a likert field with the selected labels (language reference 13.15). Throws a `TypeError` when the
 * field has no values, as the language requires.
 */
export function likertText(values: Value, scope: Scope, escaped: (text: string) => string): string {
  if (values === undefined || values === null) throw new TypeError('A likert field has no values');
  const lines = Object.entries(values).map(
    ([question, code]) =>
      `\n  <div><span style="font-weight:bold;">${escaped(question)}:</span> ${escaped(labelOf(asString(code), scope))}</div>`,
  );
  return `<div style="padding-left:5px;">${lines.join('')}\n</div>`;
}

/** Unknown codes are neutral (R-FMT-TEXT-29). */
function labelOf(code: string, scope: Scope): string {
  const known = likertCode(code) ?? 0;
  const own = localized(scope, LOCALIZED_NAMES[known]);
  return typeof own === 'string' ? own : LIKERT_LABELS[known];
}

const LOCALIZED_NAMES: Readonly<Record<LikertCode, string>> = {
  '-2': 'productAnswerMapStronglyDisagree',
  '-1': 'productAnswerMapDisagree',
  0: 'productAnswerMapNeutral',
  1: 'productAnswerMapAgree',
  2: 'productAnswerMapStronglyAgree',
};
