import { expect, it } from 'vitest';
import { SERVER_TEXTS, type ServerTexts } from '../../formatters/vocabulary/site/server-texts.ts';
import { ERROR_TEXTS } from '../../formatters/vocabulary/site/texts/error-texts.ts';
import { MAX_PASSWORD_LENGTH } from '../platform/crypto/password.ts';
import { translatedMessage } from './server-texts.ts';

/** Each text is its key. */
const KEYS = Object.fromEntries(Object.keys(SERVER_TEXTS).map((key) => [key, key])) as ServerTexts;

it('each message of an error can be changed by its key', () => {
  const found = Object.values(ERROR_TEXTS).map((message) => translatedMessage(message, KEYS));
  expect(found).toEqual(Object.keys(ERROR_TEXTS));
});

it('other messages stay as they are', () => {
  expect(translatedMessage('Not a text of the server.', KEYS)).toBe('Not a text of the server.');
});

it('the error of a long password has its maximum', () => {
  expect(SERVER_TEXTS.memberLongPassword).toContain(` ${MAX_PASSWORD_LENGTH} `);
});
