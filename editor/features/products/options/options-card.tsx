import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useEditor } from '../../../core/hooks/editor-context.tsx';
import { useRun } from '../../../core/hooks/use-run.ts';
import {
  countCombinations,
  MAX_VARIANTS,
  optionsOf,
  type ProductOption,
} from '../../../core/store/options.ts';
import type { ProductView } from '../../../core/store/product.ts';
import { useProductStock } from '../../../core/store/use-product-stock.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useNotify } from '../../../ui/overlays/toast.tsx';
import { setOptions } from '../commands/set-options.ts';
import { t } from '../strings.ts';
import { NewOption } from './new-option.tsx';
import { OptionRow } from './option-row.tsx';
import css from './options-card.module.css';

export interface OptionsCardProps {
  readonly product: ProductView;
  readonly isReadOnly: boolean;
  /** Called after new variants were created. */
  readonly onCreated: () => void;
}

/** The options of the product. Variants are generated from their values. */
export function OptionsCard({ product, isReadOnly, onCreated }: OptionsCardProps) {
  const [isAdding, setAdding] = useState(false);
  // The form unmounts with the focus in it: the focus returns to the button that opened it.
  const [wasAdding, setWasAdding] = useState(false);
  const options = optionsOf(product);
  const set = useSetOptions(product);
  const add = (option: ProductOption) => {
    if (!set([...options, option])) return;
    setAdding(false);
    setWasAdding(false);
    onCreated();
  };
  return (
    <Card
      title={t('product.options')}
      actions={
        !(isAdding || isReadOnly) && (
          <Button
            isSmall
            icon={<Plus aria-hidden="true" />}
            autoFocus={wasAdding}
            onPress={() => {
              setAdding(true);
              setWasAdding(true);
            }}
          >
            {t('product.addOption')}
          </Button>
        )
      }
    >
      {options.length === 0 && !isAdding && <p className={css.empty}>{t('product.optionsEmpty')}</p>}
      {options.map((option, index) => (
        <OptionRow
          key={option.name}
          option={option}
          isReadOnly={isReadOnly}
          onValues={(values) => set(options.with(index, { ...option, values }))}
          onRemove={() => set(options.toSpliced(index, 1))}
        />
      ))}
      {isAdding && (
        <NewOption taken={options.map(({ name }) => name)} onCancel={() => setAdding(false)} onAdd={add} />
      )}
    </Card>
  );
}

/** Sets the options and generates the variants. Returns false when the command failed. */
function useSetOptions({ key: doc, id }: ProductView): (options: readonly ProductOption[]) => boolean {
  const { newId } = useEditor();
  const stock = useProductStock(id).data?.stock;
  const hasNoStock = stock?.length === 0;
  const run = useRun();
  const notify = useNotify();
  return (options) => {
    const count = countCombinations(options);
    if (count <= MAX_VARIANTS)
      return run(setOptions({ doc, options, newId, hasNoStock: hasNoStock, label: t('product.setOptions') }));
    notify({ text: t('product.tooMany', { count, max: MAX_VARIANTS }), isBad: true });
    return false;
  };
}
