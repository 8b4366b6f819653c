import type { Status } from '../../../compiler/model/index.ts';
import { setStatus } from '../commands/set-status.ts';
import { useBody } from '../hooks/use-documents.ts';
import { useRun } from '../hooks/use-run.ts';
import { Select } from '../../ui/fields/select.tsx';
import { STATUSES, statusOf } from '../model/status.ts';
import { tProduct } from '../../strings/product.ts';
import type { ItemPart } from './item-editor-props.ts';

/** Who is to see it, once it is published. */
export function StatusSelect({ doc, isReadOnly = false }: ItemPart) {
  const run = useRun();
  return (
    <Select<Status>
      label={tProduct('product.status')}
      isLabelHidden
      help={tProduct('product.statusHelp')}
      options={STATUSES.map((each) => ({ id: each, label: each }))}
      value={statusOf(useBody(doc))}
      isDisabled={isReadOnly}
      onChange={(next) => void run(setStatus([doc], next, tProduct('product.editStatus', { status: next })))}
    />
  );
}
