import type { Context } from 'hono';
import { z } from 'zod';
import type { EditorLoginResponse } from '../../../formatters/vocabulary/api/editor/account.ts';
import { EDGE_PAGES } from '../../../formatters/vocabulary/api/paths.ts';
import type { SignInResult } from '../../domain/account.ts';
import { findContributor, setSession } from '../../middleware/contributor.ts';
import { currentCrumb, rotateCrumb } from '../../middleware/crumb.ts';
import { knownDevice, rememberDevice } from '../../middleware/device-cookie.ts';
import { readForm, readJson } from '../../middleware/read-body.ts';
import { dashboardFont } from '../../pages/dashboard-font.ts';
import { type LoginPage, loginPage } from '../../pages/login-page.ts';
import { ApiError, tooManyRequests } from '../../platform/api-error.ts';
import { MAX_PASSWORD_LENGTH } from '../../platform/crypto/password.ts';
import { MESSAGES } from '../../platform/messages.ts';
import { validationErrors } from '../../platform/validation/validation-errors.ts';
import type { AppEnv } from '../../tenancy/app-env.ts';

const KEY_USED = 'This link has expired or has already been used. Sign in or request a new link.';

export const loginSchema = z.object({
  email: z.string().min(1).max(256),
  password: z.string().min(1).max(MAX_PASSWORD_LENGTH),
  rememberMe: z.union([z.boolean(), z.stringbool()]).default(false),
  next: z.string().max(1000).optional(),
});

/** GET /config/login. */
export async function showLogin(context: Context<AppEnv>): Promise<Response> {
  const next = nextOf(context.req.query('next'));
  if ((await findContributor(context)) !== undefined) return context.redirect(next, 303);
  return loginPage({ ...(await frameOf(context)), next });
}

/** POST /config/login: a form, or JSON from the dashboard after its session has ended. */
export async function signIn(context: Context<AppEnv>): Promise<Response> {
  const isJson = /^application\/json\b/i.test(context.req.header('content-type') ?? '');
  const given = await bodyOf(context, isJson);
  const { siteId } = context.get('tenant');
  const { email, password, rememberMe: isRemembered } = given;
  const clientAddress = context.get('clientAddress');
  const request = { siteId, email, password, isRemembered, clientAddress };
  const device = await knownDevice(context, 'contributor', email);
  const result = await context
    .get('tenant')
    .account()
    .signIn({ ...request, knownDevice: device });
  const next = nextOf(given.next);
  if (!result.ok) return isJson ? reject(result) : rejectOnPage(context, { result, email, next });
  const xsrfToken = await beginSession(context, result, isRemembered);
  const response: EditorLoginResponse = { xsrfToken };
  return isJson ? context.json(response) : context.redirect(next, 303);
}

/** GET /config?key=…: signs in with a one-time key of the CLI. */
export async function signInWithKey(context: Context<AppEnv>, key: string): Promise<Response> {
  const tenant = context.get('tenant');
  const result = await tenant.account().signInWithKey(tenant.siteId, key.slice(0, 100));
  const next = EDGE_PAGES.config;
  if (!result.ok) {
    return loginPage({ ...(await frameOf(context)), next, alert: KEY_USED, status: 401 });
  }
  await beginSession(context, result, true);
  return context.redirect(next, 303);
}

async function beginSession(
  context: Context<AppEnv>,
  { token, contributor }: Extract<SignInResult, { ok: true }>,
  isRemembered: boolean,
): Promise<string> {
  await rememberDevice(context, 'contributor', contributor.email);
  const cookie = await setSession(context, { token, contributor, isRemembered });
  return rotateCrumb(context, cookie);
}

type Login = z.infer<typeof loginSchema>;

async function bodyOf(context: Context<AppEnv>, isJson: boolean): Promise<Login> {
  if (isJson) return readJson(context, loginSchema);
  const checked = loginSchema.safeParse(Object.fromEntries(await readForm(context)));
  if (checked.success) return checked.data;
  throw new ApiError(400, MESSAGES.invalidRequest, { errors: validationErrors(checked.error) });
}

type Rejection = Extract<SignInResult, { ok: false }>;

function reject(result: Rejection): never {
  throw result.reason === 'too-often'
    ? tooManyRequests(result.retryAfter)
    : new ApiError(401, MESSAGES.wrongPassword);
}

async function frameOf(context: Context<AppEnv>): Promise<Pick<LoginPage, 'crumb' | 'font' | 'siteTitle'>> {
  // Sign-in must work while the release cannot be read.
  const release = await context
    .get('tenant')
    .release()
    .catch(() => undefined);
  const font = await dashboardFont(context.env);
  return { crumb: await currentCrumb(context), font, siteTitle: release?.data.website.title };
}

async function rejectOnPage(
  context: Context<AppEnv>,
  { result, email, next }: { readonly result: Rejection; readonly email: string; readonly next: string },
): Promise<Response> {
  const frame = await frameOf(context);
  if (result.reason === 'wrong')
    return loginPage({ ...frame, next, email, alert: MESSAGES.wrongPassword, status: 401 });
  const minutes = Math.ceil(result.retryAfter / 60);
  const alert = `Too many attempts. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
  const headers = { 'retry-after': String(result.retryAfter) };
  return loginPage({ ...frame, next, email, alert, status: 429, headers });
}

/** Accepts dashboard paths only, which prevents open redirects. */
export function nextOf(given: string | undefined): string {
  const isOurs = given !== undefined && /^\/config(?:[/?#][^\\\s]*)?$/.test(given) && !given.includes('//');
  return isOurs && !given.startsWith('/config/log') ? given : EDGE_PAGES.config;
}
