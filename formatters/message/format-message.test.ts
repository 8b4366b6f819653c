import { describe, expect, it } from 'vitest';
import { createLocale } from '../../compiler/node/locales.ts';
import type { Scope, Value } from '../contract.ts';
import { DIALECTS } from '../dialect.ts';
import { EMPTY_SCOPE } from '../empty-scope.ts';
import { formatters } from '../formatters.ts';
import { formatMessage } from './format-message.ts';

const english = createLocale('en');
const polish = createLocale('pl');

const fill = (pattern: string, ...positional: Value[]) =>
  formatMessage(english, pattern, { positional, named: {} });

describe('formatMessage', () => {
  it('fills in positions and names', () => {
    const text = formatMessage(english, '{0} {price}', { positional: ['from'], named: { price: '$5.00' } });
    expect(text).toBe('from $5.00');
  });

  it('prints dates in the given zone, UTC without one', () => {
    const args = { positional: [0], named: {} };
    expect(formatMessage(english, '{0 datetime yMMMd}', args)).toBe('Jan 1, 1970');
    expect(formatMessage(english, '{0 datetime yMMMd}', { ...args, timeZone: 'America/New_York' })).toBe(
      'Dec 31, 1969',
    );
  });

  it('distinguishes an absent argument from a missing value (language reference 16.4)', () => {
    expect(fill('{0 number}{1 number}', undefined)).toBe('0');
    expect(fill('{0 plural one{#} other{#}} {1 plural one{#} other{#}}', undefined)).toBe('0 NaN');
  });

  it('prints nothing for an argument that is no money or no date', () => {
    expect(fill('[{0 money}{1 money}{2 money}]', 7, { value: '1' }, null)).toBe('[]');
    expect(fill('[{0 datetime}{1 datetime}]', 'x')).toBe('[]');
    expect(fill('[{0 datetime-interval}]', 0)).toBe('[]');
  });

  it('counts a malformed amount as 0', () => {
    expect(fill('{0 money}', { value: 'x', currency: 'USD' })).toBe('$0.00');
  });

  it('reads no inherited names', () => {
    expect(fill('[{constructor}{__proto__}{toString number}{hasOwnProperty plural other{#}}]')).toBe('[NaN]');
    const named = JSON.parse('{"__proto__": "own"}');
    expect(formatMessage(english, '{__proto__}', { positional: [], named })).toBe('own');
  });

  it('rejects deeply nested patterns and is fast for long ones', () => {
    const nested = (depth: number) => `${'{0 plural other{'.repeat(depth)}#${'}}'.repeat(depth)}`;
    expect(fill(nested(50), 7)).toBe('7');
    expect(fill(nested(51), 7)).toBe('');
    expect(fill(nested(100_000), 7)).toBe('');
    expect(fill('{'.repeat(100_000), 7)).toBe('');
    expect(fill("'".repeat(100_001), 7)).toBe("'".repeat(50_000));
    expect(fill('{0}'.repeat(50_000), 7)).toBe('7'.repeat(50_000));
  });

  it('is empty without a locale', () => {
    expect(formatMessage(undefined, '{0}', { positional: [1], named: {} })).toBe('');
  });
});

describe('plural forms', () => {
  it('of a message include all forms of the language (language reference 20)', () => {
    const forms = '{0 plural one{plik} few{pliki} many{plików} other{pliku}}';
    const counts = [1, 3, 5, '1.5'].map((count) =>
      formatMessage(polish, forms, { positional: [count], named: {} }),
    );
    expect(counts).toEqual(['plik', 'pliki', 'plików', 'pliku']);
  });

  it('of pluralize are one and other (R-FMT-TEXT-31)', () => {
    const args = ['plate', 'plates', 'platy'];
    const pluralize = formatters.get('pluralize')?.prepare(args, DIALECTS.platform);
    expect([1, 3].map((count) => pluralize?.(count, EMPTY_SCOPE, []))).toEqual(['plate', 'plates']);
  });

  it('of pluralize are the same in every language (R-FMT-TEXT-32)', () => {
    const pluralize = formatters.get('pluralize')?.prepare(['plik', 'pliku'], DIALECTS.platform);
    expect([1, 3, 5].map((count) => pluralize?.(count, POLISH_SCOPE, []))).toEqual([
      'plik',
      'pliku',
      'pliku',
    ]);
  });
});

const POLISH_SCOPE: Scope = { ...EMPTY_SCOPE, cldr: polish };
