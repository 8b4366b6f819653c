import { expect, test } from 'vitest';
import { ApiRequestError } from '../core/api/api-request.ts';
import { saveError } from './save-error.ts';

const page = { facts: {}, texts: {}, whenIdle: () => {}, go: () => {} };

test.each([
  [0, 'Please check your internet connection'],
  [418, 'Unknown error, please try again later.'],
  [503, 'Unknown error, please try again later.'],
])(
  'a submission without a response reports the missing connection, and no other failure does: %i',
  (status, message) => {
    const error = new ApiRequestError({ status, body: undefined });
    expect(saveError(error, page)).toEqual({ message });
  },
);
