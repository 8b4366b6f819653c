import type { JsonObject } from '../../../../formatters/index.ts';
import type { RenderableBlock } from '../../../model/documents/block-values.ts';
import { axisLabels } from './axis-labels.ts';
import { barMarks } from './bar-chart.ts';
import { chartScale } from './chart-scale.ts';
import { type DrawnDataset, drawnDataset } from './drawn-dataset.ts';
import { lineMarks } from './line-chart.ts';
import { PIE_VIEW_BOX, pieMarks } from './pie-chart.ts';
import { colorClass, svgHtml } from './svg.ts';

type ChartValue = Extract<RenderableBlock, { readonly name: 'chart' }>['value'];

export interface ChartServices {
  /** Of the block. */
  readonly id: string;
  /** In which the numbers of axes are formatted. */
  readonly language: string;
  readonly strings: Readonly<Record<string, string>>;
  mark(path: string, text: string): string;
}

/**
 * Returns the data of a chart block: a drawing without text (`svg`), the texts around it, and the rows of a table with all values.
 * Texts are HTML, so they wrap and keep their size on phones. All fields are set: templates would otherwise find those of the page.
 */
export function chartData(value: ChartValue, { id, language, strings, mark }: ChartServices): JsonObject {
  const { design = 'bar', title = '', caption = '' } = value;
  const dataset = value.dataset === undefined ? NO_DATA : drawnDataset(value.dataset);
  const { columns, rows } = dataset;
  const text = (key: string, english: string) =>
    (Object.hasOwn(strings, key) ? strings[key] : undefined) ?? english;
  const isPie = design === 'pie';
  const isShown = rows.length > 0;
  const drawing = isShown ? draw(design, dataset) : { content: '', ticks: [] };
  const name = title || columns.filter((column) => column !== '').join(', ') || text('chartLabel', 'Chart');
  return {
    isShown,
    design,
    chartTitle: title && mark('title', title),
    caption: caption && mark('caption', caption),
    svg: svgHtml({
      id,
      title: name,
      dataset,
      ...(isPie && { viewBox: PIE_VIEW_BOX }),
      content: drawing.content,
    }),
    ticks: axisLabels(drawing.ticks, language),
    isPie,
    isLine: design === 'line',
    hasValues: design === 'bar' && columns.length === 1,
    seriesCount: columns.length,
    columns: [...columns],
    rows: rowData(dataset, design === 'line'),
    legend: legendOf(dataset, isPie),
    rings: isPie && columns.length > 1 ? text('chartRings', 'From the outside in:') : '',
    dataText: text('chartData', 'Show data'),
  };
}

const NO_DATA: DrawnDataset = { columns: [], rows: [] };

function draw(design: 'bar' | 'line' | 'pie', dataset: DrawnDataset) {
  if (design === 'pie') return { content: pieMarks(dataset), ticks: [] };
  const values = dataset.rows.flatMap((row) => row.values.map(({ value }) => value));
  if (design === 'line') {
    const scale = chartScale(values);
    return { content: lineMarks(dataset, scale), ticks: scale.ticks };
  }
  // The length of a bar is only a measure of its value if it starts at zero.
  const scale = chartScale([0, ...values]);
  return { content: barMarks(dataset, scale), ticks: scale.ticks };
}

/** Characters of the names of a line's rows that fit below it on a phone, and beside other columns of a page. */
const MAX_CHARACTERS = { narrow: 40, wide: 80 };

function rowData({ rows }: DrawnDataset, isLine: boolean): JsonObject[] {
  const longest = Math.max(3, ...rows.map(({ name }) => Math.min(name.length, MAX_NAME)));
  const every = (fitting: number) =>
    Math.ceil(rows.length / Math.max(2, Math.floor(fitting / (longest + 1))));
  const narrow = every(MAX_CHARACTERS.narrow);
  const wide = every(MAX_CHARACTERS.wide);
  return rows.map(({ name, values }, index) => ({
    name,
    values: values.map(({ label }) => label),
    /** Where the name is shown below a line: not at all, only in wide columns, or always. */
    show: !isLine || index % narrow === 0 ? 'always' : index % wide === 0 ? 'wide' : 'never',
  }));
}

/** Longer names below a line are cut. */
const MAX_NAME = 14;

/** The series of a bar or line chart, the rows of a pie. */
function legendOf({ columns, rows }: DrawnDataset, isPie: boolean): JsonObject[] {
  if (!isPie)
    return columns.length < 2
      ? []
      : columns.map((name, index) => ({ name, color: colorClass(index), label: '' }));
  return rows.map(({ name, values }, index) => ({
    name,
    color: colorClass(index),
    label: columns.length === 1 ? (values[0]?.label ?? '') : '',
  }));
}
