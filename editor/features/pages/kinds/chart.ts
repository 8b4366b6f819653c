import { ChartColumn } from 'lucide-react';
import type { ChartDataset } from '../../../../compiler/model/index.ts';
import { t } from '../strings/pages-strings.ts';
import type { BlockKindRecord } from './block-kind.ts';

export const chart: BlockKindRecord = {
  format: 'chart',
  name: 'kind.chart.name',
  about: 'kind.chart.about',
  icon: ChartColumn,
  group: 'media',
  newValue: () => ({ value: { dataset: sampleDataset() } }),
};

function sampleDataset(): ChartDataset {
  const names = (['chart.sample1', 'chart.sample2', 'chart.sample3'] as const).map((name) => t(name));
  return {
    rows: names,
    columns: [t('chart.sampleColumn')],
    series: [SAMPLE_VALUES.map((value) => ({ label: String(value), value }))],
  };
}

const SAMPLE_VALUES = [3, 5, 4];
