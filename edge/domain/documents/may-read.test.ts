import { expect, it } from 'vitest';
import { CONTRIBUTOR_ROLE } from '../../../formatters/vocabulary/site/contributor-role.ts';
import { mayRead } from './may-read.ts';

const SETTINGS = { key: 'settings:site', body: {} } as const;
const PAGE = { key: 'page:home', body: {} } as const;
const FORM = { key: 'form:contact', body: {} } as const;

it('reads what the role may read', () => {
  const { editor, commenter, billing } = CONTRIBUTOR_ROLE;
  expect(mayRead([editor], FORM)).toBe(true);
  expect(mayRead([commenter], FORM)).toBe(false);
  expect(mayRead([commenter], PAGE)).toBe(true);
  expect(mayRead([billing], PAGE)).toBe(false);
  expect(mayRead([billing, editor], FORM)).toBe(true);
});

it('reads the settings with every role that reads pages', () => {
  const { editor, commenter, billing, none } = CONTRIBUTOR_ROLE;
  expect(mayRead([editor], SETTINGS)).toBe(true);
  expect(mayRead([commenter], SETTINGS)).toBe(true);
  expect(mayRead([billing], SETTINGS)).toBe(false);
  expect(mayRead([none], SETTINGS)).toBe(false);
  expect(mayRead([], SETTINGS)).toBe(false);
});
