import { expect, it } from 'vitest';
import { nextAppearance } from './status.ts';

const scheduled = (publishOn?: number) => ({ status: 'Scheduled' as const, publishOn });
const at = { now: 10, drafts: false };

it('what is scheduled appears next at the first of the times to come', () => {
  expect(nextAppearance([scheduled(30), scheduled(20), scheduled(40)], at)).toBe(20);
});

it('what appears at this time has appeared', () => {
  expect(nextAppearance([scheduled(10), scheduled(11)], at)).toBe(11);
  expect(nextAppearance([scheduled(10)], at)).toBeUndefined();
});

it('only what is scheduled appears by itself', () => {
  const later = { publishOn: 20 };
  const others = [scheduled(), later, { ...later, status: 'Draft' as const }];
  expect(nextAppearance(others, at)).toBeUndefined();
});

it('with drafts, all is visible already', () => {
  expect(nextAppearance([scheduled(20)], { ...at, drafts: true })).toBeUndefined();
});
