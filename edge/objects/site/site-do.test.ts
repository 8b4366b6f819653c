import { runInDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import type { Operation } from '../../../compiler/model/index.ts';
import { CONTRIBUTOR_ROLE } from '../../../formatters/vocabulary/site/contributor-role.ts';
import { storeRelease } from '../../testing/release.ts';
import { insert, OWNER, PAGE, set, site, transaction, withHome } from '../../testing/site-object.ts';
import { isSweepOpen } from './releases/open-sweep.ts';

it('a sweep of unused files is open until it ends or its time is over', async () => {
  const stub = site('sweep');
  const isOpen = (now = Date.now()) =>
    runInDurableObject(stub, (_object, { storage }) => isSweepOpen(storage.sql, now));
  const { id, expiresOn, releases } = await stub.beginSweep();
  expect([id, releases, await isOpen(), await isOpen(expiresOn)]).toEqual([1, [], true, false]);
  await stub.endSweep(id);
  expect(await isOpen()).toBe(false);
  expect((await stub.beginSweep()).id).toBe(2);
});

describe('documents', () => {
  it('a transaction changes a document and returns its new revision', async () => {
    const stub = await withHome('change');
    const result = await stub.apply(
      transaction('t1', { 'page:home': 1 }, set('page:home', ['title'], 'Studio')),
      OWNER,
    );
    expect(result).toEqual({ status: 200, response: { revs: { 'page:home': 2 } } });
    const doc = await stub.readDoc('page:home');
    expect(doc).toMatchObject({ rev: 2, updatedBy: 'ines', body: { ...PAGE, title: 'Studio' } });
  });

  it('a repeated transaction returns the first result and is applied once', async () => {
    const stub = await withHome('again');
    const once = transaction('t1', { 'page:home': 1 }, set('page:home', ['title'], 'Studio'));
    const first = await stub.apply(once, OWNER);
    expect(await stub.apply(once, OWNER)).toEqual(first);
    expect((await stub.readDoc('page:home'))?.rev).toBe(2);
  });

  it('multiple documents change together or not at all', async () => {
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

  it('a stale revision returns the transactions since (R-SHELL-APP-01)', async () => {
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

  it('one of two concurrent transactions gets a conflict', async () => {
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

  it('a deleted document has revision 0, and recreating it never reuses a revision', async () => {
    const stub = await withHome('deleted');
    const gone = await stub.apply(
      transaction('t1', { 'page:home': 1 }, { doc: 'page:home', at: [], kind: 'remove' }),
      OWNER,
    );
    expect(gone).toEqual({ status: 200, response: { revs: { 'page:home': 0 } } });
    expect(await stub.readSite()).toEqual([]);
    const back = await stub.apply(transaction('t2', { 'page:home': 0 }, insert('page:home', PAGE)), OWNER);
    expect(back).toEqual({ status: 200, response: { revs: { 'page:home': 3 } } });
  });

  it('an operation without a revision, or an invalid one, is rejected with a message', async () => {
    const stub = await withHome('senseless');
    const unnamed = await stub.apply(transaction('t1', {}, set('page:home', ['title'], 'x')), OWNER);
    expect(unnamed).toEqual({ status: 400, message: 'The revision of page:home is missing in "base".' });
    const through = await stub.apply(
      transaction('t2', { 'page:home': 1 }, set('page:home', ['title', 'x'], 1)),
      OWNER,
    );
    expect(through).toMatchObject({ status: 400, message: expect.stringContaining('page:home') });
  });

  it('each role can change its areas', async () => {
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

  describe('code that runs in visitors’ browsers', () => {
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

    it.each(Object.entries(CONTRIBUTOR_ROLE))(
      'can be added by editors: %s (R-EDSITE-CODE-02)',
      async (name, role) => {
        const { tryAs } = await coded(`code-${name}`);
        const mayCode = ['admin', 'website-manager', 'editor'].includes(name);
        const other = block(23, { html: `${SCRIPT}<p>` });
        const ways: readonly Operation[] = [
          { doc: 'page:home', at: ['blocks', 'new'], kind: 'insert', value: other },
          set('page:home', ['blocks', 'old', 'value', 'html'], `${SCRIPT} `),
          set('page:home', ['blocks', 'text', 'kind'], 23),
          set('page:home', [], page({ new: block(23, { html: '<img src=x onerror=alert(1)>' }) })),
        ];
        const statuses: number[] = [];
        for (const op of ways) statuses.push((await tryAs(role, op)).status);
        expect(statuses).toEqual(ways.map(() => (mayCode ? 200 : 403)));
      },
    );

    it.each(Object.entries(CONTRIBUTOR_ROLE))('can be added to forms by managers: %s', async (name, role) => {
      const { tryAs } = await coded(`form-${name}`);
      const owns = ['admin', 'website-manager'].includes(name);
      const form = await tryAs(role, set('form:contact', ['submissionHTML'], `${SCRIPT} `));
      expect(form.status).toBe(owns ? 200 : 403);
    });

    it('does not block other edits of the page and undo for roles without permission', async () => {
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
      const rejected = await tryAs(draft, set('page:home', ['blocks', 'copy', 'value', 'html'], '<b>'));
      expect(rejected).toEqual({
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

  it('the dashboard chooses among the themes of a site, and goes back to the one that its files name', async () => {
    const stub = site('theme-choice');
    const key = 'settings:site';
    const body = { schemaVersion: 1, theme: '../kiln', website: { siteTitle: 'Olaria' } };
    await stub.importDocs({ docs: [{ key, body }], deleted: [] });
    const statusOf = async (id: string, rev: number, ...ops: Operation[]) =>
      (await stub.apply(transaction(id, { [key]: rev }, ...ops), OWNER)).status;
    const known = set(key, ['otherThemes'], { '../kiln': {} });
    expect(await statusOf('to', 1, set(key, ['theme'], 'themes/gazette'), known)).toBe(200);
    for (const [id, theme] of [
      '../poster',
      'themes/../..',
      'themes/a/b',
      'themes/.git',
      '/etc',
      '',
    ].entries())
      expect(await statusOf(`bad-${id}`, 2, set(key, ['theme'], theme)), theme).toBe(403);
    expect(await statusOf('list', 2, set(key, ['otherThemes'], { '../poster': {} }))).toBe(403);
    const forgotten: Operation = { doc: key, at: ['otherThemes'], kind: 'unset' };
    expect(await statusOf('back', 2, set(key, ['theme'], '../kiln'), forgotten)).toBe(200);
    expect((await stub.readDoc(key))?.body).toEqual(body);
  });

  it('the theme path can be set by files, but not by the dashboard', async () => {
    const stub = site('theme-path');
    const body = { schemaVersion: 1, theme: '../kiln', website: { siteTitle: 'Olaria' } };
    const key = 'settings:site';
    await stub.importDocs({ docs: [{ key, body }], deleted: [] });
    const other = { ...body, theme: '../../../../etc' };
    const rejected: readonly [string, Operation, Record<string, number>][] = [
      ['place', set(key, ['theme'], other.theme), { [key]: 1 }],
      ['whole', set(key, [], other), { [key]: 1 }],
      ['gone', { doc: key, at: [], kind: 'remove' }, { [key]: 1 }],
      ['second', insert('settings:second', other), { 'settings:second': 0 }],
    ];
    for (const [id, op, base] of rejected) {
      expect(await stub.apply(transaction(id, base, op), OWNER), id).toMatchObject({
        status: 403,
        message: expect.stringContaining('theme'),
      });
    }
    await stub.importDocs({ docs: [{ key, body: other }], deleted: [] });
    const title = transaction('title', { [key]: 2 }, set(key, ['website', 'siteTitle'], 'Kiln'));
    expect((await stub.apply(title, OWNER)).status).toBe(200);
    expect((await stub.readDoc(key))?.body).toEqual({ ...other, website: { siteTitle: 'Kiln' } });
  });

  it('an import becomes a transaction for open editors', async () => {
    const stub = await withHome('folder');
    const response = await stub.importDocs({
      docs: [
        { key: 'page:home', body: { ...PAGE, title: 'From outside' } },
        { key: 'page:broken', body: { title: 1 } },
      ],
      deleted: [],
    });
    expect(response.revs).toEqual({ 'page:home': 2 });
    expect(Object.keys(response.errors)[0]).toContain('page:broken');
    const late = transaction('late', { 'page:home': 1 }, set('page:home', ['title'], 'Mine'));
    const conflict = await stub.apply(late, OWNER);
    expect(conflict).toMatchObject({
      status: 412,
      conflict: { transactions: [{ ops: [{ value: { title: 'From outside' } }] }] },
    });
  });

  it('of an earlier release of the server, without the synced revisions, does not replace later changes', async () => {
    const stub = await withHome('no bases');
    const theirs = transaction('theirs', { 'page:home': 1 }, set('page:home', ['title'], 'Theirs'));
    await stub.apply(theirs, OWNER);
    const docs = [{ key: 'page:home' as const, body: { ...PAGE, title: 'From outside' } }];
    expect((await stub.importDocs({ docs, deleted: [] })).conflicts).toEqual(['page:home']);
    expect((await stub.readDoc('page:home'))?.body).toMatchObject({ title: 'Theirs' });
  });

  it('the same body with another key order is no change', async () => {
    const stub = await withHome('order');
    const { title, ...rest } = PAGE;
    const { revs } = await stub.importDocs({
      docs: [{ key: 'page:home', body: { ...rest, title } }],
      deleted: [],
    });
    expect(revs).toEqual({ 'page:home': 1 });
  });
});
