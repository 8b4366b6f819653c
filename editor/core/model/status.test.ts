import { expect, it } from 'vitest';
import { STATUSES, statusOf, toneOf } from './status.ts';

it('reads every status, and takes a missing or unknown one for Published', () => {
  expect(STATUSES.map((status) => statusOf({ status }))).toEqual(STATUSES);
  expect([{}, { status: 'Live' }, undefined].map(statusOf)).toEqual(['Published', 'Published', 'Published']);
});

it('shows each status in a tone of its own', () => {
  expect(new Set(STATUSES.map(toneOf)).size).toBe(STATUSES.length);
});
