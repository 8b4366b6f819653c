import { useEditor } from '../../core/hooks/editor-context.tsx';
import { Card } from '../../ui/layout/card.tsx';
import css from './settings.module.css';
import { SettingsText } from './settings-field.tsx';
import { StreetField } from './street-field.tsx';
import { t } from './strings.ts';

const LOCATION = ['website', 'location'];

/** The address of the business, with suggestions if a provider is set up. */
export function AddressCard({ isReadOnly }: { readonly isReadOnly: boolean }) {
  const { hasPlaces } = useEditor().site;
  return (
    <Card id="address" title={t('settings.address')}>
      <p className={css.intro}>{t('settings.addressHelp')}</p>
      {ADDRESS_LINES.map(([field, name]) =>
        field === 'addressLine1' && hasPlaces && !isReadOnly ? (
          <StreetField key={field} location={LOCATION} name={t(name)} />
        ) : (
          <SettingsText
            key={field}
            at={[...LOCATION, field]}
            name={t(name)}
            isReadOnly={isReadOnly}
            isOptional
          />
        ),
      )}
    </Card>
  );
}

const ADDRESS_LINES = [
  ['addressTitle', 'settings.addressName'],
  ['addressLine1', 'settings.addressStreet'],
  ['addressLine2', 'settings.addressCity'],
  ['addressCountry', 'settings.addressCountry'],
] as const;
