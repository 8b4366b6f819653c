import { setValue } from '../../core/commands/set-value.ts';
import { useDraft } from '../../core/fields/use-draft.ts';
import { useBodies, useBody } from '../../core/hooks/use-documents.ts';
import { useRun } from '../../core/hooks/use-run.ts';
import { SETTINGS_KEY } from '../../core/model/documents.ts';
import { moneyAt } from '../../core/model/json-access.ts';
import { readPrice } from '../../core/store/money.ts';
import { currencyOf } from '../../core/store/product.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { t } from './strings.ts';

export interface AmountFieldProps {
  readonly at: readonly string[];
  readonly name: string;
  readonly help?: string;
  /** An amount that is not required is removed with its text. */
  readonly isRequired?: boolean;
  readonly isReadOnly: boolean;
}

/** An amount in the currency of the store. */
export function AmountField({ at, name, help, isRequired = false, isReadOnly }: AmountFieldProps) {
  const run = useRun();
  const currency = currencyOf(useBodies());
  const target = { doc: SETTINGS_KEY, at };
  const { text, error, onChange, onBlur } = useDraft({
    stored: moneyAt(useBody(SETTINGS_KEY), ...at)?.amount ?? '',
    field: target,
    validate: (typed) => {
      const isValid = readPrice(typed, currency) !== undefined || (!isRequired && typed.trim() === '');
      return isValid ? undefined : t('settings.amountInvalid');
    },
    normalize: (typed) => readPrice(typed, currency) ?? '',
    commit: (typed) => {
      const value = readPrice(typed, currency);
      const money = value === undefined ? undefined : { value, currency };
      const label = t('settings.edit', { field: name });
      void run(setValue({ ...target, label, value: money, isGesture: true }));
    },
  });
  return (
    <TextField
      label={name}
      help={help}
      inputMode="decimal"
      value={text}
      onChange={onChange}
      onBlur={onBlur}
      error={error}
      suffix={currency}
      isReadOnly={isReadOnly}
    />
  );
}
