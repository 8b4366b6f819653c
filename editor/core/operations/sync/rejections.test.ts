import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyOperations, type DocKey, type Transaction, valueAt } from '../../../../compiler/model/index.ts';
import { propertyRuns } from '../../../../fixtures/property-runs.ts';
import type { CommitResult } from '../../../testing/memory-site.ts';
import { createMemoryJournal } from '../journal/journal.ts';
import { saveStatus } from '../state/outbox.ts';
import type { CheckDocument } from '../state/rejection.ts';
import { stagedChanges } from '../state/staging.ts';
import {
  commandOf,
  createTestContext,
  type Editor,
  type EditorOptions,
  openEditor,
  typeInto,
} from '../testing/test-store.ts';

const HOME = 'page:home';
const CUP = 'item:cup';
const TOO_LONG = 'Must have at most 20 characters';

const hasLongTitle = (body: unknown) => String(valueAt(body, ['title'])).length > 20;
const LONG = 'x'.repeat(21);

/** A site that limits titles to 20 characters. */
function createStrictContext() {
  const context = createTestContext();
  const { commit } = context.site;
  const attempts: Transaction[] = [];
  const strict = (transaction: Transaction): CommitResult => {
    attempts.push(transaction);
    const bodies = new Map(context.site.docs().map(({ key, body }) => [key, body]));
    const applied = applyOperations(bodies, transaction.ops);
    const invalid = applied.ok
      ? transaction.ops.find(({ doc }) => hasLongTitle(applied.bodies.get(doc)))
      : undefined;
    if (invalid === undefined) return commit(transaction);
    return { status: 400, message: 'Invalid', errors: { [`${invalid.doc} title`]: TOO_LONG } };
  };
  Object.assign(context.site, { commit: strict });
  return { ...context, attempts };
}

const check: CheckDocument = (doc, body) =>
  hasLongTitle(body) ? [{ doc, path: 'title', message: TOO_LONG }] : [];

const statusOf = ({ store }: Editor) => saveStatus(store.states.getState());
const rejected = (doc: DocKey) => ({
  kind: 'rejected',
  fields: [{ doc, path: 'title', message: TOO_LONG }],
});

describe('a value that the server rejects', () => {
  it('does not hold back other documents', async () => {
    const context = createStrictContext();
    const editor = await openEditor(context);
    editor.store.run(typeInto(HOME, 'title', LONG));
    editor.store.run(typeInto(CUP, 'title', 'Mug'));
    await editor.sync.flush();
    expect(context.site.doc(CUP)?.body).toMatchObject({ title: 'Mug' });
    editor.store.run(typeInto(CUP, 'subtitle', 'Blue'));
    await context.clock.advance(400);
    expect(context.site.doc(CUP)?.body).toMatchObject({ title: 'Mug', subtitle: 'Blue' });
    expect(context.site.doc(HOME)?.rev).toBe(1);
  });

  it('is retained with its document, path and reason', async () => {
    const context = createStrictContext();
    const editor = await openEditor(context);
    editor.store.run(typeInto(HOME, 'title', LONG));
    await editor.sync.flush();
    expect(statusOf(editor)).toEqual(rejected(HOME));
    expect(editor.body(HOME)).toMatchObject({ title: LONG });
  });

  it('is sent together with its correction', async () => {
    const context = createStrictContext();
    const editor = await openEditor(context);
    editor.store.run(typeInto(HOME, 'title', LONG));
    await editor.sync.flush();
    await context.clock.advance(900);
    editor.store.run(typeInto(HOME, 'title', 'Short'));
    await context.clock.advance(400);
    expect(context.site.doc(HOME)).toMatchObject({ rev: 2, body: { title: 'Short' } });
    expect(statusOf(editor)).toEqual({ kind: 'saved' });
  });

  it('is corrected by Undo', async () => {
    const context = createStrictContext();
    const editor = await openEditor(context);
    editor.store.run(typeInto(HOME, 'title', LONG));
    await editor.sync.flush();
    editor.store.undo();
    await editor.sync.flush();
    expect(statusOf(editor)).toEqual({ kind: 'saved' });
    expect(editor.body(HOME)).toEqual(context.site.doc(HOME)?.body);
  });

  it('is retained and reported after a reload, which saves everything else', async () => {
    const context = createStrictContext();
    const journal = createMemoryJournal();
    const first = await openEditor(context, { journal });
    first.store.run(typeInto(HOME, 'title', LONG));
    await first.sync.flush();
    first.network.mode = 'offline';
    first.store.run(typeInto(CUP, 'title', 'Mug'));
    first.sync.stop();
    const second = await openEditor(context, { name: 'b', journal });
    await context.clock.advance(0);
    expect(statusOf(second)).toEqual(rejected(HOME));
    expect(second.body(HOME)).toMatchObject({ title: LONG });
    expect(context.site.doc(CUP)?.body).toMatchObject({ title: 'Mug' });
  });

  it('does not prevent remote changes of the same document', async () => {
    const context = createStrictContext();
    const [editor, other] = [await openEditor(context), await openEditor(context, { name: 'b' })];
    editor.store.run(typeInto(HOME, 'title', LONG));
    await editor.sync.flush();
    other.store.run(typeInto(HOME, 'blocks.a.value.text', 'Rui'));
    await other.sync.flush();
    await editor.sync.notice({ [HOME]: 2 });
    expect(editor.body(HOME)).toMatchObject({ title: LONG, blocks: { a: { value: { text: 'Rui' } } } });
  });

  it('is unsaved again in a document with a Save button, and Discard reverts it', async () => {
    const context = createStrictContext();
    const editor = await openEditor(context);
    editor.store.stage(CUP);
    editor.store.run(typeInto(CUP, 'title', LONG));
    editor.store.save(CUP);
    await editor.sync.flush();
    expect([...stagedChanges(editor.store.states.getState())]).toEqual([CUP]);
    expect(statusOf(editor)).toEqual(rejected(CUP));
    editor.store.discard(CUP, 'Discard');
    await editor.sync.flush();
    expect(statusOf(editor)).toEqual({ kind: 'saved' });
    expect(editor.body(CUP)).toMatchObject({ title: 'Cup' });
  });

  it('is sent once more by the next Save', async () => {
    const context = createStrictContext();
    const editor = await openEditor(context);
    editor.store.stage(CUP);
    editor.store.run(typeInto(CUP, 'title', LONG));
    for (let saves = 0; saves < 2; saves++) {
      editor.store.save(CUP);
      await editor.sync.flush();
    }
    expect(context.attempts).toHaveLength(2);
    expect(statusOf(editor)).toEqual(rejected(CUP));
  });
});

describe('a change of several documents', () => {
  it('is saved with all of them or not at all', async () => {
    const context = createStrictContext();
    const editor = await openEditor(context);
    editor.store.run(
      commandOf(
        { doc: HOME, at: ['title'], kind: 'set', value: LONG },
        { doc: CUP, at: ['title'], kind: 'set', value: 'Mug' },
      ),
    );
    await editor.sync.flush();
    expect(context.site.doc(CUP)?.rev).toBe(1);
    editor.store.run(typeInto(HOME, 'title', 'Short'));
    await editor.sync.flush();
    expect(context.site.docs().map(({ body }) => valueAt(body, ['title']))).toEqual(['Short', 'Mug']);
  });

  it('does not hold back an earlier change of one of them', async () => {
    const context = createStrictContext();
    const editor = await openEditor(context);
    editor.store.run(typeInto(HOME, 'title', LONG));
    editor.store.run(typeInto(CUP, 'title', 'Mug'));
    editor.store.run(
      commandOf(
        { doc: HOME, at: ['note'], kind: 'set', value: 'both' },
        { doc: CUP, at: ['note'], kind: 'set', value: 'both' },
      ),
    );
    await editor.sync.flush();
    expect(context.site.doc(CUP)?.body).toMatchObject({ title: 'Mug' });
    expect(context.site.doc(CUP)?.body).not.toHaveProperty('note');
  });
});

describe('a value that the check of the editor rejects', () => {
  it('is never sent', async () => {
    const context = createStrictContext();
    const editor = await openEditor(context, { check });
    editor.store.run(typeInto(HOME, 'title', LONG));
    editor.store.run(typeInto(CUP, 'title', 'Mug'));
    await editor.sync.flush();
    expect(statusOf(editor)).toEqual(rejected(HOME));
    expect(context.attempts.map(({ ops }) => ops[0]?.doc)).toEqual([CUP]);
  });
});

const step = fc.record({
  doc: fc.constantFrom<DocKey>(HOME, CUP),
  field: fc.constantFrom('title', 'a', 'b'),
  value: fc.constantFrom(LONG, 'Short', 'Other'),
  event: fc.constantFrom('wait', 'flush', 'undo', 'remote', 'reload'),
});
type Event = (typeof step extends fc.Arbitrary<infer Step> ? Step : never)['event'];

/** A user in one tab after the other, and another user who writes to other fields. */
async function createScenario(options: EditorOptions) {
  const context = createStrictContext();
  const journal = createMemoryJournal();
  const other = await openEditor(context, { name: 'other' });
  let tabs = 0;
  let editor = await openEditor(context, { ...options, journal });
  const events: Readonly<Record<Event, (doc: DocKey) => unknown>> = {
    wait: () => context.clock.advance(500),
    flush: () => editor.sync.flush(),
    undo: () => editor.store.undo(),
    remote: async (doc) => {
      other.store.run(typeInto(doc, 'other', context.attempts.length));
      await other.sync.flush();
      await editor.sync.notice({ [doc]: context.site.doc(doc)?.rev ?? 0 });
    },
    reload: async () => {
      await editor.sync.flush();
      editor.sync.stop();
      tabs += 1;
      editor = await openEditor(context, { ...options, journal, name: `tab${tabs}` });
    },
  };
  return {
    run: (doc: DocKey, field: string, value: string) => void editor.store.run(typeInto(doc, field, value)),
    perform: (event: Event, doc: DocKey) => events[event](doc),
    end: async () => {
      await editor.sync.flush();
      await context.clock.advance(60_000);
      editor.sync.stop();
      other.sync.stop();
      const { head, conflicts } = editor.store.states.getState();
      const onServer = new Map(context.site.docs().map(({ key, body }) => [key, body]));
      return { status: statusOf(editor), head, onServer, conflicts };
    },
  };
}

describe('any order of valid and invalid changes', () => {
  it('ends with the same documents in the editor and on the server once all are valid', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), fc.boolean(), async (steps, hasCheck) => {
        const scenario = await createScenario(hasCheck ? { check } : {});
        for (const { doc, field, value, event } of steps) {
          scenario.run(doc, field, value);
          await scenario.perform(event, doc);
        }
        for (const doc of [HOME, CUP] as const) scenario.run(doc, 'title', 'Valid');
        const { status, head, onServer, conflicts } = await scenario.end();
        expect(status).toEqual({ kind: 'saved' });
        expect(head).toEqual(onServer);
        expect(conflicts).toEqual([]);
      }),
      { numRuns: propertyRuns(200) },
    );
  });
});
