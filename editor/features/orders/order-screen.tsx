import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import type { EditorOrderResponse } from '../../../formatters/vocabulary/api/editor/orders.ts';
import type { EmailFailure } from '../../../formatters/vocabulary/api/emails.ts';
import type { StoredOrder } from '../../../formatters/vocabulary/api/orders.ts';
import { isWebAddress } from '../../../formatters/vocabulary/rules/tracking.ts';
import { ApiFailure } from '../../core/api/api-failure.ts';
import { useEditor } from '../../core/hooks/editor-context.tsx';
import { useMay } from '../../core/hooks/use-may.ts';
import { mailtoLink } from '../../core/model/mailto-link.ts';
import { failureText } from '../../core/server/failure-text.ts';
import { QueryContent } from '../../core/server/query-content.tsx';
import { SERVER } from '../../core/server/query-keys.ts';
import { useServer } from '../../core/server/use-server.ts';
import { nextAttempt } from '../../core/store/email-failure.ts';
import { addressLines, fulfillmentStatus, paymentStatus } from '../../core/store/order.ts';
import type { TimeLabels } from '../../core/time/time-labels.ts';
import { useSiteTime } from '../../core/time/use-site-time.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Link, LinkButton } from '../../ui/buttons/link.tsx';
import { Breadcrumb } from '../../ui/collections/breadcrumb.tsx';
import { EmptyState } from '../../ui/feedback/message.tsx';
import { NoticeBar } from '../../ui/feedback/notice.tsx';
import { StatusPill } from '../../ui/feedback/status-pill.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Columns } from '../../ui/layout/columns.tsx';
import { type DescriptionItem, DescriptionList } from '../../ui/layout/description-list.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import { useNotify } from '../../ui/overlays/toast.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderItems } from './order-items.tsx';
import { totalsOf } from './order-totals.ts';
import { t } from './strings.ts';
import { useUpdateOrder } from './use-update-order.ts';

const LIST = '/config/store/orders';

/** One order: items, totals, customer, payment and fulfillment. */
export function OrderScreen() {
  const { api } = useEditor();
  const { orderId = '' } = useParams({ strict: false });
  const from = useServer([...SERVER.orders, orderId], () => api.order(orderId));
  const breadcrumb = <Breadcrumb label={t('orders.title')} href={LIST} />;
  const order = from.data?.order;
  const title = order === undefined ? t('orders.title') : t('order.title', { number: String(order.number) });
  return (
    <Screen
      title={title}
      breadcrumb={breadcrumb}
      aside={order !== undefined && <OrderPills order={order} />}
      actions={order !== undefined && <OrderActions order={order} />}
    >
      {order === undefined && isMissing(from.error) ? (
        <EmptyState
          title={t('order.notFound')}
          action={<LinkButton href={LIST}>{t('order.toList')}</LinkButton>}
        >
          {t('order.notFoundText')}
        </EmptyState>
      ) : (
        <QueryContent from={from} skeleton={{ kind: 'fields' }} failed={t('error.panel')}>
          {(shown) => <OrderBody {...shown} />}
        </QueryContent>
      )}
    </Screen>
  );
}

/** A retry cannot find the order either. */
function isMissing(error: unknown): boolean {
  return error instanceof ApiFailure && error.kind === 'not-found';
}

/** Says why a refund is due. */
function RefundDue({ order }: { readonly order: StoredOrder }) {
  const may = useMay();
  return (
    <NoticeBar
      tone="warn"
      action={may('commerce.read') && <Link href="/config/store/activity">{t('order.viewActivity')}</Link>}
    >
      <strong>{t('order.refundDueTitle')}</strong> {t(reasonOf(order))}
    </NoticeBar>
  );
}

function reasonOf({ paymentState, fulfilmentState }: StoredOrder) {
  if (paymentState !== 'paid' || fulfilmentState === 'pending') return 'order.refundUnfulfillable';
  return fulfilmentState === 'cancelled' ? 'order.refundCanceled' : 'order.refundFulfilled';
}

interface EmailFailedProps {
  readonly order: StoredOrder;
  readonly failure: EmailFailure;
}

function EmailFailed({ order, failure }: EmailFailedProps) {
  const { now } = useEditor();
  const { nextLabel } = useSiteTime();
  const may = useMay();
  const notify = useNotify();
  const updateOrder = useUpdateOrder(order);
  const [isBusy, setBusy] = useState(false);
  const resend = async () => {
    setBusy(true);
    try {
      await updateOrder({ fulfilmentState: order.fulfilmentState, shippingEmail: {} });
      notify(t('order.emailRetried'));
    } catch (error) {
      notify({ text: failureText(error), isBad: true });
    } finally {
      setBusy(false);
    }
  };
  return (
    <NoticeBar
      tone="warn"
      action={
        may('orders.write') && (
          <Button isSmall isPending={isBusy} onPress={() => void resend()}>
            {t('emails.resend')}
          </Button>
        )
      }
    >
      {t('order.emailFailed', {
        reason: failure.reason,
        next: nextAttempt(failure, { now: now(), nextLabel }),
      })}
    </NoticeBar>
  );
}

function EmailPending() {
  const may = useMay();
  return (
    <NoticeBar
      tone="warn"
      action={may('mail.read') && <Link href="/config/settings/email">{t('order.emailSettings')}</Link>}
    >
      {t('order.emailPending')}
    </NoticeBar>
  );
}

function OrderPills({ order }: { readonly order: StoredOrder }) {
  const payment = paymentStatus(order);
  const delivery = fulfillmentStatus(order);
  return (
    <>
      <StatusPill tone={payment.tone}>{payment.label}</StatusPill>
      {delivery !== undefined && delivery.label !== payment.label && (
        <StatusPill tone={delivery.tone}>{delivery.label}</StatusPill>
      )}
    </>
  );
}

function OrderBody(response: EditorOrderResponse) {
  const { order, isEmailRetained = false, emailFailure } = response;
  // Email notices apply only to fulfilled orders that were not returned.
  const isInTransit = order.fulfilmentState === 'fulfilled' && order.returnedOn === undefined;
  return (
    <>
      {order.isRefundDue === true && <RefundDue order={order} />}
      {isInTransit && isEmailRetained && <EmailPending />}
      {isInTransit && emailFailure !== undefined && <EmailFailed order={order} failure={emailFailure} />}
      {order.testMode && <NoticeBar>{t('order.test')}</NoticeBar>}
      <Columns
        main={
          <>
            <OrderItems order={order} />
            <Card title={t('order.summary')}>
              <DescriptionList items={totalsOf(order)} isSummary />
            </Card>
          </>
        }
        side={
          <Card title={t('order.customer')}>
            <DescriptionList items={factsOf(response, useSiteTime())} />
          </Card>
        }
      />
    </>
  );
}

function factsOf(response: EditorOrderResponse, time: TimeLabels): readonly DescriptionItem[] {
  const { email, shippingAddress, shippingName, tracking } = response.order;
  const address = shippingAddress && addressLines(shippingAddress).join('\n');
  return [
    { name: t('order.email'), value: <Link href={mailtoLink(email)}>{email}</Link> },
    ...(shippingName === undefined ? [] : [{ name: t('order.shippingMethod'), value: shippingName }]),
    { name: t('order.shippingAddress'), value: address ?? t('order.nothingToShip') },
    ...(tracking === undefined
      ? []
      : [{ name: t('order.trackingName'), value: <Tracking text={tracking} /> }]),
    { name: t('orders.column.date'), value: datesOf(response, time).join('\n') },
  ];
}

function datesOf(
  { order, isEmailRetained = false, emailFailure }: EditorOrderResponse,
  { dateTimeLabel }: TimeLabels,
): readonly string[] {
  const { createdOn, paidOn, shippedEmailOn, returnedOn } = order;
  const shippingEmail =
    emailFailure !== undefined
      ? 'order.emailFailedOn'
      : isEmailRetained
        ? 'order.emailPendingOn'
        : 'order.emailOn';
  return [
    t('order.placed', { time: dateTimeLabel(createdOn) }),
    ...(paidOn === undefined ? [] : [t('order.paid', { time: dateTimeLabel(paidOn) })]),
    ...(shippedEmailOn === undefined ? [] : [t(shippingEmail, { time: dateTimeLabel(shippedEmailOn) })]),
    ...(returnedOn === undefined ? [] : [t('order.returnedOn', { time: dateTimeLabel(returnedOn) })]),
  ];
}

function Tracking({ text }: { readonly text: string }) {
  return isWebAddress(text) ? (
    <Link href={text} isExternal>
      {text}
    </Link>
  ) : (
    text
  );
}
