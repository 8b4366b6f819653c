import { describe, expect, it } from 'vitest';
import { allFieldsOf, fieldsOf, submissionText } from './form.ts';

const FORM = {
  fields: {
    late: { rawTitle: 'Message', type: 'textarea', order: 'a2' },
    heading: { rawTitle: 'About you', type: 'section', order: 'a0' },
    untitled: { type: 'email', order: 'a1' },
  },
};

it('lists fields and headings in their order, an untitled one by its id', () => {
  expect(allFieldsOf(FORM)).toEqual([
    { id: 'heading', title: 'About you', type: 'section', order: 'a0' },
    { id: 'untitled', title: 'untitled', type: 'email', order: 'a1' },
    { id: 'late', title: 'Message', type: 'textarea', order: 'a2' },
  ]);
});

it('lists fields without headings', () => {
  expect(fieldsOf(FORM).map(({ id }) => id)).toEqual(['untitled', 'late']);
});

describe('the text of a submitted value', () => {
  it.each<[unknown, string | undefined, string]>([
    ['as it is', 'text', 'as it is'],
    [3, 'number', '3'],
    [false, 'checkbox', 'false'],
    [['red', 'blue'], 'checkbox', 'red, blue'],
    [['red', 'blue'], undefined, 'red, blue'],
    [['Ana', '', 'Sousa'], 'name', 'Ana Sousa'],
    [['351', '912345678'], 'phone', '351 912345678'],
    [['09', '41', 'AM'], 'time', '09 41 AM'],
    [['11', '24', '2026'], 'date', '11/24/2026'],
    [{ Fast: 'Agree', Friendly: ['a', 'b'] }, 'likert', 'Fast: Agree\nFriendly: a, b'],
    [null, 'text', ''],
    [undefined, 'text', ''],
  ])('%j of the type %s is %j', (value, type, text) => {
    expect(submissionText(value, type)).toBe(text);
  });
});
