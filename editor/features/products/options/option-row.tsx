import { Trash2, X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { isSameName, type ProductOption } from '../../../core/store/options.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { t } from '../strings.ts';
import css from './options-card.module.css';

export interface OptionRowProps {
  readonly option: ProductOption;
  readonly isReadOnly: boolean;
  readonly onValues: (values: readonly string[]) => boolean;
  readonly onRemove: () => void;
}

/** One option with its values. Enter adds the typed value. */
export function OptionRow({ option: { name, values }, isReadOnly, onValues, onRemove }: OptionRowProps) {
  const [typed, setTyped] = useState('');
  const isTaken = values.some((each) => isSameName(each, typed));
  const add = () => {
    const value = typed.trim();
    if (value === '' || isTaken) return;
    if (onValues([...values, value])) setTyped('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  return (
    <div className={css.option}>
      <span className={css.name}>{name}</span>
      <div className={css.values}>
        {values.map((value) => (
          <span key={value} className={css.value}>
            {value}
            {!isReadOnly && (
              <IconButton
                label={t('product.removeValue', { value, name })}
                icon={<X />}
                isSmall
                isDisabled={values.length === 1}
                onPress={() => onValues(values.filter((each) => each !== value))}
              />
            )}
          </span>
        ))}
        {!isReadOnly && (
          <span className={css.adding} data-undo="own">
            <TextField
              label={t('product.addValue', { name })}
              isLabelHidden
              placeholder={t('kit.add')}
              value={typed}
              onChange={setTyped}
              onKeyDown={onKeyDown}
              onBlur={add}
              error={isTaken ? t('product.valueTaken') : undefined}
            />
          </span>
        )}
      </div>
      {!isReadOnly && (
        <IconButton label={t('product.removeOption', { name })} icon={<Trash2 />} onPress={onRemove} />
      )}
    </div>
  );
}
