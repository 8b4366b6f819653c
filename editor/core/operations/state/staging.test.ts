import { describe, expect, it } from 'vitest';
import type { Operation } from '../../../../compiler/model/index.ts';
import { commandOf, createTestContext, type Editor, openEditor, typeInto } from '../testing/test-store.ts';
import { saveStatus } from './outbox.ts';
import { stagedChanges } from './staging.ts';

const HOME = 'page:home';
const CUP = 'item:cup';

const stateOf = ({ store }: Editor) => store.states.getState();
const rename = (doc: typeof HOME | typeof CUP, title: string) => typeInto(doc, 'title', title);

describe('a document with a Save button', () => {
  it('sends its earlier changes, and later ones after Save', async () => {
    const context = createTestContext();
    const editor = await openEditor(context);
    editor.store.run(rename(CUP, 'Mug'));
    editor.store.stage(CUP);
    await context.clock.advance(1000);
    editor.store.run(rename(CUP, 'Bowl'));
    await editor.sync.flush();
    expect(context.site.doc(CUP)?.body).toMatchObject({ title: 'Mug' });
    expect([...stagedChanges(stateOf(editor))]).toEqual([CUP]);
  });

  it('is the same state when it is staged or saved again', async () => {
    const editor = await openEditor(createTestContext());
    editor.store.stage(CUP);
    editor.store.run(rename(CUP, 'Mug'));
    const { staged } = stateOf(editor);
    editor.store.stage(CUP);
    expect(stateOf(editor).staged).toBe(staged);
    editor.store.save(CUP);
    const { saved } = stateOf(editor);
    editor.store.save(CUP);
    expect(stateOf(editor).saved).toBe(saved);
  });

  it('sends changes at once after it was closed', async () => {
    const context = createTestContext();
    const editor = await openEditor(context);
    editor.store.stage(CUP);
    editor.store.release(CUP);
    editor.store.run(rename(CUP, 'Mug'));
    await editor.sync.flush();
    expect(context.site.doc(CUP)?.body).toMatchObject({ title: 'Mug' });
  });

  it('keeps its unsaved changes after it was closed', async () => {
    const context = createTestContext();
    const editor = await openEditor(context);
    editor.store.stage(CUP);
    editor.store.stage(HOME);
    editor.store.run(rename(CUP, 'Mug'));
    editor.store.release(CUP);
    editor.store.release(HOME);
    await editor.sync.flush();
    expect(context.site.doc(CUP)?.rev).toBe(1);
    expect([...stateOf(editor).staged]).toEqual([CUP]);
  });
});

describe('discarding', () => {
  it('without changes adds no undo step', async () => {
    const editor = await openEditor(createTestContext());
    editor.store.stage(CUP);
    expect(editor.store.discard(CUP, 'Discard')).toEqual({ ok: true });
    expect(editor.store.undo()).toMatchObject({ ok: false, isStale: false });
  });

  it('leaves the other documents of a change alone', async () => {
    const editor = await openEditor(createTestContext());
    editor.store.stage(CUP);
    editor.store.run(
      commandOf(
        { doc: CUP, at: ['title'], kind: 'set', value: 'Mug' },
        { doc: HOME, at: ['title'], kind: 'set', value: 'House' },
      ),
    );
    editor.store.discard(CUP, 'Discard');
    expect([editor.body(CUP), editor.body(HOME)]).toMatchObject([{ title: 'Cup' }, { title: 'House' }]);
    expect(stateOf(editor).pending.map(({ ops }) => ops.map(({ doc }) => doc))).toEqual([[HOME]]);
  });

  it('keeps what was saved before, also while it is being sent', async () => {
    const context = createTestContext();
    const editor = await openEditor(context);
    editor.store.stage(CUP);
    editor.store.run(rename(CUP, 'Mug'));
    editor.store.save(CUP);
    await context.clock.advance(0);
    editor.store.run(typeInto(CUP, 'subtitle', 'Blue'));
    editor.store.discard(CUP, 'Discard');
    expect(editor.body(CUP)).toMatchObject({ title: 'Mug' });
    expect(editor.body(CUP)).not.toHaveProperty('subtitle');
    await editor.sync.flush();
    expect(context.site.doc(CUP)?.body).toMatchObject({ title: 'Mug' });
  });

  it('is sent if the server may have the change, because its response was lost', async () => {
    const context = createTestContext();
    const editor = await openEditor(context);
    editor.store.stage(CUP);
    editor.store.run(rename(CUP, 'Mug'));
    editor.store.save(CUP);
    editor.network.mode = 'response-lost';
    await editor.sync.flush();
    expect(context.site.doc(CUP)?.body).toMatchObject({ title: 'Mug' });
    editor.store.undo();
    editor.network.mode = 'online';
    editor.store.save(CUP);
    await editor.sync.resume();
    expect(context.site.doc(CUP)?.body).toMatchObject({ title: 'Cup' });
    expect(saveStatus(stateOf(editor))).toEqual({ kind: 'saved' });
  });
});

describe('a conflict', () => {
  /** Two editors that have changed the same title. The second one sees the conflict. */
  async function conflicting(ours: unknown, theirs: unknown) {
    const context = createTestContext();
    const [ana, rui] = [await openEditor(context), await openEditor(context, { name: 'b' })];
    rui.store.run(typeInto(HOME, 'title', ours));
    ana.store.run(typeInto(HOME, 'title', theirs));
    await ana.sync.flush();
    await rui.sync.refresh();
    const [conflict] = stateOf(rui).conflicts;
    if (conflict === undefined) throw new Error('There is no conflict');
    return { context, rui, conflict };
  }

  it('shows the newer value and keeps ours with its label', async () => {
    const { rui, conflict } = await conflicting('Ours', 'Theirs');
    expect(rui.body(HOME)).toMatchObject({ title: 'Theirs' });
    expect(conflict).toMatchObject({
      doc: HOME,
      at: ['title'],
      ours: 'Ours',
      theirs: 'Theirs',
      label: 'Edit title',
    });
  });

  it.each([
    ['ours', 'Ours'],
    ['theirs', 'Theirs'],
    ['both', 'Theirs\n\nOurs'],
  ] as const)('is resolved with %s, which is saved', async (choice, title) => {
    const { context, rui, conflict } = await conflicting('Ours', 'Theirs');
    expect(rui.store.resolve(conflict.id, choice)).toEqual({ ok: true });
    expect(stateOf(rui).conflicts).toEqual([]);
    await rui.sync.flush();
    expect([rui.body(HOME), context.site.doc(HOME)?.body]).toMatchObject([{ title }, { title }]);
  });

  it('of values that are not both texts is resolved with ours in place of both', async () => {
    const { rui, conflict } = await conflicting(7, 'Theirs');
    rui.store.resolve(conflict.id, 'both');
    expect(rui.body(HOME)).toMatchObject({ title: 7 });
  });

  it('is resolved once', async () => {
    const { rui, conflict } = await conflicting('Ours', 'Theirs');
    rui.store.resolve(conflict.id, 'ours');
    const { pending } = stateOf(rui);
    expect(rui.store.resolve(conflict.id, 'theirs')).toEqual({ ok: true });
    expect(stateOf(rui).pending).toBe(pending);
  });

  it('ends when both values become the same', async () => {
    const { context, rui } = await conflicting('Ours', 'Theirs');
    const { rev = 0 } = context.site.doc(HOME) ?? {};
    const ops: Operation[] = [{ doc: HOME, at: ['title'], kind: 'set', value: 'Ours' }];
    context.site.commit({ id: 'c', label: 'Edit', ops, base: { [HOME]: rev }, t: 0 });
    await rui.sync.refresh();
    expect(stateOf(rui).conflicts).toEqual([]);
  });

  it('in a document with a Save button waits for Save', async () => {
    const context = createTestContext();
    const [ana, rui] = [await openEditor(context), await openEditor(context, { name: 'b' })];
    rui.store.stage(HOME);
    rui.store.run(rename(HOME, 'Ours'));
    ana.store.run(rename(HOME, 'Theirs'));
    await ana.sync.flush();
    await rui.sync.refresh();
    const [conflict] = stateOf(rui).conflicts;
    expect(conflict).toMatchObject({ label: 'Edit title', ours: 'Ours' });
    rui.store.resolve(conflict?.id ?? '', 'ours');
    await rui.sync.flush();
    expect(context.site.doc(HOME)?.body).toMatchObject({ title: 'Theirs' });
    rui.store.save(HOME);
    await rui.sync.flush();
    expect(context.site.doc(HOME)?.body).toMatchObject({ title: 'Ours' });
  });
});

describe('the network', () => {
  it('that is away during a reload keeps the change for later', async () => {
    const context = createTestContext();
    const [ana, rui] = [await openEditor(context), await openEditor(context, { name: 'b' })];
    ana.store.run(typeInto(HOME, 'subtitle', 'Ana'));
    await ana.sync.flush();
    rui.store.run(rename(HOME, 'Rui'));
    const { commit } = context.site;
    Object.assign(context.site, {
      commit: (transaction: Parameters<typeof commit>[0]) => {
        rui.network.mode = 'offline';
        return commit(transaction);
      },
    });
    await rui.sync.flush();
    expect(saveStatus(stateOf(rui))).toEqual({ kind: 'offline', count: 1 });
    Object.assign(context.site, { commit });
    rui.network.mode = 'online';
    await rui.sync.resume();
    expect(context.site.doc(HOME)?.body).toMatchObject({ title: 'Rui', subtitle: 'Ana' });
  });

  it('that is away is tried again after longer and longer pauses', async () => {
    const context = createTestContext();
    const editor = await openEditor(context, { mode: 'offline' });
    editor.store.run(rename(HOME, 'House'));
    await editor.sync.flush();
    expect(saveStatus(stateOf(editor))).toEqual({ kind: 'offline', count: 1 });
    await context.clock.advance(2000);
    editor.network.mode = 'online';
    await context.clock.advance(3999);
    expect(context.site.doc(HOME)?.rev).toBe(1);
    await context.clock.advance(1);
    expect(context.site.doc(HOME)?.rev).toBe(2);
  });

  it('that is away again is tried after the shortest pause', async () => {
    const context = createTestContext();
    const editor = await openEditor(context);
    for (const title of ['House', 'Home again', 'Third']) {
      editor.store.run(rename(HOME, title));
      await editor.sync.flush();
      await context.clock.advance(1000);
    }
    editor.network.mode = 'offline';
    editor.store.run(rename(HOME, 'Last'));
    await editor.sync.flush();
    editor.network.mode = 'online';
    await context.clock.advance(1999);
    expect(context.site.doc(HOME)?.body).toMatchObject({ title: 'Third' });
    await context.clock.advance(1);
    expect(context.site.doc(HOME)?.body).toMatchObject({ title: 'Last' });
  });

  it('with a session that has ended waits for signing in', async () => {
    const context = createTestContext();
    const editor = await openEditor(context, { mode: 'signed-out' });
    editor.store.run(rename(HOME, 'House'));
    await editor.sync.flush();
    expect(stateOf(editor).syncError).toEqual({ kind: 'signed-out' });
    editor.network.mode = 'online';
    await context.clock.advance(60_000);
    expect(context.site.doc(HOME)?.rev).toBe(1);
    await editor.sync.resume();
    expect(context.site.doc(HOME)?.body).toMatchObject({ title: 'House' });
  });
});
