import { describe, expect, it } from 'vitest';
import type { DocKey } from '../../../compiler/model/index.ts';
import { createDocumentCheck, loadDocumentCheck } from './document-check.ts';
import { createSchemaCheck } from './schema-check.ts';

const ITEM = { collectionId: 'shop', recordType: 11, title: 'Tide plate', urlId: 'tide-plate' };

/** The messages by path. */
function messages(doc: DocKey, body: unknown): Readonly<Record<string, string>> {
  return Object.fromEntries(createSchemaCheck()(doc, body).map(({ path, message }) => [path, message]));
}

describe('the check of a document', () => {
  it.each([ITEM, null, undefined, 'text'])('finds nothing wrong with %j', (body) => {
    expect(createSchemaCheck()('item:plate', body)).toEqual([]);
  });

  it.each<[DocKey, unknown, Readonly<Record<string, string>>]>([
    ['item:plate', { ...ITEM, urlId: 5 }, { urlId: 'This value isn’t valid.' }],
    ['item:plate', { ...ITEM, publishOn: 'soon' }, { publishOn: 'This value isn’t valid.' }],
    ['item:plate', { ...ITEM, order: '' }, { order: 'Enter a value.' }],
    [
      'item:plate',
      { ...ITEM, redirectFrom: Array.from({ length: 11 }, (_, index) => `/old-${index}`) },
      { redirectFrom: 'Use at most 10 entries.' },
    ],
    [
      'settings:site',
      { websiteSettings: { storeSettings: { restockSuccessText: 'x'.repeat(501) } } },
      { 'websiteSettings.storeSettings.restockSuccessText': 'Use at most 500 characters.' },
    ],
    [
      'asset:plate',
      { mediaFocalPoint: { x: 2, y: -1 } },
      { 'mediaFocalPoint.x': 'Enter 1 or less.', 'mediaFocalPoint.y': 'Enter 0 or more.' },
    ],
  ])('explains what is wrong with %s', (doc, body, expected) => {
    expect(messages(doc, body)).toMatchObject(expected);
  });

  it('writes a message of the model as a sentence', () => {
    expect(messages('item:plate', { ...ITEM, urlId: '-' }).urlId).toMatch(/^Must /);
  });

  it('names the path and the document', () => {
    const body = { ...ITEM, structuredContent: { variants: { v: { order: 'a0', qtyInStock: 1.5 } } } };
    expect(createSchemaCheck()('item:plate', body)).toContainEqual({
      doc: 'item:plate',
      path: 'structuredContent.variants.v.qtyInStock',
      message: 'Enter a whole number.',
    });
  });

  it('has the same result for the same body', () => {
    const check = createSchemaCheck();
    const body = { ...ITEM, title: 5 };
    expect(check('item:plate', body)).toBe(check('item:plate', body));
  });

  it('finds nothing until it is loaded', async () => {
    const store = createDocumentCheck();
    const found = () => store.getState().check('item:plate', { ...ITEM, title: 5 }).length;
    const before = found();
    await loadDocumentCheck(store);
    expect([before, found()]).toEqual([0, 1]);
  });
});
