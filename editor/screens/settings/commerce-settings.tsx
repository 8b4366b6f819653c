import { Fragment } from 'react';
import { useHeld } from '../../hooks/saving/use-held.ts';
import { useMay } from '../../hooks/use-may.ts';
import { NoticeBar } from '../../kit/feedback/notice.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { SETTINGS_KEY } from '../../model/documents/documents.ts';
import { UnsavedWork } from '../../parts/unsaved-work.tsx';
import { t } from '../../strings.ts';
import css from './settings.module.css';
import { SettingsSwitch, SettingsText } from './settings-field.tsx';

const STORE = ['websiteSettings', 'storeSettings'];

/** How the store sells. */
export function CommerceSettings() {
  const held = useHeld(SETTINGS_KEY);
  const may = useMay();
  const isReadOnly = !may('commerce.write');
  return (
    <div className={css.cards} data-undo="document">
      {isReadOnly && <NoticeBar>{t('settings.readOnly')}</NoticeBar>}
      <Fragment key={held.edition}>
        <Card title={t('settings.selling')}>
          <SettingsText
            at={[...STORE, 'currency']}
            name={t('settings.currency')}
            help={t('settings.currencyHelp')}
            isReadOnly={isReadOnly}
            validate={(text) => (/^[A-Z]{3}$/.test(text) ? undefined : t('settings.currencyWrong'))}
          />
          <SettingsSwitch
            at={[...STORE, 'taxIsIncluded']}
            name={t('settings.taxIncluded')}
            isOnByDefault={false}
            isReadOnly={isReadOnly}
          />
          <SettingsSwitch
            at={[...STORE, 'expressCheckout']}
            name={t('settings.expressCheckout')}
            isOnByDefault={false}
            isReadOnly={isReadOnly}
          />
        </Card>
        <Card title={t('settings.waiting')}>
          <SettingsSwitch
            at={[...STORE, 'restockNotificationsEnabled']}
            name={t('settings.restock')}
            isOnByDefault
            isReadOnly={isReadOnly}
          />
          <SettingsSwitch
            at={[...STORE, 'restockNotificationsAutomatic']}
            name={t('settings.restockAutomatic')}
            isOnByDefault={false}
            isReadOnly={isReadOnly}
          />
          <SettingsText
            at={[...STORE, 'restockSuccessText']}
            name={t('settings.restockText')}
            rows={2}
            limit={500}
            isReadOnly={isReadOnly}
            isOptional
          />
        </Card>
      </Fragment>
      <UnsavedWork doc={SETTINGS_KEY} held={held} />
    </div>
  );
}
