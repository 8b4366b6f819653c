import { Circle, CircleCheck } from 'lucide-react';
import { useMemo } from 'react';
import type { PaymentMode } from '../../../../formatters/vocabulary/api/editor/documents.ts';
import { useEditor } from '../../../core/hooks/editor-context.tsx';
import { useBodies } from '../../../core/hooks/use-documents.ts';
import { useMay } from '../../../core/hooks/use-may.ts';
import { useMayPublish } from '../../../core/hooks/use-may-publish.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { cx } from '../../../ui/dom/class-names.ts';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { StatusPill } from '../../../ui/feedback/status-pill.tsx';
import { focusMain } from '../../../ui/focus/focus-main.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { ItemList, type ListedItem } from '../../../ui/layout/item-list.tsx';
import { useNotify } from '../../../ui/overlays/toast.tsx';
import { t } from '../strings.ts';
import { PublishButton } from './publish-button.tsx';
import css from './setup.module.css';
import { type SetupStep, type SetupStepId, setupSteps } from './setup-steps.ts';
import { useIsPublished } from './use-is-published.ts';
import { useStoredFlag } from './use-stored-flag.ts';

/** What is left to do on a new site, until everything is done or the user hides it. */
export function SetupCard() {
  const { payments, sendsEmails } = useEditor().site;
  const bodies = useBodies();
  const may = useMay();
  const mayPublish = useMayPublish();
  const isPublished = useIsPublished();
  const [isHidden, setHidden] = useStoredFlag('quoin-setup-hidden');
  const notify = useNotify();
  const steps = useMemo(
    () => setupSteps({ bodies, payments, sendsEmails, isPublished: isPublished === true, may, mayPublish }),
    [bodies, payments, sendsEmails, isPublished, may, mayPublish],
  );
  const counted = steps.filter(({ isOptional }) => !isOptional);
  const doneCount = counted.filter(({ isDone }) => isDone).length;
  if (isHidden || doneCount === counted.length) return null;
  const hide = () => {
    setHidden(true);
    focusMain();
    notify({
      text: t('setup.hidden'),
      action: { label: t('bar.undo'), onPress: () => setHidden(false) },
    });
  };
  return (
    <Card
      title={t('setup.title')}
      actions={
        <Button variant="quiet" isSmall onPress={hide}>
          {t('setup.hide')}
        </Button>
      }
      isFlush
    >
      <div className={css.progress}>
        <ProgressBar
          label={t('setup.progress', { count: doneCount, total: counted.length })}
          value={doneCount / counted.length}
        />
      </div>
      <ItemList
        items={steps.map((step) => ({
          ...listedStep(step, payments),
          ...(step.id === 'publish' && isPublished === false && { trailing: <PublishButton /> }),
        }))}
      />
    </Card>
  );
}

function listedStep({ id, isDone, isOptional }: SetupStep, payments: PaymentMode): ListedItem {
  const href = SCREENS[id];
  const isTest = id === 'payment' && payments === 'test';
  return {
    id,
    title: t(`setup.${id}`),
    note: noteOf({ id, isDone }, payments),
    leading: <StepMark isDone={isDone} />,
    ...(href !== undefined && { href }),
    ...(isOptional && !isDone && { trailing: <StatusPill tone="quiet">{t('setup.optional')}</StatusPill> }),
    ...(isTest && { trailing: <StatusPill tone="quiet">{t('orders.test')}</StatusPill> }),
  };
}

/** Publishing is a dialog. */
const SCREENS: Readonly<Partial<Record<SetupStepId, string>>> = {
  name: '/config/settings/general#site',
  logo: '/config/settings/general#brand',
  design: '/config/pages?styles=1',
  product: '/config/store/products',
  contact: '/config/settings/general#site',
  email: '/config/settings/email',
  payment: '/config/settings/commerce',
  shipping: '/config/settings/commerce#shipping',
};

function noteOf({ id, isDone }: Pick<SetupStep, 'id' | 'isDone'>, payments: PaymentMode): string {
  if (id === 'payment') return t(`setup.payment.${payments}`);
  if (id === 'email' && isDone) return t('setup.email.done');
  if (id === 'name' && isDone) return t('setup.name.done');
  return id === 'shipping' && !isDone ? t('home.noShippingNote') : t(`setup.${id}.note`);
}

function StepMark({ isDone }: { readonly isDone: boolean }) {
  return (
    <span className={cx(css.mark, isDone && css.done)}>
      {isDone ? <CircleCheck aria-hidden="true" /> : <Circle aria-hidden="true" />}
      <span className="visually-hidden">{t(isDone ? 'setup.done' : 'setup.open')}</span>
    </span>
  );
}
