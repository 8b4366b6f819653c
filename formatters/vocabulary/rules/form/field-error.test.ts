import { describe, expect, test } from 'vitest';
import { fieldErrorMessage, validateFields } from './field-error.ts';
import { FIELD_PARTS, type FieldWithParts } from './field-parts.ts';
import type { FieldRule, FieldValue } from './field-rule.ts';
import { valuesFromEntries } from './field-values.ts';

/** The message of a required field of the type. */
function required(type: string, value: FieldValue, more: Partial<FieldRule> = {}): string | undefined {
  const error = validateFields([{ id: 'f', type, required: true, ...more }], { f: value }).f;
  return error && fieldErrorMessage(error);
}

function optional(type: string, value: FieldValue, more: Partial<FieldRule> = {}): string | undefined {
  return required(type, value, { required: false, ...more });
}

describe('a required field', () => {
  test.each<[string, string, FieldValue]>([
    ['R-FORM-VAL-01', 'text', ''],
    ['R-FORM-VAL-01', 'unknown', ''],
    ['R-FORM-VAL-02', 'name', ['', '']],
    ['R-FORM-VAL-02', 'address', ['', '', '', '', '', '']],
    ['R-FORM-VAL-02', 'phone', ['', '', '', '']],
    ['R-FORM-VAL-02', 'date', ['', '', '']],
    ['R-FORM-VAL-02', 'time', ['', '', '', '']],
    ['R-FORM-VAL-03', 'radio', ''],
    ['R-FORM-VAL-04', 'select', ''],
    ['R-FORM-VAL-05', 'checkbox', []],
  ])('%s: of the type %s that is empty is Required: %j', (_, type, value) => {
    expect(required(type, value)).toBe('Required');
    expect(optional(type, value)).toBeUndefined();
  });

  test('R-FORM-VAL-05: accepts one checked option', () => {
    expect(required('checkbox', ['a'])).toBeUndefined();
  });

  test.each([
    ['name', ['Ada', ''], 'Required'],
    ['name', ['Ada', 'Lovelace'], undefined],
    ['address', ['Rua 1', '', 'Lisbon', '', '', 'PT'], undefined],
    ['address', ['Rua 1', '2', '', 'x', 'y', 'PT'], 'Required'],
    ['address', ['Rua 1', '', 'Lisbon', '', '', ''], 'Required'],
    ['phone', ['', '555', '123', '4567'], undefined],
    ['phone', ['1', '555', '', '4567'], 'Required'],
    ['date', ['11', '', '2026'], 'Required'],
    ['date', ['11', '21', '2026'], undefined],
    ['time', ['2', '30', '', 'PM'], 'Required'],
  ])('R-FORM-VAL-08: %s %j: %s', (type, value, sentence) => expect(required(type, value)).toBe(sentence));

  test.each<[string, string]>([
    ['name', 'First Last'],
    ['address', 'Line1 City Country'],
    ['phone', 'Areacode Prefix Line'],
    ['date', 'Month Day Year'],
    ['time', 'Hour Minute Second Ampm'],
  ])('R-FORM-VAL-08: %s needs %s', (type, needed) => {
    const parts: readonly string[] = FIELD_PARTS[type as FieldWithParts];
    const without = (missing: string) => parts.map((part) => (part === missing ? '' : '1'));
    const isNeeded = (part: string) => required(type, without(part)) === 'Required';
    expect(parts.filter(isNeeded)).toEqual(needed.split(' '));
  });

  test('R-FORM-VAL-06: ignores likert fields', () => expect(required('likert', {})).toBeUndefined());

  test('R-FORM-TYPE-02: ignores sections', () => {
    const fields = [{ id: 's', type: 'section', required: true }];
    expect(validateFields(fields, valuesFromEntries(fields, []))).toEqual({});
  });

  test('ignores hidden fields', () => expect(required('hidden', '')).toBeUndefined());

  test('that is missing is Required', () => {
    expect(validateFields([{ id: 'constructor', type: 'text', required: true }], {})).toEqual({
      constructor: 'fieldRequired',
    });
  });
});

describe('a text field', () => {
  const tooLong = 'You have exceeded the character limit.';

  test('R-FORM-VAL-12: has a maximum length', () => {
    expect(optional('textarea', 'x'.repeat(11), { maxLength: 10 })).toBe(tooLong);
    expect(optional('textarea', 'x'.repeat(10), { maxLength: 10 })).toBeUndefined();
  });

  test('R-FORM-VAL-13: may be empty', () =>
    expect(optional('textarea', '', { maxLength: 1 })).toBeUndefined());

  test('R-FORM-CC-05: counts code points', () => {
    expect(optional('textarea', '🫖', { maxLength: 1 })).toBeUndefined();
    expect(optional('textarea', '🫖🫖', { maxLength: 1 })).toBe(tooLong);
    expect(optional('textarea', '👩\u200d👧', { maxLength: 3 })).toBeUndefined();
    expect(optional('textarea', '👩\u200d👧', { maxLength: 2 })).toBe(tooLong);
  });
});

describe('an email field', () => {
  test('R-FORM-VAL-14: must be valid', () => {
    for (const text of ['x', 'ana@olaria', 'ana@olaria.ceramics'])
      expect(required('email', text), text).toMatch(
        /^Email is not valid\. Email addresses should follow the format \S+@\S+\.$/,
      );
    expect(required('email', 'ana@olaria.pt')).toBeUndefined();
  });

  test('R-FORM-VAL-16: shows an example address', () => {
    expect(required('email', 'x')).toContain(' user@domain.com.');
  });

  test('R-FORM-VAL-15: may be empty', () => expect(optional('email', '')).toBeUndefined());
});

describe('R-EDFORM-TYPE-03: other fields', () => {
  test.each<[string, FieldValue, FieldValue]>([
    ['number', '-3.5', 'three'],
    ['currency', '12.00', '€ 12'],
    ['website', 'https://example.com/a?b', 'example.com'],
    ['website', 'http://localhost', 'javascript:alert(1)'],
    ['twitter', '@quoin_', 'a name with blanks'],
    ['date', ['02', '29', '2024'], ['02', '29', '2026']],
    ['date', ['1', '1', '0026'], ['0', '1', '2026']],
    ['time', ['12', '00', '00', 'AM'], ['13', '00', '00', 'PM']],
    ['time', ['23', '59', '59', ''], ['24', '00', '00', '']],
  ])('%s: %j is valid, %j is invalid', (type, good, bad) => {
    expect(optional(type, good)).toBeUndefined();
    expect(optional(type, bad)).toMatch(/^Enter /);
  });

  test.each<[string, FieldValue]>([
    ['number', '5.'],
    ['number', '.5'],
    ['number', '+5'],
    ['website', 'HTTPS://EXAMPLE.COM'],
    ['website', 'https://example.com#part'],
    ['twitter', 'a'.repeat(15)],
    ['date', ['', '', '']],
    ['date', ['12', '31', '2026']],
    ['time', ['', '', '', '']],
    ['time', ['0', '00', '', '']],
    ['time', ['1', '59', '59', 'PM']],
    ['name', ['Ana', '']],
  ])('%s: %j is valid', (type, value) => {
    expect(optional(type, value)).toBeUndefined();
  });

  test.each<[string, FieldValue]>([
    ['number', '.'],
    ['number', '5x'],
    ['number', 'x5'],
    ['number', '1.2.3'],
    ['website', 'x https://example.com'],
    ['website', 'https://example.com/a b'],
    ['website', 'https://'],
    ['website', 'https://a"b.test'],
    ['website', 'ftp://example.com'],
    ['twitter', 'a'.repeat(16)],
    ['twitter', '@'],
    ['date', ['13', '1', '2026']],
    ['date', ['1', '32', '2026']],
    ['date', ['1', '1', '1234567']],
    ['date', ['', '1', '2026']],
    ['date', ['1', 'x', '2026']],
    ['time', ['1', '60', '0', '']],
    ['time', ['1', '0', '60', '']],
    ['time', ['1', 'x', '0', '']],
    ['time', ['x', '0', '0', '']],
    ['time', ['1', '0', 'x', '']],
    ['time', ['0', '30', '0', 'AM']],
    ['time', ['1', '30', '0', 'am']],
  ])('%s: %j is invalid', (type, value) => {
    expect(optional(type, value)).toMatch(/^Enter /);
  });

  test('without options accepts any choice', () => {
    expect([optional('radio', 'x'), optional('checkbox', ['x'])]).toEqual([undefined, undefined]);
  });

  test('a value must be one of the options', () => {
    const options = ['a', 'b'];
    expect(optional('radio', 'a', { options })).toBeUndefined();
    expect(optional('select', 'c', { options })).toBe('Select one of the options.');
    expect(optional('checkbox', ['a', 'c'], { options })).toBe('Select one of the options.');
  });
});
