import { ownValue } from '../../model/own-value.ts';
import type { LockScreenTexts } from '../../model/release/edge-data.ts';

/** The keys of `localizedStrings` and the default texts. */
const TEXTS: Readonly<Record<keyof LockScreenTexts, readonly [key: string, text: string]>> = {
  title: ['lockScreenTitle', 'Protected page'],
  text: ['lockScreenText', 'Enter the password to view this page.'],
  password: ['lockScreenPassword', 'Password'],
  button: ['lockScreenButton', 'View page'],
  wrong: ['lockScreenWrong', 'Incorrect password. Please try again.'],
  tooManyTries: ['lockScreenTooManyTries', 'Too many attempts. Please wait a few minutes and try again.'],
};

/** Returns the texts of the lock screen: the site's, the theme's, or English ones. */
export function lockScreenTexts(strings: Readonly<Record<string, string>>): LockScreenTexts {
  const of = (name: keyof LockScreenTexts) => {
    const [key, text] = TEXTS[name];
    return ownValue(strings, key) ?? text;
  };
  return {
    title: of('title'),
    text: of('text'),
    password: of('password'),
    button: of('button'),
    wrong: of('wrong'),
    tooManyTries: of('tooManyTries'),
  };
}
