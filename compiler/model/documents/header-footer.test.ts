import { expect, it } from 'vitest';
import { headerFooterSchema } from './header-footer.ts';

const BLOCK = { order: 'a0', kind: 44, value: { markdown: 'Open on Saturdays' } };
const RECORD = { header: { blocks: {} }, footer: { blocks: { hours: BLOCK } } };

it('R-DATA-HF-01: a record has header and footer', () => {
  expect(headerFooterSchema.parse(RECORD)).toEqual(RECORD);
});

it.each([
  ['no footer', { header: RECORD.header }],
  ['no header', { footer: RECORD.footer }],
  ['another part', { ...RECORD, sidebar: { blocks: {} } }],
  ['an invalid block', { ...RECORD, footer: { blocks: { hours: { ...BLOCK, value: { markdown: 1 } } } } }],
])('a record with %s is invalid', (_, record) => {
  expect(headerFooterSchema.safeParse(record).success).toBe(false);
});
