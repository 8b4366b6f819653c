import { z } from 'zod';
import { LIMITS } from '../../../formatters/vocabulary/limits.ts';

/** Axes of larger values would have digits that numbers do not have. */
const MAX_VALUE = 1e15;

/** A value and the text that is shown for it, as typed: `{ "label": "€1,250", "value": 1250 }`. Without `value`, it is missing. */
const entrySchema = z.strictObject({
  label: z.string().max(100).optional(),
  value: z.number().min(-MAX_VALUE).max(MAX_VALUE).optional(),
});

const nameSchema = z.string().max(200);

/** A table with a name per row and per column. `series` has a list per column, with an entry per row. */
export const chartDatasetSchema = z
  .strictObject({
    rows: z.array(nameSchema).min(1).max(LIMITS.chartRows),
    columns: z.array(nameSchema).min(1).max(LIMITS.chartColumns),
    series: z.array(z.array(entrySchema)),
  })
  .refine(({ columns, series }) => series.length === columns.length, {
    path: ['series'],
    message: 'must have one list per column',
  })
  .refine(({ rows, series }) => series.every((entries) => entries.length === rows.length), {
    path: ['series'],
    message: 'must have one entry per row in every list',
  });

export type ChartDataset = z.infer<typeof chartDatasetSchema>;

/** How a dataset is drawn. */
export const CHART_DESIGNS = ['bar', 'line', 'pie'] as const;

export type ChartDesign = (typeof CHART_DESIGNS)[number];

/** Value of a chart block. One without a dataset shows nothing yet. */
export const chartSchema = z.strictObject({
  design: z.enum(CHART_DESIGNS).optional(),
  title: z.string().max(500).optional(),
  caption: z.string().optional(),
  dataset: chartDatasetSchema.optional(),
});
