import type { Context } from 'hono';
import { type CatalogFile, ownValue } from '../../compiler/model/index.ts';
import type { StoredOrder } from '../../formatters/vocabulary/api/orders.ts';
import { EDGE_PAGES } from '../../formatters/vocabulary/api/paths.ts';
import type { DownloadLink } from '../domain/store/order-emails.ts';
import type { ActiveRelease } from '../release/active-release.ts';
import type { AppEnv } from '../tenancy/app-env.ts';

const PURPOSE = 'download';
/** Lifetime of a link; the order page has new ones. */
const LINK_LIFE_MS = 7 * 86_400_000;

/** Whether the customer may download what was ordered. */
export function isDelivered(order: StoredOrder): boolean {
  const { paymentState, fulfilmentState, returnedOn, isRefundDue } = order;
  return (
    paymentState === 'paid' &&
    fulfilmentState !== 'cancelled' &&
    returnedOn === undefined &&
    isRefundDue !== true
  );
}

/** Returns a signed link for each file of the ordered products. They work while the order `isDelivered`. */
export async function downloadLinks(
  context: Context<AppEnv>,
  release: ActiveRelease,
  order: StoredOrder,
): Promise<readonly DownloadLink[]> {
  const { keys } = context.get('tenant');
  const expiresOn = Date.now() + LINK_LIFE_MS;
  const links = orderedFiles(release, order).map(async ({ filename, hash }) => {
    const token = await keys.sign(PURPOSE, `${order.id}~${hash}~${expiresOn}`);
    return { filename, path: `${EDGE_PAGES.download}?token=${encodeURIComponent(token)}` };
  });
  return Promise.all(links);
}

export interface RequestedDownload {
  readonly order: StoredOrder;
  readonly file: StoredFile;
}

/** Returns what a link leads to: `expired`, or undefined for invalid links and orders that are not delivered. */
export async function requestedDownload(
  context: Context<AppEnv>,
  release: ActiveRelease,
  token: string,
): Promise<RequestedDownload | 'expired' | undefined> {
  const { keys, store } = context.get('tenant');
  const payload = await keys.verify(PURPOSE, token);
  const [orderId = '', hash = '', expiresOn = '0'] = payload?.split('~') ?? [];
  if (payload === undefined) return undefined;
  if (Number(expiresOn) <= Date.now()) return 'expired';
  const order = await store().order(orderId);
  if (!order || !isDelivered(order)) return undefined;
  // A later release may deliver another file; the link still leads to the one that was offered.
  const file = orderedFiles(release, order).find((each) => each.hash === hash);
  return { order, file: file ?? { filename: 'download', hash } };
}

type StoredFile = CatalogFile & { readonly hash: string };

function orderedFiles({ data }: ActiveRelease, { items }: StoredOrder): readonly StoredFile[] {
  const ids = [...new Set(items.map(({ itemId }) => itemId))];
  const files = ids.flatMap((id) => ownValue(data.products, id)?.files ?? []);
  return files.flatMap((file) => (file.hash === undefined ? [] : [{ ...file, hash: file.hash }]));
}
