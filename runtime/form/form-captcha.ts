/** The captcha state of a form. */
export interface FormCaptcha {
  /** `''` until solved, and after a reset. */
  token: string;
  reset: () => void;
}
