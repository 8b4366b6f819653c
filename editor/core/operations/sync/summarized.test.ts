import { describe, expect, it } from 'vitest';
import type { Doc, DocKey, Operation } from '../../../../compiler/model/index.ts';
import { createMemoryJournal } from '../journal/journal.ts';
import { withBodies } from '../state/summaries.ts';
import {
  createTestContext,
  openEditor,
  START_DOCS,
  type TestContext,
  typeInto,
} from '../testing/test-store.ts';

const HOME = 'page:home';
const KEYS: readonly DocKey[] = ['page:a', 'page:b', 'page:c', 'page:d', 'page:e'];

const DOCS: readonly Doc[] = [
  ...START_DOCS,
  ...KEYS.map((key) => ({
    key,
    rev: 1,
    updatedAt: 0,
    updatedBy: 'test',
    body: { title: key, urlId: key.slice(5), blocks: {}, sections: {} },
  })),
];

/** A site that sends these documents as summaries. */
function largeSite(summarized: readonly DocKey[] = KEYS): TestContext {
  return createTestContext(DOCS, summarized);
}

type TestEditor = Awaited<ReturnType<typeof openEditor>>;

function summarizedIn({ store }: TestEditor): readonly DocKey[] {
  return [...store.states.getState().summarized];
}

describe('documents that are not loaded', () => {
  it('have summaries, and are loaded on demand', async () => {
    const editor = await openEditor(largeSite());
    expect(summarizedIn(editor)).toEqual(KEYS);
    expect(editor.body('page:a')).toEqual({ title: 'page:a', urlId: 'a' });
    await editor.sync.load(['page:a', HOME, 'page:none']);
    expect(editor.body('page:a')).toEqual(DOCS.find(({ key }) => key === 'page:a')?.body);
    expect(summarizedIn(editor)).toEqual(KEYS.slice(1));
  });

  it('are all loaded in batches, each once', async () => {
    const context = largeSite();
    const editor = await openEditor(context);
    await Promise.all([editor.sync.load('all'), editor.sync.load(['page:e']), editor.sync.load('all')]);
    const { head, confirmed } = editor.store.states.getState();
    expect(head).toEqual(new Map(context.site.docs().map(({ key, body }) => [key, body])));
    expect(confirmed).toEqual(head);
    expect(summarizedIn(editor)).toEqual([]);
    editor.network.mode = 'offline';
    await editor.sync.load('all');
  });

  it('cannot be changed, so that no command works on an incomplete document', async () => {
    const editor = await openEditor(largeSite());
    const before = editor.store.states.getState();
    const change = typeInto('page:a', 'title', 'A');
    expect(editor.store.run(change)).toMatchObject({ ok: false, notLoaded: ['page:a'] });
    expect(editor.store.states.getState()).toBe(before);
    await editor.sync.load(['page:a']);
    expect(editor.store.run(change)).toEqual({ ok: true });
    await editor.sync.flush();
    expect(editor.body('page:a')).toEqual({ title: 'A', urlId: 'a', blocks: {}, sections: {} });
  });

  it('stay summarized when they cannot be loaded, for the next attempt', async () => {
    const editor = await openEditor(largeSite());
    editor.network.mode = 'offline';
    await expect(editor.sync.load('all')).rejects.toThrow('no network');
    expect(summarizedIn(editor)).toEqual(KEYS);
    editor.network.mode = 'online';
    await editor.sync.load('all');
    expect(summarizedIn(editor)).toEqual([]);
  });

  it('are removed when they were deleted before they were loaded', async () => {
    const context = largeSite();
    const editor = await openEditor(context);
    commit(context, { doc: 'page:b', at: [], kind: 'remove' });
    await editor.sync.load(['page:b']);
    const { head, revs } = editor.store.states.getState();
    expect([head.has('page:b'), revs.has('page:b'), summarizedIn(editor).includes('page:b')]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('stay as they are here when an older response arrives late', async () => {
    const editor = await openEditor(largeSite());
    await editor.sync.load(['page:a']);
    editor.store.run(typeInto('page:a', 'title', 'Ours'));
    const state = editor.store.states.getState();
    const docs = DOCS.filter(({ key }) => key === 'page:a');
    expect(withBodies(state, ['page:a'], { docs, remaining: [] })).toBe(state);
  });
});

describe('changes of others', () => {
  it('are loaded for documents that were not loaded', async () => {
    const context = largeSite();
    const editor = await openEditor(context);
    commit(context, { doc: 'page:a', at: ['title'], kind: 'set', value: 'Theirs' });
    await editor.sync.notice({ 'page:a': 2 });
    expect(editor.body('page:a')).toEqual({ title: 'Theirs', urlId: 'a', blocks: {}, sections: {} });
    expect(summarizedIn(editor)).toEqual(KEYS.slice(1));
  });

  it('renew summaries, and the bodies of loaded documents', async () => {
    const context = largeSite();
    const editor = await openEditor(context);
    await editor.sync.load(['page:b']);
    for (const doc of ['page:a', 'page:b'] as const)
      commit(context, { doc, at: ['title'], kind: 'set', value: 'Theirs' });
    commit(context, { doc: 'page:c', at: [], kind: 'remove' });
    await editor.sync.refresh();
    expect(editor.body('page:a')).toEqual({ title: 'Theirs', urlId: 'a' });
    expect(editor.body('page:b')).toEqual({ title: 'Theirs', urlId: 'b', blocks: {}, sections: {} });
    expect(editor.body('page:c')).toBeUndefined();
    expect(summarizedIn(editor)).toEqual(['page:a', 'page:d', 'page:e']);
  });

  it('merge with ours in a document that the server summarizes', async () => {
    const context = largeSite();
    const editor = await openEditor(context);
    await editor.sync.load(['page:b']);
    editor.store.run(typeInto('page:b', 'description', 'Ours'));
    commit(context, { doc: 'page:b', at: ['title'], kind: 'set', value: 'Theirs' });
    await editor.sync.refresh();
    await editor.sync.flush();
    expect(context.site.doc('page:b')?.body).toMatchObject({ title: 'Theirs', description: 'Ours' });
  });

  it('never summarize a document once all are loaded', async () => {
    const context = largeSite([...KEYS, 'page:new']);
    const editor = await openEditor(context);
    await editor.sync.load('all');
    const value = { title: 'New', urlId: 'new', blocks: {} };
    commit(context, { doc: 'page:new', at: [], kind: 'insert', value });
    await editor.sync.refresh();
    expect(editor.body('page:new')).toEqual(value);
    expect(summarizedIn(editor)).toEqual([]);
  });

  it('of many documents are loaded in batches', async () => {
    const keys = Array.from({ length: 450 }, (_, index): DocKey => `page:p${index}`);
    const docs = keys.map((key) => ({ key, rev: 1, updatedAt: 0, updatedBy: 'x', body: { title: 'Old' } }));
    const context = createTestContext(docs);
    const editor = await openEditor(context);
    for (const doc of keys) commit(context, { doc, at: ['title'], kind: 'set', value: 'New' });
    await editor.sync.notice(Object.fromEntries(keys.map((key) => [key, 2])));
    expect(keys.every((key) => (editor.body(key) as { title: string }).title === 'New')).toBe(true);
  });
});

describe('the journal of a site with summaries', () => {
  it('restores changes, undo and conflicts of documents that are not loaded', async () => {
    const context = largeSite();
    const journal = createMemoryJournal();
    const first = await openEditor(context, { journal });
    await first.sync.load(['page:a', 'page:b']);
    first.store.run(typeInto('page:b', 'title', 'Sent'));
    await first.sync.flush();
    first.network.mode = 'offline';
    first.store.run(typeInto('page:a', 'description', 'Unsent'));
    first.sync.stop();
    const second = await openEditor(context, { name: 'b', journal });
    expect(second.body('page:a')).toEqual({
      title: 'page:a',
      urlId: 'a',
      description: 'Unsent',
      blocks: {},
      sections: {},
    });
    expect(summarizedIn(second)).toEqual(['page:c', 'page:d', 'page:e']);
    second.store.undo();
    second.store.undo();
    await second.sync.flush();
    expect(context.site.doc('page:a')?.body).toEqual(DOCS.find(({ key }) => key === 'page:a')?.body);
    expect(context.site.doc('page:b')?.body).toMatchObject({ title: 'page:b', blocks: {} });
  });

  it('is closed when a document of it cannot be loaded, so that nothing is lost', async () => {
    const context = largeSite();
    const closed: string[] = [];
    const memory = createMemoryJournal();
    const journal = { ...memory, close: () => void closed.push('closed') };
    const first = await openEditor(context, { journal });
    await first.sync.load(['page:a']);
    first.network.mode = 'offline';
    first.store.run(typeInto('page:a', 'title', 'Unsent'));
    first.sync.stop();
    const before = memory.contents();
    await expect(openEditor(context, { name: 'b', journal, mode: 'offline' })).rejects.toThrow('no network');
    expect(closed).toEqual(['closed']);
    expect(memory.contents()).toEqual(before);
  });
});

let transactions = 0;

/** Changes the site as another user. */
function commit({ site }: TestContext, op: Operation): void {
  const base = { [op.doc]: site.doc(op.doc)?.rev ?? 0 };
  const result = site.commit({ id: `other-${transactions++}`, label: 'Other', ops: [op], base, t: 0 });
  if (result.status !== 200) throw new Error(JSON.stringify(result));
}
