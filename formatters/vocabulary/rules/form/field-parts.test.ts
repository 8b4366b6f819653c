import { describe, expect, it } from 'vitest';
import { type FieldWithParts, isComplete, partsOfText, withAllParts } from './field-parts.ts';

describe('the text of a date or time input', () => {
  it.each<[FieldWithParts, string, readonly string[]]>([
    ['date', '2026-11-21', ['11', '21', '2026']],
    ['date', '123456-01-02', ['01', '02', '123456']],
    ['date', '026-11-21', ['', '', '']],
    ['date', '1234567-11-21', ['', '', '']],
    ['date', 'x2026-11-21', ['', '', '']],
    ['date', '2026-11-21T10', ['', '', '']],
    ['date', '2026-1-2', ['', '', '']],
    ['date', '', ['', '', '']],
    ['time', '14:30', ['2', '30', '00', 'PM']],
    ['time', '02:30:15', ['2', '30', '15', 'AM']],
    ['time', '02:30:15.123', ['2', '30', '15', 'AM']],
    ['time', '00:00', ['12', '00', '00', 'AM']],
    ['time', '11:59', ['11', '59', '00', 'AM']],
    ['time', '12:00', ['12', '00', '00', 'PM']],
    ['time', '23:59', ['11', '59', '00', 'PM']],
    ['time', '114:30', ['', '', '', '']],
    ['time', '14:305', ['', '', '', '']],
    ['time', '4:30', ['', '', '', '']],
    ['time', '', ['', '', '', '']],
    ['name', 'Ana', ['Ana']],
  ])('of the type %s: "%s" has the parts %j', (type, text, parts) => {
    expect(partsOfText(type, text)).toEqual(parts);
  });
});

describe('parts', () => {
  it.each<[FieldWithParts, readonly string[], readonly string[]]>([
    ['name', ['Ana'], ['Ana', '']],
    ['name', ['Ana', 'Sousa', 'Lima'], ['Ana', 'Sousa']],
    ['phone', ['555', '123', '4567'], ['', '555', '123', '4567']],
    ['phone', ['1', '555', '123', '4567'], ['1', '555', '123', '4567']],
    ['phone', ['555', '123'], ['555', '123', '', '']],
    ['date', ['1', '2', '3'], ['1', '2', '3']],
    ['address', [], ['', '', '', '', '', '']],
  ])('of the type %s: %j become %j', (type, given, parts) => {
    expect(withAllParts(type, given)).toEqual(parts);
  });

  it.each<[FieldWithParts, readonly string[], boolean]>([
    ['address', ['1', '', 'Lisbon', '', '', 'PT'], true],
    ['address', ['', '2', 'Lisbon', 'x', 'y', 'PT'], false],
    ['address', ['1', '2', '', 'x', 'y', 'PT'], false],
    ['address', ['1', '2', 'Lisbon', 'x', 'y', ''], false],
    ['phone', ['', '555', '123', '4567'], true],
    ['phone', ['1', '', '123', '4567'], false],
    ['name', ['', 'Sousa'], false],
    ['name', ['Ana', 'Sousa'], true],
  ])('of the type %s: %j are complete: %s', (type, parts, complete) => {
    expect(isComplete(type, parts)).toBe(complete);
  });
});
