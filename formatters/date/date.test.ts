import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLocale } from '../../compiler/node/locales.ts';
import { propertyRuns } from '../../fixtures/property-runs.ts';
import type { JsonObject, Scope, Value } from '../contract.ts';
import { DIALECTS } from '../dialect.ts';
import { formatters } from '../formatters.ts';
import { memberAt } from '../values/member.ts';

const english = createLocale('en');

/** Formatters that print nothing for invalid dates; only `timesince` and `printDate` print a message. */
const SILENT = ['datetime', 'datetime-interval', 'relative-time'];

describe('the formatters of dates, numbers, money and messages', () => {
  it('are registered under their names (R-FMT-NAME-04)', () => {
    const names =
      'date datetime datetime-interval decimal money message plural relative-time timesince'.split(' ');
    expect([...formatters.keys()]).toEqual(expect.arrayContaining(names));
  });

  it('are registered under the names of older templates (R-FMT-NAME-06)', () => {
    const names = 'datetimefield i18n-money-format money-format money-string moneyFormat unit'.split(' ');
    expect([...formatters.keys()]).toEqual(expect.arrayContaining(names));
  });

  it('count Sunday as the last or as the first day of the week', () => {
    const [saturday, sunday] = [Date.UTC(2021, 0, 2, 18), Date.UTC(2021, 0, 3, 18)];
    expect([saturday, sunday].map((day) => run('date', ['%u'], day))).toEqual(['6', '7']);
    expect([saturday, sunday].map((day) => run('date', ['%w'], day))).toEqual(['6', '0']);
  });

  it('print a sentence for an invalid date: timesince (R-FMT-DATEC-01)', () => {
    expect(run('timesince', [], 'x')).toBe('Invalid date.');
  });

  it('print nothing for an invalid date: the others (R-FMT-DATEC-03)', () => {
    for (const name of SILENT) expect(run(name, [], 'x', ['y'])).toBe('');
  });

  it('fail for an invalid date: date', () => {
    expect(() => run('date', ['%Y'], 'x')).toThrow(TypeError);
  });

  it('never hang or throw for any value, except `date` for invalid dates', () => {
    const names = [...formatters.keys()].filter((name) => OWN.has(name) && name !== 'date');
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.array(fc.string(), { maxLength: 3 }),
        fc.jsonValue(),
        (name, args, value) => {
          const json = value as Value;
          const result = run(name, args, json, [json]);
          expect(typeof result === 'string' || result === json || result === undefined).toBe(true);
        },
      ),
      { numRuns: propertyRuns(1000) },
    );
  });

  it('ignore skeletons that are names of every object', () => {
    for (const name of ['datetime', 'datetime-interval'])
      for (const skeleton of Object.getOwnPropertyNames(Object.prototype)) {
        const plain = run(name, [], 0, [86_400_000]);
        expect(run(name, [skeleton], 0, [86_400_000])).toBe(plain);
        if (name === 'datetime-interval')
          expect(run(name, [`date:${skeleton}`], 0, [86_400_000])).toBe(plain);
      }
  });

  it('are fast for extreme numbers, skeletons and formats', () => {
    const digits = '9'.repeat(200_000);
    for (const number of ['1e9999999', '-1e-9999999', '1e400', digits, `0.${digits}`, '9'.repeat(5000)]) {
      for (const name of [
        'decimal',
        'percentage-format',
        'bookkeeper-money-format',
        'money-format',
        'money-string',
      ]) {
        expect(String(run(name, [], number)).length).toBeLessThan(20_000);
      }
      expect(String(run('money', [], { value: number, currency: 'USD' })).length).toBeLessThan(20_000);
    }
    expect(run('datetime', ['yMdhms'.repeat(50_000)], 0)).toMatch(/1969/);
    expect(run('date', ['%'.repeat(100_001)], 0)).toBe('%'.repeat(50_001));
  });
});

describe('date', () => {
  it('prints whole characters of an unknown directive', () => {
    expect(run('date', ['%😀%Y'], 0)).toBe('%😀1969');
  });

  it('works without a locale, in English', () => {
    expect(run('date', ['%A %B %d %Y %H:%M %Z'], 0, [], null)).toBe('Wednesday December 31 1969 19:00 EST');
  });
});

const OWN = new Set(
  (
    'date datetime datetime-interval timesince relative-time message plural decimal money bookkeeper-money-format ' +
    'percentage-format money-format moneyFormat money-string i18n-money-format datetimefield unit'
  ).split(' '),
);

function run(
  name: string,
  args: readonly string[],
  value: Value,
  others: readonly Value[] = [],
  cldr: Scope['cldr'] | null = english,
): Value {
  const format = formatters.get(name)?.prepare(args, DIALECTS.platform);
  return format?.(value, { ...scopeOver({}), cldr: cldr ?? undefined }, others);
}

function scopeOver(root: JsonObject): Scope {
  return {
    node: root,
    resolve: (path) => memberAt(root, path),
    resolveFromParent: (path) => memberAt(root, path),
    resolveOver: (_node, path) => memberAt(root, path),
    applyPartial: () => undefined,
    cldr: english,
    now: 1_700_000_000_000,
    expressionsEnabled: false,
    report: () => {},
  };
}
