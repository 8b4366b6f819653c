import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { socialFormatters } from './social-formatters.ts';

const SOCIAL_NAMES = [
  'activate-twitter-links',
  'comment-count',
  'comment-link',
  'comments',
  'google-calendar-url',
  'like-button',
  'social-button',
  'social-button-inline',
  'twitter-follow-button',
];

const CASES = new URL('../../fixtures/cases/formatters/', import.meta.url);

describe('the social formatters', () => {
  it('have the 9 specified names (R-FMT-NAME-05)', () => {
    expect(SOCIAL_NAMES).toHaveLength(9);
    expect(socialFormatters.map((formatter) => formatter.name).toSorted()).toEqual(SOCIAL_NAMES.toSorted());
    for (const { family } of socialFormatters) expect(family).toBe('social');
  });

  it.each(SOCIAL_NAMES)('%s has a case (R-FMT-NAME-05)', (name) => {
    expect(readdirSync(new URL(name, CASES)).length).toBeGreaterThan(0);
  });
});
