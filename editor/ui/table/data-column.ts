import type { ReactNode } from 'react';

/** A column. What is sorted and searched is `value`; what is seen is `render`. */
export interface DataColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly value: (row: Row) => string | number;
  readonly render?: (row: Row, place: CellPlace) => ReactNode;
  readonly align?: 'end';
  /** Left out where there is no room for it. */
  readonly hideBelow?: 'phone' | 'tablet';
  /** CSS width; the first column takes what is left. */
  readonly width?: string;
  readonly isUnsortable?: boolean;
}

export interface CellPlace {
  /** 0 at the top, 1 for rows inside of rows. */
  readonly depth: number;
}
