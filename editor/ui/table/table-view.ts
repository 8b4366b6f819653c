/** The table state stored in the URL, so that Back restores it. */
export interface TableView {
  readonly search: string;
  readonly sort: { readonly column: string; readonly isDescending: boolean } | undefined;
  /** Zero-based. */
  readonly page: number;
  readonly pageSize: number;
}

/** Page sizes (R-TABLE-VIEW-07). */
export const PAGE_SIZES = [10, 25, 50, 100] as const;
export const START_VIEW: TableView = { search: '', sort: undefined, page: 0, pageSize: 25 };
