import type { Diagnostic } from './diagnostic.ts';

/** Takes problems while a phase goes on; the phase ends with all of them. */
export interface Collector {
  add(...diagnostics: readonly Diagnostic[]): void;
  /** In the order in which they came. */
  list(): readonly Diagnostic[];
  hasErrors(): boolean;
}

export function createCollector(): Collector {
  const collected: Diagnostic[] = [];
  return {
    add: (...diagnostics) => void collected.push(...diagnostics),
    list: () => [...collected],
    hasErrors: () => collected.some(({ severity }) => severity === 'error'),
  };
}

/** By file, then by place; problems without a place come first. */
export function sortByPlace(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return [...diagnostics].sort(
    ({ place: left }, { place: right }) =>
      compareText(left?.file ?? '', right?.file ?? '') ||
      (left?.start.offset ?? -1) - (right?.start.offset ?? -1),
  );
}

function compareText(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
