import { type FormEvent, useState } from 'react';
import { isSameName, type ProductOption } from '../../../core/store/options.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { t } from '../strings.ts';
import css from './options-card.module.css';

export interface NewOptionProps {
  readonly taken: readonly string[];
  readonly onAdd: (option: ProductOption) => void;
  readonly onCancel: () => void;
}

/** Form for a new option, with its values separated by commas. */
export function NewOption({ taken, onAdd, onCancel }: NewOptionProps) {
  const [name, setName] = useState('');
  const [text, setText] = useState('');
  const [isSubmitted, setTried] = useState(false);
  const values = text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
  const nameError = validateName(name.trim(), taken);
  const valuesError = validateValues(values);
  const add = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (nameError === undefined && valuesError === undefined) onAdd({ name: name.trim(), values });
  };
  return (
    <form className={css.form} data-undo="own" onSubmit={add}>
      <TextField
        label={t('product.optionName')}
        placeholder={t('product.optionNamePlaceholder')}
        value={name}
        onChange={setName}
        error={isSubmitted ? nameError : undefined}
        autoFocus
      />
      <TextField
        label={t('product.optionValues')}
        placeholder={t('product.optionValuesPlaceholder')}
        value={text}
        onChange={setText}
        error={isSubmitted ? valuesError : undefined}
      />
      <div className={css.actions}>
        <Button isSmall onPress={onCancel}>
          {t('kit.cancel')}
        </Button>
        <Button type="submit" variant="primary" isSmall>
          {t('product.createVariants')}
        </Button>
      </div>
    </form>
  );
}

function validateName(name: string, taken: readonly string[]): string | undefined {
  if (name === '') return t('product.optionMissing');
  return taken.some((each) => isSameName(each, name)) ? t('product.optionTaken') : undefined;
}

function validateValues(values: readonly string[]): string | undefined {
  if (values.length === 0) return t('product.valuesMissing');
  const hasDuplicate = values.some((value, index) =>
    values.slice(0, index).some((each) => isSameName(each, value)),
  );
  return hasDuplicate ? t('product.valueTaken') : undefined;
}
