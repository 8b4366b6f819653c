import { expect, it } from 'vitest';
import { lockScreenTexts } from './lock-screen-texts.ts';

it('the lock screen has texts in English', () => {
  expect(lockScreenTexts({})).toEqual({
    title: 'Protected page',
    text: 'Enter the password to view this page.',
    password: 'Password',
    button: 'View page',
    wrong: 'Incorrect password. Please try again.',
    tooManyTries: 'Too many attempts. Please wait a few minutes and try again.',
  });
});

it('each text of the lock screen is that of the site, if it has one', () => {
  const keys = ['Title', 'Text', 'Password', 'Button', 'Wrong', 'TooManyTries'].map(
    (name) => `lockScreen${name}`,
  );
  const strings = Object.fromEntries(keys.map((key) => [key, `my ${key}`]));
  expect(Object.values(lockScreenTexts(strings))).toEqual(keys.map((key) => `my ${key}`));
});
