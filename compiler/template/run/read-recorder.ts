import type { Read } from '../rendered.ts';

/** Collects the dependencies of a render without duplicates. */
export interface ReadRecorder {
  add(kind: Read['kind'], path: string): void;
  list(): readonly Read[];
}

export function createReadRecorder(): ReadRecorder {
  const reads = new Map<string, Read>();
  return {
    add(kind, path) {
      const key = `${kind} ${path}`;
      if (!reads.has(key)) reads.set(key, { kind, path });
    },
    list: () => [...reads.values()],
  };
}
