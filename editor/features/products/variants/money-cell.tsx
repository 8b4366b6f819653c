import { useDraft } from '../../../core/fields/use-draft.ts';
import { useRun } from '../../../core/hooks/use-run.ts';
import { readPrice } from '../../../core/store/money.ts';
import { isReduced } from '../../../core/store/product.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { setVariants, type VariantValue } from '../commands/set-variants.ts';
import { t } from '../strings.ts';
import type { CellProps } from './sku-cell.tsx';

export type MoneyFieldName = 'priceMoney' | 'salePriceMoney';

/** A price in the currency of the store. An empty sale price ends the sale; an invalid one is marked. */
export function MoneyCell({
  doc,
  variant,
  name,
  currency,
  isReadOnly,
  field,
}: CellProps & { readonly field: MoneyFieldName }) {
  const run = useRun();
  const isSale = field === 'salePriceMoney';
  const stored = isSale ? (variant.onSale ? (variant.salePrice ?? '') : '') : variant.price;
  const { text, error, onChange, onBlur } = useDraft({
    stored,
    field: { doc, at: ['structuredContent', 'variants', variant.id, field] },
    validate: (typed) =>
      (isSale && typed.trim() === '') || readPrice(typed, currency) !== undefined
        ? undefined
        : t('product.priceInvalid'),
    normalize: (typed) => readPrice(typed, currency) ?? '',
    commit: (typed) => {
      const label = isSale ? t('product.editSale') : t('product.editPrice');
      const values = moneyValues(variant.id, { field, typed, currency });
      run((bodies) => ({
        ...setVariants(doc, values, label)(bodies),
        key: `${doc}/${variant.id}/${field}`,
      }));
    },
  });
  const label = isSale ? t('product.saleOf', { name }) : t('product.priceOf', { name });
  return (
    <TextField
      label={label}
      isLabelHidden
      inputMode="decimal"
      value={text}
      onChange={onChange}
      onBlur={onBlur}
      error={error ?? (isSale && !isReduced(variant) ? t('product.saleTooHigh') : undefined)}
      suffix={currency}
      isReadOnly={isReadOnly}
    />
  );
}

export interface MoneyInput {
  readonly field: MoneyFieldName;
  readonly typed: string;
  readonly currency: string;
}

/** The variant fields that a typed price changes. A sale price also starts or ends the sale. */
export function moneyValues(
  variantId: string,
  { field, typed, currency }: MoneyInput,
): readonly VariantValue[] {
  const amount = readPrice(typed, currency);
  const value = amount === undefined ? undefined : { value: amount, currency };
  if (field === 'priceMoney') return value === undefined ? [] : [{ variantId, field, value }];
  return [
    { variantId, field, value },
    { variantId, field: 'onSale', value: value !== undefined },
  ];
}
