import { sameJson } from '../operations/changes/json-equal.ts';
import type { EditorApi } from './editor-api.ts';

/** Any JSON values by key. */
export type PreferenceValues = Readonly<Record<string, unknown>>;

/** The preferences of the store, by namespace: a store shares them between its users. */
export interface CommercePreferences {
  /** Returns the values of a namespace; the first call requests them. During a save, resolves after it. */
  read(namespace: string): Promise<PreferenceValues>;
  /** Replaces the values of a namespace, unless they are equal. Rejects when that fails; they are then requested again. */
  save(namespace: string, values: PreferenceValues): Promise<void>;
  /** Calls back with each namespace whose values change; `read` returns the new ones. */
  subscribe(listener: (namespace: string) => void): () => void;
}

type PreferencesApi = Pick<EditorApi, 'commercePreferences' | 'saveCommercePreferences'>;

export function createCommercePreferences(api: PreferencesApi): CommercePreferences {
  const cache = new Map<string, Promise<PreferenceValues>>();
  const listeners = new Set<(namespace: string) => void>();
  /** The last save of each namespace: the next one starts after it, so that the last choice wins. */
  const saves = new Map<string, Promise<void>>();
  /** A value that could not be loaded or saved is not retained. */
  const retain = (namespace: string, values: Promise<PreferenceValues>) => {
    cache.set(namespace, values);
    values.catch(() => cache.get(namespace) === values && cache.delete(namespace));
    return values;
  };
  const read = (namespace: string) =>
    cache.get(namespace) ?? retain(namespace, api.commercePreferences(namespace).then(withoutWebsiteId));
  const save = async (namespace: string, values: PreferenceValues) => {
    if (sameJson(await read(namespace), values)) return;
    // The request is sent after the listeners were called, and what they read resolves after it (R-EDCOM-PREF-05).
    const saved = Promise.resolve().then(() => api.saveCommercePreferences(namespace, values));
    const next = retain(
      namespace,
      saved.then(() => values),
    );
    for (const listener of listeners) listener(namespace);
    await next;
  };
  return {
    read,
    save: (namespace, values) => {
      const before = saves.get(namespace)?.catch(() => undefined) ?? Promise.resolve();
      const next = before.then(() => save(namespace, values));
      saves.set(namespace, next);
      return next;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function withoutWebsiteId({ websiteId: _, ...values }: PreferenceValues): PreferenceValues {
  return values;
}
