/** Verifies the token of a captcha or an invisible check with its provider. */
export interface BotCheck {
  /** `unknown`: the provider did not respond; the visitor is accepted. */
  verify(request: BotCheckRequest): Promise<'passed' | 'failed' | 'unknown'>;
}

export interface BotCheckRequest {
  readonly token: string;
  /** Actions that the token may have been created for; ignored by providers without actions. */
  readonly actions: readonly BotAction[];
  /** Empty when unknown. */
  readonly clientAddress: string;
}

/** Actions of visitors (specification 7, Forms). */
export const BOT_ACTIONS = {
  form: 'FORM_BLOCK_SUBMISSION',
  newsletter: 'NEWSLETTER_BLOCK_SUBMISSION',
  waitlist: 'PRODUCT_WAITLIST_SUBMISSION',
  popup: 'PROMO_POPUP_SUBMISSION',
} as const;

export type BotAction = (typeof BOT_ACTIONS)[keyof typeof BOT_ACTIONS];

/** Minimum score of a human, for providers with scores (R-EFORM-API-16). */
export const MIN_SCORE = 0.5;
