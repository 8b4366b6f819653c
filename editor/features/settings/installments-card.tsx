import { INSTALLMENT_COUNTRIES } from '../../../formatters/vocabulary/installments/installment-locale.ts';
import { useSetValue } from '../../core/fields/use-field.ts';
import { useBody } from '../../core/hooks/use-documents.ts';
import { SETTINGS_KEY, STORE_AT } from '../../core/model/documents.ts';
import { flagAt, textAt } from '../../core/model/json-access.ts';
import { Select } from '../../ui/fields/select.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { AmountField } from './amount-field.tsx';
import { countries } from './locale-names.ts';
import { SettingsSwitch } from './settings-field.tsx';
import { t } from './strings.ts';

const INSTALLMENTS = [...STORE_AT, 'installments'];

interface InstallmentsCardProps {
  readonly isReadOnly: boolean;
}

/** Installment payments of the store. Their fields are shown while they are on. */
export function InstallmentsCard({ isReadOnly }: InstallmentsCardProps) {
  const isOn = flagAt(useBody(SETTINGS_KEY), ...INSTALLMENTS, 'enabled');
  return (
    <Card id="installments" title={t('installments.title')}>
      <SettingsSwitch
        at={[...INSTALLMENTS, 'enabled']}
        name={t('installments.enabled')}
        isOnByDefault={false}
        isReadOnly={isReadOnly}
      />
      {isOn && (
        <>
          <CountryField isReadOnly={isReadOnly} />
          <AmountField
            at={[...INSTALLMENTS, 'minimum']}
            name={t('installments.minimum')}
            isReadOnly={isReadOnly}
          />
          <AmountField
            at={[...INSTALLMENTS, 'maximum']}
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
