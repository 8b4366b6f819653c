import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { saveStatus } from '../state/outbox.ts';
import { anyOperation } from '../testing/arbitrary-operations.ts';
import { canonical, createBench, doing, openEditor, typing } from '../testing/test-store.ts';

const HOME = 'page:home';

describe('undo', () => {
  it('1,000 random commands and as many steps back give the start, byte for byte', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyOperation, { minLength: 1000, maxLength: 1000 }), async (ops) => {
        const bench = createBench();
        const { store } = await openEditor(bench, { historySteps: 1000 });
        const start = canonical([...store.states.getState().head].sort());
        for (const op of ops) store.run(doing(op));
        const end = canonical([...store.states.getState().head].sort());
        while (store.undo().ok);
        expect(canonical([...store.states.getState().head].sort())).toBe(start);
        while (store.redo().ok);
        expect(canonical([...store.states.getState().head].sort())).toBe(end);
      }),
      { numRuns: 10, endOnFailure: true },
    );
  });

  it('letters typed within 800 ms are one step, what comes later is another', async () => {
    const bench = createBench();
    const { store, body } = await openEditor(bench);
    for (const title of ['O', 'Ol', 'Ola']) {
      store.run(typing(HOME, 'title', title));
      await bench.clock.advance(300);
    }
    await bench.clock.advance(801);
    store.run(typing(HOME, 'title', 'Olaria'));
    store.undo();
    expect(body(HOME)).toMatchObject({ title: 'Ola' });
    expect(store.undo()).toMatchObject({ ok: true, label: 'Edit title' });
    expect(body(HOME)).toMatchObject({ title: 'Home' });
    expect(store.undo()).toMatchObject({ ok: false, isStale: false });
  });

  it('keeps 500 steps', async () => {
    const bench = createBench();
    const { store, body } = await openEditor(bench);
    for (let n = 0; n <= 500; n++)
      store.run(doing({ doc: HOME, at: ['title'], kind: 'set', value: String(n) }));
    let steps = 0;
    while (store.undo().ok) steps += 1;
    expect(steps).toBe(500);
    expect(body(HOME)).toMatchObject({ title: '0' });
  });

  it('what somebody else has changed since is not undone', async () => {
    const bench = createBench();
    const [ana, rui] = [await openEditor(bench), await openEditor(bench, { name: 'b' })];
    ana.store.run(typing(HOME, 'title', 'Ana'));
    await ana.sync.flush();
    await rui.sync.refresh();
    rui.store.run(typing(HOME, 'title', 'Rui'));
    await rui.sync.flush();
    await ana.sync.refresh();
    expect(ana.store.undo()).toEqual({ ok: false, isStale: true, label: 'Edit title' });
    expect(ana.body(HOME)).toMatchObject({ title: 'Rui' });
  });

  it('a change after an undo takes the place of what was undone', async () => {
    const { store, body } = await openEditor(createBench());
    store.run(typing(HOME, 'title', 'One'));
    store.undo();
    store.run(typing(HOME, 'subtitle', 'Two'));
    expect(store.redo()).toMatchObject({ ok: false, isStale: false });
    expect(body(HOME)).toMatchObject({ title: 'Home', subtitle: 'Two' });
  });
});

describe('hold', () => {
  it('changes of a held document wait for Save, those of others do not', async () => {
    const bench = createBench();
    const { store, sync } = await openEditor(bench);
    store.hold('item:cup');
    store.run(typing('item:cup', 'title', 'Bica cup'));
    store.run(typing(HOME, 'title', 'Olaria'));
    await sync.flush();
    expect(bench.site.doc('item:cup')).toMatchObject({ rev: 1, body: { title: 'Cup' } });
    expect(bench.site.doc(HOME)).toMatchObject({ rev: 2 });
    expect(saveStatus(store.states.getState())).toEqual({ kind: 'saved' });
    store.save('item:cup');
    await sync.flush();
    expect(bench.site.doc('item:cup')).toMatchObject({ rev: 2, body: { title: 'Bica cup' } });
  });

  // R-SHELL-DIRTY-02
  it('Discard gives back what is saved, sends nothing, and can itself be undone', async () => {
    const bench = createBench();
    const { store, sync, body } = await openEditor(bench);
    store.hold('item:cup');
    store.run(typing('item:cup', 'title', 'Bica cup'));
    store.run(typing('item:cup', 'variants.s.qtyInStock', 7));
    store.discard('item:cup', 'Discard changes');
    expect(body('item:cup')).toEqual(bench.site.doc('item:cup')?.body);
    await sync.flush();
    expect(bench.site.doc('item:cup')?.rev).toBe(1);
    store.undo();
    expect(body('item:cup')).toMatchObject({ title: 'Bica cup', variants: { s: { qtyInStock: 7 } } });
  });
});
