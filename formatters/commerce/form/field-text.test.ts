import { describe, expect, it } from 'vitest';
import type { Value } from '../../contract.ts';
import { DIALECTS } from '../../dialect.ts';
import { EMPTY_SCOPE } from '../../empty-scope.ts';
import { fieldText } from './field-text.ts';

const text = (field: Value) => fieldText(field, EMPTY_SCOPE, DIALECTS.platform);

describe('the checked boxes of a form field', () => {
  it.each<[Value, string]>([
    [{ values: ['One', 'Two'] }, 'One, Two\n'],
    [{ values: ['One'], value: 'Other' }, 'One\n'],
    [{ values: { a: 1 } }, '\n'],
    [{ value: 'One' }, 'One'],
    [{ values: [], value: 'One' }, 'One'],
    [{ values: [], value: 0 }, ''],
    [{}, ''],
  ])('%j are "%s"', (field, expected) => {
    expect(text({ type: 'checkbox', ...(field as object) })).toBe(expected);
  });
});

describe('the time of a form field', () => {
  it.each<[Value, string]>([
    [{ Hour: 2, Minute: 30, Second: 5, Ampm: 'PM' }, '2:30:5 PM'],
    [{ Hour: 0, Minute: '', Ampm: 'AM' }, '00:00:00 AM'],
    [undefined, '00:00:00 '],
  ])('%j is "%s"', (values, expected) => {
    expect(text({ type: 'time', values })).toBe(expected);
  });
});

describe('a phone number of a form field', () => {
  it.each<[Value, string]>([
    [{ Country: '351', Areacode: '21', Prefix: '000', Line: '1' }, '+351 21-000-1'],
    [{ Country: '', Areacode: '21', Prefix: '000', Line: '1' }, '21-000-1'],
  ])('%j is "%s"', (values, expected) => {
    expect(text({ type: 'phone', values })).toBe(expected);
  });
});

it.each<[Value, string]>([
  [{ type: 'name', values: { First: 'Ana', Last: '<b>' } }, 'Ana &lt;b&gt;'],
  [{ type: 'date', values: { Month: 1, Day: 2, Year: 2026 } }, '1/2/2026'],
  [{ type: 'text', value: '<b>' }, '&lt;b&gt;'],
  [{ type: 'text', value: ['One'] }, ''],
  [null, ''],
])('the text of %j is "%s"', (field, expected) => {
  expect(text(field)).toBe(expected);
});
