import type { ReactNode } from 'react';

/** A column. `value` is sorted and searched, `render` is displayed. */
export interface DataColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly value: (row: Row) => string | number;
  readonly render?: (row: Row) => ReactNode;
  readonly align?: 'end';
  /** Hidden on narrow screens. */
  readonly hideBelow?: 'phone' | 'tablet';
  /** CSS width; the first column takes the remaining space. */
  readonly width?: string;
  readonly isUnsortable?: boolean;
}
