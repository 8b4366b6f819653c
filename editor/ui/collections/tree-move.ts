/** Rows of a tree that were dropped before, behind or into another. */
export interface TreeMove {
  readonly ids: readonly string[];
  /** The row that they come before, after or into. */
  readonly target: string;
  readonly position: 'before' | 'after' | 'on';
}
