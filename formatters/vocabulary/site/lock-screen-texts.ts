/** Texts of the page that asks for a password, in English: for sites and themes without texts of their own. */
export const LOCK_SCREEN_TEXTS = {
  title: 'Protected page',
  text: 'Enter the password to view this page.',
  /** Label of the field. */
  password: 'Password',
  button: 'View page',
  wrong: 'Incorrect password. Please try again.',
  tooManyTries: 'Too many attempts. Please wait a few minutes and try again.',
} as const;

/** The same in the language of a site. */
export type LockScreenTexts = Readonly<Record<keyof typeof LOCK_SCREEN_TEXTS, string>>;
