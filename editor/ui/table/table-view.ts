/** What the address of the page keeps of a table, so that Back comes back to it. */
export interface TableView {
  readonly search: string;
  readonly sort: { readonly column: string; readonly isDescending: boolean } | undefined;
  /** From 0. */
  readonly page: number;
  readonly pageSize: number;
}

/** Rows per page that can be chosen (R-TABLE-VIEW-07). */
export const PAGE_SIZES = [10, 25, 50, 100] as const;
export const START_VIEW: TableView = { search: '', sort: undefined, page: 0, pageSize: 25 };
