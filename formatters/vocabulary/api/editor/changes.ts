/**
 * GET changes: the documents whose latest revision differs from the active release. With `labels=true` in the query,
 * each change lists the labels of its transactions.
 */
export interface EditorChangesResponse {
  readonly changes: readonly EditorChange[];
}

export interface EditorChange {
  /** A `DocKey`. */
  readonly key: string;
  /** The title shown in the dashboard. */
  readonly title?: string;
  readonly kind: 'new' | 'changed' | 'deleted';
  /** The latest revision; 0 if deleted. */
  readonly rev: number;
  /** The revision in the active release; 0 if new. */
  readonly releasedRev: number;
  /** Its `urlId` in the active release; absent if it is not visible to visitors. */
  readonly liveUrlId?: string;
  /**
   * Labels of the transactions since the active release, oldest first, without duplicates, at most 20; empty unless
   * requested.
   */
  readonly labels: readonly string[];
  readonly updatedAt: number;
  readonly updatedBy: string;
}
