import { runInDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import type { MoveCall, MovedRows, MoveState } from '../../../formatters/vocabulary/api/move.ts';
import type { CartAdd } from '../../domain/cart.ts';
import type { Tally } from '../../domain/census.ts';
import { createTenant, type Tenant } from '../../tenancy/tenant.ts';
import { testEnv } from '../../testing/release.ts';
import type { CartDO } from '../cart/cart-do.ts';
import type { CensusDO } from '../census/census-do.ts';
import { openMoveState } from './move-state.ts';

let sites = 0;
/** A site of its own: the state of a move lasts. */
const newSite = (): Tenant => createTenant(testEnv(), `moved-${++sites}`);

const begin = (phase: MoveState['phase'], id = 'one'): MoveCall => ({
  call: 'begin',
  id,
  phase,
  ...(phase === 'copying' && { seconds: 60 }),
});

/** Runs a step in the first object for carts. */
function inCarts<Result>(
  { siteId }: Tenant,
  step: (object: CartDO, storage: DurableObjectStorage) => Promise<Result>,
): Promise<Result> {
  const { CART } = testEnv();
  return runInDurableObject(CART.get(CART.idFromName(`${siteId}:c:0`)), (object, { storage }) =>
    step(object as CartDO, storage),
  );
}

const CALLER = { cartId: 'AAAA', clientAddress: '' };
const MUG: CartAdd = { kind: 'cart', itemId: 'mug', sku: 'MUG', quantity: 1, available: null };

async function addMug(site: Tenant): Promise<void> {
  await site.cart(0).add(CALLER, MUG);
}

async function cartIsThere(site: Tenant): Promise<boolean> {
  return (await site.cart(0).read(CALLER.cartId)) !== undefined;
}

describe('an object that is being copied', () => {
  it('rejects writes, and can be read', async () => {
    const site = newSite();
    await site.store().savePreferences('tea', { kind: 'green' });
    expect((await site.store().move(begin('copying'))).state).toMatchObject({ id: 'one', phase: 'copying' });
    await expect(site.store().savePreferences('tea', { kind: 'black' })).rejects.toThrow('read-only');
    expect(await site.store().preferences('tea')).toMatchObject({ kind: 'green' });
  });

  it('accepts writes again when the move ends, or shows no sign of life for the given time', async () => {
    const site = newSite();
    await site.cart(0).move(begin('copying'));
    await expect(addMug(site)).rejects.toThrow('read-only');
    await inCarts(site, async (object) => {
      const later = Date.now() + 60_001;
      object.clock = () => later;
    });
    await addMug(site);
    expect(await cartIsThere(site)).toBe(true);
    await site.store().move(begin('copying', 'two'));
    expect(await site.store().move({ call: 'end', id: 'one' })).toMatchObject({ rejected: 'other-move' });
    await site.store().move({ call: 'end', id: 'two' });
    await site.store().savePreferences('tea', { kind: 'black' });
  });

  it('runs no task, and runs it when the move is not finished', async () => {
    const site = newSite();
    await addMug(site);
    await inCarts(site, async (object, storage) => {
      const expired = Date.now() + 30 * 86_400_000;
      object.clock = () => expired;
      await object.move(begin('copying'));
      await object.alarm();
      expect(object.read(CALLER.cartId)).toBeDefined();
      expect(await storage.getAlarm()).toBe(expired + 60_000);
      object.clock = () => expired + 60_000;
      await object.alarm();
      expect(object.read(CALLER.cartId)).toBeUndefined();
    });
  });

  it('cannot be copied by two moves at once', async () => {
    const site = newSite();
    await site.store().move(begin('copying'));
    expect(await site.store().move(begin('copying', 'two'))).toMatchObject({ rejected: 'other-move' });
  });

  it('is not taken away by a move that was interrupted for too long', async () => {
    const site = newSite();
    await inCarts(site, async (object) => {
      await object.move(begin('copying'));
      const later = Date.now() + 60_001;
      object.clock = () => later;
      expect(await object.move(begin('moved'))).toMatchObject({ rejected: 'other-move' });
    });
  });
});

describe('a lease', () => {
  it('has another beginning after the object accepted writes, however often it is asked', async () => {
    const site = newSite();
    await inCarts(site, async (object) => {
      const start = Date.now();
      object.clock = () => start;
      const sinceOf = async () => (await object.move(begin('copying'))).state?.since;
      expect(await sinceOf()).toBe(start);
      object.clock = () => start + 59_000;
      expect(await sinceOf()).toBe(start);
      object.clock = () => start + 59_000 + 60_001;
      const later = await sinceOf();
      expect(later).toBe(start + 119_001);
      expect(await sinceOf()).toBe(later);
    });
  });
});

describe('an object that was moved away', () => {
  it('is read-only again when a move back is aborted', async () => {
    const cart = newSite().cart(0);
    for (const call of [begin('copying'), begin('moved'), begin('receiving', 'back')]) await cart.move(call);
    await cart.move({ call: 'clear', id: 'back' });
    expect((await cart.move({ call: 'end', id: 'back' })).state).toMatchObject({ id: 'one', phase: 'moved' });
    await cart.move(begin('receiving', 'back'));
    expect((await cart.move(begin('received', 'back'))).state).toMatchObject({ phase: 'received' });
    await expect(cart.add(CALLER, MUG)).resolves.toMatchObject({ outcome: 'changed' });
  });

  it('stays read-only, also after a restart of the object', async () => {
    const site = newSite();
    await site.cart(0).move(begin('copying'));
    await site.cart(0).move(begin('moved'));
    await inCarts(site, async (object) => {
      const later = Date.now() + 10 * 86_400_000;
      object.clock = () => later;
    });
    await expect(addMug(site)).rejects.toThrow('read-only');
    const { state } = await site.cart(0).move({ call: 'describe' });
    expect(state).toMatchObject({ id: 'one', phase: 'moved' });
    await inCarts(site, async (_, { sql }) => {
      expect(openMoveState(sql, Date.now).current()).toEqual(state);
    });
    expect(await site.cart(0).move(begin('copying'))).toMatchObject({ state: { phase: 'moved' } });
    expect(await site.cart(0).move(begin('copying', 'two'))).toMatchObject({ rejected: 'other-move' });
  });
});

/** Writes directly: more rows than one page has, with and without a primary key. */
async function fillTables(site: Tenant): Promise<void> {
  const { FORMS } = testEnv();
  await runInDurableObject(FORMS.get(FORMS.idFromName(`${site.siteId}:f:0`)), (_, { storage }) => {
    const { sql } = storage;
    for (let row = 0; row < 2500; row += 1) {
      sql.exec('INSERT INTO rate_limit (key, expires_on) VALUES (?, ?)', `k${row % 7}`, row);
      const body = row === 3 ? 'é'.repeat(1_100_000) : `ü "${row}"`;
      sql.exec(
        `INSERT INTO outbox (id, kind, recipient, subject, text, created_on) VALUES (?, 'mail', 'a@b.c', ?, ?, ?)`,
        `${(row * 7919) % 2500}`,
        'Hi',
        body,
        row,
      );
    }
    sql.exec('DELETE FROM outbox WHERE created_on = 1');
  });
}

describe('the rows of an object', () => {
  it('are read in pages and written on the other server with the same checksums', async () => {
    const [from, to] = [newSite(), newSite()];
    await fillTables(from);
    const { tables = [] } = await from.forms(0).move({ call: 'tables' });
    expect(tables.find(({ name }) => name === 'outbox')?.rows).toBe(2499);
    await to.forms(0).move(begin('receiving'));
    let pages = 0;
    for (const { name: table } of tables)
      for (let next: MovedRows['next'] | undefined, isFirst = true; isFirst || next; isFirst = false) {
        const { rows } = await from.forms(0).move({ call: 'rows', table, ...(next && { after: next }) });
        const { columns = [], rows: values = [] } = rows ?? {};
        await to.forms(0).move({ call: 'write', id: 'one', table, columns, rows: values });
        // A repeated call writes nothing twice.
        await to.forms(0).move({ call: 'write', id: 'one', table, columns, rows: values });
        next = rows?.next;
        pages += 1;
      }
    expect(pages).toBeGreaterThan(tables.length + 3);
    expect((await to.forms(0).move({ call: 'tables' })).tables).toEqual(tables);
    await to.forms(0).move({ call: 'end', id: 'one' });
    expect((await to.forms(0).listOutbox({ limit: 2 })).map(({ text }) => text)).toEqual([
      'ü "2499"',
      'ü "2498"',
    ]);
  });

  it('are written only while they are received, and into tables that exist', async () => {
    const store = newSite().store();
    const write = { call: 'write', id: 'one', table: 'coupons', columns: ['code'], rows: [['TEA']] } as const;
    expect(await store.move(write)).toEqual({ rejected: 'not-receiving' });
    expect(await store.move({ call: 'clear', id: 'one' })).toEqual({ rejected: 'not-receiving' });
    await store.move(begin('receiving'));
    expect(await store.move(write)).toEqual({ rejected: 'unknown-table' });
    expect(await store.move({ ...write, table: '_move' })).toEqual({ rejected: 'unknown-table' });
    expect(await store.move({ call: 'rows', table: 'x"; DROP TABLE coupons' })).toEqual({
      rejected: 'unknown-table',
    });
  });
});

it('page views that are only in memory are written before they are copied, and later ones are dropped', async () => {
  const { siteId } = newSite();
  const { CENSUS } = testEnv();
  await runInDurableObject(CENSUS.get(CENSUS.idFromName(`${siteId}:a:0`)), async (object: CensusDO) => {
    const rows = async () => {
      const { tables = [] } = await object.move({ call: 'tables' });
      return tables.reduce((sum, table) => sum + table.rows, 0);
    };
    const view: Tally = {
      day: '2026-11-30',
      limit: 'census',
      clientAddress: '',
      counts: [{ kind: 'view', name: '/' }],
    };
    await object.add(view);
    expect(await rows()).toBe(0);
    await object.move(begin('copying'));
    const copied = await rows();
    expect(copied).toBeGreaterThan(0);
    await object.add({ ...view, day: '2026-12-01' });
    object.flush();
    expect(await rows()).toBe(copied);
  });
});
