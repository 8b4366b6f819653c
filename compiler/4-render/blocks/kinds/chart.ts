import { asString } from '../../../../formatters/index.ts';
import { CHART_TEMPLATE } from '../../templates/chart-template.ts';
import { chartData } from '../chart/chart-data.ts';
import { CHART_STYLES } from '../chart/chart-styles.ts';
import type { BlockRendering } from './block-rendering.ts';

export const chart: BlockRendering<'chart'> = {
  template: CHART_TEMPLATE,
  data: (value, { id, json, strings, mark }) =>
    chartData(value, { id, language: asString(json.website.language), strings, mark }),
  styles: CHART_STYLES,
};
