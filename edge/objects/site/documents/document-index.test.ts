import { describe, expect, it } from 'vitest';
import { CONTRIBUTOR_ROLE } from '../../../../formatters/vocabulary/site/contributor-role.ts';
import { insert, OWNER, PAGE, type SiteStub, set, site, transaction } from '../../../testing/site-object.ts';

const ADMIN = [CONTRIBUTOR_ROLE.admin];

const product = (title: string, ...variants: object[]) => ({
  recordType: 11,
  title,
  urlId: title.replace(/[^a-z]/gi, ''),
  collectionId: 'shop',
  structuredContent: { productType: 1, variants: Object.fromEntries(Object.entries(variants)) },
});
const variant = (sku: string, attributes: object = {}) => ({
  ...{ sku, attributes, order: 'a0', onSale: false, qtyInStock: 1, unlimited: false },
  priceMoney: { value: '10.00', currency: 'EUR' },
});

async function withDocs(name: string, docs: Readonly<Record<string, object>>): Promise<SiteStub> {
  const stub = site(`index-${name}`);
  const { errors } = await stub.importDocs({
    docs: Object.entries(docs).map(([key, body]) => ({ key: key as 'page:x', body })),
    deleted: [],
  });
  expect(errors).toEqual({});
  return stub;
}

describe('a search for products', () => {
  const cup = product('Écru cup', variant('CUP-S', { Size: 'Small' }), variant('CUP-L', { Size: 'Large' }));
  const bowl = product('Bowl', variant('BOWL', { Glaze: 'Écru' }));

  it('finds words in the title, the SKUs and the values of options', async () => {
    const stub = await withDocs('search', { 'item:bowl': bowl, 'item:cup': cup });
    expect(await stub.findProducts('ecru')).toEqual(['bowl', 'cup']);
    expect(await stub.findProducts('cup-l')).toEqual(['cup']);
    expect(await stub.findProducts('small ECRU')).toEqual(['cup']);
    expect(await stub.findProducts('small bowl')).toEqual([]);
  });

  it('finds no other items', async () => {
    const post = { recordType: 1, title: 'Cup care', urlId: 'care', collectionId: 'journal' };
    const stub = await withDocs('posts', { 'item:care': post, 'item:cup': cup });
    expect(await stub.findProducts('cup')).toEqual(['cup']);
  });

  it('finds what has changed since the last one', async () => {
    const stub = await withDocs('changed', { 'item:bowl': bowl });
    expect(await stub.findProducts('plate')).toEqual([]);
    await stub.apply(transaction('t1', { 'item:bowl': 1 }, set('item:bowl', ['title'], 'Plate')), OWNER);
    await stub.apply(transaction('t2', { 'item:cup': 0 }, insert('item:cup', cup)), OWNER);
    expect([await stub.findProducts('plate'), await stub.findProducts('cup')]).toEqual([['bowl'], ['cup']]);
  });

  it('does not find deleted products', async () => {
    const stub = await withDocs('deleted', { 'item:bowl': bowl });
    expect(await stub.findProducts('bowl')).toEqual(['bowl']);
    await stub.apply(
      transaction('t1', { 'item:bowl': 1 }, { doc: 'item:bowl', at: [], kind: 'remove' }),
      OWNER,
    );
    expect(await stub.findProducts('bowl')).toEqual([]);
  });
});

describe('the uses of files', () => {
  const file = (filename: string) => ({ filename, mime: 'image/jpeg' });
  const using = (urlId: string, fields: object) => ({ ...PAGE, urlId, ...fields });

  it('are the documents that name one of them in a field for files', async () => {
    const stub = await withDocs('uses', {
      'page:a': using('a', { mainImageId: 'kiln' }),
      'page:b': using('b', { seo: { imageId: 'cup' } }),
      'page:c': using('c', { title: 'kiln' }),
    });
    expect(await stub.findFileUses(['kiln', 'cup'], ADMIN)).toEqual(['page:a', 'page:b']);
    expect(await stub.findFileUses(['cup'], ADMIN)).toEqual(['page:b']);
  });

  it('follow the documents', async () => {
    const stub = await withDocs('moved', { 'page:a': using('a', { mainImageId: 'kiln' }) });
    expect(await stub.findFileUses(['kiln'], ADMIN)).toEqual(['page:a']);
    await stub.apply(transaction('t1', { 'page:a': 1 }, set('page:a', ['mainImageId'], 'cup')), OWNER);
    expect(await stub.findFileUses(['kiln'], ADMIN)).toEqual([]);
    expect(await stub.findFileUses(['cup'], ADMIN)).toEqual(['page:a']);
  });

  it('are those that the role may read', async () => {
    const stub = await withDocs('roles', { 'page:a': using('a', { mainImageId: 'kiln' }) });
    expect(await stub.findFileUses(['kiln'], [CONTRIBUTOR_ROLE.billing])).toEqual([]);
  });

  it('leave the files that no document names', async () => {
    const stub = await withDocs('unused', {
      'asset:cup': file('cup.jpg'),
      'asset:kiln': file('kiln.jpg'),
      'page:a': using('a', { mainImageId: 'kiln' }),
    });
    expect(await stub.findUnusedFiles()).toEqual(['cup']);
  });
});
