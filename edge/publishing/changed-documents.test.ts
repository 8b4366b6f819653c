import { expect, it } from 'vitest';
import type { Doc, DocKey } from '../../compiler/model/index.ts';
import { CONTRIBUTOR_ROLE } from '../../formatters/vocabulary/site/contributor-role.ts';
import { type Change, changedDocuments, mayPublish } from './changed-documents.ts';

const PAGE = { title: 'Home' };
const PRODUCT = { structuredContent: {} };

function doc(key: DocKey, rev: number, body: unknown = PAGE): Doc {
  return { key, rev, body, updatedAt: 0, updatedBy: '' };
}

function change(key: DocKey, live: unknown, body: unknown): Change {
  return { key, rev: body === undefined ? 0 : 2, live, body };
}

const may = (role: keyof typeof CONTRIBUTOR_ROLE, ...changed: Parameters<typeof change>) =>
  mayPublish([CONTRIBUTOR_ROLE[role]], change(...changed));

it('a document with the same content is not changed', () => {
  expect(changedDocuments([doc('page:a', 1)], [doc('page:a', 2)])).toEqual([]);
});

it('a document with other content is changed', () => {
  const body = { title: 'New' };
  const changes = changedDocuments([doc('page:a', 1)], [doc('page:a', 2, body)]);
  expect(changes).toEqual([{ key: 'page:a', rev: 2, live: PAGE, body }]);
});

it('a deleted document has the revision 0', () => {
  expect(changedDocuments([doc('page:a', 1)], [])).toMatchObject([{ key: 'page:a', rev: 0, live: PAGE }]);
});

it('a document of a permitted area can be published', () => {
  expect(may('store-manager', 'item:cup', PRODUCT, { structuredContent: { a: 1 } })).toBe(true);
});

it('a document of another area cannot be published', () => {
  expect(may('store-manager', 'page:a', PAGE, { title: 'New' })).toBe(false);
});

it('a deletion in another area cannot be published', () => {
  expect(may('store-manager', 'page:a', PAGE, undefined)).toBe(false);
});

it('a document that changes its area needs permission for both', () => {
  const body = { type: 13 };
  expect(may('store-manager', 'collection:a', { type: 1 }, body)).toBe(true);
  expect(may('moderator', 'collection:a', { type: 1 }, body)).toBe(false);
});

it('code of a form needs a permission of its own', () => {
  const form = (submissionHTML: string) => ({ name: 'Contact', submissionHTML });
  expect(may('editor', 'form:contact', form(''), { ...form(''), name: 'Write' })).toBe(true);
  expect(may('editor', 'form:contact', form(''), form('<script></script>'))).toBe(false);
});

it('code that is live already needs no permission', () => {
  const form = { name: 'Contact', submissionHTML: '<script></script>' };
  expect(may('editor', 'form:contact', form, { ...form, name: 'Write' })).toBe(true);
});

it('settings of the store need no permission for other settings', () => {
  const settings = (currency: string) => ({ website: {}, websiteSettings: { storeSettings: { currency } } });
  expect(may('store-manager', 'settings:site', settings('EUR'), settings('USD'))).toBe(true);
});

it('other settings cannot be published with those of the store', () => {
  const settings = (title: string) => ({ website: { title }, websiteSettings: { storeSettings: { title } } });
  expect(may('store-manager', 'settings:site', settings('a'), settings('b'))).toBe(false);
});
