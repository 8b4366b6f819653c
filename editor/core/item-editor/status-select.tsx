import type { Status } from '../../../compiler/model/index.ts';
import { Select } from '../../ui/fields/select.tsx';
import { setStatus } from '../commands/set-status.ts';
import { useBody } from '../hooks/use-documents.ts';
import { useRun } from '../hooks/use-run.ts';
import { STATUSES, statusOf } from '../model/status.ts';
import { t } from '../strings/core-strings.ts';
import type { ItemPart } from './item-editor-props.ts';

/** Selects who can see the item once it is published. */
export function StatusSelect({ doc, isReadOnly = false }: ItemPart) {
  const run = useRun();
  return (
    <Select<Status>
      label={t('product.status')}
      isLabelHidden
      help={t('product.statusHelp')}
      options={STATUSES.map((each) => ({ id: each, label: each }))}
      value={statusOf(useBody(doc))}
      isDisabled={isReadOnly}
      onChange={(next) => void run(setStatus([doc], next, t('product.editStatus', { status: next })))}
    />
  );
}
