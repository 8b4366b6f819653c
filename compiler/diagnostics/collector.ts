import type { Diagnostic } from './diagnostic.ts';

/** Collects the diagnostics of a phase without duplicates: a region in two layouts is read twice. */
export interface Collector {
  add(diagnostic: Diagnostic): void;
  addAll(diagnostics: Iterable<Diagnostic>): void;
  /** In insertion order. */
  list(): readonly Diagnostic[];
  hasErrors(): boolean;
}

export function createCollector(): Collector {
  const collected = new Map<string, Diagnostic>();
  const add = (diagnostic: Diagnostic) => {
    const { code, message, location, ids } = diagnostic;
    const key = JSON.stringify([
      code,
      message,
      ids,
      location?.file,
      location?.start.offset,
      location?.end.offset,
    ]);
    if (!collected.has(key)) collected.set(key, diagnostic);
  };
  return {
    add,
    // Pushes one by one: a site can have more diagnostics than a call can have arguments.
    addAll: (diagnostics) => {
      for (const diagnostic of diagnostics) add(diagnostic);
    },
    list: () => [...collected.values()],
    hasErrors: () => [...collected.values()].some(({ severity }) => severity === 'error'),
  };
}

/** Sorts by file, then by location; diagnostics without a location come first. */
export function sortByLocation(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return [...diagnostics].sort(
    ({ location: left }, { location: right }) =>
      compareText(left?.file ?? '', right?.file ?? '') ||
      (left?.start.offset ?? -1) - (right?.start.offset ?? -1),
  );
}

function compareText(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
