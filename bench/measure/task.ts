import type { PageName } from '../pages/pages.ts';
import type { RivalName } from '../rivals/rivals.ts';

/** The task of one process: one engine, one page, one kind of work. */
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

/** The duration of the warm-up and of each batch. */
export interface Duration {
  readonly warmUpMs: number;
  readonly batchMs: number;
}

/** Time in microseconds for one page, parse or import. */
export interface Sample {
  readonly wall: number;
  /** CPU time of all threads: the garbage collector and the optimizer run in parallel. */
  readonly cpu: number;
}

/** Work that can be measured repeatedly. */
export interface Meter {
  measure(): Promise<Sample>;
  stop(): void;
}
