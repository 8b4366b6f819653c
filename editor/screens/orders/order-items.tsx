import type { OrderItem, StoredOrder } from '../../../formatters/vocabulary/index.ts';
import { useBodies } from '../../hooks/use-documents.ts';
import { Link } from '../../kit/buttons/link.tsx';
import { cx } from '../../kit/class-names.ts';
import { Card } from '../../kit/layout/card.tsx';
import { centsLabel } from '../../model/money.ts';
import { chosenLabel, countPieces } from '../../model/order.ts';
import { isRecord } from '../../ops/index.ts';
import { t } from '../../strings.ts';
import css from './order-items.module.css';

/** What was bought, at the prices of then. */
export function OrderItems({ order }: { readonly order: StoredOrder }) {
  const bodies = useBodies();
  const { items, currency } = order;
  return (
    <Card title={t('order.items', { count: countPieces(order) })} isFlush>
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
              {t('order.sum')}
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
                {answersOf(item).map(([name, value]) => (
                  <span key={name} className={css.note}>
                    {name}: {value}
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

/** What the buyer answered to the product's own questions. */
function answersOf({ additionalFields }: OrderItem): readonly (readonly [string, string])[] {
  try {
    const answers: unknown = JSON.parse(additionalFields ?? '{}');
    return isRecord(answers)
      ? Object.entries(answers).map(([name, value]) => [
          name,
          typeof value === 'string' ? value : JSON.stringify(value),
        ])
      : [];
  } catch {
    return [];
  }
}
