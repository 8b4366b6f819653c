import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import type { Unsynced } from '../../../domain/site.ts';
import { createTestBuildService } from '../../../testing/build-service.ts';
import { storeRelease } from '../../../testing/release.ts';
import {
  CUP,
  insert,
  OWNER,
  PAGE,
  set,
  site,
  transaction,
  withEnv,
  withHome,
} from '../../../testing/site-object.ts';

describe("the site's folder (in dev)", () => {
  it('receives every change, also from while it was not synced', async () => {
    const stub = await withHome('mirror');
    const buildService = createTestBuildService(() => site('mirror'));
    const away = { fetch: () => Promise.reject(new Error('away')) } as unknown as Fetcher;
    await withEnv(stub, { BUILD_SERVICE: away });
    await stub.apply(transaction('t1', { 'page:home': 1 }, set('page:home', ['title'], 'A')), OWNER);
    await stub.apply(transaction('t2', { 'page:new': 0 }, insert('page:new', PAGE)), OWNER);
    await runDurableObjectAlarm(stub);
    await withEnv(stub, { BUILD_SERVICE: buildService.fetcher });
    await stub.apply(
      transaction('t3', { 'page:new': 1 }, { doc: 'page:new', at: [], kind: 'remove' }),
      OWNER,
    );
    // The alarm fires by itself.
    await expect.poll(() => buildService.mirrored.get('page:home')).toMatchObject({ title: 'A' });
    expect(buildService.mirrored.has('page:new')).toBe(true);
    expect(buildService.mirrored.get('page:new')).toBeUndefined();
    await expect
      .poll(() =>
        runInDurableObject(stub, (_, { storage }) =>
          storage.sql.exec('SELECT key FROM docs WHERE is_mirrored = 0').toArray(),
        ),
      )
      .toEqual([]);
  });
});

describe('the folder and the dashboard', () => {
  const edit = (title: string, base: number, id = `t-${title}`) =>
    transaction(id, { 'page:home': base }, set('page:home', ['title'], title));
  const fromFolder = (title: string, base: number) => ({
    docs: [{ key: 'page:home' as const, body: { ...PAGE, title } }],
    deleted: [],
    bases: { 'page:home': base },
  });

  it('a file older than a dashboard edit does not replace it', async () => {
    const stub = await withHome('older-file');
    await stub.apply(edit('In the dashboard', 1), OWNER);
    for (const options of [fromFolder('By hand', 1), { ...fromFolder('By hand', 1), bases: {} }]) {
      expect(await stub.importDocs(options)).toMatchObject({
        revs: {},
        errors: {},
        conflicts: ['page:home'],
      });
    }
    const gone = { docs: [], deleted: ['page:home' as const], bases: { 'page:home': 1 } };
    expect(await stub.importDocs(gone)).toMatchObject({ conflicts: ['page:home'] });
    expect((await stub.readDoc('page:home'))?.body).toMatchObject({ title: 'In the dashboard' });
  });

  it('a document deleted in the dashboard is not restored by its file', async () => {
    const stub = await withHome('deleted-there');
    await stub.apply(
      transaction('t1', { 'page:home': 1 }, { doc: 'page:home', at: [], kind: 'remove' }),
      OWNER,
    );
    expect(await stub.importDocs(fromFolder('By hand', 1))).toMatchObject({ conflicts: ['page:home'] });
    expect(await stub.readDoc('page:home')).toBeUndefined();
  });

  it('a file with the edit, or changed after it, is imported', async () => {
    const stub = await withHome('newer-file');
    await stub.apply(edit('In the dashboard', 1), OWNER);
    expect(await stub.importDocs(fromFolder('In the dashboard', 1))).toMatchObject({
      revs: { 'page:home': 2 },
      conflicts: [],
    });
    await stub.apply(edit('Again', 2), OWNER);
    expect(await stub.importDocs(fromFolder('By hand', 3))).toMatchObject({ revs: { 'page:home': 4 } });
    expect(await stub.unsynced('')).toEqual({ docs: [], deleted: [], next: undefined });
  });

  it('edits wait until files are synced', async () => {
    const stub = await withHome('not-synced');
    const buildService = createTestBuildService(() => site('not-synced'));
    buildService.syncWith(501);
    await withEnv(stub, { BUILD_SERVICE: buildService.fetcher });
    await stub.apply(edit('A', 1), OWNER);
    await expect.poll(() => buildService.asked).toEqual(['POST /write-to-disk']);
    // The request is not repeated.
    await runInDurableObject(stub, async (_, { storage }) => {
      await expect.poll(() => storage.getAlarm()).toBe(null);
    });
    const { docs } = await stub.unsynced('');
    expect(docs.map(({ key, rev }) => [key, rev])).toEqual([['page:home', 2]]);
    await stub.markWrittenToDisk({ 'page:home': 1 });
    expect((await stub.unsynced('')).docs).toHaveLength(1);
    await stub.markWrittenToDisk({ 'page:home': 2 });
    expect((await stub.unsynced('')).docs).toEqual([]);
  });

  it('lists unsynced documents in parts', async () => {
    const stub = site('parts');
    const ops = Array.from({ length: 450 }, (_, number) => insert(`page:p${1000 + number}`, PAGE));
    const base = Object.fromEntries(ops.map(({ doc }) => [doc, 0]));
    expect(await stub.apply(transaction('t1', base, ...ops), OWNER)).toMatchObject({ status: 200 });
    const sizes: number[] = [];
    for (let after: string | undefined = ''; after !== undefined; ) {
      const part: Unsynced = await stub.unsynced(after);
      sizes.push(part.docs.length);
      after = part.next;
    }
    expect(sizes).toEqual([200, 200, 50]);
  });

  it('a document that cannot be written does not block the others', async () => {
    const stub = await withHome('unwritable');
    const buildService = createTestBuildService(() => site('unwritable'));
    buildService.syncWith(['page:home']);
    await withEnv(stub, { BUILD_SERVICE: buildService.fetcher });
    await stub.apply(edit('A', 1), OWNER);
    await stub.apply(transaction('t2', { 'page:new': 0 }, insert('page:new', PAGE)), OWNER);
    await expect
      .poll(async () => (await stub.unsynced('')).docs.map(({ key }) => key))
      .toEqual(['page:home']);
    expect(buildService.mirrored.has('page:new')).toBe(true);
    buildService.syncWith([]);
    await runDurableObjectAlarm(stub);
    await expect.poll(async () => (await stub.unsynced('')).docs).toEqual([]);
  });

  it('continues while the store is unavailable', async () => {
    const stub = await withHome('store-away');
    const buildService = createTestBuildService(() => site('store-away'));
    const id = await storeRelease({ edgeData: { products: { cup: CUP } } });
    await withEnv(stub, { STORE: undefined, BUILD_SERVICE: buildService.fetcher });
    await stub.activate('store-away', { id, message: '', createdBy: 'x' });
    await stub.apply(edit('A', 1), OWNER);
    await expect.poll(() => buildService.mirrored.get('page:home')).toMatchObject({ title: 'A' });
  });
});

describe('the history of an import', () => {
  const TEXT = { section: 's', order: 'a', kind: 2 };
  const long = { ...PAGE, sections: { s: { order: 'a' } } };

  it('has several parts when it is long', async () => {
    const stub = await withHome('long-import');
    const body = { ...long, blocks: { a: { ...TEXT, value: { html: `<p>${'x'.repeat(950_000)}</p>` } } } };
    const keys = ['page:a', 'page:b'] as const;
    const { revs } = await stub.importDocs({ docs: keys.map((key) => ({ key, body })), deleted: [] });
    expect(revs).toEqual({ 'page:a': 1, 'page:b': 1 });
    const parts = await runInDurableObject(stub, (_, { storage }) =>
      storage.sql
        .exec("SELECT json_extract(body, '$.ops[0].doc') AS doc FROM transactions ORDER BY seq")
        .toArray(),
    );
    expect(parts).toEqual(keys.map((doc) => ({ doc })));
  });

  it('distinguishes new documents from changed ones', async () => {
    const stub = await withHome('new-import');
    const docs = [
      { key: 'page:home' as const, body: { ...PAGE, title: 'Changed' } },
      { key: 'page:new' as const, body: PAGE },
    ];
    await stub.importDocs({ docs, deleted: [] });
    const [row] = await runInDurableObject(stub, (_, { storage }) =>
      storage.sql.exec('SELECT body FROM transactions').toArray(),
    );
    expect(JSON.parse(String(row?.body))).toMatchObject({
      ops: [
        { doc: 'page:home', kind: 'set' },
        { doc: 'page:new', kind: 'insert' },
      ],
      base: { 'page:home': 1, 'page:new': 0 },
    });
  });
});

it('the first import has no history, in one request or several', async () => {
  const stub = site('first-import');
  const doc = (name: string) => ({ key: `page:${name}` as const, body: PAGE });
  const { isFirst } = await stub.importDocs({ docs: [doc('one')], deleted: [] });
  await stub.importDocs({ docs: [doc('two')], deleted: [], isFirst });
  const labels = () =>
    runInDurableObject(stub, (_, { storage }) =>
      storage.sql.exec('SELECT label FROM transactions').toArray(),
    );
  expect(await labels()).toEqual([]);
  await stub.importDocs({ docs: [doc('three')], deleted: [] });
  expect(await labels()).toHaveLength(1);
});
