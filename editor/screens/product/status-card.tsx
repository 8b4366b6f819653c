import type { Status } from '../../../compiler/model/index.ts';
import { setStatus } from '../../commands/set-status.ts';
import { useBody, useDocuments } from '../../hooks/use-documents.ts';
import { useSetValue } from '../../hooks/use-field.ts';
import { useMay } from '../../hooks/use-may.ts';
import { useRun } from '../../hooks/use-run.ts';
import { Select } from '../../kit/fields/select.tsx';
import { Card } from '../../kit/layout/card.tsx';
import type { ProductView } from '../../model/product.ts';
import { numberAt, textAt } from '../../model/read.ts';
import { STATUSES } from '../../model/status.ts';
import { DateTimeField } from '../../parts/date-time-field.tsx';
import { t } from '../../strings.ts';

const TYPES = ['1', '2', '3', '4', '5'] as const;
/** What stands for 'none' in a list of forms. */
const NO_FORM = '-';

/** Who sees it, from when, and what kind of thing it is. */
export function StatusCard({ product }: { readonly product: ProductView }) {
  const { key: doc, status, productType } = product;
  const run = useRun();
  const set = useSetValue();
  const may = useMay();
  const body = useBody(doc);
  const forms = useDocuments('form');
  const formId = textAt(body, 'structuredContent', 'additionalFieldsFormId');
  const isDisabled = !may('products.write');
  return (
    <Card title={t('product.status')}>
      <Select<Status>
        label={t('product.status')}
        isLabelHidden
        options={STATUSES.map((each) => ({ id: each, label: each }))}
        value={status}
        isDisabled={isDisabled}
        onChange={(next) => void run(setStatus([doc], next, t('product.editStatus', { status: next })))}
      />
      {status === 'Scheduled' && (
        <DateTimeField
          label={t('product.publishOn')}
          value={numberAt(body, 'publishOn')}
          onChange={(publishOn) =>
            set({ doc, at: ['publishOn'], label: t('product.editStatus', { status }) }, publishOn)
          }
        />
      )}
      <Select
        label={t('product.type')}
        options={TYPES.map((id) => ({ id, label: t(`product.type${id}`) }))}
        value={TYPES.find((id) => Number(id) === productType) ?? '1'}
        isDisabled={isDisabled}
        onChange={(id) =>
          set({ doc, at: ['structuredContent', 'productType'], label: t('product.editType') }, Number(id))
        }
      />
      {forms.length > 0 && (
        <Select
          label={t('product.additionalFields')}
          options={[
            { id: NO_FORM, label: t('product.noForm') },
            ...forms.map(({ id, body: form }) => ({ id, label: textAt(form, 'name') || id })),
          ]}
          value={formId || NO_FORM}
          isDisabled={isDisabled}
          onChange={(id) =>
            set(
              { doc, at: ['structuredContent', 'additionalFieldsFormId'], label: t('product.editForm') },
              id === NO_FORM ? undefined : id,
            )
          }
        />
      )}
    </Card>
  );
}
