import { expect, it } from 'vitest';
import { greeting } from './greeting.ts';

it('greets by the time of day, with the evening greeting until morning', () => {
  expect([3, 5, 11, 12, 17, 18, 23].map((hour) => greeting(hour, 'Inês'))).toEqual([
    'Good evening, Inês',
    'Good morning, Inês',
    'Good morning, Inês',
    'Good afternoon, Inês',
    'Good afternoon, Inês',
    'Good evening, Inês',
    'Good evening, Inês',
  ]);
});
