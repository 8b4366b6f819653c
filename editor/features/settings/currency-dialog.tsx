import { useState } from 'react';
import { type AmountText, compareAmounts, parseAmount } from '../../../formatters/vocabulary/money-amount.ts';
import { useEditor } from '../../core/hooks/editor-context.tsx';
import { useBodies } from '../../core/hooks/use-documents.ts';
import { useRun } from '../../core/hooks/use-run.ts';
import { SETTINGS_KEY } from '../../core/model/documents.ts';
import {
  changeCurrency,
  convertedFrom,
  newAmount,
  storeAmounts,
  validateRate,
} from '../../core/store/change-currency.ts';
import { moneyLabel } from '../../core/store/money.ts';
import { currencyOf } from '../../core/store/product.ts';
import { ToggleGroup } from '../../ui/buttons/toggle-group.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { useNotify } from '../../ui/overlays/toast.tsx';
import { t } from './strings.ts';

export interface CurrencyDialogProps {
  /** The new currency. */
  readonly currency: string;
  readonly onClose: () => void;
}

/** Asks what happens to the prices when the currency changes. All prices change in one undo step, saved at once. */
export function CurrencyDialog({ currency, onClose }: CurrencyDialogProps) {
  const { store, sync } = useEditor();
  const bodies = useBodies();
  const run = useRun();
  const notify = useNotify();
  const [conversion, setConversion] = useState<'keep' | 'convert'>('keep');
  const [typed, setTyped] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const from = convertedFrom(bodies, currency);
  // Otherwise only the prices have to change.
  const isNew = currency !== currencyOf(bodies);
  const rate = conversion === 'convert' ? readRate(typed) : undefined;
  const isMissing = conversion === 'convert' && rate === undefined;
  const rateError = isMissing ? undefined : validateRate(bodies, { currency, rate });
  const error = isMissing ? t('currency.rateMissing') : rateError && t(`currency.${rateError}`);
  const example = storeAmounts(bodies).find(({ currency: own }) => own === from);
  const submit = () => {
    setSubmitted(true);
    if (error !== undefined) return;
    if (!run(changeCurrency({ currency, rate, label: t('currency.label', { currency }) }))) return;
    store.save(SETTINGS_KEY);
    void sync.flush();
    onClose();
    notify({
      text: t('currency.done', { currency }),
      action: {
        label: t('bar.undo'),
        onPress: () => {
          store.undo();
          store.save(SETTINGS_KEY);
        },
      },
    });
  };
  return (
    <FormDialog
      title={t(isNew ? 'currency.title' : 'currency.correctTitle', { currency })}
      submit={t(isNew ? 'currency.change' : 'currency.correct')}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t('currency.text')}</p>
      <ToggleGroup
        label={t('currency.prices')}
        options={[
          { id: 'keep', label: t('currency.keep') },
          { id: 'convert', label: t('currency.convert') },
        ]}
        value={conversion}
        onChange={setConversion}
      />
      {conversion === 'convert' && (
        <TextField
          label={t('currency.rate', { from })}
          suffix={currency}
          inputMode="decimal"
          value={typed}
          onChange={setTyped}
          error={isSubmitted || typed !== '' ? error : undefined}
          autoFocus
        />
      )}
      {conversion === 'keep' && error !== undefined && <p role="alert">{error}</p>}
      {example !== undefined && error === undefined && (
        <p>
          {t('currency.example', {
            before: moneyLabel(example.amount, from),
            after: moneyLabel(newAmount(example.amount, { currency, rate }), currency),
          })}
        </p>
      )}
    </FormDialog>
  );
}

/** Larger rates are typing mistakes: a euro is about 20,000 rupiahs. */
const MAX_RATE: AmountText = '1000000';

/** Parses a typed rate: "0.85", "0,85". Undefined unless it is a positive number. */
function readRate(typed: string): AmountText | undefined {
  const rate = parseAmount(typed.trim().replace(',', '.'));
  const isRate = rate !== undefined && compareAmounts(rate, '0') > 0 && compareAmounts(rate, MAX_RATE) <= 0;
  return isRate ? rate : undefined;
}
