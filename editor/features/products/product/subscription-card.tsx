import { useSetValue } from '../../../core/fields/use-field.ts';
import { useBody } from '../../../core/hooks/use-documents.ts';
import { flagAt, numberAt, textAt } from '../../../core/model/json-access.ts';
import type { ProductView } from '../../../core/store/product.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { t } from '../strings.ts';
import css from './subscription-card.module.css';

/** Only physical products and services can be subscriptions (R-EDCOM-SUBS-01 to -03). */
const SUBSCRIBABLE_TYPES: readonly number[] = [1, 3];
const UNITS = ['WEEK', 'MONTH', 'YEAR'] as const;
const DEFAULT_PLAN = ['structuredContent', 'subscriptionPlan'];

export interface SubscriptionCardProps {
  readonly product: ProductView;
  readonly isReadOnly: boolean;
}

export function SubscriptionCard({ product, isReadOnly }: SubscriptionCardProps) {
  const { key: doc, productType } = product;
  const body = useBody(doc);
  const set = useSetValue();
  if (!SUBSCRIBABLE_TYPES.includes(productType)) return null;
  const label = t('product.editSubscription');
  const isSubscribable = flagAt(body, 'structuredContent', 'isSubscribable');
  const interval = numberAt(body, ...DEFAULT_PLAN, 'billingPeriod', 'value') ?? 1;
  const unit =
    UNITS.find((each) => each === textAt(body, ...DEFAULT_PLAN, 'billingPeriod', 'unit')) ?? 'MONTH';
  const setPlan = (billingPeriod: { readonly value: number; readonly unit: string }) =>
    set(
      { doc, at: DEFAULT_PLAN, label },
      { billingPeriod, numBillingCycles: numberAt(body, ...DEFAULT_PLAN, 'numBillingCycles') ?? 0 },
    );
  return (
    <Card title={t('product.subscription')}>
      <Switch
        isSelected={isSubscribable}
        isDisabled={isReadOnly}
        onChange={(isOn) => {
          if (isOn && numberAt(body, ...DEFAULT_PLAN, 'billingPeriod', 'value') === undefined)
            setPlan({ value: interval, unit });
          set({ doc, at: ['structuredContent', 'isSubscribable'], label }, isOn);
        }}
      >
        {t('product.subscribable')}
      </Switch>
      {isSubscribable && (
        <div className={css.period}>
          <NumberField
            label={t('product.every')}
            value={interval}
            minValue={1}
            maxValue={52}
            isReadOnly={isReadOnly}
            onChange={(value) => Number.isFinite(value) && setPlan({ value, unit })}
          />
          <Select
            label={t('product.unit')}
            options={UNITS.map((id) => ({ id, label: t(`product.unit${id}`) }))}
            value={unit}
            isDisabled={isReadOnly}
            onChange={(next) => setPlan({ value: interval, unit: next })}
          />
        </div>
      )}
    </Card>
  );
}
