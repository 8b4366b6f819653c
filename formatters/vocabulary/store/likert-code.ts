/** Degree of agreement, as stored in form submissions. */
export type LikertCode = -2 | -1 | 0 | 1 | 2;

/** Labels of the codes (R-FMT-TEXT-28). */
export const LIKERT_LABELS: Readonly<Record<LikertCode, string>> = {
  '-2': 'Strongly Disagree',
  '-1': 'Disagree',
  0: 'Neutral',
  1: 'Agree',
  2: 'Strongly Agree',
};

/** Parses a stored code: exactly `-2` to `2`. Returns `undefined` for anything else. */
export function likertCode(text: string): LikertCode | undefined {
  return LIKERT_CODES.find((code) => String(code) === text);
}

const LIKERT_CODES: readonly LikertCode[] = [-2, -1, 0, 1, 2];

/** Keys of their texts in `localizedStrings`, also in `summary-form-field`. */
export const LIKERT_KEYS = {
  '-2': 'productAnswerMapStronglyDisagree',
  '-1': 'productAnswerMapDisagree',
  '0': 'productAnswerMapNeutral',
  '1': 'productAnswerMapAgree',
  '2': 'productAnswerMapStronglyAgree',
} as const;
