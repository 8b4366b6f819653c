import type { Scope, Value } from '../../contract.ts';
import { asString } from '../../values/index.ts';
import { LIKERT_ANSWER, type LikertCode, likertCode } from '../../vocabulary/index.ts';
import { localized } from '../localized.ts';

/**
 * The questions of a likert field, each with what was agreed to (language reference 13.15). Throws a `TypeError` when
 * the field has no values: that is how the language has it.
 */
export function likertAnswer(values: Value, scope: Scope): string {
  if (values === undefined || values === null) throw new TypeError('A likert field has no values');
  const lines = Object.entries(values).map(
    ([question, code]) =>
      `\n  <div><span style="font-weight:bold;">${question}:</span> ${answerText(asString(code), scope)}</div>`,
  );
  return `<div style="padding-left:5px;">${lines.join('')}\n</div>`;
}

/** A code without a meaning is neutral (R-FMT-TEXT-29). */
function answerText(code: string, scope: Scope): string {
  const answer = likertCode(code) ?? 0;
  const own = localized(scope, LOCALIZED_NAMES[answer]);
  return typeof own === 'string' ? own : LIKERT_ANSWER[answer];
}

const LOCALIZED_NAMES: Readonly<Record<LikertCode, string>> = {
  '-2': 'productAnswerMapStronglyDisagree',
  '-1': 'productAnswerMapDisagree',
  0: 'productAnswerMapNeutral',
  1: 'productAnswerMapAgree',
  2: 'productAnswerMapStronglyAgree',
};
