import type { Context } from 'hono';
import { z } from 'zod';
import type {
  EditorOrderAnswer,
  EditorOrdersAnswer,
  StoredOrder,
} from '../../../formatters/vocabulary/index.ts';
import { isTracking, LONGEST_TRACKING } from '../../../formatters/vocabulary/index.ts';
import { ApiError } from '../../api-error.ts';
import type { AppEnv } from '../../app-env.ts';
import { oneLine } from '../../checks/one-line.ts';
import { createMoneyText } from '../../commerce/money-text.ts';
import { cancelMails, sentMail, sentMailId } from '../../commerce/order-mails.ts';
import { requireRelease } from '../../commerce/visitor-cart.ts';
import { logError } from '../../middleware/log/log-error.ts';
import { readJson } from '../../middleware/read-json.ts';
import type { FulfilmentChange } from '../../objects/store/ledger.ts';
import type { Mail } from '../../ports/mail-provider.ts';
import { limitOf } from './limit-of.ts';

const NOT_TRACKING = 'Enter a code, or an address that begins with https://.';

export const orderPatchSchema = z.object({
  fulfilmentState: z.enum(['pending', 'fulfilled', 'cancelled']),
  letter: z
    .object({
      tracking: z
        .string()
        .max(LONGEST_TRACKING)
        .overwrite(onOneLine)
        .refine(isTracking, NOT_TRACKING)
        .optional(),
    })
    .optional(),
});

const NO_SUCH_ORDER = 'There is no such order.';
const ALREADY_SENT = 'This order has been sent. It cannot be cancelled any more.';

/** GET orders. */
export async function listOrders(context: Context<AppEnv>): Promise<Response> {
  const cursor = context.req.query('cursor');
  const question = {
    limit: limitOf(context),
    isRefundDue: context.req.query('refundDue') === 'true',
    ...(cursor !== undefined && { cursor }),
  };
  const answer: EditorOrdersAnswer = await context.get('tenant').store().orders(question);
  return context.json(answer);
}

/** GET orders/:orderId. */
export async function readOrder(context: Context<AppEnv>): Promise<Response> {
  const order = await context
    .get('tenant')
    .store()
    .order(context.req.param('orderId') ?? '');
  if (order === undefined) throw new ApiError(404, NO_SUCH_ORDER);
  return context.json(await answerOf(context, order));
}

/** PATCH orders/:orderId. */
export async function changeOrder(context: Context<AppEnv>): Promise<Response> {
  const { fulfilmentState, letter } = await readJson(context, orderPatchSchema);
  const { store } = context.get('tenant');
  const known = await store().order(context.req.param('orderId') ?? '');
  if (known === undefined) throw new ApiError(404, NO_SUCH_ORDER);
  const { outcome, order } = await store().fulfil({
    orderId: known.id,
    state: fulfilmentState,
    actor: context.get('contributor').id,
    ...(fulfilmentState === 'cancelled' && { cancelMails: await lettersOf(context, known) }),
    ...(letter !== undefined && (await sentLetter(context, known, letter))),
  });
  if (outcome === 'unknown' || order === undefined) throw new ApiError(404, NO_SUCH_ORDER);
  if (outcome === 'refused') {
    const isSent = order.fulfilmentState === 'fulfilled';
    throw new ApiError(
      409,
      isSent ? ALREADY_SENT : `An order in this state cannot become ${fulfilmentState}.`,
    );
  }
  return context.json(await answerOf(context, order));
}

async function answerOf(context: Context<AppEnv>, order: StoredOrder): Promise<EditorOrderAnswer> {
  const isMailKept =
    order.sentLetterOn !== undefined &&
    (await context.get('tenant').store().isLetterKept(sentMailId(order.id)));
  return { order, ...(isMailKept && { isMailKept }) };
}

/** None where it cannot be written: an order is sent all the same. */
async function sentLetter(
  context: Context<AppEnv>,
  order: StoredOrder,
  { tracking = '' }: NonNullable<z.infer<typeof orderPatchSchema>['letter']>,
): Promise<Pick<FulfilmentChange, 'sent'>> {
  try {
    const release = await requireRelease(context);
    const mail = sentMail({ order, website: release.data.website }, tracking || undefined);
    return { sent: { mail, ...(tracking !== '' && { tracking }) } };
  } catch (error) {
    logError(error, { call: 'editorOrder', step: 'letter' });
    return {};
  }
}

/** Without what cannot be seen, such as what turns the direction of the text that follows. */
function onOneLine(text: string): string {
  return oneLine(text)
    .replace(/\p{Cf}+/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

async function lettersOf(context: Context<AppEnv>, order: StoredOrder): Promise<readonly Mail[]> {
  const release = await requireRelease(context);
  return cancelMails({ order, website: release.data.website, money: await createMoneyText(release) });
}
