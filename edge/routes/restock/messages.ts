import { COMMERCE_ERRORS, FORM_ERRORS } from '../../../formatters/vocabulary/site/texts/error-texts.ts';

/** Messages of back-in-stock requests, word for word from section 8 of the specification where defined there. */
export const RESTOCK_MESSAGES = {
  emailBlank: FORM_ERRORS.restockBlank,
  emailInvalid: FORM_ERRORS.restockInvalid,
  failed: FORM_ERRORS.formUnauthorized,
  unknownItem: COMMERCE_ERRORS.unknownItem,
  /** Not part of the specification. */
  soldOut: 'This item is still sold out. Add stock first.',
} as const;
