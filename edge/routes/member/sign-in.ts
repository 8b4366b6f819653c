import type { Context } from 'hono';
import { z } from 'zod';
import type { MemberLoginResponse } from '../../../formatters/vocabulary/api/member.ts';
import { forgetOrder } from '../../checkout/remembered-order.ts';
import type { MemberResult } from '../../domain/member.ts';
import { rotateCrumb } from '../../middleware/crumb.ts';
import { knownDevice, rememberDevice } from '../../middleware/device-cookie.ts';
import { isFormBody } from '../../middleware/is-form-body.ts';
import {
  clearMemberSession,
  findMember,
  memberSession,
  setMemberSession,
} from '../../middleware/member-session.ts';
import { readJson, readJsonOrForm } from '../../middleware/read-body.ts';
import { seeOther, sitePath } from '../../middleware/site-path.ts';
import { ApiError, tooManyRequests } from '../../platform/api-error.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { AppEnv } from '../../tenancy/app-env.ts';
import { detachCart, mergeCarts, saveCart } from './member-cart.ts';
import { MEMBER_MESSAGES } from './messages.ts';
import { handlePageForm } from './page-form.ts';
import { accountSchema, loginSchema } from './schemas.ts';
import { consumeRateLimit, shardOfEmail } from './sign-in-limits.ts';

/** POST /api/site-users/account/session (R-ESESS-API-01). */
export async function signIn(context: Context<AppEnv>): Promise<Response> {
  if (isFormBody(context)) {
    const act = async (fields: Login) => void (await signInWith(context, fields));
    return handlePageForm(context, { form: 'signIn', schema: loginSchema, field: 'password', act });
  }
  return signInWith(context, await readJson(context, loginSchema));
}

async function signInWith(
  context: Context<AppEnv>,
  { rememberMe: isRemembered, ...given }: Login,
): Promise<Response> {
  const known = await knownDevice(context, 'customer', given.email);
  if (known === undefined) await consumeRateLimit(context, 'signIn');
  const shard = shardOfEmail(given.email);
  const clientAddress = context.get('clientAddress');
  const result = await context
    .get('tenant')
    .member(shard)
    .signIn({ ...given, isRemembered, clientAddress, knownDevice: known });
  return begin(context, result, { shard, isRemembered });
}

/** POST /api/site-users/account: creates an account and signs in (R-ESESS-API-08). */
export async function createAccount(context: Context<AppEnv>): Promise<Response> {
  if (isFormBody(context)) {
    const act = async (fields: Account) => void (await createWith(context, fields));
    return handlePageForm(context, { form: 'create', schema: accountSchema, field: 'email', act });
  }
  return createWith(context, await readJson(context, accountSchema));
}

async function createWith(
  context: Context<AppEnv>,
  { rememberMe: isRemembered, ...given }: Account,
): Promise<Response> {
  await consumeRateLimit(context, 'account');
  const shard = shardOfEmail(given.email);
  const result = await context
    .get('tenant')
    .member(shard)
    .create({ ...given, isRemembered, clientAddress: context.get('clientAddress') });
  return begin(context, result, { shard, isRemembered });
}

/** DELETE /api/site-users/account/session?cloneCart=true. Idempotent. */
export async function signOut(context: Context<AppEnv>): Promise<Response> {
  const xsrfToken = await endSession(context, { isCloned: context.req.query('cloneCart') === 'true' });
  return context.json({ xsrfToken });
}

export const signOutSchema = z.object({
  /** Site path with query to show afterwards. */
  path: z.string().max(4000).catch('/'),
});

/** POST /api/site-users/account/sign-out. Forms are redirected to the page that they were on. */
export async function signOutWithForm(context: Context<AppEnv>): Promise<Response> {
  const { fields, isForm } = await readJsonOrForm(context, signOutSchema);
  const xsrfToken = await endSession(context, { isCloned: false });
  if (!isForm) return context.json({ xsrfToken });
  return seeOther(context, sitePath(fields.path) ?? new URL('/', context.req.url));
}

/** Returns a new crumb. */
async function endSession(
  context: Context<AppEnv>,
  { isCloned }: { readonly isCloned: boolean },
): Promise<string> {
  const session = await memberSession(context);
  if (session !== undefined) {
    const member = await findMember(context);
    if (member !== undefined) await saveCart(context, member);
    await context.get('tenant').member(session.shard).signOut(session.token);
    await detachCart(context, isCloned);
    forgetOrder(context);
  }
  clearMemberSession(context);
  return rotateCrumb(context);
}

type Login = z.infer<typeof loginSchema>;
type Account = z.infer<typeof accountSchema>;

/** Throws for a result that is not a session. */
export async function begin(
  context: Context<AppEnv>,
  result: MemberResult,
  { shard, isRemembered }: { readonly shard: number; readonly isRemembered: boolean },
): Promise<Response> {
  if (!result.ok) throw rejectionOf(result);
  const { member, token } = result;
  await setMemberSession(context, { shard, token }, { id: member.id, isRemembered });
  await rememberDevice(context, 'customer', member.email);
  await mergeCarts(context, { ...member, shard });
  forgetOrder(context);
  const response: MemberLoginResponse = { xsrfToken: await rotateCrumb(context) };
  return context.json(response);
}

function rejectionOf(result: Extract<MemberResult, { ok: false }>): ApiError {
  if (result.reason === 'busy') return tooManyRequests(result.retryAfter);
  if (result.reason === 'too-often') return tooManyRequests(result.retryAfter, MEMBER_MESSAGES.tooManyTries);
  return result.reason === 'taken'
    ? new ApiError(409, MEMBER_MESSAGES.taken)
    : new ApiError(401, MESSAGES.wrongPassword);
}
