import { describe, expect, it } from 'vitest';
import { createTestContext, openEditor, typeInto } from '../testing/test-store.ts';

const HOME = 'page:home';
const CUP = 'item:cup';

/** An editor, another one, and the documents that the first has loaded from the server. */
async function openTwo() {
  const context = createTestContext();
  const [ana, rui] = [await openEditor(context), await openEditor(context, { name: 'b' })];
  const loaded: string[] = [];
  const { doc, summaries } = context.site;
  Object.assign(context.site, {
    doc: (key: typeof HOME) => {
      loaded.push(key);
      return doc(key);
    },
    summaries: () => {
      loaded.push('all');
      return summaries();
    },
  });
  return { ...context, ana, rui, loaded };
}

describe('a reported revision', () => {
  it('loads the document and merges it below typed changes', async () => {
    const { ana, rui } = await openTwo();
    rui.store.run(typeInto(HOME, 'title', 'Rui'));
    await rui.sync.flush();
    ana.store.run(typeInto(HOME, 'blocks.a.value.text', 'typing'));
    await ana.sync.notice({ [HOME]: 2 });
    expect(ana.body(HOME)).toMatchObject({ title: 'Rui', blocks: { a: { value: { text: 'typing' } } } });
  });

  it('becomes a conflict when the same value was typed here, so that neither is lost', async () => {
    const { ana, rui } = await openTwo();
    rui.store.run(typeInto(HOME, 'title', 'Rui'));
    await rui.sync.flush();
    ana.store.run(typeInto(HOME, 'title', 'Ana'));
    await ana.sync.notice({ [HOME]: 2 });
    expect(ana.store.states.getState().conflicts).toMatchObject([{ ours: 'Ana', theirs: 'Rui' }]);
  });

  it('is merged below text that is stored only now, because it was being typed', async () => {
    const context = createTestContext();
    const rui = await openEditor(context, { name: 'b' });
    const ana = await openEditor(context, {
      beforeRemote: () => void ana.store.run(typeInto(HOME, 'title', 'Ana types')),
    });
    rui.store.run(typeInto(HOME, 'title', 'Rui'));
    await rui.sync.flush();
    await ana.sync.notice({ [HOME]: 2 });
    expect(ana.store.states.getState().conflicts).toMatchObject([{ ours: 'Ana types', theirs: 'Rui' }]);
  });

  it('removes a deleted document', async () => {
    const { ana, rui } = await openTwo();
    rui.store.run(() => ({ label: 'Delete', ops: [{ doc: CUP, at: [], kind: 'remove' }] }));
    await rui.sync.flush();
    await ana.sync.notice({ [CUP]: 0 });
    expect(ana.body(CUP)).toBeUndefined();
  });

  it('loads nothing when it is the own change', async () => {
    const { ana, loaded } = await openTwo();
    ana.store.run(typeInto(HOME, 'title', 'Ana'));
    const isSent = ana.sync.flush();
    // The event arrives before the response.
    await Promise.all([isSent, ana.sync.notice({ [HOME]: 2, [CUP]: 1 })]);
    expect(loaded).toEqual([]);
  });

  it('is loaded later when the server cannot be reached now', async () => {
    const { ana, rui, clock } = await openTwo();
    rui.store.run(typeInto(HOME, 'title', 'Rui'));
    await rui.sync.flush();
    ana.network.mode = 'offline';
    await ana.sync.notice({ [HOME]: 2 });
    ana.network.mode = 'online';
    ana.store.run(typeInto(CUP, 'title', 'Ana'));
    await clock.advance(400);
    expect(ana.body(HOME)).toMatchObject({ title: 'Rui' });
  });

  it('waits while the response to a change of the same document is missing', async () => {
    const { ana, rui, clock } = await openTwo();
    rui.store.run(typeInto(HOME, 'blocks.a.value.text', 'Rui'));
    rui.store.run(typeInto(CUP, 'title', 'Rui'));
    ana.network.mode = 'response-lost';
    ana.store.run(typeInto(HOME, 'title', 'Ana'));
    await ana.sync.flush();
    ana.network.mode = 'online';
    await rui.sync.flush();
    await ana.sync.notice({ [HOME]: 3, [CUP]: 2 });
    expect(ana.body(CUP)).toMatchObject({ title: 'Rui' });
    expect(ana.body(HOME)).toMatchObject({ blocks: { a: { value: { text: 'Hello' } } } });
    await clock.advance(2000);
    expect(ana.body(HOME)).toMatchObject({ title: 'Ana', blocks: { a: { value: { text: 'Rui' } } } });
  });

  it('loads many documents, each once', async () => {
    const { ana, loaded } = await openTwo();
    const revs = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`page:p${index}`, 1]));
    await ana.sync.notice(revs);
    expect(loaded).toEqual(Object.keys(revs));
    // Documents that no longer exist are not requested again.
    await ana.sync.notice({});
    expect(loaded).toEqual(Object.keys(revs));
  });
});
