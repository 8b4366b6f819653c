/** Texts of a captcha that cannot be loaded; not specified. */
export const CAPTCHA_MESSAGES = {
  captchaFailed:
    'CAPTCHA could not be loaded. Check your internet connection, or allow it in your content blocker.',
  captchaRetry: 'Try again',
} as const;
