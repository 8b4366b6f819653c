import type { Bodies } from '../../../compiler/model/index.ts';
import type { EditorAuditLine, FulfilmentState } from '../../../formatters/vocabulary/index.ts';
import { titleOf } from '../../model/documents/documents.ts';
import { centsLabel } from '../../model/store/money.ts';
import { currencyOf } from '../../model/store/product.ts';
import { tActivity } from '../../strings/screens/activity.ts';
import { t } from '../../strings.ts';

/** Who it was, as people call them. */
export function actorOf({ actor, actorName }: EditorAuditLine): string {
  if (actorName !== undefined) return actorName;
  if (actor.startsWith('release ')) return tActivity('activity.release');
  return /^[a-z]{1,20}$/.test(actor)
    ? tActivity('activity.provider', { name: `${actor[0]?.toUpperCase() ?? ''}${actor.slice(1)}` })
    : tActivity('activity.former');
}

/** What was done, in a sentence. The server's words are for its log; those that are not known are shown as they are. */
export function deedOf(line: EditorAuditLine, bodies: Bodies): string {
  switch (line.kind) {
    case 'stock':
      return changeOf(line, bodies, (figure) => figure) ?? line.detail;
    case 'price':
      return changeOf(line, bodies, (cents) => centsLabel(Number(cents), currencyOf(bodies))) ?? line.detail;
    case 'order':
      return orderChange(line.detail) ?? refund(line.detail) ?? line.detail;
    default:
      return incident(line.detail) ?? line.detail;
  }
}

/** The number of the order that a line is about; empty where it is about none. */
export function orderOf({ detail }: EditorAuditLine): string {
  return /^order (\d{1,15})[,:]/.exec(detail)?.[1] ?? '';
}

/** "12 to 11", "unlimited to 3". */
function changeOf(
  { kind, itemId, sku, detail }: EditorAuditLine,
  bodies: Bodies,
  label: (figure: string) => string,
): string | undefined {
  const [, before, after] = /^(\d{1,15}|unlimited) to (\d{1,15}|unlimited)$/.exec(detail) ?? [];
  if (before === undefined || after === undefined) return undefined;
  const body = bodies.get(`item:${itemId}`);
  const name = body === undefined ? sku : `${titleOf(`item:${itemId}`, body)} (${sku})`;
  const key = kind === 'price' ? 'activity.price' : 'activity.stock';
  return tActivity(key, { name, before: label(before), after: label(after) });
}

/** "order 5: pending to cancelled, a test payment", "order 5: pending to fulfilled, the buyer is told". */
function orderChange(detail: string): string | undefined {
  const [, number, before, after, more] =
    /^order (\d{1,15}): (\w+) to (\w+)(, the buyer is told|, a test payment)?$/.exec(detail) ?? [];
  const from = STATES.find((state) => state === before);
  const to = STATES.find((state) => state === after);
  if (number === undefined || from === undefined || to === undefined) return undefined;
  const isTest = more === ', a test payment';
  return tActivity(
    more === undefined ? 'activity.order' : isTest ? 'activity.orderTest' : 'activity.orderTold',
    {
      number,
      before: t(`orders.fulfilment.${from}`),
      after: t(`orders.fulfilment.${to}`),
    },
  );
}

/** "order 5, payment pi_1: 1200 EUR given back". */
function refund(detail: string): string | undefined {
  const [, number, cents, currency] =
    /^order (\d{1,15}), payment [^:]{1,300}: (\d{1,15}) ([A-Z]{3}) given back$/.exec(detail) ?? [];
  if (number === undefined || cents === undefined || currency === undefined) return undefined;
  return tActivity('activity.refunded', { number, amount: centsLabel(Number(cents), currency) });
}

const STATES: readonly FulfilmentState[] = ['pending', 'fulfilled', 'cancelled'];

/** "order 5, payment pi_1: the order was cancelled; give back 1200 EUR". */
function incident(detail: string): string | undefined {
  const [, number, reason, cents, currency] =
    /^order (\d{1,15}), payment [^:]{1,300}: ([^;]{1,200}); give back (\d{1,15}) ([A-Z]{3})$/.exec(detail) ??
    [];
  if (number === undefined || reason === undefined || cents === undefined || currency === undefined)
    return undefined;
  return tActivity('activity.incident', { number, reason, amount: centsLabel(Number(cents), currency) });
}
