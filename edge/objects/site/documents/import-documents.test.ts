import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
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
import { createTestBuildService } from '../../../testing/workshop.ts';

describe('the folder of the site (in dev)', () => {
  it('gets every change, also those made while nobody was there to take it', async () => {
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
    // The alarm rings by itself.
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

  it('a file that is older than an edit of the dashboard does not replace it', async () => {
    const stub = await withHome('older-file');
    await stub.apply(edit('In the dashboard', 1), OWNER);
    for (const question of [fromFolder('By hand', 1), { ...fromFolder('By hand', 1), bases: {} }]) {
      expect(await stub.importDocs(question)).toEqual({ revs: {}, errors: {}, conflicts: ['page:home'] });
    }
    const gone = { docs: [], deleted: ['page:home' as const], bases: { 'page:home': 1 } };
    expect(await stub.importDocs(gone)).toMatchObject({ conflicts: ['page:home'] });
    expect((await stub.readDoc('page:home'))?.body).toMatchObject({ title: 'In the dashboard' });
  });

  it('a document that was deleted in the dashboard does not come back with its file', async () => {
    const stub = await withHome('deleted-there');
    await stub.apply(
      transaction('t1', { 'page:home': 1 }, { doc: 'page:home', at: [], kind: 'remove' }),
      OWNER,
    );
    expect(await stub.importDocs(fromFolder('By hand', 1))).toMatchObject({ conflicts: ['page:home'] });
    expect(await stub.readDoc('page:home')).toBeUndefined();
  });

  it('a file that has the edit already, or was changed after it, is taken in', async () => {
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

  it('edits wait while nobody keeps the files, and are asked for later', async () => {
    const stub = await withHome('nobody-there');
    const buildService = createTestBuildService(() => site('nobody-there'));
    buildService.syncWith(501);
    await withEnv(stub, { BUILD_SERVICE: buildService.fetcher });
    await stub.apply(edit('A', 1), OWNER);
    await expect.poll(() => buildService.asked).toEqual(['POST /write-to-disk']);
    // Nor is anybody asked again and again.
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

  it('are listed part by part', async () => {
    const stub = site('parts');
    const ops = Array.from({ length: 450 }, (_, number) => insert(`page:p${1000 + number}`, PAGE));
    const base = Object.fromEntries(ops.map(({ doc }) => [doc, 0]));
    expect(await stub.apply(transaction('t1', base, ...ops), OWNER)).toMatchObject({ status: 200 });
    const sizes: number[] = [];
    for (let after: string | undefined = ''; after !== undefined; ) {
      const part: Awaited<ReturnType<typeof stub.unsynced>> = await stub.unsynced(after);
      sizes.push(part.docs.length);
      after = part.next;
    }
    expect(sizes).toEqual([200, 200, 50]);
  });

  it('one document that cannot be written keeps no other from its file', async () => {
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

  it('go on while the store is away', async () => {
    const stub = await withHome('store-away');
    const buildService = createTestBuildService(() => site('store-away'));
    const id = await storeRelease({ edgeData: { products: { cup: CUP } } });
    await withEnv(stub, { STORE: undefined, BUILD_SERVICE: buildService.fetcher });
    await stub.activate('store-away', { id, message: '', createdBy: 'x' });
    await stub.apply(edit('A', 1), OWNER);
    await expect.poll(() => buildService.mirrored.get('page:home')).toMatchObject({ title: 'A' });
  });
});
