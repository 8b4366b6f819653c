import { beforeEach, expect, test } from 'vitest';
import { closePageAfterEach, openPage } from '../../testing/open-page.ts';
import { readPage } from '../page.ts';
import { ApiRequestError } from './api-request.ts';
import { errorMessage } from './error-message.ts';

closePageAfterEach();

beforeEach(async () => {
  await openPage('<body></body>');
});

test.each([
  ['a defect of a script', new TypeError('x is undefined'), 'Please try again.'],
  ['a response without a message', { status: 500, body: {} }, 'Please try again.'],
  ['a message of the server', { status: 400, body: { message: 'Sold out.' } }, 'Sold out.'],
  ['a message that is no text', { status: 400, body: { message: 7 } }, 'Please try again.'],
  ['no connection', { status: 0, body: undefined }, 'Please check your internet connection'],
  ['too many requests', { status: 429, body: { message: 'Slow.' } }, 'Please try again in a few seconds.'],
])('the message for %s', (_, failure, message) => {
  const error = failure instanceof Error ? failure : new ApiRequestError(failure);
  expect(errorMessage(readPage(), error)).toBe(message);
});
