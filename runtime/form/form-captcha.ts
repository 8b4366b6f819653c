/** The captcha state of a form. */
export interface FormCaptcha {
  /** `''` until solved, and after a reset. */
  token: string;
  reset: () => void;
  /** Loads the captcha again, if it could not be loaded; its message says why. */
  retry?: HTMLElement | undefined;
}
