import { describe, expect, it } from 'vitest';
import type { Doc, DocKey } from '../../../../compiler/model/index.ts';
import { createMemoryJournal } from '../journal/journal.ts';
import { openOpStore } from '../store/op-store.ts';
import { createBodyLoader } from './body-loader.ts';
import type { ReadResult } from './ports.ts';

const KEYS = Array.from({ length: 5000 }, (_, index): DocKey => `item:p${index}`);

/** A store with a summary of each document, and a loader whose requests call `read`. */
async function openLarge(read: (keys: readonly DocKey[]) => Promise<ReadResult>) {
  const docs = KEYS.map((key) => ({ ...docOf(key), body: { title: key }, isSummary: true as const }));
  const clock = { now: () => 0, after: () => () => undefined };
  const [journal, newId] = [createMemoryJournal(), () => 'id'];
  const wasAccepted = async () => undefined;
  const { states } = await openOpStore({ docs, read, journal, clock, newId, wasAccepted });
  return { states, load: createBodyLoader({ states, read }) };
}

function docOf(key: DocKey): Doc {
  return { key, rev: 1, updatedAt: 0, updatedBy: 'test', body: { title: key, excerpt: 'Whole' } };
}

describe('loading many documents', () => {
  it('changes the store a few times, not with every response', async () => {
    const requests: (readonly DocKey[])[] = [];
    const { states, load } = await openLarge(async (keys) => {
      requests.push(keys);
      return { docs: keys.map(docOf), remaining: [] };
    });
    let changes = 0;
    states.subscribe(() => {
      changes += 1;
    });
    await load('all');
    expect(requests.length).toBe(25);
    expect(changes).toBeLessThanOrEqual(4);
    expect(states.getState().summarized.size).toBe(0);
    expect(states.getState().head.get('item:p4999')).toEqual(docOf('item:p4999').body);
  });

  it('requests again what did not fit into a response', async () => {
    const requests: (readonly DocKey[])[] = [];
    const { states, load } = await openLarge(async (keys) => {
      requests.push(keys);
      return { docs: keys.slice(0, 2).map(docOf), remaining: keys.slice(2) };
    });
    await load(KEYS.slice(0, 5));
    expect(requests).toEqual([KEYS.slice(0, 5), KEYS.slice(2, 5), KEYS.slice(4, 5)]);
    expect(states.getState().summarized.size).toBe(KEYS.length - 5);
  });

  it('hands over to another call what was received for the first', async () => {
    let respond: (() => void) | undefined;
    const { states, load } = await openLarge(async (keys) => {
      if (keys.includes('item:p400')) await new Promise<void>((resolve) => (respond = resolve));
      return { docs: keys.map(docOf), remaining: [] };
    });
    const all = load('all');
    await load(['item:p0']);
    expect(states.getState().summarized.has('item:p0')).toBe(false);
    respond?.();
    await all;
  });

  it('stores what was received when a later request fails', async () => {
    const { states, load } = await openLarge(async (keys) => {
      if (keys.includes('item:p600')) throw new Error('no network');
      return { docs: keys.map(docOf), remaining: [] };
    });
    await expect(load(KEYS.slice(0, 800))).rejects.toThrow('no network');
    expect(states.getState().summarized.has('item:p0')).toBe(false);
  });
});
