import { expect, it } from 'vitest';
import { emailFailureText } from './email-failure.ts';

const NOW = 1_800_000_000_000;

it.each([
  [undefined, 'We won’t retry automatically.'],
  [NOW - 1, 'Retrying now.'],
  [NOW, 'Retrying now.'],
  [NOW + 1, 'Next attempt at 1 ms.'],
])('states why an email failed and what happens next, with an attempt at %s', (retryOn, next) => {
  const time = { now: NOW, nextLabel: (at: number, now: number) => `${at - now} ms` };
  const failure = { reason: 'No connection', ...(retryOn !== undefined && { retryOn }) };
  expect(emailFailureText(failure, time)).toBe(`Email failed: No connection. ${next}`);
});
