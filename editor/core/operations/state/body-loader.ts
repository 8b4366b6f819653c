import type { StoreApi } from 'zustand/vanilla';
import type { Doc, DocKey } from '../../../../compiler/model/index.ts';
import type { OpState } from './op-state.ts';
import { type Documents, MAX_KEYS_READ } from './ports.ts';
import { withBodies } from './summaries.ts';

/** Requests at a time: more do not load faster, because the server reads one after the other. */
const MAX_REQUESTS = 2;
/** Documents that are put into the store at once, because screens are rendered after each change of it. */
const MAX_RECEIVED = 10 * MAX_KEYS_READ;

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
  /** Loaded documents that are not in the store yet; undefined when they do not exist. */
  let received = new Map<DocKey, Doc | undefined>();
  const publish = () => {
    const [keys, docs] = [[...received.keys()], [...received.values()].flatMap((doc) => doc ?? [])];
    received = new Map();
    if (keys.length > 0) states.setState((state) => withBodies(state, keys, { docs, remaining: [] }));
  };
  const readPart = async (keys: readonly DocKey[]) => {
    const { docs, remaining } = await read(keys);
    const [found, left] = [new Map(docs.map((doc) => [doc.key, doc])), new Set(remaining)];
    for (const key of keys) if (!left.has(key)) received.set(key, found.get(key));
    if (received.size >= MAX_RECEIVED) publish();
  };
  const start = (keys: readonly DocKey[]): Promise<void> => {
    const part = readPart(keys).finally(() => {
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
    const next = missing.filter((key) => !inFlight.has(key) && !received.has(key)).slice(0, MAX_KEYS_READ);
    if (next.length > 0) await start(next);
    else if (received.size > 0) publish();
    // What other calls are loading is awaited last.
    else await inFlight.get(first);
    return loadNext(keys);
  };
  return async (keys) => {
    try {
      await Promise.all(Array.from({ length: MAX_REQUESTS }, () => loadNext(keys)));
    } finally {
      publish();
    }
  };
}
