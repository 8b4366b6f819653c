import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FieldRule } from './field-rule.ts';
import { valuesFromEntries, valuesFromJson } from './field-values.ts';
import { readFieldValues } from './read-field-values.ts';

function ofEntries(field: Partial<FieldRule>, ...entries: [string, unknown][]): unknown {
  return valuesFromEntries([{ id: 'f', type: 'text', ...field }], entries).f;
}

describe('field values', () => {
  test('R-FORM-SUBMIT-05: are trimmed, with plain line ends and no control characters', () => {
    expect(ofEntries({}, ['field.f', ' a '])).toBe('a');
    expect(ofEntries({ type: 'textarea' }, ['field.f', 'a\r\nb\rc\td\0e\u001b\u0085'])).toBe('a\nb\nc\tde');
  });

  test('R-FORM-TYPE-02: exclude sections', () => {
    const fields = [
      { id: 's', type: 'section', required: true },
      { id: 'f', type: 'text' },
    ];
    expect(valuesFromEntries(fields, [['field.s', 'x']])).toEqual({ f: '' });
    expect(valuesFromJson(fields, { s: 'x', other: 'y' })).toEqual({ f: '' });
    // What the page sends.
    expect(readFieldValues(fields, (name) => (name === 'field.s' ? ['x'] : []))).toEqual({ f: '' });
  });

  test('R-FORM-SUBMIT-05: have ordered parts', () => {
    expect(ofEntries({ type: 'name' }, ['field.f.Last', 'Lovelace'], ['field.f.First', ' Ada '])).toEqual([
      'Ada',
      'Lovelace',
    ]);
    expect(ofEntries({ type: 'address' }, ['field.f.City', 'Lisbon'], ['field.f.Line1', 'Rua 1'])).toEqual([
      'Rua 1',
      '',
      'Lisbon',
      '',
      '',
      '',
    ]);
  });

  test.each<[string, readonly string[]]>([
    ['name', ['First', 'Last']],
    ['address', ['Line1', 'Line2', 'City', 'State', 'Zip', 'Country']],
    ['phone', ['Country', 'Areacode', 'Prefix', 'Line']],
    ['date', ['Month', 'Day', 'Year']],
    ['time', ['Hour', 'Minute', 'Second', 'Ampm']],
  ])('R-FORM-SUBMIT-05: of the type %s have the order %j', (type, parts) => {
    const entries = parts.map((part): [string, string] => [`field.f.${part}`, part]);
    expect(ofEntries({ type }, ...entries.toReversed())).toEqual(parts);
  });

  test('R-FORM-SUBMIT-05: exclude sections, on the page and in the API', () => {
    const fields = [{ id: 's', type: 'section' }];
    expect([readFieldValues(fields, () => ['x']), valuesFromJson(fields, { s: 'x' })]).toEqual([{}, {}]);
  });

  test('R-FORM-VAL-07: a phone number of three parts gets an empty one in front', () => {
    const phone = { type: 'phone' };
    expect(ofEntries(phone, ['field.f', '555'], ['field.f', '123'], ['field.f', '4567'])).toEqual([
      '',
      '555',
      '123',
      '4567',
    ]);
    expect(
      ofEntries(phone, ['field.f.Areacode', '555'], ['field.f.Prefix', '123'], ['field.f.Line', '4567']),
    ).toEqual(['', '555', '123', '4567']);
    expect(valuesFromJson([{ id: 'f', type: 'phone' }], { f: ['555', '123', '4567'] })).toEqual({
      f: ['', '555', '123', '4567'],
    });
  });

  test('parse date and time inputs', () => {
    expect(ofEntries({ type: 'date' }, ['field.f', '2026-11-21'])).toEqual(['11', '21', '2026']);
    expect(ofEntries({ type: 'date' }, ['field.f', '21.11.2026'])).toEqual(['', '', '']);
    expect(ofEntries({ type: 'time' }, ['field.f', '14:05'])).toEqual(['2', '05', '00', 'PM']);
    expect(ofEntries({ type: 'time' }, ['field.f', '00:00:30'])).toEqual(['12', '00', '30', 'AM']);
    expect(ofEntries({ type: 'time' }, ['field.f', ''])).toEqual(['', '', '', '']);
  });

  test('list checked options', () => {
    expect(ofEntries({ type: 'checkbox' }, ['field.f', 'a'], ['field.f', 'b'])).toEqual(['a', 'b']);
    expect(ofEntries({ type: 'checkbox' })).toEqual([]);
    expect(valuesFromJson([{ id: 'f', type: 'checkbox' }], { f: 'a' })).toEqual({ f: ['a'] });
  });

  test('are keyed by question for likert fields', () => {
    const options = ['Clear?', '__proto__', 'Cheap?'];
    const value = ofEntries(
      { type: 'likert', options },
      ['field.f.0', '2'],
      ['field.f.1', '-2'],
      ['field.f.2', '3'],
    );
    expect(Object.entries(value as object)).toEqual([
      ['Clear?', 2],
      ['__proto__', -2],
    ]);
    expect(valuesFromJson([{ id: 'f', type: 'likert', options }], { f: { 'Clear?': -1, made: 2 } })).toEqual({
      f: { 'Clear?': -1 },
    });
    for (const code of ['-0', '3', '-3', '1.5', ''])
      expect(valuesFromJson([{ id: 'f', type: 'likert', options }], { f: { 'Clear?': code } })).toEqual({
        f: {},
      });
  });

  test('accept numbers, and take the first of several texts', () => {
    const fields = [{ id: 'f', type: 'text' }];
    expect([valuesFromJson(fields, { f: 5 }), valuesFromJson(fields, { f: ['a', 'b'] })]).toEqual([
      { f: '5' },
      { f: 'a' },
    ]);
  });

  test('exclude blank options', () => {
    const fields = [{ id: 'f', type: 'checkbox' }];
    expect(valuesFromJson(fields, { f: ['', ' ', 'a'] })).toEqual({ f: ['a'] });
    expect(readFieldValues(fields, () => ['', ' ', 'a'])).toEqual({ f: ['a'] });
  });

  test('accept parts by name', () => {
    expect(valuesFromJson([{ id: 'f', type: 'name' }], { f: { Last: 'Lovelace', First: 'Ada' } })).toEqual({
      f: ['Ada', 'Lovelace'],
    });
  });

  test('accept any JSON and contain only known fields', () => {
    const types = [
      'text',
      'name',
      'address',
      'phone',
      'date',
      'time',
      'checkbox',
      'likert',
      'radio',
      'section',
      '?',
    ];
    const fields = types.map((type) => ({ id: type, type, options: ['a', '__proto__'] }));
    const shape = fc.record(Object.fromEntries(types.map((type) => [type, fc.jsonValue()])));
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), shape), (json) => {
        const values = valuesFromJson(fields, json);
        expect(Object.keys(values)).toEqual(types.filter((type) => type !== 'section'));
        // Parsing is idempotent: the edge may parse values that the runtime has already parsed.
        expect(valuesFromJson(fields, JSON.parse(JSON.stringify(values)))).toEqual(values);
      }),
    );
  });
});
