import { runDurableObjectAlarm } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { publishRelease, storeRelease, testEnv } from '../../testing/release.ts';
import { CUP, insert, OWNER, PAGE, set, transaction, withEnv, withHome } from '../../testing/site-object.ts';

describe('releases', () => {
  it('are switched only from the one that was seen, and remembered (G8)', async () => {
    const stub = await withHome('switch');
    const one = await storeRelease({ files: { 'index.html': 'one' } });
    const two = await storeRelease({ files: { 'index.html': 'two' } });
    const by = { message: 'First', createdBy: 'ines' };
    expect(await stub.activate('switch', { id: one, expectedPrevious: null, ...by })).toEqual({ ok: true });
    expect(await stub.activate('switch', { id: two, expectedPrevious: null, ...by })).toEqual({
      ok: false,
      reason: 'conflict',
      active: one,
    });
    expect(await stub.activate('switch', { id: two, expectedPrevious: one, ...by })).toEqual({ ok: true });
    expect(await stub.activeRelease()).toBe(two);
    expect(await stub.rollback('switch', one, 'ines')).toEqual({ ok: true });
    const releases = await stub.releases();
    expect(releases.map(({ id, isActive }) => [id, isActive])).toContainEqual([one, true]);
    expect(releases.filter(({ isActive }) => isActive)).toHaveLength(1);
    expect(releases[0]?.docs).toEqual({ 'page:home': 1 });
  });

  it('a release that is not there is not made live', async () => {
    const stub = await withHome('missing');
    const id = 'a'.repeat(64);
    expect(await stub.activate('missing', { id, message: '', createdBy: 'x' })).toMatchObject({
      ok: false,
      reason: 'missing',
    });
    expect(await stub.rollback('missing', id, 'x')).toMatchObject({ ok: false, reason: 'missing' });
  });

  it('twenty are kept, and the live one always', async () => {
    const stub = await withHome('twenty');
    const ids: string[] = [];
    for (let index = 0; index < 23; index += 1) {
      ids.push(await storeRelease({ files: { 'index.html': `release ${index}` } }));
    }
    for (const id of ids) await stub.activate('twenty', { id, message: '', createdBy: 'x' });
    const kept = await stub.releases();
    expect(kept).toHaveLength(20);
    expect(kept.find(({ isActive }) => isActive)?.id).toBe(ids.at(-1));
  });

  it('changes are told against the live release, with what was done', async () => {
    const stub = await withHome('changes');
    await stub.importDocs({ docs: [{ key: 'page:old', body: { ...PAGE, title: 'Old' } }], deleted: [] });
    const id = await storeRelease({ files: { 'index.html': 'x' } });
    await stub.activate('changes', { id, message: '', createdBy: 'x' });
    expect(await stub.changes()).toEqual([]);
    await stub.apply(transaction('t1', { 'page:home': 1 }, set('page:home', ['title'], 'A')), OWNER);
    await stub.apply(transaction('t2', { 'page:home': 2 }, set('page:home', ['title'], 'B')), OWNER);
    await stub.apply(transaction('t3', { 'page:new': 0 }, insert('page:new', PAGE)), OWNER);
    await stub.apply(
      transaction('t4', { 'page:old': 1 }, { doc: 'page:old', at: [], kind: 'remove' }),
      OWNER,
    );
    const changes = new Map((await stub.changes()).map((change) => [change.key, change]));
    expect(changes.get('page:home')).toMatchObject({
      kind: 'changed',
      title: 'B',
      rev: 3,
      releasedRev: 1,
      labels: ['Label t1', 'Label t2'],
    });
    expect(changes.get('page:new')).toMatchObject({ kind: 'new', rev: 1, releasedRev: 0 });
    expect(changes.get('page:old')).toMatchObject({ kind: 'deleted', title: 'Old', rev: 0, releasedRev: 1 });
    // Undone is unchanged.
    await stub.apply(transaction('t5', { 'page:home': 3 }, set('page:home', ['title'], 'Home')), OWNER);
    expect((await stub.changes()).map(({ key }) => key)).not.toContain('page:home');
  });

  it('a publish of chosen documents takes all others as they are live', async () => {
    const stub = await withHome('chosen');
    await stub.importDocs({ docs: [{ key: 'page:shop', body: { ...PAGE, title: 'Shop' } }], deleted: [] });
    const id = await storeRelease({ files: { 'index.html': 'x' } });
    await stub.activate('chosen', { id, message: '', createdBy: 'x' });
    await stub.apply(transaction('t1', { 'page:home': 1 }, set('page:home', ['title'], 'New home')), OWNER);
    await stub.apply(transaction('t2', { 'page:shop': 1 }, set('page:shop', ['title'], 'New shop')), OWNER);
    await stub.apply(transaction('t3', { 'page:new': 0 }, insert('page:new', PAGE)), OWNER);
    const docs = await stub.docsForPublish(['page:shop']);
    const titles = docs.map(({ key, rev, body }) => [key, rev, (body as { title: string }).title]);
    expect(titles.sort()).toEqual([
      ['page:home', 1, 'Home'],
      ['page:shop', 2, 'New shop'],
    ]);
    // An edit during the build is not part of it.
    await stub.apply(transaction('t4', { 'page:shop': 2 }, set('page:shop', ['title'], 'Later')), OWNER);
    const next = await storeRelease({ files: { 'index.html': 'y' } });
    await stub.activate('chosen', {
      id: next,
      message: '',
      createdBy: 'x',
      docs: Object.fromEntries(docs.map(({ key, rev }) => [key, rev])),
    });
    const live = new Map((await stub.docsForPublish([])).map((doc) => [doc.key, doc.body]));
    expect(live.get('page:shop')).toMatchObject({ title: 'New shop' });
    expect((await stub.docsForPublish('all')).map(({ key }) => key)).toEqual([
      'page:home',
      'page:new',
      'page:shop',
    ]);
  });

  it('hashed files are found in any release that is kept', async () => {
    const stub = await withHome('kept');
    const file = 'scripts/app-0a1b2c3d.js';
    const one = await storeRelease({ files: { [file]: 'old()' } });
    const two = await storeRelease({ files: { 'index.html': 'two' } });
    for (const id of [one, two]) await stub.activate('kept', { id, message: '', createdBy: 'x' });
    expect(await stub.keptFile(file)).toMatchObject({
      type: 'text/javascript; charset=utf-8',
      isHashed: true,
    });
    expect(await stub.keptFile('index.html')).toBeUndefined();
  });

  it('the store learns what there is to sell', async () => {
    const { STORE } = testEnv();
    await publishRelease({
      edgeData: {
        products: {
          cup: CUP,
        },
      },
    });
    const stock = await STORE.get(STORE.idFromName('shop')).stock();
    expect(stock).toMatchObject([{ sku: 'CUP', qtyInStock: 3 }]);
  });

  it('a store that was away when a release went live learns of it by the alarm', async () => {
    const stub = await withHome('away');
    const id = await storeRelease({ edgeData: { products: { cup: CUP } } });
    await withEnv(stub, { STORE: undefined });
    expect(await stub.activate('away', { id, message: '', createdBy: 'x' })).toEqual({ ok: true });
    const { STORE } = testEnv();
    await withEnv(stub, { STORE });
    expect(await runDurableObjectAlarm(stub)).toBe(true);
    expect(await STORE.get(STORE.idFromName('away')).stock()).toMatchObject([{ sku: 'CUP' }]);
  });
});
