/** The captcha of a form, as far as the form is concerned. */
export interface FormCaptcha {
  /** `''` until it was solved, and after a reset. */
  token: string;
  reset: () => void;
}
