import { useMemo } from 'react';
import type { Bodies, DocKey } from '../../../compiler/model/index.ts';
import { isRecord } from '../../../formatters/index.ts';
import type { OrderItem, StoredOrder } from '../../../formatters/vocabulary/api/orders.ts';
import { useBodies } from '../../core/hooks/use-documents.ts';
import { useLoaded } from '../../core/hooks/use-loaded.ts';
import { fieldsOf, submissionText } from '../../core/model/form.ts';
import { textAt } from '../../core/model/json-access.ts';
import { centsLabel } from '../../core/store/money.ts';
import { chosenLabel, countUnits } from '../../core/store/order.ts';
import { Link } from '../../ui/buttons/link.tsx';
import { cx } from '../../ui/dom/class-names.ts';
import { Card } from '../../ui/layout/card.tsx';
import css from './order-items.module.css';
import { t } from './strings.ts';

/** The items of the order, at the prices of the time of purchase. */
export function OrderItems({ order }: { readonly order: StoredOrder }) {
  const bodies = useBodies();
  const { items, currency } = order;
  // They name the form that the customer filled in.
  useLoaded(useMemo(() => items.map(({ itemId }): DocKey => `item:${itemId}`), [items]));
  return (
    <Card title={t('order.items', { count: countUnits(order) })} isFlush>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('order.item')}</th>
            <th scope="col" className={css.end}>
              {t('order.quantity')}
            </th>
            <th scope="col" className={cx(css.end, css.wide)}>
              {t('order.unit')}
            </th>
            <th scope="col" className={css.end}>
              {t('order.lineTotal')}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={`${item.itemId}-${item.variant.sku}-${item.additionalFields ?? ''}`}>
              <td>
                {bodies.has(`item:${item.itemId}`) ? (
                  <Link href={`/config/store/products/${encodeURIComponent(item.itemId)}`}>
                    {item.productName}
                  </Link>
                ) : (
                  item.productName
                )}
                <span className={css.note}>{noteOf(item)}</span>
                {fieldValuesOf(item, bodies).map(({ id, title, text }) => (
                  <span key={id} className={css.note}>
                    {title} <span className={css.fieldValue}>{text}</span>
                  </span>
                ))}
              </td>
              <td className={css.end}>{item.quantity}</td>
              <td className={cx(css.end, css.wide)}>{centsLabel(item.unitPriceCents, currency)}</td>
              <td className={css.end}>{centsLabel(item.unitPriceCents * item.quantity, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function noteOf({ variant }: OrderItem): string {
  return [chosenLabel(variant.attributes), variant.sku].filter((part) => part !== '').join(' · ');
}

interface CustomerFieldValue {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** Values of the custom form of a product, by field title where the form still exists. */
function fieldValuesOf(
  { itemId, additionalFields }: OrderItem,
  bodies: Bodies,
): readonly CustomerFieldValue[] {
  const values = parsed(additionalFields);
  const formId = textAt(bodies.get(`item:${itemId}`), 'structuredContent', 'additionalFieldsFormId');
  const fields = fieldsOf(bodies.get(`form:${formId}`));
  const known = fields.filter(({ id }) => Object.hasOwn(values, id));
  const removedFields = Object.keys(values).filter((id) => !known.some((field) => field.id === id));
  return [...known, ...removedFields.map((id) => ({ id, title: id, type: '' }))]
    .map(({ id, title, type }) => ({ id, title, text: submissionText(values[id], type) }))
    .filter(({ text }) => text !== '');
}

function parsed(text = '{}'): Readonly<Record<string, unknown>> {
  try {
    const values: unknown = JSON.parse(text);
    return isRecord(values) ? values : {};
  } catch {
    return {};
  }
}
