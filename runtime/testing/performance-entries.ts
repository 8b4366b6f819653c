import { vi } from 'vitest';

/** Reports entries to the performance observers of the page; the DOM of the tests measures nothing. */
export type ReportEntries = (type: string, ...entries: readonly object[]) => void;

const TYPES = ['paint', 'layout-shift', 'largest-contentful-paint', 'event', 'first-input'];

/** Takes the place of the browser's measurements. Callers must restore globals after the test. */
export function stubPerformanceEntries(): ReportEntries {
  const observers = new Map<string, Set<PerformanceObserverCallback>>();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static readonly supportedEntryTypes = TYPES;
      readonly #callback: PerformanceObserverCallback;
      constructor(callback: PerformanceObserverCallback) {
        this.#callback = callback;
      }
      observe({ type = '' }: PerformanceObserverInit): void {
        observers.set(type, (observers.get(type) ?? new Set()).add(this.#callback));
      }
      disconnect(): void {
        for (const callbacks of observers.values()) callbacks.delete(this.#callback);
      }
      takeRecords(): readonly [] {
        return [];
      }
    },
  );
  // The browser has counted more interactions than it reports.
  Object.assign(performance, { interactionCount: 1000 });
  vi.stubGlobal('PerformanceEventTiming', { prototype: { interactionId: 0 } });
  return (type, ...entries) => {
    const all = entries.map((entry) => ({ entryType: type, duration: 0, ...entry }));
    const list = { getEntries: () => all } as unknown as PerformanceObserverEntryList;
    for (const callback of [...(observers.get(type) ?? [])]) callback(list, {} as PerformanceObserver);
  };
}
