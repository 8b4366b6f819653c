import { expect, it } from 'vitest';
import { HIDDEN_PASSWORD } from '../../../compiler/model/index.ts';
import { CONTRIBUTOR_ROLE } from '../../../formatters/vocabulary/site/contributor-role.ts';
import { readableDoc } from './readable-doc.ts';

const { editor, commenter, billing } = CONTRIBUTOR_ROLE;
const LOCKED = { key: 'page:secret', body: { title: 'Secret', password: 'kiln' } } as const;

it('a document is hidden from roles that may not read it', () => {
  expect(readableDoc([billing], LOCKED)).toBeUndefined();
  expect(readableDoc([], { key: 'page:home', body: {} })).toBeUndefined();
});

it('a role that may change a page sees its password', () => {
  expect(readableDoc([editor], LOCKED)).toBe(LOCKED);
});

it('a role that may only read a page sees that it has a password, not which', () => {
  expect(readableDoc([commenter], LOCKED)).toEqual({
    key: 'page:secret',
    body: { title: 'Secret', password: HIDDEN_PASSWORD },
  });
});

it('a document without a password stays the same', () => {
  for (const body of [{ title: 'Home' }, null, 'text', undefined]) {
    const doc = { key: 'page:home', body } as never;
    expect(readableDoc([commenter], doc)).toBe(doc);
  }
});
