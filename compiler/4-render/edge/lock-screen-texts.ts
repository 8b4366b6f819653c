import {
  LOCK_SCREEN_TEXTS,
  type LockScreenTexts,
} from '../../../formatters/vocabulary/site/lock-screen-texts.ts';
import { ownValue } from '../../model/own-value.ts';

/** Returns the texts of the lock screen: the site's, the theme's, or English ones. */
export function lockScreenTexts(strings: Readonly<Record<string, string>>): LockScreenTexts {
  const of = (key: string, name: keyof LockScreenTexts) => ownValue(strings, key) ?? LOCK_SCREEN_TEXTS[name];
  return {
    title: of('lockScreenTitle', 'title'),
    text: of('lockScreenText', 'text'),
    password: of('lockScreenPassword', 'password'),
    button: of('lockScreenButton', 'button'),
    wrong: of('lockScreenWrong', 'wrong'),
    tooManyTries: of('lockScreenTooManyTries', 'tooManyTries'),
  };
}
