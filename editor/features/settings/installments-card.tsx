import { INSTALLMENT_COUNTRIES } from '../../../formatters/vocabulary/installments/installment-locale.ts';
import { setValue } from '../../core/commands/set-value.ts';
import { useDraft } from '../../core/fields/use-draft.ts';
import { useSetValue } from '../../core/fields/use-field.ts';
import { useBodies, useBody } from '../../core/hooks/use-documents.ts';
import { useRun } from '../../core/hooks/use-run.ts';
import { SETTINGS_KEY } from '../../core/model/documents.ts';
import { flagAt, moneyAt, textAt } from '../../core/model/json-access.ts';
import { readPrice } from '../../core/store/money.ts';
import { currencyOf } from '../../core/store/product.ts';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { countries } from './locale-names.ts';
import { SettingsSwitch } from './settings-field.tsx';
import { t } from './strings.ts';

const INSTALLMENTS = ['websiteSettings', 'storeSettings', 'installments'];

interface InstallmentsCardProps {
  readonly isReadOnly: boolean;
}

/** Installment payments of the store. Their fields are shown while they are on. */
export function InstallmentsCard({ isReadOnly }: InstallmentsCardProps) {
  const isOn = flagAt(useBody(SETTINGS_KEY), ...INSTALLMENTS, 'enabled');
  return (
    <Card title={t('installments.title')}>
      <SettingsSwitch
        at={[...INSTALLMENTS, 'enabled']}
        name={t('installments.enabled')}
        isOnByDefault={false}
        isReadOnly={isReadOnly}
      />
      {isOn && (
        <>
          <CountryField isReadOnly={isReadOnly} />
          <LimitField field="minimum" name={t('installments.minimum')} isReadOnly={isReadOnly} />
          <LimitField
            field="maximum"
            name={t('installments.maximum')}
            help={t('installments.help')}
            isReadOnly={isReadOnly}
          />
        </>
      )}
    </Card>
  );
}

function CountryField({ isReadOnly }: InstallmentsCardProps) {
  const set = useSetValue();
  const name = t('installments.country');
  const label = t('settings.edit', { field: name });
  return (
    <Select
      label={name}
      options={countries(INSTALLMENT_COUNTRIES)}
      value={textAt(useBody(SETTINGS_KEY), ...INSTALLMENTS, 'country') || null}
      isDisabled={isReadOnly}
      onChange={(code) => set({ doc: SETTINGS_KEY, at: [...INSTALLMENTS, 'country'], label }, code)}
    />
  );
}

interface LimitFieldProps extends InstallmentsCardProps {
  readonly field: 'minimum' | 'maximum';
  readonly name: string;
  readonly help?: string;
}

/** An amount in the currency of the store; an empty one removes the limit. */
function LimitField({ field, name, help, isReadOnly }: LimitFieldProps) {
  const run = useRun();
  const currency = currencyOf(useBodies());
  const target = { doc: SETTINGS_KEY, at: [...INSTALLMENTS, field] };
  const { text, error, onChange, onBlur } = useDraft({
    stored: moneyAt(useBody(SETTINGS_KEY), ...target.at)?.amount ?? '',
    field: target,
    validate: (typed) =>
      typed.trim() === '' || readPrice(typed, currency) !== undefined ? undefined : t('installments.invalid'),
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
