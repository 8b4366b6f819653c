import type { PageName } from '../pages/pages.ts';
import type { RivalName } from '../rivals/rivals.ts';

/** What one process does: one engine, one page, one kind of work. */
export interface Task {
  readonly rival: RivalName;
  readonly page: PageName;
  readonly work: Work;
}

/**
 * `render`: data to bytes, warm. `parse`: text to tree, warm. `first`: a page prepared and rendered once, cold, the
 * engine being loaded. `check`: the outputs themselves.
 */
export type Work = 'render' | 'parse' | 'first' | 'check';

/** How long a process warms up, and how long each of its batches is. */
export interface Duration {
  readonly warmUpMs: number;
  readonly batchMs: number;
}

/** Time in microseconds; of one page, parse or import. */
export interface Sample {
  readonly wall: number;
  /** Of all threads of the process: the collector and the optimizer run in parallel. */
  readonly cpu: number;
}

/** Something that can be measured again and again. */
export interface Meter {
  measure(): Promise<Sample>;
  stop(): void;
}
