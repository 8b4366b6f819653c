import { FORM_ERRORS } from '../../../formatters/vocabulary/site/texts/error-texts.ts';
import { MAX_PASSWORD_LENGTH } from '../../platform/crypto/password.ts';

/** Error messages of customer accounts; not defined by the specification. */
export const MEMBER_MESSAGES = {
  taken: FORM_ERRORS.memberTaken,
  tooManyTries: FORM_ERRORS.memberTooManyTries,
  invalidEmail: FORM_ERRORS.restockInvalid,
  shortPassword: FORM_ERRORS.memberShortPassword,
  longPassword: `Use at most ${MAX_PASSWORD_LENGTH} characters.`,
  noName: FORM_ERRORS.memberNoName,
  linkUsed: FORM_ERRORS.memberLinkUsed,
  noAddress: 'This site cannot send password reset links yet. The owner needs to set the site URL first.',
} as const;
