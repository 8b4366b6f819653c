import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import type { CatalogueProduct, DocKey, Operation, Transaction } from '../../../compiler/model/index.ts';
import { CONTRIBUTOR_ROLE } from '../../../formatters/vocabulary/index.ts';
import type { Env } from '../../env.ts';
import { publishRelease, storeRelease, testEnv } from '../../testing/release.ts';
import { createTestWorkshop } from '../../testing/workshop.ts';
import type { SiteDO } from './site-do.ts';

const OWNER = { id: 'ines', roles: [CONTRIBUTOR_ROLE.admin] };
const PAGE = { pageType: 2, title: 'Home', urlId: 'home', sections: {}, blocks: {} };

const CUP: CatalogueProduct = {
  id: 'cup',
  collectionId: 'shop',
  title: 'Cup',
  url: '/shop/p/cup',
  productType: 1,
  isSubscribable: false,
  optionNames: [],
  variants: [
    {
      id: 'v1',
      sku: 'CUP',
      attributes: {},
      priceCents: 1200,
      onSale: false,
      qtyInStock: 3,
      unlimited: false,
    },
  ],
};

/** A site of its own for each test. */
function site(name: string) {
  const { SITE } = testEnv();
  return SITE.get(SITE.idFromName(name));
}

function transaction(
  id: string,
  base: Readonly<Record<string, number>>,
  ...ops: readonly Operation[]
): Transaction {
  return { id, label: `Label ${id}`, ops: [...ops], base: { ...base }, t: 1 };
}

function set(doc: DocKey, at: readonly string[], value: unknown): Operation {
  return { doc, at: [...at], kind: 'set', value };
}

function insert(doc: DocKey, value: unknown): Operation {
  return { doc, at: [], kind: 'insert', value };
}

async function withHome(name: string) {
  const stub = site(name);
  await stub.importDocs({ docs: [{ key: 'page:home', body: PAGE }], deleted: [] });
  return stub;
}

describe('documents', () => {
  it('a transaction changes a document and gives its new revision', async () => {
    const stub = await withHome('change');
    const result = await stub.apply(
      transaction('t1', { 'page:home': 1 }, set('page:home', ['title'], 'Studio')),
      OWNER,
    );
    expect(result).toEqual({ status: 200, answer: { revs: { 'page:home': 2 } } });
    const doc = await stub.readDoc('page:home');
    expect(doc).toMatchObject({ rev: 2, updatedBy: 'ines', body: { ...PAGE, title: 'Studio' } });
  });

  it('a transaction that was seen before is answered again and done once', async () => {
    const stub = await withHome('again');
    const once = transaction('t1', { 'page:home': 1 }, set('page:home', ['title'], 'Studio'));
    const first = await stub.apply(once, OWNER);
    expect(await stub.apply(once, OWNER)).toEqual(first);
    expect((await stub.readDoc('page:home'))?.rev).toBe(2);
  });

  it('many documents change together or not at all', async () => {
    const stub = await withHome('together');
    const result = await stub.apply(
      transaction(
        't1',
        { 'page:home': 1, 'page:about': 0 },
        set('page:home', ['title'], 'Studio'),
        insert('page:about', { ...PAGE, pageType: 'no number' }),
      ),
      OWNER,
    );
    expect(result.status).toBe(400);
    expect(result).toHaveProperty('errors');
    expect(await stub.readDoc('page:about')).toBeUndefined();
    expect((await stub.readDoc('page:home'))?.rev).toBe(1);
  });

  it('a stale revision is answered with what others have done since (R-SHELL-APP-01)', async () => {
    const stub = await withHome('stale');
    const mine = transaction('mine', { 'page:home': 1 }, set('page:home', ['title'], 'Mine'));
    const theirs = transaction('theirs', { 'page:home': 1 }, set('page:home', ['description'], 'Theirs'));
    await stub.apply(theirs, { id: 'rui', roles: [CONTRIBUTOR_ROLE.editor] });
    expect(await stub.apply(mine, OWNER)).toEqual({
      status: 412,
      conflict: { revs: { 'page:home': 2 }, transactions: [theirs] },
    });
    const again = { ...mine, base: { 'page:home': 2 } };
    expect((await stub.apply(again, OWNER)).status).toBe(200);
    expect((await stub.readDoc('page:home'))?.body).toMatchObject({ title: 'Mine', description: 'Theirs' });
  });

  it('two at once with one revision: one is done, the other is told', async () => {
    const stub = await withHome('race');
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        stub.apply(
          transaction(`t${index}`, { 'page:home': 1 }, set('page:home', ['title'], `T${index}`)),
          OWNER,
        ),
      ),
    );
    expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(results.filter(({ status }) => status === 412)).toHaveLength(19);
  });

  it('a deleted document has revision 0, and made again never repeats a revision', async () => {
    const stub = await withHome('deleted');
    const gone = await stub.apply(
      transaction('t1', { 'page:home': 1 }, { doc: 'page:home', at: [], kind: 'remove' }),
      OWNER,
    );
    expect(gone).toEqual({ status: 200, answer: { revs: { 'page:home': 0 } } });
    expect(await stub.readSite()).toEqual([]);
    const back = await stub.apply(transaction('t2', { 'page:home': 0 }, insert('page:home', PAGE)), OWNER);
    expect(back).toEqual({ status: 200, answer: { revs: { 'page:home': 3 } } });
  });

  it('an operation without its revision, and one that makes no sense, are refused with a sentence', async () => {
    const stub = await withHome('senseless');
    const unnamed = await stub.apply(transaction('t1', {}, set('page:home', ['title'], 'x')), OWNER);
    expect(unnamed).toEqual({ status: 400, message: 'The revision of page:home is missing in "base".' });
    const through = await stub.apply(
      transaction('t2', { 'page:home': 1 }, set('page:home', ['title', 'x'], 1)),
      OWNER,
    );
    expect(through).toMatchObject({ status: 400, message: expect.stringContaining('page:home') });
  });

  it('each role changes what it is for (R-ESESS-ROLE-04)', async () => {
    const stub = await withHome('roles');
    const tryAs = async (role: number, id: string, op: Operation, base: number) => {
      const result = await stub.apply(transaction(id, { [op.doc]: base }, op), { id: 'x', roles: [role] });
      return result.status;
    };
    const title = set('page:home', ['title'], 'x');
    expect(await tryAs(CONTRIBUTOR_ROLE.viewer, 'a', title, 1)).toBe(403);
    expect(await tryAs(CONTRIBUTOR_ROLE['store-manager'], 'b', title, 1)).toBe(403);
    expect(await tryAs(CONTRIBUTOR_ROLE.editor, 'c', title, 1)).toBe(200);
    expect(await tryAs(CONTRIBUTOR_ROLE.editor, 'd', insert('page:new', PAGE), 0)).toBe(403);
    expect(await tryAs(CONTRIBUTOR_ROLE.admin, 'e', insert('page:new', PAGE), 0)).toBe(200);
  });

  it('what the folder says becomes a change that open editors are told of', async () => {
    const stub = await withHome('folder');
    const answer = await stub.importDocs({
      docs: [
        { key: 'page:home', body: { ...PAGE, title: 'From outside' } },
        { key: 'page:broken', body: { title: 1 } },
      ],
      deleted: [],
    });
    expect(answer.revs).toEqual({ 'page:home': 2 });
    expect(Object.keys(answer.errors)[0]).toContain('page:broken');
    const late = transaction('late', { 'page:home': 1 }, set('page:home', ['title'], 'Mine'));
    const conflict = await stub.apply(late, OWNER);
    expect(conflict).toMatchObject({
      status: 412,
      conflict: { transactions: [{ ops: [{ value: { title: 'From outside' } }] }] },
    });
  });

  it('the same body again, in another order of keys, is no change', async () => {
    const stub = await withHome('order');
    const { title, ...rest } = PAGE;
    const { revs } = await stub.importDocs({
      docs: [{ key: 'page:home', body: { ...rest, title } }],
      deleted: [],
    });
    expect(revs).toEqual({ 'page:home': 1 });
  });
});

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

describe('the folder of the site (in dev)', () => {
  it('gets every change, also those made while nobody was there to take it', async () => {
    const stub = await withHome('mirror');
    const workshop = createTestWorkshop();
    const away = { fetch: () => Promise.reject(new Error('away')) } as unknown as Fetcher;
    await withEnv(stub, { WORKSHOP: away });
    await stub.apply(transaction('t1', { 'page:home': 1 }, set('page:home', ['title'], 'A')), OWNER);
    await stub.apply(transaction('t2', { 'page:new': 0 }, insert('page:new', PAGE)), OWNER);
    await runDurableObjectAlarm(stub);
    await withEnv(stub, { WORKSHOP: workshop.fetcher });
    await stub.apply(
      transaction('t3', { 'page:new': 1 }, { doc: 'page:new', at: [], kind: 'remove' }),
      OWNER,
    );
    // The alarm rings by itself.
    await expect.poll(() => workshop.mirrored.get('page:home')).toMatchObject({ title: 'A' });
    expect(workshop.mirrored.has('page:new')).toBe(true);
    expect(workshop.mirrored.get('page:new')).toBeUndefined();
    await expect
      .poll(() =>
        runInDurableObject(stub, (_, { storage }) =>
          storage.sql.exec('SELECT key FROM docs WHERE is_mirrored = 0').toArray(),
        ),
      )
      .toEqual([]);
  });
});

/** Another neighbour for this one object. */
async function withEnv(stub: DurableObjectStub<SiteDO>, bindings: object): Promise<void> {
  await runInDurableObject(stub, (object) => {
    const { env } = object as unknown as { env: Env };
    Object.defineProperty(object, 'env', { value: { ...env, ...bindings }, configurable: true });
  });
}
