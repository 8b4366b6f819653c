import type { DocKey } from '../../../../compiler/model/index.ts';
import { useDraft } from '../../../core/fields/use-draft.ts';
import { useRun } from '../../../core/hooks/use-run.ts';
import type { VariantView } from '../../../core/store/product.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { setVariants } from '../commands/set-variants.ts';
import { t } from '../strings.ts';

export interface CellProps {
  readonly doc: DocKey;
  readonly variant: VariantView;
  /** Name of the variant in labels. */
  readonly name: string;
  readonly currency: string;
  readonly isReadOnly: boolean;
}

export function SkuCell({
  doc,
  variant,
  name,
  isReadOnly,
  taken,
}: CellProps & { readonly taken: readonly string[] }) {
  const run = useRun();
  const { text, error, onChange } = useDraft({
    stored: variant.sku,
    field: { doc, at: ['structuredContent', 'variants', variant.id, 'sku'] },
    validate: (typed) => {
      if (typed.trim() === '') return t('product.skuMissing');
      return typed !== variant.sku && taken.includes(typed) ? t('product.skuTaken') : undefined;
    },
    commit: (value) => {
      const change = { variantId: variant.id, field: 'sku', value } as const;
      run((bodies) => ({
        ...setVariants(doc, [change], t('product.editSku'))(bodies),
        key: `${doc}/${variant.id}/sku`,
      }));
    },
  });
  return (
    <TextField
      label={t('product.skuOf', { name })}
      isLabelHidden
      value={text}
      onChange={onChange}
      error={error}
      isReadOnly={isReadOnly}
      isMono
    />
  );
}
