import { expect, it } from 'vitest';
import { ApiFailure, NotFoundError } from '../api/api-failure.ts';
import { failureText } from './failure-text.ts';

const GENERIC = 'Something went wrong';

it.each([
  [new ApiFailure('network', 0, { message: 'TypeError: fetch failed' }), 'Network error'],
  [new NotFoundError('/api/x', { message: 'No such order' }), 'No such order'],
  [new ApiFailure('rejected', 400, { message: 'Too late' }), 'Too late'],
  [new ApiFailure('server-error', 500, {}), GENERIC],
  [undefined, GENERIC],
])('the text of %s', (error, text) => {
  expect(failureText(error)).toBe(text);
});

it('R-SHELL-MSG-03: an unexpected error has a generic text', () => {
  expect(failureText(new Error('internal'))).toBe('Something went wrong');
});

it('content that does not exist says so', () => {
  expect(failureText(new NotFoundError('/api/x'))).toBe('Unable to locate content');
});
