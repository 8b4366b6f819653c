/** The table state stored in the URL, so that Back restores it. */
export interface TableView {
  readonly search: string;
  readonly sort: TableSort | undefined;
  /** Zero-based. */
  readonly page: number;
  readonly pageSize: number;
}

export interface TableSort {
  readonly column: string;
  readonly isDescending: boolean;
}

/** Page sizes (R-TABLE-VIEW-07). */
export const PAGE_SIZES = [10, 25, 50, 100] as const;
export const START_VIEW: TableView = { search: '', sort: undefined, page: 0, pageSize: 25 };

/** Returns the page to show: a search may leave fewer pages. */
export function pageIndexOf({ page, pageSize }: TableView, count: number): number {
  return Math.max(0, Math.min(page, Math.ceil(count / pageSize) - 1));
}
