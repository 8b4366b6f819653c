import type { StoreApi } from 'zustand/vanilla';
import type { DocKey } from '../../../../compiler/model/index.ts';
import type { OpState } from './op-state.ts';
import { type Documents, MAX_KEYS_READ } from './ports.ts';
import { withBodies } from './summaries.ts';

/** Requests at a time: more do not load faster, because the server reads one after the other. */
const MAX_REQUESTS = 2;

/**
 * Loads documents of which only the summary is loaded, or all of them; loaded documents cost nothing. Rejects when the
 * server cannot be reached.
 */
export type BodyLoader = (keys: readonly DocKey[] | 'all') => Promise<void>;

export interface BodyLoaderOptions {
  readonly states: StoreApi<OpState>;
  readonly read: Documents['read'];
}

export function createBodyLoader({ states, read }: BodyLoaderOptions): BodyLoader {
  const inFlight = new Map<DocKey, Promise<void>>();
  const loadPart = async (keys: readonly DocKey[]) => {
    const result = await read(keys);
    states.setState((state) => withBodies(state, keys, result));
  };
  const start = async (keys: readonly DocKey[]) => {
    const part = loadPart(keys).finally(() => {
      for (const key of keys) inFlight.delete(key);
    });
    for (const key of keys) inFlight.set(key, part);
    return part;
  };
  const loadNext = async (keys: readonly DocKey[] | 'all'): Promise<void> => {
    const { summarized } = states.getState();
    const missing = keys === 'all' ? [...summarized] : keys.filter((key) => summarized.has(key));
    const [first] = missing;
    if (first === undefined) return;
    const next = missing.filter((key) => !inFlight.has(key)).slice(0, MAX_KEYS_READ);
    // What other calls are loading is awaited last.
    await (next.length > 0 ? start(next) : inFlight.get(first));
    return loadNext(keys);
  };
  return async (keys) => {
    await Promise.all(Array.from({ length: MAX_REQUESTS }, () => loadNext(keys)));
  };
}
