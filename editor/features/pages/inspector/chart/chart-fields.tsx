import { type ChartDataset, type DocKey, valueAt } from '../../../../../compiler/model/index.ts';
import { setValue } from '../../../../core/commands/set-value.ts';
import { useOpState } from '../../../../core/hooks/use-documents.ts';
import { useMay } from '../../../../core/hooks/use-may.ts';
import { useRun } from '../../../../core/hooks/use-run.ts';
import { lazyPart } from '../../../../core/lazy/lazy-part.tsx';
import { t } from '../../strings/pages-strings.ts';
import { BoundSelect, BoundTextField } from '../fields/fields.tsx';

/** Few pages have charts. */
const DatasetEditor = lazyPart(
  () => import('./dataset-editor.tsx'),
  ({ DatasetEditor }) => DatasetEditor,
);

export interface ChartFieldsProps {
  readonly doc: DocKey;
  /** Path of the block value. */
  readonly at: readonly string[];
}

/** Type, title and data of a chart. */
export function ChartFields({ doc, at }: ChartFieldsProps) {
  const run = useRun();
  const may = useMay();
  const path = [...at, 'dataset'];
  const dataset = useOpState(({ head }) => valueAt(head.get(doc), path)) as ChartDataset | undefined;
  const label = t('step.editBlock', { field: t('chart.data') });
  return (
    <>
      <BoundSelect
        doc={doc}
        at={[...at, 'design']}
        label={t('chart.design')}
        fallback="bar"
        options={(['bar', 'line', 'pie'] as const).map((id) => ({ id, label: t(`chart.${id}`) }))}
      />
      <DatasetEditor
        dataset={dataset}
        isReadOnly={!may('pages.write')}
        onChange={(value) => run(setValue({ doc, at: path, value, label }))}
      />
      <BoundTextField doc={doc} at={[...at, 'title']} label={t('chart.title')} />
      <BoundTextField doc={doc} at={[...at, 'caption']} label={t('field.caption')} />
    </>
  );
}
