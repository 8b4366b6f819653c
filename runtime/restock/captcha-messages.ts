/** Shown for an unsolved captcha (specification 5, Forms). */
export const RESTOCK_CAPTCHA_MESSAGES = { formCaptcha: 'Complete CAPTCHA before submitting.' } as const;
