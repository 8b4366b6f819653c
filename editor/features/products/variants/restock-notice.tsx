import { useEffect, useRef, useState } from 'react';
import type { EditorInventoryItem } from '../../../../formatters/vocabulary/api/editor/inventory.ts';
import type { RestockList, RestockRequestGroup } from '../../../../formatters/vocabulary/api/restock.ts';
import { useEditor } from '../../../core/hooks/editor-context.tsx';
import { useBodies } from '../../../core/hooks/use-documents.ts';
import { useMay } from '../../../core/hooks/use-may.ts';
import { SERVER } from '../../../core/server/query-keys.ts';
import { useServer } from '../../../core/server/use-server.ts';
import type { ProductView } from '../../../core/store/product.ts';
import { isInStock, requestsHref, titleOfGroup } from '../../../core/store/restock-requests.ts';
import { LinkButton } from '../../../ui/buttons/link.tsx';
import { NoticeBar } from '../../../ui/feedback/notice.tsx';
import { t } from '../strings.ts';

const NO_REQUESTS: RestockList = { hasNextPage: false };

export interface RestockNoticeProps {
  readonly product: ProductView;
  readonly stock: readonly EditorInventoryItem[];
}

/** Back-in-stock requests for restocked variants, with a link to send the emails unless they are sent automatically. */
export function RestockNotice({ product, stock }: RestockNoticeProps) {
  const { api } = useEditor();
  const bodies = useBodies();
  const may = useMay();
  const mayRead = may('restock.read');
  const { id } = product;
  const { signUpGroups = [], isAutomatic = false } =
    useServer([...SERVER.restockGroups, 'product', id, 'groups'], async () =>
      mayRead ? api.restockGroupsOf(id) : NO_REQUESTS,
    ).data ?? NO_REQUESTS;
  const lines = stock.filter(({ productId }) => productId === id);
  const requestCount = useRestockedRequestCount(lines, signUpGroups);
  if (isAutomatic) {
    return requestCount === 0 ? null : (
      <NoticeBar>{t('restock.notifying', { count: requestCount })}</NoticeBar>
    );
  }
  const back = signUpGroups.filter(
    ({ variantId, count }) => count > 0 && isInStock(lines.find((line) => line.variantId === variantId)),
  );
  const [first] = back;
  if (first === undefined) return null;
  const count = countOf(back);
  const isOne = back.length === 1;
  return (
    <NoticeBar
      action={
        <LinkButton
          href={isOne ? requestsHref(first) : `/config/store/restock?q=${encodeURIComponent(product.title)}`}
        >
          {t(may('restock.write') ? 'restock.notify' : 'restock.view')}
        </LinkButton>
      }
    >
      {isOne
        ? t('restock.backInStock', { count, title: titleOfGroup(bodies, first) })
        : t('restock.variantsBackInStock', { count })}
    </NoticeBar>
  );
}

/** The number of requests for variants that were sold out at the previous render. */
function useRestockedRequestCount(
  lines: readonly EditorInventoryItem[],
  groups: readonly RestockRequestGroup[],
): number {
  const previousStock = useRef(new Map<string, boolean>());
  const [requestCount, setRequestCount] = useState(0);
  useEffect(() => {
    const before = previousStock.current;
    const restocked = lines.filter((line) => before.get(line.variantId) === false && isInStock(line));
    for (const line of lines) before.set(line.variantId, isInStock(line));
    const count = countOf(
      groups.filter(({ variantId }) => restocked.some((line) => line.variantId === variantId)),
    );
    if (count > 0) setRequestCount(count);
  }, [lines, groups]);
  return requestCount;
}

function countOf(groups: readonly RestockRequestGroup[]): number {
  return groups.reduce((sum, { count }) => sum + count, 0);
}
