import { Fragment } from 'react';
import { UnsavedWork } from '../../core/drafts/save-bar.tsx';
import { useManualSave } from '../../core/drafts/use-manual-save.ts';
import { useEditor } from '../../core/hooks/editor-context.tsx';
import { useBodies } from '../../core/hooks/use-documents.ts';
import { useMay } from '../../core/hooks/use-may.ts';
import { collectionsOf, SETTINGS_KEY, STORE_AT } from '../../core/model/documents.ts';
import { NoticeBar } from '../../ui/feedback/notice.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { CartStyle } from './cart-style.tsx';
import { CurrencyChoice } from './currency-choice.tsx';
import { InstallmentsCard } from './installments-card.tsx';
import css from './settings.module.css';
import { SettingsSwitch, SettingsText } from './settings-field.tsx';
import { ShippingCard } from './shipping-card.tsx';
import { t } from './strings.ts';
import { TaxCard } from './tax-card.tsx';

/** Settings of the store. */
export function CommerceSettings() {
  const manualSave = useManualSave(SETTINGS_KEY);
  const may = useMay();
  const { payments } = useEditor().site;
  const hasStore = collectionsOf(useBodies(), 'products').length > 0;
  const isReadOnly = !may('commerce.write');
  return (
    <div className={css.cards} data-undo="document">
      {payments !== 'live' && hasStore && (
        <NoticeBar tone={payments === 'none' ? 'warn' : 'quiet'}>
          {t(payments === 'none' ? 'settings.noPayments' : 'settings.testPayments')}
        </NoticeBar>
      )}
      {isReadOnly && <NoticeBar>{t('settings.readOnly')}</NoticeBar>}
      <Fragment key={manualSave.resetCount}>
        <Card id="selling" title={t('settings.selling')}>
          <CurrencyChoice isReadOnly={isReadOnly} />
          <SettingsSwitch
            at={[...STORE_AT, 'expressCheckout']}
            name={t('settings.expressCheckout')}
            isOnByDefault={false}
            isReadOnly={isReadOnly}
          />
          <CartStyle isReadOnly={isReadOnly} />
        </Card>
        <ShippingCard isReadOnly={isReadOnly} />
        <TaxCard isReadOnly={isReadOnly} />
        <InstallmentsCard isReadOnly={isReadOnly} />
        <Card id="restock" title={t('settings.restockRequests')}>
          <SettingsSwitch
            at={[...STORE_AT, 'restockNotificationsEnabled']}
            name={t('settings.restock')}
            isOnByDefault
            isReadOnly={isReadOnly}
          />
          <SettingsSwitch
            at={[...STORE_AT, 'restockNotificationsAutomatic']}
            name={t('settings.restockAutomatic')}
            isOnByDefault={false}
            isReadOnly={isReadOnly}
          />
          <SettingsText
            at={[...STORE_AT, 'restockSuccessText']}
            name={t('settings.restockText')}
            rows={2}
            limit={500}
            isReadOnly={isReadOnly}
            isOptional
          />
        </Card>
      </Fragment>
      <UnsavedWork doc={SETTINGS_KEY} manualSave={manualSave} />
    </div>
  );
}
