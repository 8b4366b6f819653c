import { describe, expect, it } from 'vitest';
import { currencyOptions } from '../money/currency-options.ts';
import { decimalOptions } from './decimal-options.ts';
import { parseOption } from './number-options.ts';

it.each([
  ['maxfrac:2', 'maxfrac', '2'],
  ['group', 'group', ''],
  ['group:', 'group', ''],
  [':2', '', '2'],
  ['skeleton:HH:mm', 'skeleton', 'HH:mm'],
])('the option "%s" has the name "%s" and the value "%s"', (argument, name, value) => {
  expect(parseOption(argument)).toEqual({ name, value });
});

describe('number options', () => {
  it.each([
    ['group:true', { group: true }],
    ['group:false', { group: false }],
    ['grouping', { group: true }],
    ['grouping:no', { group: false }],
    ['no-group', { group: false }],
    ['no-grouping', { group: false }],
    ['round:ceil', { round: 'ceiling' }],
    ['rounding:truncate', { round: 'down' }],
    ['round:half-even', { round: 'half-even' }],
    ['minint:3', { minimumIntegerDigits: 3 }],
    ['minInt:3', { minimumIntegerDigits: 3 }],
    ['minimumIntegerDigits:3', { minimumIntegerDigits: 3 }],
    ['minfrac:1', { minimumFractionDigits: 1 }],
    ['minFrac:1', { minimumFractionDigits: 1 }],
    ['minimumFractionDigits:1', { minimumFractionDigits: 1 }],
    ['maxfrac:1', { maximumFractionDigits: 1 }],
    ['maxFrac:1', { maximumFractionDigits: 1 }],
    ['maximumFractionDigits:1', { maximumFractionDigits: 1 }],
    ['minsig:2', { minimumSignificantDigits: 2 }],
    ['minSig:2', { minimumSignificantDigits: 2 }],
    ['minimumSignificantDigits:2', { minimumSignificantDigits: 2 }],
    ['maxsig:2', { maximumSignificantDigits: 2 }],
    ['maxSig:2', { maximumSignificantDigits: 2 }],
    ['maximumSignificantDigits:2', { maximumSignificantDigits: 2 }],
  ])('the option "%s" means %j', (argument, options) => {
    expect(decimalOptions([argument])).toEqual({ group: true, ...options });
    expect(currencyOptions([argument])).toEqual({ group: true, ...options });
  });

  it.each([
    ['-1', 0],
    ['0', 0],
    ['50', 50],
    ['51', 50],
    ['2x', 2],
    ['x', 0],
    ['', 0],
  ])('limit digits to 0 to 50: "%s" is %i', (value, digits) => {
    expect(decimalOptions([`maxfrac:${value}`])).toEqual({ group: true, maximumFractionDigits: digits });
  });

  it.each(['round:sideways', 'rounding', 'unknown', 'unknown:1', 'style:unknown', ''])(
    'ignore "%s"',
    (argument) => {
      expect(decimalOptions([argument])).toEqual({ group: true });
      expect(currencyOptions([argument])).toEqual({ group: true });
    },
  );

  it('are all applied, the last of a name for its name', () => {
    expect(decimalOptions(['minfrac:1', 'no-group', 'minfrac:2'])).toEqual({
      group: false,
      minimumFractionDigits: 2,
    });
  });
});

it.each([
  ['style:standard', { style: 'decimal' }],
  ['style:percent', { style: 'percent' }],
  ['style:permille-scaled', { style: 'permille-scaled' }],
  ['symbol:narrow', {}],
])('of numbers, the option "%s" means %j', (argument, options) => {
  expect(decimalOptions([argument])).toEqual({ group: true, ...options });
});

it.each([
  ['style:standard', { style: 'symbol' }],
  ['style:accounting', { style: 'accounting' }],
  ['style:percent', {}],
  ['symbol:narrow', { symbolWidth: 'narrow' }],
  ['symbol:default', { symbolWidth: 'default' }],
  ['symbol:wide', {}],
  ['symbol', {}],
])('of money, the option "%s" means %j', (argument, options) => {
  expect(currencyOptions([argument])).toEqual({ group: true, ...options });
});
