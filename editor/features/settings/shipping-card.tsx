import { EntryList } from '../../core/fields/entry-list.tsx';
import { useBodies } from '../../core/hooks/use-documents.ts';
import { SETTINGS_KEY, STORE_AT } from '../../core/model/documents.ts';
import { moneyAt, textAt } from '../../core/model/json-access.ts';
import { moneyLabel, readPrice } from '../../core/store/money.ts';
import { currencyOf } from '../../core/store/product.ts';
import { isShippingMissing } from '../../core/store/shipping.ts';
import { NoticeBar } from '../../ui/feedback/notice.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { AmountField } from './amount-field.tsx';
import { MAX_NAME, validateName } from './entry-name.ts';
import css from './settings.module.css';
import { SettingsText } from './settings-field.tsx';
import { t } from './strings.ts';

/** More than a customer can compare. */
const MAX_OPTIONS = 50;

/** How orders are shipped, and from which subtotal on they are accepted. */
export function ShippingCard({ isReadOnly }: { readonly isReadOnly: boolean }) {
  const bodies = useBodies();
  const currency = currencyOf(bodies);
  return (
    <Card id="shipping" title={t('shipping.title')}>
      {isShippingMissing(bodies) && <NoticeBar tone="warn">{t('settings.noShipping')}</NoticeBar>}
      <p className={css.intro}>{t('shipping.help')}</p>
      <EntryList
        doc={SETTINGS_KEY}
        at={[...STORE_AT, 'shippingOptions']}
        label={t('settings.shipping')}
        isLabelHidden
        headingLevel={3}
        add={t('shipping.add')}
        step={t('settings.edit', { field: t('settings.shipping') })}
        limit={MAX_OPTIONS}
        isReadOnly={isReadOnly}
        newEntry={() => ({ name: t('shipping.new'), cost: { value: readPrice('0', currency), currency } })}
        nameOf={(option) => textAt(option, 'name')}
        summaryOf={costOf}
      >
        {(at) => (
          <>
            <SettingsText
              at={[...at, 'name']}
              name={t('settings.shippingName')}
              help={t('shipping.nameHelp')}
              limit={MAX_NAME}
              validate={validateName}
              isReadOnly={isReadOnly}
            />
            <AmountField
              at={[...at, 'cost']}
              name={t('settings.shippingCost')}
              isRequired
              isReadOnly={isReadOnly}
            />
          </>
        )}
      </EntryList>
      <AmountField
        at={[...STORE_AT, 'minimumOrderSubtotal']}
        name={t('settings.minimumOrder')}
        help={t('shipping.minimumHelp')}
        isReadOnly={isReadOnly}
      />
    </Card>
  );
}

function costOf(option: unknown): string {
  const cost = moneyAt(option, 'cost');
  if (cost === undefined) return '';
  return Number(cost.amount) === 0 ? t('shipping.free') : moneyLabel(cost.amount, cost.currency);
}
