import { runInDurableObject } from 'cloudflare:test';
import { expect, it } from 'vitest';
import { insert, OWNER, PAGE, set, transaction, withHome } from '../../../testing/site-object.ts';
import { createReplacedFiles } from './replaced-files.ts';

const blocksWith = (value: unknown) => ({ a: { section: 's', order: 'a', kind: 2, value } });

it('a transaction that nests a document too deeply is rejected', async () => {
  const stub = await withHome('deep');
  let value: unknown = 'x';
  for (let depth = 0; depth < 65; depth++) value = { value };
  const deep = set('page:home', ['blocks'], blocksWith({ html: '', value }));
  expect(await stub.apply(transaction('t', { 'page:home': 1 }, deep), OWNER)).toEqual({
    status: 400,
    message: 'page:home is nested too deeply.',
  });
});

it('a transaction that does not fit into the history is rejected', async () => {
  const stub = await withHome('large');
  const long = set('page:home', ['description'], 'x'.repeat(950_000));
  const short = set('page:home', ['description'], 'x');
  expect(await stub.apply(transaction('t', { 'page:home': 1 }, long, long, short), OWNER)).toEqual({
    status: 400,
    message: 'The transaction is too large.',
  });
});

it('a transaction with an invalid document names the field', async () => {
  const stub = await withHome('invalid');
  const page = insert('page:about', { ...PAGE, title: 1 });
  expect(await stub.apply(transaction('t', { 'page:about': 0 }, page), OWNER)).toMatchObject({
    errors: { 'page:about title': expect.any(String) },
  });
});

it('the file of a deleted image is not a replaced one', async () => {
  const stub = await withHome('deleted-image');
  const taken = await runInDurableObject(stub, (_, { storage }) => {
    const replaced = createReplacedFiles(storage.sql);
    replaced.note('asset:cup', { filename: 'cup.jpg' }, undefined);
    return replaced.take();
  });
  expect(taken).toEqual([]);
});
