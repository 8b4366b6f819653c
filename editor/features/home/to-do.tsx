import { useMemo } from 'react';
import type { Bodies } from '../../../compiler/model/index.ts';
import type { EditorChangesResponse } from '../../../formatters/vocabulary/api/editor/changes.ts';
import type { FormSummary } from '../../../formatters/vocabulary/api/editor/forms.ts';
import type { OrderCount } from '../../../formatters/vocabulary/api/order-list.ts';
import type { RestockList, RestockRequestGroup } from '../../../formatters/vocabulary/api/restock.ts';
import { assetOf } from '../../core/assets/asset.ts';
import { useEditor } from '../../core/hooks/editor-context.tsx';
import { useBodies } from '../../core/hooks/use-documents.ts';
import { useMay } from '../../core/hooks/use-may.ts';
import { useMayPublish } from '../../core/hooks/use-may-publish.ts';
import { documentsOf, listedDocument, screenOf, titleOf } from '../../core/model/documents.ts';
import { statusOf, toneOf } from '../../core/model/status.ts';
import { SERVER } from '../../core/server/query-keys.ts';
import { useNewSubmissions } from '../../core/server/use-new-submissions.ts';
import { useServer } from '../../core/server/use-server.ts';
import { useShell } from '../../core/shell/shell-context.tsx';
import { isInStock, requestsHref } from '../../core/store/restock-requests.ts';
import { isShippingMissing } from '../../core/store/shipping.ts';
import { useOrderSummary } from '../../core/store/use-order-summary.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { StatusPill } from '../../ui/feedback/status-pill.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { ItemList, type ListedItem } from '../../ui/layout/item-list.tsx';
import css from './home.module.css';
import { t } from './strings.ts';

/** Further items of a kind are on its own screen. */
const MAX_PER_KIND = 4;

const NO_CHANGES: EditorChangesResponse = { changes: [] };
const NO_LISTS: RestockList = { signUpGroups: [], hasNextPage: false };

/** Everything that needs attention, most urgent first. Items that could not be loaded are left out. */
export function ToDo() {
  const { api } = useEditor();
  const may = useMay();
  const mayPublish = useMayPublish();
  const { openPublish } = useShell();
  const bodies = useBodies();
  const orders = useOrderSummary().data;
  const requests = useServer([...SERVER.restockGroups, 'first'], async () =>
    may('restock.read') ? api.firstRestockGroups(MAX_PER_KIND) : NO_LISTS,
  ).data;
  const unseenForms = useNewSubmissions();
  const changes =
    useServer(SERVER.changes, async () => (mayPublish ? api.changes() : NO_CHANGES)).data?.changes.length ??
    0;
  const items = useMemo(
    () => [
      ...refundsDue(orders?.refundDueCount ?? 0),
      ...orderItem('home.unfulfilled', orders?.toShip),
      ...orderItem('home.incomplete', orders?.toComplete),
      ...missingShipping(bodies),
      ...reviews(bodies),
      ...newSubmissions(bodies, unseenForms),
      ...restockRequests(bodies, requests?.signUpGroups ?? []),
      ...missingAlt(bodies),
      ...drafts(bodies),
    ],
    [bodies, orders, requests, unseenForms],
  );
  const isEmpty = items.length === 0 && changes === 0;
  return (
    <Card
      title={t('home.toDo')}
      actions={
        changes > 0 && (
          <Button isSmall onPress={openPublish}>
            {t('home.changes', { count: changes })}
          </Button>
        )
      }
      isFlush
    >
      {isEmpty && <p className={css.nothing}>{t('home.allDone')}</p>}
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

function orderItem(
  id: 'home.unfulfilled' | 'home.incomplete',
  orders: OrderCount = { count: 0, testCount: 0 },
): readonly ListedItem[] {
  const { count } = orders;
  if (count === 0) return [];
  const href = '/config/store/orders?show=unfulfilled';
  return [{ id, title: t(id, { count }), href, ...testOrderNote(orders) }];
}

/** Marks test orders, which need no fulfillment. */
function testOrderNote({ count, testCount }: OrderCount): Pick<ListedItem, 'note' | 'trailing'> {
  if (testCount === 0) return {};
  return testCount === count
    ? { trailing: <StatusPill tone="quiet">{t('orders.test')}</StatusPill> }
    : { note: t('home.tests', { count: testCount }) };
}

function missingShipping(bodies: Bodies): readonly ListedItem[] {
  if (!isShippingMissing(bodies)) return [];
  const href = '/config/settings/commerce#shipping';
  return [{ id: 'shipping', title: t('home.noShipping'), note: t('home.noShippingNote'), href }];
}

function reviews(bodies: Bodies): readonly ListedItem[] {
  return (['page', 'item'] as const)
    .flatMap((type) => documentsOf(bodies, type))
    .filter(({ body }) => statusOf(body) === 'Needs Review')
    .slice(0, MAX_PER_KIND)
    .map(({ key, body }) => ({
      ...listedDocument(key, body),
      trailing: <StatusPill tone={toneOf('Needs Review')}>{t('home.review')}</StatusPill>,
    }));
}

function newSubmissions(bodies: Bodies, unseenForms: readonly FormSummary[]): readonly ListedItem[] {
  return unseenForms.slice(0, MAX_PER_KIND).map(({ formId, newCount }) => ({
    id: `form:${formId}`,
    title: t('home.newSubmissions', {
      count: newCount,
      title: titleOf(`form:${formId}`, bodies.get(`form:${formId}`)),
    }),
    href: `/config/forms/${encodeURIComponent(formId)}`,
  }));
}

function restockRequests(bodies: Bodies, groups: readonly RestockRequestGroup[]): readonly ListedItem[] {
  return groups.map((group) => {
    const { productId, variantId, count, stock } = group;
    const title = titleOf(`item:${productId}`, bodies.get(`item:${productId}`));
    return {
      id: `${productId}/${variantId}`,
      title: isInStock(stock)
        ? t('home.backInStock', { count, title })
        : t('home.restockRequests', { count, title }),
      href: requestsHref(group),
    };
  });
}

function missingAlt(bodies: Bodies): readonly ListedItem[] {
  const count = documentsOf(bodies, 'asset')
    .map(assetOf)
    .filter(({ isImageValue, altText }) => isImageValue && altText === '').length;
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
        .slice(0, MAX_PER_KIND)
        .map(({ key, body }) => titleOf(key, body))
        .join(', '),
      ...(href !== undefined && { href }),
    },
  ];
}
