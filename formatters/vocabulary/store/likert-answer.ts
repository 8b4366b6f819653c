/** How much somebody agrees, as forms store it. */
export type LikertCode = -2 | -1 | 0 | 1 | 2;

/** The texts of the codes (R-FMT-TEXT-28). */
export const LIKERT_ANSWER: Readonly<Record<LikertCode, string>> = {
  '-2': 'Strongly Disagree',
  '-1': 'Disagree',
  0: 'Neutral',
  1: 'Agree',
  2: 'Strongly Agree',
};

/** Reads a code as forms store it: exactly `-2` to `2`. `undefined` for anything else. */
export function likertCode(text: string): LikertCode | undefined {
  return LIKERT_CODES.find((code) => String(code) === text);
}

const LIKERT_CODES: readonly LikertCode[] = [-2, -1, 0, 1, 2];
