import { runInDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { storeRelease } from '../../../testing/release.ts';
import { OWNER, PAGE, set, transaction, withHome } from '../../../testing/site-object.ts';

const titleOf = (body: unknown) => (body as { readonly title: string }).title;

describe('documents to check before a release', () => {
  it('are the newest of the selected ones, and the live ones of the others', async () => {
    const stub = await withHome('to-check');
    await stub.importDocs({ docs: [{ key: 'page:shop', body: { ...PAGE, title: 'Shop' } }], deleted: [] });
    const id = await storeRelease({ files: { 'index.html': 'to check' } });
    await stub.activate('to-check', { id, message: '', createdBy: 'x' });
    const base = { 'page:home': 1, 'page:shop': 1 };
    const titles = [set('page:home', ['title'], 'New home'), set('page:shop', ['title'], 'New shop')];
    await stub.apply(transaction('t1', base, ...titles), OWNER);
    const checked = async (keys: Parameters<typeof stub.docsToCheck>[0]) =>
      (await stub.docsToCheck(keys)).map(({ body }) => titleOf(body));
    expect(await checked(['page:shop'])).toEqual(['New shop', 'Home']);
    expect(await checked('all')).toEqual(['New home', 'New shop']);
  });

  it('are not frozen', async () => {
    const stub = await withHome('not-frozen');
    await stub.docsToCheck('all');
    const frozen = await runInDurableObject(stub, (_, { storage }) =>
      storage.sql.exec('SELECT * FROM bodies').toArray(),
    );
    expect(frozen).toEqual([]);
  });
});

it('a conflict of several documents has their transactions in order', async () => {
  const stub = await withHome('order-of-conflict');
  await stub.importDocs({ docs: [{ key: 'page:a', body: PAGE }], deleted: [] });
  await stub.apply(transaction('first', { 'page:home': 1 }, set('page:home', ['title'], 'A')), OWNER);
  await stub.apply(transaction('second', { 'page:a': 1 }, set('page:a', ['title'], 'B')), OWNER);
  const base = { 'page:a': 1, 'page:home': 1 };
  const late = transaction('late', base, set('page:a', ['title'], 'C'), set('page:home', ['title'], 'C'));
  expect(await stub.apply(late, OWNER)).toMatchObject({
    conflict: { transactions: [{ id: 'first' }, { id: 'second' }] },
  });
});
