// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { WEBSITE_STATUS } from '../../../formatters/vocabulary/site/website-status.ts';
import { openExperiments } from './experiments.ts';

beforeEach(() => sessionStorage.clear());

function variantWith(search: string, status: number = WEBSITE_STATUS.internal): string {
  const options = { search, status: status as 6, storage: sessionStorage };
  return openExperiments(options).variantOf('checkout', 'a');
}

it('internal sites override an experiment in the URL, others do not (R-EDSITE-EXP-01)', () => {
  for (const status of Object.values(WEBSITE_STATUS)) {
    sessionStorage.clear();
    const isInternal = status === WEBSITE_STATUS.internal;
    expect([status, variantWith('?experiment.checkout=b', status)]).toEqual([status, isInternal ? 'b' : 'a']);
    expect(sessionStorage.length).toBe(isInternal ? 1 : 0);
  }
});

it('a stored override is ignored when the site is no longer internal', () => {
  variantWith('?experiment.checkout=b');
  expect(variantWith('', WEBSITE_STATUS.paid)).toBe('a');
});

it('the value reset clears the override (R-EDSITE-EXP-02)', () => {
  variantWith('?experiment.checkout=b');
  expect(variantWith('?experiment.checkout=reset')).toBe('a');
  expect(variantWith('')).toBe('a');
});

it('an override is kept for the session (R-EDSITE-EXP-03)', () => {
  expect(variantWith('?page=1&experiment.checkout=b')).toBe('b');
  expect(variantWith('')).toBe('b');
  expect(variantWith('?experiment.other=c&checkout=d')).toBe('b');
  expect(sessionStorage.getItem('experiment.checkout')).toBe('b');
});

it('without storage, an override applies until the page is loaded again', () => {
  const open = (search: string) =>
    openExperiments({ search, status: WEBSITE_STATUS.internal, storage: undefined });
  expect(open('?experiment.checkout=b').variantOf('checkout', 'a')).toBe('b');
  expect(open('').variantOf('checkout', 'a')).toBe('a');
});
