import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { type ChartDataset, type DocKey, valueAt } from '../../../../../compiler/model/index.ts';
import { setValue } from '../../../../core/commands/set-value.ts';
import { useOpState } from '../../../../core/hooks/use-documents.ts';
import { useMay } from '../../../../core/hooks/use-may.ts';
import { useRun } from '../../../../core/hooks/use-run.ts';
import { importModule } from '../../../../core/shell/import-module.ts';
import { loadModule } from '../../../../core/shell/load-module.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { NoticeBar } from '../../../../ui/feedback/notice.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { t } from '../../strings/pages-strings.ts';
import { BoundSelect, BoundTextField } from '../fields/fields.tsx';
import type { DatasetEditorProps } from './dataset-editor.tsx';

export interface ChartFieldsProps {
  readonly doc: DocKey;
  /** Path of the block value. */
  readonly at: readonly string[];
}

/** Type, title and data of a chart. */
export function ChartFields({ doc, at }: ChartFieldsProps) {
  const run = useRun();
  const may = useMay();
  const { Editor, isFailed, load } = useDatasetEditor();
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
      {Editor !== undefined && (
        <Editor
          dataset={dataset}
          isReadOnly={!may('pages.write')}
          onChange={(value) => run(setValue({ doc, at: path, value, label }))}
        />
      )}
      {Editor === undefined && !isFailed && <Skeleton />}
      {isFailed && (
        <NoticeBar
          tone="bad"
          action={
            <Button isSmall onPress={() => load(true)}>
              {t('error.tryAgain')}
            </Button>
          }
        >
          {t('error.network')}
        </NoticeBar>
      )}
      <BoundTextField doc={doc} at={[...at, 'title']} label={t('chart.title')} />
      <BoundTextField doc={doc} at={[...at, 'caption']} label={t('field.caption')} />
    </>
  );
}

/** Loads the editor for datasets, which few pages need. */
function useDatasetEditor() {
  const [Editor, setEditor] = useState<ComponentType<DatasetEditorProps>>();
  const [isFailed, setFailed] = useState(false);
  const load = useCallback((isManual: boolean) => {
    setFailed(false);
    loadModule(() => importModule(() => import('./dataset-editor.tsx')), isManual).then(
      (module) => setEditor(() => module.DatasetEditor),
      () => setFailed(true),
    );
  }, []);
  useEffect(() => load(false), [load]);
  return { Editor, isFailed, load };
}
