import { describe, expect, it } from 'vitest';
import type { Transaction } from '../../../../compiler/model/index.ts';
import { saveStatus } from '../state/outbox.ts';
import { commandOf, createTestContext, documentsOf, openEditor, typeInto } from '../testing/test-store.ts';
import { startSync } from './sync.ts';

const HOME = 'page:home';
const RENAMED_CUP: Transaction = {
  id: 'theirs',
  label: 'Rename',
  ops: [{ doc: 'item:cup', at: ['title'], kind: 'set', value: 'Theirs' }],
  base: {},
  t: 1,
};

describe('autosave', () => {
  it('sends 400 ms after the last change, and every 2 s during typing', async () => {
    const context = createTestContext();
    const { store } = await openEditor(context);
    store.run(typeInto(HOME, 'title', 'O'));
    await context.clock.advance(399);
    expect(context.site.doc(HOME)?.rev).toBe(1);
    await context.clock.advance(1);
    expect(context.site.doc(HOME)).toMatchObject({ rev: 2, body: { title: 'O' } });
    for (let index = 0; index < 10; index++) {
      store.run(typeInto(HOME, 'title', `O${index}`));
      await context.clock.advance(250);
    }
    expect(context.site.doc(HOME)?.rev).toBe(3);
  });

  it('reports saved, saving, and offline with a count', async () => {
    const context = createTestContext();
    const { store, network, sync } = await openEditor(context);
    const status = () => saveStatus(store.states.getState());
    expect(status()).toEqual({ kind: 'saved' });
    store.run(typeInto(HOME, 'title', 'A'));
    expect(status()).toEqual({ kind: 'saving' });
    network.mode = 'offline';
    await sync.flush();
    store.run(typeInto('item:cup', 'title', 'B'));
    expect(status()).toEqual({ kind: 'offline', count: 2 });
    network.mode = 'online';
    await sync.resume();
    expect(status()).toEqual({ kind: 'saved' });
    expect(context.site.doc('item:cup')).toMatchObject({ body: { title: 'B' } });
  });

  it('retries automatically after being offline', async () => {
    const context = createTestContext();
    const { store, network } = await openEditor(context);
    network.mode = 'offline';
    store.run(typeInto(HOME, 'title', 'A'));
    await context.clock.advance(1000);
    network.mode = 'online';
    await context.clock.advance(2000);
    expect(context.site.doc(HOME)).toMatchObject({ body: { title: 'A' } });
  });

  it('neither repeats a change whose response was lost nor loses later typing', async () => {
    const context = createTestContext();
    const { store, network, sync, body } = await openEditor(context);
    network.mode = 'response-lost';
    store.run(typeInto(HOME, 'title', 'A'));
    await sync.flush();
    store.run(typeInto(HOME, 'title', 'AB'));
    network.mode = 'online';
    await sync.resume();
    expect(context.site.doc(HOME)).toMatchObject({ rev: 3, body: { title: 'AB' } });
    expect(body(HOME)).toMatchObject({ title: 'AB' });
    expect(store.states.getState().conflicts).toEqual([]);
  });

  it('loads what a conflict names, also documents that were sent without a change', async () => {
    const context = createTestContext();
    const { store, body } = await openEditor(context);
    const documents = documentsOf(context.site);
    context.site.commit({ ...RENAMED_CUP, base: { 'item:cup': 1 } });
    let attempts = 0;
    const sync = startSync({
      states: store.states,
      clock: context.clock,
      newId: () => `sent-${attempts}`,
      documents: {
        ...documents,
        send: async (transaction, options) =>
          attempts++ === 0
            ? { kind: 'conflict', revs: { [HOME]: 1, 'item:cup': 2 } }
            : documents.send(transaction, options),
      },
    });
    store.run(typeInto(HOME, 'title', 'A'));
    await sync.flush();
    expect(body('item:cup')).toMatchObject({ title: 'Theirs' });
    expect(context.site.doc(HOME)).toMatchObject({ body: { title: 'A' } });
  });

  it('pauses sending after the session expires, and loses nothing', async () => {
    const context = createTestContext();
    const { store, network, sync } = await openEditor(context);
    network.mode = 'signed-out';
    store.run(typeInto(HOME, 'title', 'A'));
    await sync.flush();
    expect(store.states.getState().syncError).toEqual({ kind: 'signed-out' });
    store.run(typeInto(HOME, 'title', 'AB'));
    network.mode = 'online';
    await context.clock.advance(60_000);
    expect(context.site.doc(HOME)?.rev).toBe(1);
    await sync.resume();
    expect(context.site.doc(HOME)).toMatchObject({ body: { title: 'AB' } });
  });
});

describe('a second user', () => {
  it('merges changes of different paths silently', async () => {
    const context = createTestContext();
    const [ana, rui] = [await openEditor(context), await openEditor(context, { name: 'b' })];
    ana.store.run(typeInto(HOME, 'title', 'Ana'));
    rui.store.run(typeInto(HOME, 'blocks.a.value.text', 'Rui'));
    await ana.sync.flush();
    await rui.sync.flush();
    const merged = { title: 'Ana', blocks: { a: { value: { text: 'Rui' } } } };
    expect(context.site.doc(HOME)?.body).toMatchObject(merged);
    expect(rui.body(HOME)).toMatchObject(merged);
    expect(rui.store.states.getState().conflicts).toEqual([]);
  });

  it.each([
    ['ours', 'Rui'],
    ['theirs', 'Ana'],
    ['both', 'Ana\n\nRui'],
  ] as const)(
    'reports a conflict for the same path, which "%s" resolves (R-SHELL-APP-01)',
    async (choice, title) => {
      const context = createTestContext();
      const [ana, rui] = [await openEditor(context), await openEditor(context, { name: 'b' })];
      ana.store.run(typeInto(HOME, 'title', 'Ana'));
      rui.store.run(typeInto(HOME, 'title', 'Rui'));
      rui.store.run(typeInto(HOME, 'subtitle', 'kept'));
      await ana.sync.flush();
      await rui.sync.flush();
      const [conflict] = rui.store.states.getState().conflicts;
      expect(conflict).toMatchObject({ doc: HOME, at: ['title'], ours: 'Rui', theirs: 'Ana' });
      rui.store.resolve(conflict?.id ?? '', choice);
      await rui.sync.flush();
      expect(context.site.doc(HOME)?.body).toMatchObject({ title, subtitle: 'kept' });
      expect(rui.store.states.getState().conflicts).toEqual([]);
    },
  );

  it('reports a conflict for a document deleted during editing, whose changes can be kept', async () => {
    const context = createTestContext();
    const [ana, rui] = [await openEditor(context), await openEditor(context, { name: 'b' })];
    ana.store.run(commandOf({ doc: HOME, at: [], kind: 'remove' }));
    rui.store.run(typeInto(HOME, 'title', 'Rui'));
    await ana.sync.flush();
    await rui.sync.flush();
    expect(rui.body(HOME)).toBeUndefined();
    rui.store.resolve(rui.store.states.getState().conflicts[0]?.id ?? '', 'ours');
    await rui.sync.flush();
    expect(context.site.doc(HOME)?.body).toMatchObject({ title: 'Rui' });
  });
});
