import { CreditCard } from 'lucide-react';
import { LinkButton } from '../../ui/buttons/link.tsx';
import { EmptyState } from '../../ui/feedback/message.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import { t } from './strings.ts';

/** Shown at the two billing URLs of the specification. Billing is not part of this product (R-SHELL-BILL-03). */
export function BillingScreen() {
  return (
    <Screen title={t('billing.title')}>
      <EmptyState
        icon={<CreditCard />}
        title={t('billing.text')}
        action={<LinkButton href="/config">{t('billing.back')}</LinkButton>}
      />
    </Screen>
  );
}
