import type { Bodies } from '../../../compiler/model/index.ts';
import type { EditorAuditEntry } from '../../../formatters/vocabulary/api/editor/audit.ts';
import { titleOf } from '../../core/model/documents.ts';
import { centsLabel } from '../../core/store/money.ts';
import { currencyOf } from '../../core/store/product.ts';
import { describeOrderEvent } from './describe-order-event.ts';
import { t } from './strings.ts';

/** The display name of the user, payment provider or release that caused the event. */
export function actorOf({ actor, actorName }: EditorAuditEntry): string {
  if (actorName !== undefined) return actorName;
  if (actor.startsWith('release ')) return t('activity.release');
  return /^[a-z]{1,20}$/.test(actor)
    ? t('activity.provider', { name: `${actor[0]?.toUpperCase() ?? ''}${actor.slice(1)}` })
    : t('activity.former');
}

/** Describes an event in a sentence. Unknown events are shown as logged by the server. */
export function describeEvent(event: EditorAuditEntry, bodies: Bodies): string {
  switch (event.kind) {
    case 'stock':
      return describeChange(event, bodies, (quantity) => quantity) ?? event.detail;
    case 'price':
      return (
        describeChange(event, bodies, (amount) => {
          const [cents, currency = currencyOf(bodies)] = amount.split(' ');
          return centsLabel(Number(cents), currency);
        }) ?? event.detail
      );
    default:
      return describeOrderEvent(event.detail) ?? event.detail;
  }
}

/** "12 to 11", "unlimited to 3", "1500 EUR to 1500 GBP". */
function describeChange(
  { kind, itemId, sku, detail }: EditorAuditEntry,
  bodies: Bodies,
  label: (quantity: string) => string,
): string | undefined {
  const [, before, after] =
    /^(\d{1,15}(?: [A-Z]{3})?|unlimited) to (\d{1,15}(?: [A-Z]{3})?|unlimited)$/.exec(detail) ?? [];
  if (before === undefined || after === undefined) return undefined;
  const body = bodies.get(`item:${itemId}`);
  const name = body === undefined ? sku : `${titleOf(`item:${itemId}`, body)} (${sku})`;
  const key = kind === 'price' ? 'activity.price' : 'activity.stock';
  return t(key, { name, before: label(before), after: label(after) });
}
