import type { Context } from 'hono';
import { z } from 'zod';
import { type Action, may } from '../../../compiler/model/index.ts';
import type {
  RestockList,
  RestockSendRequest,
  RestockSendResponse,
} from '../../../formatters/vocabulary/api/restock.ts';
import { backInStock } from '../../domain/restock.ts';
import { findContributor } from '../../middleware/contributor.ts';
import { findMember } from '../../middleware/member-session.ts';
import { readJson } from '../../middleware/read-json.ts';
import { ApiError } from '../../platform/api-error.ts';
import { MESSAGES } from '../../platform/messages.ts';
import { createEmailProvider } from '../../ports/create-email-provider.ts';
import type { AppEnv } from '../../tenancy/app-env.ts';
import { RESTOCK_MESSAGES } from './messages.ts';

export const sendSchema = z.object({
  productId: z.string().min(1).max(200),
  variantId: z.string().min(1).max(200),
});
export const sendAllSchema = z.object({ sendRequests: z.array(sendSchema).min(1).max(500) });

/** GET …/notifications/restock: those of a variant, or of all; a customer sees what she asked for herself (R-ERESTOCK-API-10). */
export async function listSignUps(context: Context<AppEnv>): Promise<Response> {
  const { productId, variantId, cursor } = context.req.query();
  const question = {
    ...(productId && { productId }),
    ...(variantId && { variantId }),
    ...(cursor && { cursor }),
  };
  const restock = context.get('tenant').restock();
  if (await isAllowed(context, 'waiting-lists.read')) return context.json(await restock.signUps(question));
  const member = await findMember(context);
  if (member !== undefined) {
    return context.json(await restock.signUps({ ...question, memberId: member.id }));
  }
  const isContributor = (await findContributor(context)) !== undefined;
  throw isContributor ? new ApiError(403, MESSAGES.notAllowed) : new ApiError(401, MESSAGES.signInFirst);
}

/** GET …/notifications/restock/groups: of all products, or of one. */
export async function listGroups(context: Context<AppEnv>): Promise<Response> {
  await requireRight(context, 'waiting-lists.read');
  const { productId, cursor } = context.req.query();
  const tenant = context.get('tenant');
  const [release, list] = await Promise.all([
    tenant.release(),
    tenant.restock().groups({ ...(productId && { productId }), ...(cursor && { cursor }) }),
  ]);
  const isAutomatic = release?.data.store.sendRestockAutomatically === true;
  return context.json({ ...list, isAutomatic } satisfies RestockList);
}

/** POST …/notifications/restock/send. */
export async function send(context: Context<AppEnv>): Promise<Response> {
  await requireRight(context, 'waiting-lists.write');
  return sendTo(context, [await readJson(context, sendSchema)]);
}

/** POST …/notifications/restock/send/all: every letter is promised, or none. */
export async function sendAll(context: Context<AppEnv>): Promise<Response> {
  await requireRight(context, 'waiting-lists.write');
  const { sendRequests } = await readJson(context, sendAllSchema);
  return sendTo(context, sendRequests);
}

async function sendTo(context: Context<AppEnv>, requests: readonly RestockSendRequest[]): Promise<Response> {
  const release = await context.get('tenant').release();
  const variants = requests.map((request) => {
    const variant = release && backInStock(release.data, request);
    if (variant === undefined) throw new ApiError(404, RESTOCK_MESSAGES.unknownItem);
    return variant;
  });
  await requireStock(context, requests);
  const notified = await context.get('tenant').restock().send(variants);
  const isKept = createEmailProvider(context.env) === undefined;
  const answer: RestockSendResponse = { notified, ...(isKept && { isKept }) };
  return context.json(answer);
}

/** The ledger says what can be bought; whoever is told of the rest has come for nothing. */
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

/** Visitors are refused like everybody who may not: there is nothing here that signing in as a customer would open. */
async function requireRight(context: Context<AppEnv>, action: Action): Promise<void> {
  if (!(await isAllowed(context, action))) throw new ApiError(403, MESSAGES.notAllowed);
}

async function isAllowed(context: Context<AppEnv>, action: Action): Promise<boolean> {
  const contributor = await findContributor(context);
  return contributor !== undefined && may(contributor.roles, action);
}
