/** Asks whoever made a captcha or an invisible check whether its token is good. */
export interface BotCheck {
  /** `unknown`: the provider could not be asked. Nobody is turned away for that. */
  verify(question: BotCheckRequest): Promise<'passed' | 'failed' | 'unknown'>;
}

export interface BotCheckRequest {
  readonly token: string;
  /** What the token must have been made for, one of these; providers without actions are not asked. */
  readonly actions: readonly BotAction[];
  /** Empty where it is not known. */
  readonly clientAddress: string;
}

/** What a visitor is about to do (specification 7, Forms). */
export const BOT_ACTIONS = {
  form: 'FORM_BLOCK_SUBMISSION',
  newsletter: 'NEWSLETTER_BLOCK_SUBMISSION',
  waitlist: 'PRODUCT_WAITLIST_SUBMISSION',
  popup: 'PROMO_POPUP_SUBMISSION',
} as const;

export type BotAction = (typeof BOT_ACTIONS)[keyof typeof BOT_ACTIONS];

/** The least score of a person, where the provider gives one (R-EFORM-API-16). */
export const LEAST_SCORE = 0.5;
