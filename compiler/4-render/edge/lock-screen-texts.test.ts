import { expect, it } from 'vitest';
import { LOCK_SCREEN_TEXTS } from '../../../formatters/vocabulary/site/lock-screen-texts.ts';
import { lockScreenTexts } from './lock-screen-texts.ts';

it('the lock screen has texts in English', () => {
  expect(lockScreenTexts({})).toEqual(LOCK_SCREEN_TEXTS);
});

it('each text of the lock screen is that of the site, if it has one', () => {
  const keys = ['Title', 'Text', 'Password', 'Button', 'Wrong', 'TooManyTries'].map(
    (name) => `lockScreen${name}`,
  );
  const strings = Object.fromEntries(keys.map((key) => [key, `my ${key}`]));
  expect(Object.values(lockScreenTexts(strings))).toEqual(keys.map((key) => `my ${key}`));
});
