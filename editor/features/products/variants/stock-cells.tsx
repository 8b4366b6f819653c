import { Infinity as InfinityIcon } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import type { EditorInventoryItem } from '../../../../formatters/vocabulary/api/editor/inventory.ts';
import { useDraft } from '../../../core/fields/use-draft.ts';
import { useMay } from '../../../core/hooks/use-may.ts';
import { useRun } from '../../../core/hooks/use-run.ts';
import { useSetStock } from '../../../core/store/use-set-stock.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { setVariants } from '../commands/set-variants.ts';
import { t } from '../strings.ts';
import type { CellProps } from './sku-cell.tsx';
import css from './variants-card.module.css';

/** The initial stock of a new variant. It is part of the document until the first publish. */
export function NewStockCell({ doc, variant, name, isReadOnly }: CellProps) {
  const run = useRun();
  const set = (field: 'qtyInStock' | 'unlimited', value: number | boolean) =>
    run((bodies) => ({
      ...setVariants(doc, [{ variantId: variant.id, field, value }], t('product.editStock'))(bodies),
      key: `${doc}/${variant.id}/${field}`,
    }));
  const { text, error, onChange } = useDraft({
    stored: String(variant.qtyInStock),
    validate: wholeNumberError,
    commit: (typed) => void set('qtyInStock', Number(typed)),
  });
  return (
    <span className={css.stockCell}>
      <TextField
        label={t('product.stockOf', { name })}
        isLabelHidden
        inputMode="numeric"
        value={variant.unlimited ? '∞' : text}
        isDisabled={variant.unlimited}
        isReadOnly={isReadOnly}
        onChange={onChange}
        error={variant.unlimited ? undefined : error}
      />
      {!isReadOnly && (
        <UnlimitedToggle
          name={name}
          isOn={variant.unlimited}
          onChange={(isOn) => void set('unlimited', isOn)}
        />
      )}
    </span>
  );
}

/** The current stock. Blur and Enter save it at once; Escape resets it. */
export function PublishedStockCell({
  line,
  name,
}: {
  readonly line: EditorInventoryItem;
  readonly name: string;
}) {
  const may = useMay();
  const setStock = useSetStock();
  const [typed, setTyped] = useState<string>();
  const isAllowed = may('stock.write');
  const text = typed ?? String(line.qtyInStock);
  const error = line.unlimited ? undefined : wholeNumberError(text);
  const commit = async () => {
    const quantity = Number(text);
    if (typed === undefined || error !== undefined || quantity === line.qtyInStock)
      return error === undefined ? setTyped(undefined) : undefined;
    await setStock({ line, name, qtyInStock: quantity, unlimited: false });
    setTyped(undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setTyped(undefined);
    if (event.key === 'Enter') void commit();
  };
  return (
    <span className={css.stockCell} data-undo="own">
      <TextField
        label={t('product.stockOf', { name })}
        isLabelHidden
        inputMode="numeric"
        value={line.unlimited ? '∞' : text}
        isDisabled={line.unlimited || !isAllowed}
        onChange={setTyped}
        onBlur={() => void commit()}
        onKeyDown={onKeyDown}
        error={error}
      />
      {isAllowed && (
        <UnlimitedToggle
          name={name}
          isOn={line.unlimited}
          onChange={(unlimited) => void setStock({ line, name, qtyInStock: line.qtyInStock, unlimited })}
        />
      )}
    </span>
  );
}

interface UnlimitedToggleProps {
  readonly name: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function UnlimitedToggle({ name, isOn, onChange }: UnlimitedToggleProps) {
  return (
    <IconButton
      label={t('product.unlimitedOf', { name })}
      icon={<InfinityIcon />}
      aria-pressed={isOn}
      onPress={() => onChange(!isOn)}
    />
  );
}

function wholeNumberError(text: string): string | undefined {
  return /^\d{1,9}$/.test(text.trim()) ? undefined : t('product.stockInvalid');
}
