import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Operation } from '../../../../compiler/model/index.ts';
import { canonicalJson } from '../../../../formatters/index.ts';
import { createMemoryJournal } from '../journal/journal.ts';
import { saveStatus } from '../state/outbox.ts';
import { anyOperation } from '../testing/arbitrary-operations.ts';
import { commandOf, createTestContext, flushPromises, openEditor, typeInto } from '../testing/test-store.ts';

const HOME = 'page:home';

describe('undo', () => {
  it('restores the initial state byte for byte after undoing 1,000 random commands', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyOperation, { minLength: 1000, maxLength: 1000 }), async (ops) => {
        const context = createTestContext();
        const { store } = await openEditor(context, { historySteps: 1000 });
        const start = canonicalJson([...store.states.getState().head].sort());
        for (const op of ops) store.run(commandOf(op));
        const end = canonicalJson([...store.states.getState().head].sort());
        while (store.undo().ok);
        expect(canonicalJson([...store.states.getState().head].sort())).toBe(start);
        while (store.redo().ok);
        expect(canonicalJson([...store.states.getState().head].sort())).toBe(end);
      }),
      { numRuns: 10, endOnFailure: true },
    );
  });

  it('merges typing within 800 ms into one step', async () => {
    const context = createTestContext();
    const { store, body } = await openEditor(context);
    for (const title of ['O', 'Ol', 'Ola']) {
      store.run(typeInto(HOME, 'title', title));
      await context.clock.advance(300);
    }
    await context.clock.advance(801);
    store.run(typeInto(HOME, 'title', 'Olaria'));
    store.undo();
    expect(body(HOME)).toMatchObject({ title: 'Ola' });
    expect(store.undo()).toMatchObject({ ok: true, label: 'Edit title' });
    expect(body(HOME)).toMatchObject({ title: 'Home' });
    expect(store.undo()).toMatchObject({ ok: false, isStale: false });
  });

  it('retains 500 steps', async () => {
    const context = createTestContext();
    const { store, body } = await openEditor(context);
    for (let n = 0; n <= 500; n++)
      store.run(commandOf({ doc: HOME, at: ['title'], kind: 'set', value: String(n) }));
    let steps = 0;
    while (store.undo().ok) steps += 1;
    expect(steps).toBe(500);
    expect(body(HOME)).toMatchObject({ title: '0' });
  });

  it('does not undo what another user has changed since', async () => {
    const context = createTestContext();
    const [ana, rui] = [await openEditor(context), await openEditor(context, { name: 'b' })];
    ana.store.run(typeInto(HOME, 'title', 'Ana'));
    await ana.sync.flush();
    await rui.sync.refresh();
    rui.store.run(typeInto(HOME, 'title', 'Rui'));
    await rui.sync.flush();
    await ana.sync.refresh();
    expect(ana.store.undo()).toEqual({ ok: false, isStale: true, label: 'Edit title' });
    expect(ana.body(HOME)).toMatchObject({ title: 'Rui' });
  });

  it('replaces undone steps by a new change', async () => {
    const { store, body } = await openEditor(createTestContext());
    store.run(typeInto(HOME, 'title', 'One'));
    store.undo();
    store.run(typeInto(HOME, 'subtitle', 'Two'));
    expect(store.redo()).toMatchObject({ ok: false, isStale: false });
    expect(body(HOME)).toMatchObject({ title: 'Home', subtitle: 'Two' });
  });
});

describe('a permanent change', () => {
  const permanent =
    (...ops: readonly Operation[]) =>
    () => ({ label: 'Test', isPermanent: true, ops });
  const deletion: Operation = { doc: 'item:cup', at: [], kind: 'remove' };

  it('is sent, and is no undo step', async () => {
    const context = createTestContext();
    const { store, sync } = await openEditor(context);
    store.run(typeInto(HOME, 'title', 'Olaria'));
    store.run(permanent(deletion));
    await sync.flush();
    expect(context.site.doc('item:cup')).toBeUndefined();
    expect(store.undo()).toMatchObject({ ok: true, label: 'Edit title' });
    expect(store.undo()).toMatchObject({ ok: false, isStale: false });
  });

  it('removes the steps that would bring back what it deletes', async () => {
    const { store } = await openEditor(createTestContext());
    store.run(typeInto('item:cup', 'title', 'Bica cup'));
    store.run(typeInto(HOME, 'title', 'Olaria'));
    store.run(permanent(deletion));
    expect(store.undo()).toMatchObject({ ok: true, label: 'Edit title' });
    expect(store.undo()).toMatchObject({ ok: false, isStale: false });
  });

  it('removes the steps that would bring back a reference to it, but none with an equal text', async () => {
    const { store } = await openEditor(createTestContext());
    const kiln: Operation = {
      doc: 'taxon:kiln',
      at: [],
      kind: 'insert',
      value: { type: 'tag', name: 'kiln' },
    };
    store.run(() => ({ label: 'Add tag', isPermanent: true, ops: [kiln] }));
    const label = (text: string, op: Operation) => () => ({ label: text, ops: [op] });
    store.run(label('Title', { doc: HOME, at: ['title'], kind: 'set', value: 'kiln' }));
    store.run(label('Tag', { doc: 'item:cup', at: ['tags'], kind: 'set', value: ['kiln'] }));
    store.run(label('Untag', { doc: 'item:cup', at: ['tags'], kind: 'remove' }));
    store.run(label('Rename', { doc: 'item:cup', at: ['title'], kind: 'set', value: 'kiln' }));
    const bowl = { title: 'Bowl', tags: ['kiln'] };
    store.run(label('Add bowl', { doc: 'item:bowl', at: [], kind: 'insert', value: bowl }));
    store.run(label('Delete bowl', { doc: 'item:bowl', at: [], kind: 'remove' }));
    store.run(permanent({ doc: 'taxon:kiln', at: [], kind: 'remove' }));
    expect(store.states.getState().history.steps.map((step) => step.label)).toEqual(['Title', 'Rename']);
  });

  it('removes the steps that could be redone', async () => {
    const { store } = await openEditor(createTestContext());
    store.run(typeInto(HOME, 'title', 'Olaria'));
    store.undo();
    store.run(permanent(deletion));
    expect(store.redo()).toMatchObject({ ok: false, isStale: false });
    expect(store.undo()).toMatchObject({ ok: false, isStale: false });
  });

  it('survives a reload without coming back to life', async () => {
    const context = createTestContext();
    const journal = createMemoryJournal();
    const { store } = await openEditor(context, { journal });
    store.run(typeInto('item:cup', 'title', 'Bica cup'));
    store.run(permanent(deletion));
    await flushPromises();
    const { store: reopened } = await openEditor(context, { journal });
    expect(reopened.states.getState().head.has('item:cup')).toBe(false);
    expect(reopened.undo()).toMatchObject({ ok: false, isStale: false });
  });
});

describe('hold', () => {
  it('stages changes of the document until Save, and sends those of others', async () => {
    const context = createTestContext();
    const { store, sync } = await openEditor(context);
    store.stage('item:cup');
    store.run(typeInto('item:cup', 'title', 'Bica cup'));
    store.run(typeInto(HOME, 'title', 'Olaria'));
    await sync.flush();
    expect(context.site.doc('item:cup')).toMatchObject({ rev: 1, body: { title: 'Cup' } });
    expect(context.site.doc(HOME)).toMatchObject({ rev: 2 });
    expect(saveStatus(store.states.getState())).toEqual({ kind: 'saved' });
    store.save('item:cup');
    await sync.flush();
    expect(context.site.doc('item:cup')).toMatchObject({ rev: 2, body: { title: 'Bica cup' } });
  });

  it('reverts to the saved state on Discard, sends nothing, and can be undone (R-SHELL-DIRTY-02)', async () => {
    const context = createTestContext();
    const { store, sync, body } = await openEditor(context);
    store.stage('item:cup');
    store.run(typeInto('item:cup', 'title', 'Bica cup'));
    store.run(typeInto('item:cup', 'variants.s.qtyInStock', 7));
    store.discard('item:cup', 'Discard changes');
    expect(body('item:cup')).toEqual(context.site.doc('item:cup')?.body);
    await sync.flush();
    expect(context.site.doc('item:cup')?.rev).toBe(1);
    store.undo();
    expect(body('item:cup')).toMatchObject({ title: 'Bica cup', variants: { s: { qtyInStock: 7 } } });
  });
});
