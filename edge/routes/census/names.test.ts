import { expect, it } from 'vitest';
import { blockName, queryName, redactPersonalData } from './names.ts';

it.each([
  ['  Blue \n Plates ', 'blue plates'],
  ['size 1234', 'size 1234'],
  ['x'.repeat(80), 'x'.repeat(80)],
  ['x'.repeat(81), undefined],
  ['call 12345', undefined],
  ['ana@example', undefined],
  [' ', undefined],
])('the search query %j is counted as %j', (query, name) => {
  expect(queryName(query)).toBe(name);
});

it.each([
  ['block-7_a', true],
  [`b${'x'.repeat(99)}`, true],
  [`b${'x'.repeat(100)}`, false],
  ['7block', false],
  ['block 7', false],
  ['', false],
])('the block id %j is valid: %j', (id, isValid) => {
  expect(blockName(id)).toBe(isValid ? id : undefined);
});

it.each([
  ['mail ana@example.com now', 'mail …@… now'],
  ['order 123456', 'order 123456'],
  ['order 1234567', 'order …'],
])('%j is stored as %j', (text, stored) => {
  expect(redactPersonalData(text)).toBe(stored);
});
