import type { ChartDataset } from '../../../model/documents/chart.ts';

/** A value and the text that is shown for it. */
export interface DrawnValue {
  readonly label: string;
  readonly value: number;
}

/** A dataset whose rows have all values. */
export interface DrawnDataset {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly name: string; readonly values: readonly DrawnValue[] }[];
}

/** Returns the rows of a dataset that have a value in every column; the others are not drawn. */
export function drawnDataset({ rows, columns, series }: ChartDataset): DrawnDataset {
  const drawn = rows.map((name, row) => ({
    name,
    values: series.flatMap((entries) => {
      const { label, value } = entries[row] ?? {};
      return value === undefined ? [] : [{ label: label || String(value), value }];
    }),
  }));
  return { columns, rows: drawn.filter(({ values }) => values.length === columns.length) };
}
