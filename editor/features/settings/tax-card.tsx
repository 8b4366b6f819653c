import { useMemo } from 'react';
import { COUNTRIES } from '../../../formatters/vocabulary/store/countries.ts';
import { EntryList } from '../../core/fields/entry-list.tsx';
import { useSetValue } from '../../core/fields/use-field.ts';
import { useBody } from '../../core/hooks/use-documents.ts';
import { SETTINGS_KEY, STORE_AT } from '../../core/model/documents.ts';
import { recordAt, textAt } from '../../core/model/json-access.ts';
import { ComboBox } from '../../ui/fields/combo-box.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { MAX_NAME, validateName } from './entry-name.ts';
import { countries } from './locale-names.ts';
import css from './settings.module.css';
import { SettingsSwitch, SettingsText } from './settings-field.tsx';
import { t } from './strings.ts';

/** As many as the states of a large country. */
const MAX_RULES = 100;
const MAX_REGION = 100;

/** Taxes by country and state, and whether prices include them. */
export function TaxCard({ isReadOnly }: { readonly isReadOnly: boolean }) {
  return (
    <Card id="tax" title={t('tax.title')}>
      <p className={css.intro}>{t('tax.help')}</p>
      <SettingsSwitch
        at={[...STORE_AT, 'taxIsIncluded']}
        name={t('settings.taxIncluded')}
        isOnByDefault={false}
        isReadOnly={isReadOnly}
      />
      <EntryList
        doc={SETTINGS_KEY}
        at={[...STORE_AT, 'taxRules']}
        label={t('settings.taxes')}
        isLabelHidden
        headingLevel={3}
        add={t('tax.add')}
        step={t('settings.edit', { field: t('settings.taxes') })}
        limit={MAX_RULES}
        isReadOnly={isReadOnly}
        newEntry={() => ({ name: t('tax.new'), ratePercent: '0' })}
        nameOf={(rule) => textAt(rule, 'name')}
        summaryOf={whatAndWhere}
      >
        {(at) => <RuleFields at={at} isReadOnly={isReadOnly} />}
      </EntryList>
    </Card>
  );
}

interface RuleProps {
  readonly at: readonly string[];
  readonly isReadOnly: boolean;
}

function RuleFields({ at, isReadOnly }: RuleProps) {
  const hasCountry = textAt(useBody(SETTINGS_KEY), ...at, 'country') !== '';
  return (
    <>
      <SettingsText
        at={[...at, 'name']}
        name={t('settings.taxName')}
        help={t('tax.nameHelp')}
        limit={MAX_NAME}
        validate={validateName}
        isReadOnly={isReadOnly}
      />
      <SettingsText
        at={[...at, 'ratePercent']}
        name={t('settings.taxRate')}
        suffix="%"
        inputMode="decimal"
        validate={(text) => (readRate(text) === undefined ? t('tax.rateInvalid') : undefined)}
        normalize={(text) => readRate(text) ?? ''}
        isReadOnly={isReadOnly}
      />
      <CountryField at={at} isReadOnly={isReadOnly} />
      {hasCountry && (
        <SettingsText
          at={[...at, 'region']}
          name={t('settings.taxRegion')}
          help={t('tax.regionHelp')}
          limit={MAX_REGION}
          isOptional
          isReadOnly={isReadOnly}
        />
      )}
      <SettingsSwitch
        at={[...at, 'appliesToShipping']}
        name={t('settings.taxShipping')}
        isOnByDefault={false}
        isReadOnly={isReadOnly}
      />
    </>
  );
}

/** The country of a rule. With another one, its state is removed. */
function CountryField({ at, isReadOnly }: RuleProps) {
  const set = useSetValue();
  const options = useMemo(() => countries(COUNTRIES), []);
  const { country, region, ...rule } = recordAt(useBody(SETTINGS_KEY), ...at);
  const name = t('settings.taxCountry');
  const label = t('settings.edit', { field: name });
  if (isReadOnly) {
    const shown = options.find(({ id }) => id === country)?.label ?? t('tax.everywhere');
    return <TextField label={name} value={shown} isReadOnly />;
  }
  return (
    <ComboBox
      label={name}
      help={t('tax.countryHelp')}
      options={options}
      value={typeof country === 'string' ? country : null}
      placeholder={t('tax.everywhere')}
      onChange={(next) => {
        if (next === (country ?? null)) return;
        set({ doc: SETTINGS_KEY, at, label }, next === null ? rule : { ...rule, country: next });
      }}
    />
  );
}

/** "23 % · Portugal", "9.975 % · Quebec, Canada". */
function whatAndWhere(rule: unknown): string {
  const rate = t('tax.rate', { rate: textAt(rule, 'ratePercent') });
  const [code, region] = [textAt(rule, 'country'), textAt(rule, 'region')];
  const country = code === '' ? t('tax.everywhere') : countryName(code);
  return `${rate} · ${region === '' ? country : `${region}, ${country}`}`;
}

function countryName(code: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** Parses a typed rate: "23", "9,975 %". Undefined unless it is a percentage of at most 100 with up to six decimals. */
function readRate(typed: string): string | undefined {
  const text = typed.replace(/[\s%]/g, '').replace(',', '.');
  return /^\d{1,3}(\.\d{1,6})?$/.test(text) && Number(text) <= 100 ? text : undefined;
}
