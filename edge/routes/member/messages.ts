import { FORM_ERRORS } from '../../../formatters/vocabulary/site/texts/error-texts.ts';
import { PAGE_TEXTS } from '../../../formatters/vocabulary/site/texts/page-texts.ts';

/** Error messages of customer accounts; not defined by the specification. */
export const MEMBER_MESSAGES = {
  taken: FORM_ERRORS.memberTaken,
  tooManyTries: PAGE_TEXTS.lockScreenTooManyTries,
  invalidEmail: FORM_ERRORS.restockInvalid,
  shortPassword: FORM_ERRORS.memberShortPassword,
  longPassword: FORM_ERRORS.memberLongPassword,
  noName: FORM_ERRORS.memberNoName,
  linkUsed: FORM_ERRORS.memberLinkUsed,
  noAddress: 'This site cannot send password reset links yet. The owner needs to set the site URL first.',
} as const;
