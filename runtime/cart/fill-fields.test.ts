import { beforeAll, expect, test } from 'vitest';
import { valuesFromEntries } from '../../formatters/vocabulary/rules/form/field-values.ts';
import { readFieldValues } from '../../formatters/vocabulary/rules/form/read-field-values.ts';
import { readFieldRules } from '../form/field-rules.ts';
import { closePageAfterEach, find, openPage } from '../testing/open-page.ts';
import { renderSite } from '../testing/render-site.ts';
import { fillFields } from './fill-fields.ts';

closePageAfterEach();

let site: (path: string) => string;
beforeAll(async () => {
  site = await renderSite();
});

const VALUES = {
  text: 'For Ana',
  name: ['Ana', 'Sá'],
  address: ['Rua 1', '', 'Porto', '', '4000', 'PT'],
  phone: ['351', '22', '333', '4444'],
  date: '2026-11-03',
  time: '14:05',
  radio: 'Two',
  select: 'Two',
  checkbox: ['One', 'Two'],
  likert: { 'Clear?': -2 },
  hidden: 'ad',
};

/** Fills the form with a field of each type, and returns its form, its rules and its entries. */
async function fill(values: unknown) {
  await openPage(site('/fields'));
  const form = find<HTMLFormElement>('.quoin-form');
  const rules = readFieldRules(form);
  fillFields(form, rules, values);
  const data = new FormData(form);
  return { rules, data, read: () => readFieldValues(rules, (name) => data.getAll(name)) };
}

test('a form is filled with the values that it was submitted with', async () => {
  const { read } = await fill(VALUES);
  expect(read()).toEqual(VALUES);
});

test('a form is filled with the values of a submission without scripts', async () => {
  const { rules, data } = await fill(VALUES);
  const stored = valuesFromEntries(rules, data);
  expect([stored.date, stored.time]).toEqual([
    ['11', '03', '2026'],
    ['2', '05', '00', 'PM'],
  ]);
  const { read } = await fill(stored);
  expect(read()).toEqual(VALUES);
});

test.each([
  [['12', '05', '00', 'AM'], '00:05'],
  [['12', '05', '00', 'PM'], '12:05'],
  [['9', '5', '00', 'AM'], '09:05'],
])('the time %j is %s', async (time, text) => {
  const { read } = await fill({ time });
  expect(read().time).toBe(text);
});

test.each([undefined, null, 1, 'text', [], { text: null, name: {}, checkbox: 'One', likert: 1, other: 1 }])(
  'any value is accepted: %j',
  async (values) => {
    const { read } = await fill(values);
    expect(read()).toMatchObject({ text: '', name: ['', ''], likert: {}, hidden: 'none' });
  },
);
