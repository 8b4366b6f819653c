import { Infinity as InfinityIcon } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import type { EditorInventoryItem } from '../../../../formatters/vocabulary/api/editor/inventory.ts';
import { useDraft } from '../../../core/fields/use-draft.ts';
import { useMay } from '../../../core/hooks/use-may.ts';
import { useRun } from '../../../core/hooks/use-run.ts';
import { useSetStock } from '../../../core/store/use-set-stock.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { setVariants, type VariantValue } from '../commands/set-variants.ts';
import { t } from '../strings.ts';
import type { CellProps } from './sku-cell.tsx';
import css from './variants-card.module.css';

/** The initial stock of a new variant. It is part of the document until the first publish. A number limits unlimited stock. */
export function NewStockCell({ doc, variant, name, isReadOnly }: CellProps) {
  const run = useRun();
  const { id: variantId, qtyInStock, unlimited } = variant;
  const set = (values: Readonly<Partial<StockLevel>>) =>
    run((bodies) => ({
      ...setVariants(doc, entriesOf(variantId, values), t('product.editStock'))(bodies),
      key: `${doc}/${variantId}/${Object.keys(values).join()}`,
    }));
  const { text, error, onChange } = useDraft({
    stored: levelText({ qtyInStock, unlimited }),
    validate: (typed) => levelError(typed, unlimited),
    commit: (typed) => typed.trim() !== '' && void set({ qtyInStock: Number(typed), unlimited: false }),
  });
  return (
    <span className={css.stockCell}>
      <TextField
        label={t('product.stockOf', { name })}
        isLabelHidden
        inputMode="numeric"
        value={text}
        placeholder={unlimited ? UNLIMITED : undefined}
        isReadOnly={isReadOnly}
        onChange={onChange}
        error={error}
      />
      {!isReadOnly && (
        <UnlimitedToggle name={name} isOn={unlimited} onChange={(isOn) => void set({ unlimited: isOn })} />
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
  const text = typed ?? levelText(line);
  const error = levelError(text, line.unlimited);
  const commit = async () => {
    const quantity = Number(text);
    if (typed === undefined || error !== undefined || text.trim() === levelText(line))
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
        value={text}
        placeholder={line.unlimited ? UNLIMITED : undefined}
        isDisabled={!isAllowed}
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

type StockLevel = Pick<EditorInventoryItem, 'qtyInStock' | 'unlimited'>;

const UNLIMITED = '∞';

/** Empty while the stock is unlimited; a number that is entered then limits it. */
function levelText({ qtyInStock, unlimited }: StockLevel): string {
  return unlimited ? '' : String(qtyInStock);
}

function entriesOf(variantId: string, values: Readonly<Partial<StockLevel>>): readonly VariantValue[] {
  return Object.entries(values).map(([field, value]) => ({
    variantId,
    field: field as keyof StockLevel,
    value,
  }));
}

function levelError(text: string, isUnlimited: boolean): string | undefined {
  if (isUnlimited && text.trim() === '') return undefined;
  return /^\d{1,9}$/.test(text.trim()) ? undefined : t('product.stockInvalid');
}
