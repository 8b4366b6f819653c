import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import type { CatalogueProduct, DocKey, Operation, Transaction } from '../../../compiler/model/index.ts';
import { CONTRIBUTOR_ROLE } from '../../../formatters/vocabulary/index.ts';
import type { Env } from '../../env.ts';
import { publishRelease, storeRelease, testEnv } from '../../testing/release.ts';
import { createTestWorkshop } from '../../testing/workshop.ts';
import type { SiteDO } from './site-do.ts';
import { MOST_HISTORY, trimHistory } from './trim-history.ts';

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

  describe('code that runs in visitors’ browsers (R-EDSITE-CODE-02, R-FORM-SUBMIT-12)', () => {
    const SCRIPT = '<script>alert(1)</script>';
    const block = (kind: number, value: object) => ({ section: 's', order: 'a', kind, value });
    const page = (blocks: object) => ({ ...PAGE, sections: { s: { order: 'a' } }, blocks });
    const CODED = page({ old: block(23, { html: SCRIPT }), text: block(2, { html: '<p>x</p>' }) });

    async function coded(name: string) {
      const stub = site(name);
      const form = { name: 'Contact', fields: {}, submissionHTML: SCRIPT };
      await stub.importDocs({
        docs: [
          { key: 'page:home', body: CODED },
          { key: 'form:contact', body: form },
        ],
        deleted: [],
      });
      const id = await storeRelease({ files: { 'index.html': name } });
      await stub.activate(name, { id, message: '', createdBy: 'x' });
      let turn = 0;
      const tryAs = async (role: number, ...ops: readonly Operation[]) => {
        const base: Record<string, number> = {};
        for (const { doc } of ops) base[doc] = (await stub.readDoc(doc))?.rev ?? 0;
        return stub.apply(transaction(`code-${++turn}`, base, ...ops), { id: 'x', roles: [role] });
      };
      return { stub, tryAs };
    }

    it.each(Object.entries(CONTRIBUTOR_ROLE))('%s', async (name, role) => {
      const { tryAs } = await coded(`code-${name}`);
      const mayCode = ['admin', 'website-manager', 'editor'].includes(name);
      const other = block(23, { html: `${SCRIPT}<p>` });
      const ways: readonly Operation[] = [
        { doc: 'page:home', at: ['blocks', 'new'], kind: 'insert', value: other },
        set('page:home', ['blocks', 'old', 'value', 'html'], `${SCRIPT} `),
        set('page:home', ['blocks', 'text', 'kind'], 23),
        set('page:home', [], page({ new: block(23, { html: '<img src=x onerror=alert(1)>' }) })),
      ];
      for (const op of ways) {
        expect([name, op.at, (await tryAs(role, op)).status]).toEqual([name, op.at, mayCode ? 200 : 403]);
      }
      const owns = ['admin', 'website-manager'].includes(name);
      const form = await tryAs(role, set('form:contact', ['submissionHTML'], `${SCRIPT} `));
      expect(form.status).toBe(owns ? 200 : 403);
    });

    it('leaves whoever may write none the rest of the page, and undoing', async () => {
      const { stub, tryAs } = await coded('code-rest');
      const draft = CONTRIBUTOR_ROLE['draft-editor'];
      const old = block(23, { html: SCRIPT });
      expect((await tryAs(draft, set('page:home', ['title'], 'New'))).status).toBe(200);
      expect((await tryAs(draft, set('page:home', ['blocks', 'old', 'order'], 'b'))).status).toBe(200);
      const remove: Operation = { doc: 'page:home', at: ['blocks', 'old'], kind: 'remove' };
      expect((await tryAs(draft, remove)).status).toBe(200);
      const back: Operation = { doc: 'page:home', at: ['blocks', 'old'], kind: 'insert', value: old };
      expect((await tryAs(draft, back)).status).toBe(200);
      const copy: Operation = { doc: 'page:home', at: ['blocks', 'copy'], kind: 'insert', value: old };
      expect((await tryAs(draft, copy)).status).toBe(200);
      const refused = await tryAs(draft, set('page:home', ['blocks', 'copy', 'value', 'html'], '<b>'));
      expect(refused).toEqual({
        status: 403,
        message: 'Your role may not add or change code. Ask an editor or an administrator.',
      });
      // A first operation that hides the code of a second one.
      const twice = await tryAs(
        draft,
        { doc: 'page:home', at: ['blocks', 'x'], kind: 'insert', value: block(2, { html: 'x' }) },
        set('page:home', ['blocks', 'x'], block(23, { html: 'x' })),
      );
      expect(twice.status).toBe(403);
      expect((await stub.readDoc('page:home'))?.body).not.toHaveProperty('blocks.x');
    });
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
    expect(await stub.unmirrored('')).toEqual({ docs: [], deleted: [], next: undefined });
  });

  it('edits wait while nobody keeps the files, and are asked for later', async () => {
    const stub = await withHome('nobody-there');
    const workshop = createTestWorkshop();
    workshop.mirrorWith(501);
    await withEnv(stub, { WORKSHOP: workshop.fetcher });
    await stub.apply(edit('A', 1), OWNER);
    await expect.poll(() => workshop.asked).toEqual(['POST /mirror']);
    // Nor is anybody asked again and again.
    await runInDurableObject(stub, async (_, { storage }) => {
      await expect.poll(() => storage.getAlarm()).toBe(null);
    });
    const { docs } = await stub.unmirrored('');
    expect(docs.map(({ key, rev }) => [key, rev])).toEqual([['page:home', 2]]);
    await stub.markMirrored({ 'page:home': 1 });
    expect((await stub.unmirrored('')).docs).toHaveLength(1);
    await stub.markMirrored({ 'page:home': 2 });
    expect((await stub.unmirrored('')).docs).toEqual([]);
  });

  it('are listed part by part', async () => {
    const stub = site('parts');
    const ops = Array.from({ length: 450 }, (_, number) => insert(`page:p${1000 + number}`, PAGE));
    const base = Object.fromEntries(ops.map(({ doc }) => [doc, 0]));
    expect(await stub.apply(transaction('t1', base, ...ops), OWNER)).toMatchObject({ status: 200 });
    const sizes: number[] = [];
    for (let after: string | undefined = ''; after !== undefined; ) {
      const part: Awaited<ReturnType<typeof stub.unmirrored>> = await stub.unmirrored(after);
      sizes.push(part.docs.length);
      after = part.next;
    }
    expect(sizes).toEqual([200, 200, 50]);
  });

  it('one document that cannot be written keeps no other from its file', async () => {
    const stub = await withHome('unwritable');
    const workshop = createTestWorkshop();
    workshop.mirrorWith(['page:home']);
    await withEnv(stub, { WORKSHOP: workshop.fetcher });
    await stub.apply(edit('A', 1), OWNER);
    await stub.apply(transaction('t2', { 'page:new': 0 }, insert('page:new', PAGE)), OWNER);
    await expect
      .poll(async () => (await stub.unmirrored('')).docs.map(({ key }) => key))
      .toEqual(['page:home']);
    expect(workshop.mirrored.has('page:new')).toBe(true);
    workshop.mirrorWith([]);
    await runDurableObjectAlarm(stub);
    await expect.poll(async () => (await stub.unmirrored('')).docs).toEqual([]);
  });

  it('go on while the store is away', async () => {
    const stub = await withHome('store-away');
    const workshop = createTestWorkshop();
    const id = await storeRelease({ edgeData: { products: { cup: CUP } } });
    await withEnv(stub, { STORE: undefined, WORKSHOP: workshop.fetcher });
    await stub.activate('store-away', { id, message: '', createdBy: 'x' });
    await stub.apply(edit('A', 1), OWNER);
    await expect.poll(() => workshop.mirrored.get('page:home')).toMatchObject({ title: 'A' });
  });
});

describe('the history', () => {
  it('is as long as anybody may undo, and no longer', async () => {
    const stub = await withHome('long-history');
    const kept = await runInDurableObject(stub, (_, { storage }) => {
      const { sql } = storage;
      const now = Date.now();
      for (let seq = 1; seq <= MOST_HISTORY + 600; seq += 1) {
        sql.exec(
          "INSERT INTO transactions VALUES (?, ?, 'x', ?, '', '{}', '{}')",
          seq,
          `t${seq}`,
          seq < 1000 ? 1 : now,
        );
        sql.exec("INSERT INTO changed VALUES ('page:home', ?, ?)", seq, seq);
        sql.exec("INSERT INTO audit VALUES (?, 1, 'x', 'activate', 'r', NULL, '')", seq);
      }
      trimHistory(sql, now);
      const count = (table: string) =>
        sql.exec(`SELECT COUNT(*) AS n, MIN(seq) AS first FROM ${table}`).one();
      return ['transactions', 'changed', 'audit'].map((table) => Object.values(count(table)));
    });
    expect(kept).toEqual([
      [4601, 1000],
      [4601, 1000],
      [5000, 601],
    ]);
  });

  it('keeps its numbers when all of it is old', async () => {
    const stub = await withHome('old-history');
    await stub.apply(transaction('t1', { 'page:home': 1 }, set('page:home', ['title'], 'A')), OWNER);
    await stub.apply(transaction('t2', { 'page:home': 2 }, set('page:home', ['title'], 'B')), OWNER);
    const seqs = await runInDurableObject(stub, (_, { storage: { sql } }) => {
      sql.exec('UPDATE transactions SET done_at = 1');
      trimHistory(sql, Date.now());
      return sql.exec('SELECT seq FROM transactions').toArray();
    });
    expect(seqs).toEqual([{ seq: 2 }]);
  });
});

/** Another neighbour for this one object. */
async function withEnv(stub: DurableObjectStub<SiteDO>, bindings: object): Promise<void> {
  await runInDurableObject(stub, (object) => {
    const { env } = object as unknown as { env: Env };
    Object.defineProperty(object, 'env', { value: { ...env, ...bindings }, configurable: true });
  });
}
