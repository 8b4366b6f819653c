import type { Diagnostic } from './diagnostic.ts';

/**
 * Takes problems while a phase goes on; the phase ends with all of them, each told once: a region that stands in two
 * layouts is read twice.
 */
export interface Collector {
  add(diagnostic: Diagnostic): void;
  addAll(diagnostics: Iterable<Diagnostic>): void;
  /** In the order in which they came. */
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
    // One by one: a site can have more problems than a call can have arguments.
    addAll: (diagnostics) => {
      for (const diagnostic of diagnostics) add(diagnostic);
    },
    list: () => [...collected.values()],
    hasErrors: () => [...collected.values()].some(({ severity }) => severity === 'error'),
  };
}

/** By file, then by place; problems without a place come first. */
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
