import type { Position, SourceLocation } from './diagnostic.ts';

/** A named text that converts offsets to lines and columns. The line table is built on first use. */
export interface SourceText {
  readonly file: string;
  readonly text: string;
  position(offset: number): Position;
  location(start: number, end: number): SourceLocation;
}

export function createSourceText(file: string, text: string): SourceText {
  let starts: readonly number[] | undefined;
  function position(offset: number): Position {
    starts ??= lineStarts(text);
    const clamped = Math.max(0, Math.min(offset, text.length));
    const line = lastAtMost(starts, clamped);
    return { line: line + 1, column: clamped - (starts[line] ?? 0) + 1, offset: clamped };
  }
  return {
    file,
    text,
    position,
    location: (start, end) => ({ file, start: position(start), end: position(end) }),
  };
}

function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** Binary search for the last entry that is not above `offset`. */
function lastAtMost(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
