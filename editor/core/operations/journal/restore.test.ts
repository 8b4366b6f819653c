import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../../../fixtures/property-runs.ts';
import { canonicalJson } from '../../../../formatters/index.ts';
import { openOpStore } from '../store/op-store.ts';
import { anyOperation } from '../testing/arbitrary-operations.ts';
import {
  commandOf,
  createTestContext,
  documentsOf,
  flushPromises,
  openEditor,
  typeInto,
} from '../testing/test-store.ts';
import { createMemoryJournal, EMPTY_JOURNAL, type Journal, type Journaled, withChange } from './journal.ts';

const HOME = 'page:home';

describe('the journal', () => {
  it('restores changes, undo and redo after a crash', async () => {
    const context = createTestContext();
    const journal = createMemoryJournal();
    const first = await openEditor(context, { journal });
    first.network.mode = 'offline';
    first.store.run(typeInto(HOME, 'title', 'One'));
    first.store.run(typeInto(HOME, 'subtitle', 'Two'));
    first.store.undo();
    first.sync.stop();
    const second = await openEditor(context, { name: 'b', journal });
    expect(second.body(HOME)).toMatchObject({ title: 'One' });
    second.store.redo();
    expect(second.body(HOME)).toMatchObject({ title: 'One', subtitle: 'Two' });
    second.store.undo();
    second.store.undo();
    expect(second.body(HOME)).toMatchObject({ title: 'Home' });
  });

  it('does not resend what the server accepted before the crash, and sends later changes', async () => {
    const context = createTestContext();
    const journal = createMemoryJournal();
    const first = await openEditor(context, { journal });
    first.network.mode = 'response-lost';
    first.store.run(typeInto(HOME, 'title', 'One'));
    await first.sync.flush();
    first.store.run(typeInto(HOME, 'subtitle', 'Two'));
    first.sync.stop();
    const second = await openEditor(context, { name: 'b', journal });
    await second.sync.flush();
    expect(context.site.doc(HOME)).toMatchObject({ rev: 3, body: { title: 'One', subtitle: 'Two' } });
    expect(second.store.states.getState().conflicts).toEqual([]);
  });

  it('turns journaled changes into conflicts when the document has changed since', async () => {
    const context = createTestContext();
    const journal = createMemoryJournal();
    const first = await openEditor(context, { journal });
    first.network.mode = 'offline';
    first.store.run(typeInto(HOME, 'title', 'kept'));
    first.sync.stop();
    const other = await openEditor(context, { name: 'o' });
    other.store.run(typeInto(HOME, 'title', 'newer'));
    await other.sync.flush();
    const second = await openEditor(context, { name: 'b', journal });
    expect(second.body(HOME)).toMatchObject({ title: 'newer' });
    expect(second.store.states.getState().conflicts).toMatchObject([{ ours: 'kept', theirs: 'newer' }]);
    second.sync.stop();
    const third = await openEditor(context, { name: 'c', journal });
    expect(third.store.states.getState().conflicts).toMatchObject([{ ours: 'kept', theirs: 'newer' }]);
    await flushPromises();
    third.store.resolve(third.store.states.getState().conflicts[0]?.id ?? '', 'ours');
    await third.sync.flush();
    expect(context.site.doc(HOME)?.body).toMatchObject({ title: 'kept' });
  });

  it('keeps staged changes staged in the next tab, where they can be discarded', async () => {
    const context = createTestContext();
    const journal = createMemoryJournal();
    const first = await openEditor(context, { journal });
    first.store.stage(HOME);
    first.store.run(typeInto(HOME, 'title', 'kept'));
    first.store.release(HOME);
    await first.sync.flush({ isLast: true });
    first.sync.stop();
    const second = await openEditor(context, { name: 'b', journal });
    await second.sync.flush();
    expect(second.body(HOME)).toMatchObject({ title: 'kept' });
    expect(context.site.doc(HOME)).toMatchObject({ rev: 1, body: { title: 'Home' } });
    second.store.discard(HOME, 'Discard');
    await second.sync.flush();
    expect(second.body(HOME)).toMatchObject({ title: 'Home' });
    expect(context.site.doc(HOME)?.rev).toBe(1);
  });

  it('does not send unsaved changes to check whether they were accepted', async () => {
    const context = createTestContext();
    const journal = createMemoryJournal();
    const first = await openEditor(context, { journal });
    first.store.stage(HOME);
    first.store.run(typeInto(HOME, 'title', 'kept'));
    first.sync.stop();
    const other = await openEditor(context, { name: 'o' });
    other.store.run(typeInto(HOME, 'title', 'newer'));
    await other.sync.flush();
    const sent: string[] = [];
    const { clock, site } = context;
    const store = await openOpStore({
      docs: site.docs(),
      read: documentsOf(site).read,
      journal,
      clock,
      newId: () => 'n',
      wasAccepted: async ({ label }) => {
        sent.push(label);
        return undefined;
      },
    });
    expect(sent).toEqual([]);
    expect(store.states.getState().conflicts).toMatchObject([{ ours: 'kept', theirs: 'newer' }]);
  });

  it('loses at most the last command when killed at any moment', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyOperation, { minLength: 1, maxLength: 40 }),
        fc.boolean(),
        fc.integer({ min: 0, max: 3 }),
        async (ops, isLastWriteLost, sentUpTo) => {
          const context = createTestContext();
          const journal = createLossyJournal();
          const first = await openEditor(context, { journal });
          const heads: string[] = [canonicalJson([...first.store.states.getState().head].sort())];
          for (const [index, op] of ops.entries()) {
            if (index === sentUpTo) await first.sync.flush();
            if (first.store.run(commandOf(op)).ok)
              heads.push(canonicalJson([...first.store.states.getState().head].sort()));
          }
          first.sync.stop();
          if (isLastWriteLost) journal.loseLast();
          const second = await openEditor(context, { name: 'b', journal });
          const head = canonicalJson([...second.store.states.getState().head].sort());
          expect(heads.slice(-2)).toContain(head);
          await second.sync.flush();
          expect(
            canonicalJson(
              context.site
                .docs()
                .map(({ key, body }) => [key, body])
                .sort(),
            ),
          ).toBe(head);
        },
      ),
      { numRuns: propertyRuns(200) },
    );
  });
});

/** A journal whose last write can be dropped, as by a crash during the write. */
function createLossyJournal(): Journal & { loseLast(): void } {
  let written: Journaled = EMPTY_JOURNAL;
  let before: Journaled = EMPTY_JOURNAL;
  return {
    read: async () => written,
    write: async (change) => {
      before = written;
      written = withChange(written, structuredClone(change));
    },
    close: () => {},
    loseLast: () => {
      written = before;
    },
  };
}
