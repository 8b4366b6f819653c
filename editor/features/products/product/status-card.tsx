import { isProductType, PRODUCT_TYPE } from '../../../../formatters/vocabulary/store/product-type.ts';
import { useSetValue } from '../../../core/fields/use-field.ts';
import { useBody, useDocuments } from '../../../core/hooks/use-documents.ts';
import { useRun } from '../../../core/hooks/use-run.ts';
import type { ItemPart } from '../../../core/item-editor/item-editor-props.ts';
import { StatusSelect } from '../../../core/item-editor/status-select.tsx';
import { numberAt, textAt } from '../../../core/model/json-access.ts';
import type { ProductView } from '../../../core/store/product.ts';
import { SiteTimeField } from '../../../core/time/site-time-field.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { setProductType } from '../commands/set-product-type.ts';
import { t } from '../strings.ts';

const TYPES = ['1', '2', '3', '4', '5'] as const;
/** Option id for "no form". */
const NO_FORM = '-';

export interface StatusCardProps {
  readonly product: ProductView;
  readonly isReadOnly: boolean;
}

/** Status, publish date and product type. */
export function StatusCard({ product, isReadOnly }: StatusCardProps) {
  const { key: doc, status, productType } = product;
  const set = useSetValue();
  const run = useRun();
  const body = useBody(doc);
  return (
    <Card title={t('product.status')}>
      <StatusSelect doc={doc} isReadOnly={isReadOnly} />
      {status === 'Scheduled' && (
        <SiteTimeField
          label={t('product.publishOn')}
          value={numberAt(body, 'publishOn')}
          isReadOnly={isReadOnly}
          onChange={(publishOn) =>
            set({ doc, at: ['publishOn'], label: t('product.editStatus', { status }) }, publishOn)
          }
        />
      )}
      <Select
        label={t('product.type')}
        options={TYPES.map((id) => ({ id, label: t(`product.type${id}`) }))}
        value={TYPES.find((id) => Number(id) === productType) ?? '1'}
        isDisabled={isReadOnly}
        {...(productType === PRODUCT_TYPE.paywall && { help: t('product.type5Help') })}
        onChange={(id) => {
          const type = Number(id);
          if (isProductType(type)) run(setProductType(doc, type, t('product.editType')));
        }}
      />
      <CheckoutFormSelect doc={doc} isReadOnly={isReadOnly} />
    </Card>
  );
}

/** Selects the custom checkout form. Hidden when the site has no forms. */
function CheckoutFormSelect({ doc, isReadOnly = false }: ItemPart) {
  const set = useSetValue();
  const forms = useDocuments('form');
  const at = ['structuredContent', 'additionalFieldsFormId'];
  const formId = textAt(useBody(doc), ...at);
  if (forms.length === 0) return null;
  return (
    <Select
      label={t('product.additionalFields')}
      options={[
        { id: NO_FORM, label: t('product.noForm') },
        ...forms.map(({ id, body: form }) => ({ id, label: textAt(form, 'name') || id })),
      ]}
      value={formId || NO_FORM}
      isDisabled={isReadOnly}
      onChange={(id) => set({ doc, at, label: t('product.editForm') }, id === NO_FORM ? undefined : id)}
    />
  );
}
