import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../../../fixtures/property-runs.ts';
import { createMemoryJournal } from '../journal/journal.ts';
import { stagedChanges } from '../state/staging.ts';
import { createTestContext, flushPromises, openEditor, typeInto } from '../testing/test-store.ts';

const CUP = 'item:cup';

describe('a change during a save', () => {
  it('waits for the next Save while the response is pending', async () => {
    const context = createTestContext();
    const { store, sync, network } = await openEditor(context);
    const response = createDeferred();
    network.respondsAfter = response.promise;
    store.stage(CUP);
    store.run(typeInto(CUP, 'title', 'Bica cup'));
    store.save(CUP);
    const isSent = sync.flush();
    await flushPromises();
    store.run(typeInto(CUP, 'subtitle', 'typed during the save'));
    expect([...stagedChanges(store.states.getState())]).toEqual([CUP]);
    response.resolve();
    await isSent;
    await context.clock.advance(60_000);
    expect(context.site.doc(CUP)).toMatchObject({ rev: 2, body: { title: 'Bica cup' } });
    expect(context.site.doc(CUP)?.body).not.toHaveProperty('subtitle');
    store.save(CUP);
    await sync.flush();
    expect(context.site.doc(CUP)).toMatchObject({ rev: 3, body: { subtitle: 'typed during the save' } });
  });

  it('is not merged into the saved transaction, even when typing continues', async () => {
    const context = createTestContext();
    const { store, sync, body } = await openEditor(context);
    store.stage(CUP);
    store.run(typeInto(CUP, 'title', 'Bic'));
    store.save(CUP);
    store.run(typeInto(CUP, 'title', 'Bica'));
    await sync.flush();
    await context.clock.advance(60_000);
    expect(context.site.doc(CUP)?.body).toMatchObject({ title: 'Bic' });
    expect(body(CUP)).toMatchObject({ title: 'Bica' });
  });

  it('is all that Discard reverts', async () => {
    const context = createTestContext();
    const { store, sync, network, body } = await openEditor(context);
    const response = createDeferred();
    network.respondsAfter = response.promise;
    store.stage(CUP);
    store.run(typeInto(CUP, 'title', 'Bica cup'));
    store.save(CUP);
    const isSent = sync.flush();
    await flushPromises();
    store.run(typeInto(CUP, 'subtitle', 'typed during the save'));
    store.discard(CUP, 'Discard changes');
    expect(body(CUP)).toMatchObject({ title: 'Bica cup' });
    expect(body(CUP)).not.toHaveProperty('subtitle');
    response.resolve();
    await isSent;
    expect(context.site.doc(CUP)).toMatchObject({ rev: 2, body: { title: 'Bica cup' } });
    store.undo();
    await context.clock.advance(60_000);
    expect(body(CUP)).toMatchObject({ subtitle: 'typed during the save' });
    expect(context.site.doc(CUP)?.rev).toBe(2);
  });

  it('stays staged after a conflict, while the saved part is sent', async () => {
    const context = createTestContext();
    const [ana, rui] = [await openEditor(context), await openEditor(context, { name: 'b' })];
    rui.store.run(typeInto(CUP, 'note', 'Rui'));
    await rui.sync.flush();
    ana.store.stage(CUP);
    ana.store.run(typeInto(CUP, 'title', 'Bica cup'));
    ana.store.save(CUP);
    ana.store.run(typeInto(CUP, 'subtitle', 'typed during the save'));
    await ana.sync.flush();
    await context.clock.advance(60_000);
    expect(context.site.doc(CUP)?.body).toMatchObject({ title: 'Bica cup', note: 'Rui' });
    expect(context.site.doc(CUP)?.body).not.toHaveProperty('subtitle');
    expect(ana.body(CUP)).toMatchObject({
      title: 'Bica cup',
      note: 'Rui',
      subtitle: 'typed during the save',
    });
  });

  it('is not part of the conflict about the saved change, whose resolution is sent', async () => {
    const context = createTestContext();
    const [ana, rui] = [await openEditor(context), await openEditor(context, { name: 'b' })];
    rui.store.run(typeInto(CUP, 'title', 'Rui'));
    await rui.sync.flush();
    ana.store.stage(CUP);
    ana.store.run(typeInto(CUP, 'title', 'Ana'));
    ana.store.save(CUP);
    await ana.sync.flush();
    const [conflict] = ana.store.states.getState().conflicts;
    expect(conflict).toMatchObject({ ours: 'Ana', theirs: 'Rui' });
    ana.store.resolve(conflict?.id ?? '', 'ours');
    await ana.sync.flush();
    expect(context.site.doc(CUP)?.body).toMatchObject({ title: 'Ana' });
  });

  it('stays staged in the next tab, which sends the saved part', async () => {
    const context = createTestContext();
    const journal = createMemoryJournal();
    const first = await openEditor(context, { journal });
    first.network.mode = 'offline';
    first.store.stage(CUP);
    first.store.run(typeInto(CUP, 'title', 'Bica cup'));
    first.store.save(CUP);
    await first.sync.flush();
    first.store.run(typeInto(CUP, 'subtitle', 'typed during the save'));
    first.sync.stop();
    const second = await openEditor(context, { name: 'b', journal });
    await second.sync.flush();
    await context.clock.advance(60_000);
    expect(context.site.doc(CUP)).toMatchObject({ rev: 2, body: { title: 'Bica cup' } });
    expect(context.site.doc(CUP)?.body).not.toHaveProperty('subtitle');
    expect(second.body(CUP)).toMatchObject({ title: 'Bica cup', subtitle: 'typed during the save' });
  });

  it('is never sent, and saved changes always arrive, in any order of events', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyAction, { maxLength: 40 }), async (actions) => {
        const scenario = await createScenario();
        for (const action of actions) await scenario.perform(action);
        const { onServer, inHead, saved, typed } = await scenario.end();
        expect(onServer).toEqual(saved);
        expect(inHead).toEqual(typed);
      }),
      { numRuns: propertyRuns(200) },
    );
  });
});

interface Typing {
  readonly field: string;
  readonly value: number;
}

const anyAction = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record<Typing>({ field: fc.constantFrom('a', 'b', 'c'), value: fc.integer() }),
  },
  fc.constantFrom('save', 'discard', 'flush', 'respond', 'reload', 'other', 'offline', 'online'),
);
type Action = typeof anyAction extends fc.Arbitrary<infer Any> ? Any : never;

/** A user on the product screen with every event that can occur there, and the expected state. */
async function createScenario() {
  const context = createTestContext();
  const journal = createMemoryJournal();
  const other = await openEditor(context, { name: 'other' });
  let tabs = 0;
  let tab = await openEditor(context, { journal });
  let response = createDeferred();
  let typed: Readonly<Record<string, number>> = {};
  let saved = typed;
  tab.store.stage(CUP);
  const actions: Readonly<Record<Exclude<Action, Typing>, () => unknown>> = {
    save: () => {
      tab.store.save(CUP);
      saved = typed;
    },
    discard: () => {
      tab.store.discard(CUP, 'Discard');
      typed = saved;
    },
    flush: () => {
      // This response also resolves the one in flight.
      const earlier = response;
      response = createDeferred();
      void response.promise.then(earlier.resolve);
      tab.network.respondsAfter = response.promise;
      void tab.sync.flush();
    },
    respond: () => response.resolve(),
    reload: async () => {
      // Skip the reload while this tab has not received a remote change, because that becomes a conflict.
      if (otherOf(tab.body(CUP)) !== otherOf(context.site.doc(CUP)?.body)) return;
      tab.sync.stop();
      response.resolve();
      await flushPromises();
      tabs += 1;
      tab = await openEditor(context, { name: `tab${tabs}`, journal });
      tab.store.stage(CUP);
    },
    other: async () => {
      other.store.run(typeInto(CUP, 'other', context.clock.now()));
      await other.sync.flush();
    },
    offline: () => {
      tab.network.mode = 'offline';
    },
    online: () => {
      tab.network.mode = 'online';
    },
  };
  return {
    perform: async (action: Action) => {
      if (typeof action === 'string') await actions[action]();
      else {
        tab.store.run(typeInto(CUP, action.field, action.value));
        typed = { ...typed, [action.field]: action.value };
      }
      await flushPromises();
    },
    end: async () => {
      response.resolve();
      delete tab.network.respondsAfter;
      tab.network.mode = 'online';
      await tab.sync.resume();
      await context.clock.advance(60_000);
      tab.sync.stop();
      other.sync.stop();
      const [onServer, inHead] = [fieldsOf(context.site.doc(CUP)?.body), fieldsOf(tab.body(CUP))];
      return { onServer, inHead, saved, typed };
    },
  };
}

function otherOf(body: unknown): unknown {
  return (body as Record<string, unknown>).other;
}

function fieldsOf(body: unknown): unknown {
  const { a, b, c } = body as Record<string, unknown>;
  return JSON.parse(JSON.stringify({ a, b, c }));
}

interface Deferred {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
}

function createDeferred(): Deferred {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
