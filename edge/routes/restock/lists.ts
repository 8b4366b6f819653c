import type { Context } from 'hono';
import { z } from 'zod';
import { type Action, may } from '../../../compiler/model/index.ts';
import {
  type EditorRestockGroupsResponse,
  RESTOCK_SORTS,
  type RestockList,
  type RestockRequestGroup,
  type RestockSendRequest,
  type RestockSendResponse,
} from '../../../formatters/vocabulary/api/restock.ts';
import { restockedVariant } from '../../domain/restock.ts';
import { findContributor } from '../../middleware/contributor.ts';
import { LIST_QUERY } from '../../middleware/list-query.ts';
import { findMember } from '../../middleware/member-session.ts';
import { readJson } from '../../middleware/read-body.ts';
import { integerParameter, readQuery } from '../../middleware/read-query.ts';
import { ApiError } from '../../platform/api-error.ts';
import { MESSAGES } from '../../platform/messages.ts';
import { createEmailProvider } from '../../ports/create-email-provider.ts';
import type { AppEnv } from '../../tenancy/app-env.ts';
import type { Tenant } from '../../tenancy/tenant.ts';
import { RESTOCK_MESSAGES } from './messages.ts';

/** Maximum variants on the start screen. */
export const MAX_FIRST_GROUPS = 20;

export const sendSchema = z.object({
  productId: z.string().min(1).max(200),
  variantId: z.string().min(1).max(200),
});
export const sendAllSchema = z.object({ sendRequests: z.array(sendSchema).min(1).max(500) });

/**
 * GET …/notifications/restock: requests for a variant or for all; customers see their own requests (R-ERESTOCK-API-10).
 */
export async function listSignUps(context: Context<AppEnv>): Promise<Response> {
  const { productId, variantId, cursor } = context.req.query();
  const query = {
    ...(productId && { productId }),
    ...(variantId && { variantId }),
    ...(cursor && { cursor }),
  };
  const restock = context.get('tenant').restock();
  if (await isAllowed(context, 'restock.read')) return context.json(await restock.signUps(query));
  const member = await findMember(context);
  if (member !== undefined) {
    return context.json(await restock.signUps({ ...query, memberId: member.id }));
  }
  const isContributor = (await findContributor(context)) !== undefined;
  throw isContributor ? new ApiError(403, MESSAGES.notAllowed) : new ApiError(401, MESSAGES.signInFirst);
}

const groupsQuery = z.object({
  productId: z.string().exactOptional(),
  cursor: z.string().exactOptional(),
  first: integerParameter(1, MAX_FIRST_GROUPS).exactOptional(),
});

/**
 * GET …/notifications/restock/groups: number of requests by variant, with its stock. With `first`, some variants with
 * open requests for the start screen.
 */
export async function listGroups(context: Context<AppEnv>): Promise<Response> {
  await requireRight(context, 'restock.read');
  const { first, ...query } = readQuery(context, groupsQuery);
  const tenant = context.get('tenant');
  const [release, { signUpGroups = [], ...page }] = await Promise.all([
    tenant.release(),
    tenant.restock().groups({ ...query, isOpen: first !== undefined }),
  ]);
  const groups = await withStock(tenant, signUpGroups);
  const isAutomatic = release?.data.store.sendRestockAutomatically === true;
  const response: RestockList =
    first === undefined
      ? { signUpGroups: groups, ...page, isAutomatic }
      : { signUpGroups: inStockFirst(groups).slice(0, first), hasNextPage: false, isAutomatic };
  return context.json(response);
}

const groupPageQuery = z.object({ ...LIST_QUERY, sort: z.enum(RESTOCK_SORTS).default('latest') });

/** GET restock-groups: searched by the titles, SKUs and options of products. */
export async function listGroupPage(context: Context<AppEnv>): Promise<Response> {
  await requireRight(context, 'restock.read');
  const { search, order, ...query } = readQuery(context, groupPageQuery);
  const tenant = context.get('tenant');
  const productIds = search.trim() === '' ? undefined : await tenant.site().findProducts(search);
  const { signUpGroups, total } = await tenant.restock().groupPage({
    ...query,
    isAscending: order === 'asc',
    ...(productIds && { productIds }),
  });
  const response: EditorRestockGroupsResponse = {
    signUpGroups: await withStock(tenant, signUpGroups),
    total,
  };
  return context.json(response);
}

async function withStock(
  tenant: Tenant,
  groups: readonly RestockRequestGroup[],
): Promise<readonly RestockRequestGroup[]> {
  if (groups.length === 0) return [];
  const lines = await tenant.store().stock([...new Set(groups.map(({ productId }) => productId))]);
  const sold = new Map(
    lines
      .filter(({ isSellable }) => isSellable)
      .map((line) => [JSON.stringify([line.productId, line.variantId]), line]),
  );
  return groups.map((group) => {
    const line = sold.get(JSON.stringify([group.productId, group.variantId]));
    if (line === undefined) return group;
    const { sku, qtyInStock, unlimited } = line;
    return { ...group, stock: { sku, qtyInStock, unlimited } };
  });
}

/** Their customers can be notified now. */
function inStockFirst(groups: readonly RestockRequestGroup[]): readonly RestockRequestGroup[] {
  const isInStock = ({ stock }: RestockRequestGroup) =>
    stock !== undefined && (stock.unlimited || stock.qtyInStock > 0);
  return groups.toSorted((one, other) => Number(isInStock(other)) - Number(isInStock(one)));
}

/** POST …/notifications/restock/send. */
export async function send(context: Context<AppEnv>): Promise<Response> {
  await requireRight(context, 'restock.write');
  return sendTo(context, [await readJson(context, sendSchema)]);
}

/** POST …/notifications/restock/send/all: notifies for all variants or none. */
export async function sendAll(context: Context<AppEnv>): Promise<Response> {
  await requireRight(context, 'restock.write');
  const { sendRequests } = await readJson(context, sendAllSchema);
  return sendTo(context, sendRequests);
}

async function sendTo(context: Context<AppEnv>, requests: readonly RestockSendRequest[]): Promise<Response> {
  const release = await context.get('tenant').release();
  const variants = requests.map((request) => {
    const variant = release && restockedVariant(release.data, request);
    if (variant === undefined) throw new ApiError(404, RESTOCK_MESSAGES.unknownItem);
    return variant;
  });
  await requireStock(context, requests);
  const notified = await context.get('tenant').restock().send(variants);
  const isRetained = createEmailProvider(context.env) === undefined;
  const response: RestockSendResponse = { notified, ...(isRetained && { isRetained }) };
  return context.json(response);
}

/** Throws 409 for variants that are not in stock. */
async function requireStock(
  context: Context<AppEnv>,
  requests: readonly RestockSendRequest[],
): Promise<void> {
  const items = [...new Set(requests.map(({ productId }) => productId))];
  const lines = await context.get('tenant').store().stock(items);
  const isThere = ({ productId, variantId }: RestockSendRequest) =>
    lines.some(
      (line) =>
        line.productId === productId &&
        line.variantId === variantId &&
        line.isSellable &&
        (line.unlimited || line.qtyInStock > 0),
    );
  if (!requests.every(isThere)) throw new ApiError(409, RESTOCK_MESSAGES.soldOut);
}

/** Visitors get 403 instead of 401, since signing in as a customer would not help. */
async function requireRight(context: Context<AppEnv>, action: Action): Promise<void> {
  if (!(await isAllowed(context, action))) throw new ApiError(403, MESSAGES.notAllowed);
}

async function isAllowed(context: Context<AppEnv>, action: Action): Promise<boolean> {
  const contributor = await findContributor(context);
  return contributor !== undefined && may(contributor.roles, action);
}
