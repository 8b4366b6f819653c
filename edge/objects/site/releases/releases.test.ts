import { runDurableObjectAlarm } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { publishRelease, storeRelease, testEnv } from '../../../testing/release.ts';
import {
  CUP,
  insert,
  OWNER,
  PAGE,
  set,
  transaction,
  withEnv,
  withHome,
} from '../../../testing/site-object.ts';

describe('releases', () => {
  it('are activated only if the expected release is live, and are logged (G8)', async () => {
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
    expect(await stub.releasedRevisions(one)).toEqual({ 'page:home': 1 });
    expect(await stub.releasedRevisions(two)).toEqual({ 'page:home': 1 });
    expect(await stub.releasedRevisions('a'.repeat(64))).toBeUndefined();
  });

  it('cannot be activated if missing', async () => {
    const stub = await withHome('missing');
    const id = 'a'.repeat(64);
    expect(await stub.activate('missing', { id, message: '', createdBy: 'x' })).toMatchObject({
      ok: false,
      reason: 'missing',
    });
    expect(await stub.rollback('missing', id, 'x')).toMatchObject({ ok: false, reason: 'missing' });
  });

  it('are retained up to twenty, and always the live one', async () => {
    const stub = await withHome('twenty');
    const ids: string[] = [];
    for (let index = 0; index < 23; index += 1) {
      ids.push(await storeRelease({ files: { 'index.html': `release ${index}` } }));
    }
    for (const id of ids) await stub.activate('twenty', { id, message: '', createdBy: 'x' });
    const storedFile = await stub.releases();
    expect(storedFile).toHaveLength(20);
    expect(storedFile.find(({ isActive }) => isActive)?.id).toBe(ids.at(-1));
  });

  it('list changes against the live release with their labels', async () => {
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
    const changes = new Map((await stub.changes({ isLabelled: true })).map((change) => [change.key, change]));
    expect(changes.get('page:home')).toMatchObject({
      kind: 'changed',
      title: 'B',
      rev: 3,
      releasedRev: 1,
      labels: ['Label t1', 'Label t2'],
    });
    expect(changes.get('page:new')).toMatchObject({ kind: 'new', rev: 1, releasedRev: 0 });
    expect(changes.get('page:old')).toMatchObject({ kind: 'deleted', title: 'Old', rev: 0, releasedRev: 1 });
    // Labels of undone changes are omitted although others exist.
    await stub.apply(transaction('t3b', { 'page:home': 3 }, set('page:home', ['urlId'], 'start')), OWNER);
    await stub.apply(transaction('t4b', { 'page:home': 4 }, set('page:home', ['title'], 'Home')), OWNER);
    const left = (await stub.changes({ isLabelled: true })).find(({ key }) => key === 'page:home');
    expect(left).toMatchObject({ rev: 5, labels: ['Label t3b'] });
    await stub.apply(transaction('t4c', { 'page:home': 5 }, set('page:home', ['title'], 'B')), OWNER);
    await stub.apply(transaction('t4d', { 'page:home': 6 }, set('page:home', ['urlId'], 'home')), OWNER);
    // A reverted document is unchanged.
    await stub.apply(transaction('t5', { 'page:home': 7 }, set('page:home', ['title'], 'Home')), OWNER);
    expect((await stub.changes()).map(({ key }) => key)).not.toContain('page:home');
  });

  it('list labels per document, and only on request', async () => {
    const stub = await withHome('labelled');
    await stub.importDocs({ docs: [{ key: 'page:two', body: { ...PAGE, title: 'Two' } }], deleted: [] });
    const id = await storeRelease({ files: { 'index.html': 'x' } });
    await stub.activate('labelled', { id, message: '', createdBy: 'x' });
    const both = [set('page:home', ['title'], 'A'), set('page:two', ['title'], 'B')];
    await stub.apply(transaction('t1', { 'page:home': 1, 'page:two': 1 }, ...both), OWNER);
    const urls = [set('page:home', ['urlId'], 'start'), set('page:two', ['urlId'], 'second')];
    await stub.apply(transaction('t2', { 'page:home': 2, 'page:two': 2 }, ...urls), OWNER);
    await stub.apply(transaction('t3', { 'page:two': 3 }, set('page:two', ['title'], 'Two')), OWNER);
    const labels = async (isLabelled: boolean) =>
      (await stub.changes({ isLabelled })).map((change) => [change.key, change.labels]);
    expect(await labels(true)).toEqual([
      ['page:home', ['Label t1', 'Label t2']],
      ['page:two', ['Label t2']],
    ]);
    expect(await labels(false)).toEqual([
      ['page:home', []],
      ['page:two', []],
    ]);
  });

  it('take unselected documents as they are live', async () => {
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
    // Edits during the build are not included.
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

  it('keep message and time when activated again, with the new documents', async () => {
    const stub = await withHome('same');
    const id = await storeRelease({ files: { 'index.html': 'x' } });
    await stub.activate('same', { id, message: 'Autumn', createdBy: 'ines' });
    const [before] = await stub.releases();
    await stub.apply(transaction('t1', { 'page:home': 1 }, set('page:home', ['title'], 'Draft')), OWNER);
    await stub.activate('same', { id, message: 'Second words', createdBy: 'rui' });
    expect(await stub.releases()).toEqual([{ ...before, docs: { 'page:home': 2 } }]);
    expect(await stub.changes()).toEqual([]);
  });

  it('become the newest when published again, with a new message if given', async () => {
    const stub = await withHome('again');
    const one = await storeRelease({ files: { 'index.html': 'one' } });
    const two = await storeRelease({ files: { 'index.html': 'two' } });
    const publish = (id: string, message: string) =>
      stub.activate('again', { id, message, createdBy: 'ines' });
    await publish(one, 'First');
    await publish(two, 'Second');
    await publish(one, '');
    expect(await stub.releases()).toMatchObject([{ id: one, message: 'First', isActive: true }, {}]);
    await publish(two, 'Other words');
    expect(await stub.releases()).toMatchObject([{ id: two, message: 'Other words' }, { message: 'First' }]);
  });

  describe('the last published release after a rollback', () => {
    /** Two releases with the first one live again; a page and an upload exist only in the second. */
    async function wentBack(name: string) {
      const stub = await withHome(name);
      const one = await storeRelease({ files: { 'index.html': `${name} one` } });
      const two = await storeRelease({ files: { 'index.html': `${name} two` } });
      const by = { message: '', createdBy: 'x' };
      await stub.activate(name, { id: one, ...by });
      await stub.apply(transaction('t1', { 'page:new': 0 }, insert('page:new', PAGE)), OWNER);
      await stub.activate(name, { id: two, ...by });
      await stub.apply(transaction('t2', { 'page:new': 1 }, set('page:new', ['title'], 'Draft')), OWNER);
      await stub.rollback(name, one, 'ines');
      return { stub, name, one, two };
    }

    const titlesOf = (docs: readonly { readonly key: string; readonly body: unknown }[]) =>
      docs.map(({ key, body }) => `${key} ${(body as { title?: string }).title}`).sort();

    it('is the base of a sync from disk', async () => {
      const { stub } = await wentBack('goes-on');
      expect(titlesOf(await stub.docsForPublish([]))).toEqual(['page:home Home']);
      const docs = await stub.docsForPublish([], 'published');
      expect(titlesOf(docs)).toEqual(['page:home Home', 'page:new Home']);
      expect(await stub.changes({ base: 'published' })).toMatchObject([{ key: 'page:new', kind: 'changed' }]);
      expect(await stub.changes()).toMatchObject([{ key: 'page:new', kind: 'new' }]);
    });

    it('is not changed by an automatic rebuild', async () => {
      const { stub, name, one } = await wentBack('rebuilt');
      const id = await storeRelease({ files: { 'index.html': 'another theme' } });
      const docs = { 'page:home': 1 };
      await stub.activate(name, {
        id,
        expectedPrevious: one,
        message: '',
        createdBy: 'x',
        docs,
        isRebuild: true,
      });
      expect(titlesOf(await stub.docsForPublish([], 'published'))).toEqual([
        'page:home Home',
        'page:new Home',
      ]);
    });

    it('is the live release again when it is published', async () => {
      const { stub, name, one } = await wentBack('meant');
      await stub.activate(name, { id: one, message: '', createdBy: 'x', docs: { 'page:home': 1 } });
      expect(titlesOf(await stub.docsForPublish([], 'published'))).toEqual(['page:home Home']);
    });

    it('is retained, whatever the number of rebuilds', async () => {
      const { stub, name, two } = await wentBack('kept-published');
      for (let index = 0; index < 22; index += 1) {
        const id = await storeRelease({ files: { 'index.html': `theme ${index}` } });
        const docs = { 'page:home': 1 };
        await stub.activate(name, { id, message: '', createdBy: 'x', docs, isRebuild: true });
      }
      expect((await stub.releases()).map(({ id }) => id)).toContain(two);
      expect(titlesOf(await stub.docsForPublish([], 'published'))).toContain('page:new Home');
    });
  });

  it('a sync from disk includes the new uploads it refers to, and no others', async () => {
    const stub = await withHome('uploads');
    const id = await storeRelease({ files: { 'index.html': 'x' } });
    await stub.activate('uploads', { id, message: '', createdBy: 'x' });
    const asset = (filename: string) => ({ filename, mime: 'image/png', bytes: 1, altText: '' });
    for (const name of ['cup', 'jug'] as const) {
      const add = insert(`asset:${name}`, asset(`${name}.png`));
      await stub.apply(transaction(name, { [`asset:${name}`]: 0 }, add), OWNER);
    }
    const body = { ...PAGE, mainImageId: 'cup' };
    await stub.importDocs({ docs: [{ key: 'page:home', body }], deleted: [] });
    const keys = async (base: 'live' | 'published') =>
      (await stub.docsForPublish(['page:home'], base)).map(({ key }) => key).sort();
    expect(await keys('published')).toEqual(['asset:cup', 'page:home']);
    // The dashboard publishes exactly the selected documents.
    expect(await keys('live')).toEqual(['page:home']);
  });

  it('hashed files are found in any retained release', async () => {
    const stub = await withHome('kept');
    const file = 'scripts/app-0a1b2c3d.js';
    const one = await storeRelease({ files: { [file]: 'old()' } });
    const two = await storeRelease({ files: { 'index.html': 'two' } });
    for (const id of [one, two]) await stub.activate('kept', { id, message: '', createdBy: 'x' });
    expect(await stub.retainedFile(file)).toMatchObject({
      type: 'text/javascript; charset=utf-8',
      isHashed: true,
    });
    expect(await stub.retainedFile('index.html')).toBeUndefined();
  });

  it('the store receives the products of the release', async () => {
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

  it('the alarm syncs a store that was unavailable during the activation', async () => {
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
