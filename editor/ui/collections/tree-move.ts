/** Tree rows dropped before, after or into another row. */
export interface TreeMove {
  readonly ids: readonly string[];
  /** The target row. */
  readonly target: string;
  readonly position: 'before' | 'after' | 'on';
}
