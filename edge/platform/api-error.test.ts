import { expect, it } from 'vitest';
import { tooManyRequests } from './api-error.ts';

it.each([
  [0, '1'],
  [0.2, '1'],
  [1.2, '2'],
  [60, '60'],
])('a client that has to wait %s seconds gets a header of %s', (seconds, header) => {
  expect(tooManyRequests(seconds).headers).toEqual({ 'retry-after': header });
});
