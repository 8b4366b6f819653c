import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemoryJournal } from '../journal/journal.ts';
import { heldChanges } from '../state/staging.ts';
import { createBench, openEditor, settled, typing } from '../testing/test-store.ts';

const CUP = 'item:cup';

describe('what is changed while the last Save is under way', () => {
  it('waits for the next Save, though the answer is not there yet', async () => {
    const bench = createBench();
    const { store, sync, line } = await openEditor(bench);
    const answer = promised();
    line.answersAfter = answer.promise;
    store.hold(CUP);
    store.run(typing(CUP, 'title', 'Bica cup'));
    store.save(CUP);
    const isSent = sync.flush();
    await settled();
    store.run(typing(CUP, 'subtitle', 'typed meanwhile'));
    expect([...heldChanges(store.states.getState())]).toEqual([CUP]);
    answer.resolve();
    await isSent;
    await bench.clock.advance(60_000);
    expect(bench.site.doc(CUP)).toMatchObject({ rev: 2, body: { title: 'Bica cup' } });
    expect(bench.site.doc(CUP)?.body).not.toHaveProperty('subtitle');
    store.save(CUP);
    await sync.flush();
    expect(bench.site.doc(CUP)).toMatchObject({ rev: 3, body: { subtitle: 'typed meanwhile' } });
  });

  it('does not join what was saved, also where it is the next letter of the same word', async () => {
    const bench = createBench();
    const { store, sync, body } = await openEditor(bench);
    store.hold(CUP);
    store.run(typing(CUP, 'title', 'Bic'));
    store.save(CUP);
    store.run(typing(CUP, 'title', 'Bica'));
    await sync.flush();
    await bench.clock.advance(60_000);
    expect(bench.site.doc(CUP)?.body).toMatchObject({ title: 'Bic' });
    expect(body(CUP)).toMatchObject({ title: 'Bica' });
  });

  it('is all that Discard takes back', async () => {
    const bench = createBench();
    const { store, sync, line, body } = await openEditor(bench);
    const answer = promised();
    line.answersAfter = answer.promise;
    store.hold(CUP);
    store.run(typing(CUP, 'title', 'Bica cup'));
    store.save(CUP);
    const isSent = sync.flush();
    await settled();
    store.run(typing(CUP, 'subtitle', 'typed meanwhile'));
    store.discard(CUP, 'Discard changes');
    expect(body(CUP)).toMatchObject({ title: 'Bica cup' });
    expect(body(CUP)).not.toHaveProperty('subtitle');
    answer.resolve();
    await isSent;
    expect(bench.site.doc(CUP)).toMatchObject({ rev: 2, body: { title: 'Bica cup' } });
    store.undo();
    await bench.clock.advance(60_000);
    expect(body(CUP)).toMatchObject({ subtitle: 'typed meanwhile' });
    expect(bench.site.doc(CUP)?.rev).toBe(2);
  });

  it('still waits after somebody else was faster; what was saved leaves', async () => {
    const bench = createBench();
    const [ana, rui] = [await openEditor(bench), await openEditor(bench, { name: 'b' })];
    rui.store.run(typing(CUP, 'note', 'Rui'));
    await rui.sync.flush();
    ana.store.hold(CUP);
    ana.store.run(typing(CUP, 'title', 'Bica cup'));
    ana.store.save(CUP);
    ana.store.run(typing(CUP, 'subtitle', 'typed meanwhile'));
    await ana.sync.flush();
    await bench.clock.advance(60_000);
    expect(bench.site.doc(CUP)?.body).toMatchObject({ title: 'Bica cup', note: 'Rui' });
    expect(bench.site.doc(CUP)?.body).not.toHaveProperty('subtitle');
    expect(ana.body(CUP)).toMatchObject({ title: 'Bica cup', note: 'Rui', subtitle: 'typed meanwhile' });
  });

  it('is no part of the decision about what was saved, which leaves when it is made', async () => {
    const bench = createBench();
    const [ana, rui] = [await openEditor(bench), await openEditor(bench, { name: 'b' })];
    rui.store.run(typing(CUP, 'title', 'Rui'));
    await rui.sync.flush();
    ana.store.hold(CUP);
    ana.store.run(typing(CUP, 'title', 'Ana'));
    ana.store.save(CUP);
    await ana.sync.flush();
    const [conflict] = ana.store.states.getState().conflicts;
    expect(conflict).toMatchObject({ ours: 'Ana', theirs: 'Rui' });
    ana.store.resolve(conflict?.id ?? '', 'ours');
    await ana.sync.flush();
    expect(bench.site.doc(CUP)?.body).toMatchObject({ title: 'Ana' });
  });

  it('waits in the next tab too, where what was saved and never arrived leaves', async () => {
    const bench = createBench();
    const journal = createMemoryJournal();
    const first = await openEditor(bench, { journal });
    first.line.mode = 'offline';
    first.store.hold(CUP);
    first.store.run(typing(CUP, 'title', 'Bica cup'));
    first.store.save(CUP);
    await first.sync.flush();
    first.store.run(typing(CUP, 'subtitle', 'typed meanwhile'));
    first.sync.stop();
    const second = await openEditor(bench, { name: 'b', journal });
    await second.sync.flush();
    await bench.clock.advance(60_000);
    expect(bench.site.doc(CUP)).toMatchObject({ rev: 2, body: { title: 'Bica cup' } });
    expect(bench.site.doc(CUP)?.body).not.toHaveProperty('subtitle');
    expect(second.body(CUP)).toMatchObject({ title: 'Bica cup', subtitle: 'typed meanwhile' });
  });

  it('never leaves, and what was saved always arrives, in whatever order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyAction, { maxLength: 40 }), async (deeds) => {
        const person = await sitDown();
        for (const deed of deeds) await person.does(deed);
        const { onServer, inHead, saved, typed } = await person.end();
        expect(onServer).toEqual(saved);
        expect(inHead).toEqual(typed);
      }),
      { numRuns: 200 },
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
  fc.constantFrom('save', 'discard', 'flush', 'answer', 'reload', 'other', 'offline', 'good'),
);
type Deed = typeof anyAction extends fc.Arbitrary<infer Any> ? Any : never;

/** Somebody before a product's screen, with all that can happen there, and what they may rely on. */
async function sitDown() {
  const bench = createBench();
  const journal = createMemoryJournal();
  const other = await openEditor(bench, { name: 'other' });
  let tabs = 0;
  let tab = await openEditor(bench, { journal });
  let answer = promised();
  let typed: Readonly<Record<string, number>> = {};
  let saved = typed;
  tab.store.hold(CUP);
  const deeds: Readonly<Record<Exclude<Deed, Typing>, () => unknown>> = {
    save: () => {
      tab.store.save(CUP);
      saved = typed;
    },
    discard: () => {
      tab.store.discard(CUP, 'Discard');
      typed = saved;
    },
    flush: () => {
      // With this answer comes that to what is under way already.
      const earlier = answer;
      answer = promised();
      void answer.promise.then(earlier.resolve);
      tab.line.answersAfter = answer.promise;
      void tab.sync.flush();
    },
    answer: () => answer.resolve(),
    reload: async () => {
      // What somebody else has done, and this tab has not heard of, is for a person to decide upon afterwards.
      if (otherOf(tab.body(CUP)) !== otherOf(bench.site.doc(CUP)?.body)) return;
      tab.sync.stop();
      answer.resolve();
      await settled();
      tabs += 1;
      tab = await openEditor(bench, { name: `tab${tabs}`, journal });
      tab.store.hold(CUP);
    },
    other: async () => {
      other.store.run(typing(CUP, 'other', bench.clock.now()));
      await other.sync.flush();
    },
    offline: () => {
      tab.line.mode = 'offline';
    },
    good: () => {
      tab.line.mode = 'good';
    },
  };
  return {
    does: async (deed: Deed) => {
      if (typeof deed === 'string') await deeds[deed]();
      else {
        tab.store.run(typing(CUP, deed.field, deed.value));
        typed = { ...typed, [deed.field]: deed.value };
      }
      await settled();
    },
    end: async () => {
      answer.resolve();
      delete tab.line.answersAfter;
      tab.line.mode = 'good';
      await tab.sync.resume();
      await bench.clock.advance(60_000);
      tab.sync.stop();
      other.sync.stop();
      const [onServer, inHead] = [fieldsOf(bench.site.doc(CUP)?.body), fieldsOf(tab.body(CUP))];
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

interface Promised {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
}

function promised(): Promised {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
