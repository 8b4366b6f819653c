import { useMemo } from 'react';
import type { Bodies } from '../../../compiler/model/index.ts';
import type {
  EditorChangesAnswer,
  EditorOrdersAnswer,
  RestockList,
  SignUpGroup,
  StoredOrder,
} from '../../../formatters/vocabulary/index.ts';
import { useBodies } from '../../hooks/documents/use-documents.ts';
import { useEditor } from '../../hooks/editor-context.tsx';
import { SERVER } from '../../hooks/server/server-keys.ts';
import { useRefunds } from '../../hooks/server/use-refunds.ts';
import { useServer } from '../../hooks/server/use-server.ts';
import { useShell } from '../../hooks/shell/shell-context.tsx';
import { useMay } from '../../hooks/use-may.ts';
import { useMayPublish } from '../../hooks/use-may-publish.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { StatusPill } from '../../kit/feedback/status-pill.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { ItemList, type ListedItem } from '../../kit/layout/item-list.tsx';
import { documentsOf, kindOf, screenOf, titleOf } from '../../model/documents/documents.ts';
import { assetOf } from '../../model/files/asset.ts';
import { statusOf, toneOf } from '../../model/status.ts';
import { isToSend } from '../../model/store/order.ts';
import { t } from '../../strings.ts';
import css from './home.module.css';

/** More of one kind than that is a list of its own. */
const MOST_OF_A_KIND = 4;

const NO_ORDERS: EditorOrdersAnswer = { orders: [], hasNextPage: false };
const NO_CHANGES: EditorChangesAnswer = { changes: [] };
const NO_LISTS: RestockList = { signUpGroups: [], hasNextPage: false };

/** Everything that waits for somebody, the most urgent first; what could not be asked is left out. */
export function NeedsYou() {
  const { api } = useEditor();
  const may = useMay();
  const mayPublish = useMayPublish();
  const { openPublish } = useShell();
  const bodies = useBodies();
  const orders = useServer(['orders-newest'], async () =>
    may('orders.read') ? api.orders() : NO_ORDERS,
  ).data;
  const refunds = useRefunds();
  const lists = useServer(['waiting-first'], async () =>
    may('waiting-lists.read') ? api.waitingLists() : NO_LISTS,
  ).data;
  const changes =
    useServer(SERVER.changes, async () => (mayPublish ? api.changes() : NO_CHANGES)).data?.changes.length ??
    0;
  const items = useMemo(
    () => [
      ...refundsDue(refunds.length),
      ...ordersToSend(orders?.orders ?? []),
      ...reviews(bodies),
      ...waiting(bodies, lists?.signUpGroups ?? []),
      ...missingAlt(bodies),
      ...drafts(bodies),
    ],
    [bodies, orders, lists, refunds],
  );
  const isNothing = items.length === 0 && changes === 0;
  return (
    <Card
      title={t('home.needsYou')}
      actions={
        changes > 0 && (
          <Button isSmall onPress={openPublish}>
            {t('home.changes', { count: changes })}
          </Button>
        )
      }
      isFlush
    >
      {isNothing && <p className={css.nothing}>{t('home.nothing')}</p>}
      {items.length > 0 && <ItemList items={items} />}
    </Card>
  );
}

function refundsDue(count: number): readonly ListedItem[] {
  if (count === 0) return [];
  return [
    {
      id: 'refunds',
      title: t('home.refunds', { count }),
      trailing: <StatusPill tone="bad">{t('orders.refundDue')}</StatusPill>,
      href: '/config/store/orders?show=refunds',
    },
  ];
}

function ordersToSend(orders: readonly StoredOrder[]): readonly ListedItem[] {
  const count = orders.filter(isToSend).length;
  return count === 0
    ? []
    : [{ id: 'orders', title: t('home.unsent', { count }), href: '/config/store/orders' }];
}

function reviews(bodies: Bodies): readonly ListedItem[] {
  return (['page', 'item'] as const)
    .flatMap((type) => documentsOf(bodies, type))
    .filter(({ body }) => statusOf(body) === 'Needs Review')
    .slice(0, MOST_OF_A_KIND)
    .map(({ key, body }) => {
      const href = screenOf(key, body);
      return {
        id: key,
        title: titleOf(key, body),
        note: kindOf(key, body),
        trailing: <StatusPill tone={toneOf('Needs Review')}>{t('home.review')}</StatusPill>,
        ...(href !== undefined && { href }),
      };
    });
}

function waiting(bodies: Bodies, groups: readonly SignUpGroup[]): readonly ListedItem[] {
  return groups
    .filter(({ count }) => count > 0)
    .slice(0, MOST_OF_A_KIND)
    .map(({ productId, variantId, count }) => ({
      id: `${productId}/${variantId}`,
      title: t('home.waiting', {
        count,
        title: titleOf(`item:${productId}`, bodies.get(`item:${productId}`)),
      }),
      href: '/config/store/restock',
    }));
}

function missingAlt(bodies: Bodies): readonly ListedItem[] {
  const count = documentsOf(bodies, 'asset')
    .map(assetOf)
    .filter(({ isPicture, altText }) => isPicture && altText === '').length;
  return count === 0
    ? []
    : [{ id: 'alt', title: t('home.noAlt', { count }), href: '/config/assets?kind=noAlt' }];
}

function drafts(bodies: Bodies): readonly ListedItem[] {
  const found = (['page', 'item'] as const)
    .flatMap((type) => documentsOf(bodies, type))
    .filter(({ body }) => statusOf(body) === 'Draft');
  const [first] = found;
  if (first === undefined) return [];
  const href = screenOf(first.key, first.body);
  return [
    {
      id: 'drafts',
      title: t('home.drafts', { count: found.length }),
      note: found
        .slice(0, MOST_OF_A_KIND)
        .map(({ key, body }) => titleOf(key, body))
        .join(', '),
      ...(href !== undefined && { href }),
    },
  ];
}
