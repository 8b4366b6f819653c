import { expect, it } from 'vitest';
import { LIMITS } from '../../../formatters/vocabulary/limits.ts';
import { docKeySchema } from '../operations/operation.ts';
import { areaOfDoc } from '../roles.ts';
import { blockFieldSchema } from './block-field.ts';

const block = { order: 'a0', kind: 31, value: { quote: 'Slow' } };

function accepts(blocks: object): boolean {
  return blockFieldSchema.safeParse({ blocks }).success;
}

it('a block field has blocks without sections', () => {
  expect(accepts({ a: block })).toBe(true);
  expect(accepts({ a: { ...block, section: 's' } })).toBe(false);
});

it('a block field is rejected with an invalid value of a block', () => {
  expect(accepts({ a: { ...block, value: { quote: 1 } } })).toBe(false);
});

it('a block field has as many blocks as a page at most (R-DATA-LIMIT-01)', () => {
  const blocks = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`b${index}`, block]));
  expect(accepts(blocks(LIMITS.blocksInLayout))).toBe(true);
  expect(accepts(blocks(LIMITS.blocksInLayout + 1))).toBe(false);
});

it('a block field is edited by those who may edit pages', () => {
  const key = 'block-field:footer';
  expect(docKeySchema.parse(key)).toBe(key);
  expect(areaOfDoc(key, {})).toBe('pages');
});
