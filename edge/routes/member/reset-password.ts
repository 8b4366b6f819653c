import type { Context } from 'hono';
import type { z } from 'zod';
import { API } from '../../../formatters/vocabulary/api/paths.ts';
import type { ServerTexts } from '../../../formatters/vocabulary/site/server-texts.ts';
import type { ResetRequest } from '../../domain/member.ts';
import { serverTexts, translatedMessage } from '../../domain/server-texts.ts';
import { currentCrumb } from '../../middleware/crumb.ts';
import { readForm, readJson } from '../../middleware/read-body.ts';
import { html } from '../../pages/html.ts';
import { renderMessage, renderShell } from '../../pages/shell.ts';
import { ApiError, tooManyRequests } from '../../platform/api-error.ts';
import { HASH_RETRY_SECONDS } from '../../platform/crypto/hash-queue.ts';
import { MESSAGES } from '../../platform/messages.ts';
import { validationErrors } from '../../platform/validation/validation-errors.ts';
import type { AppEnv } from '../../tenancy/app-env.ts';
import { emailOrigin } from '../../tenancy/email-origin.ts';
import { linkInLanguage, releaseOfRequest } from '../../tenancy/release-of-request.ts';
import { MEMBER_MESSAGES } from './messages.ts';
import { resetRequestSchema, resetSchema } from './schemas.ts';
import { consumeRateLimit, shardOfEmail } from './sign-in-limits.ts';

/** POST …/password-reset: the response does not reveal whether the account exists (R-ESESS-API-08). */
export async function requestReset(context: Context<AppEnv>): Promise<Response> {
  const { email } = await readJson(context, resetRequestSchema);
  await consumeRateLimit(context, 'reset');
  const tenant = context.get('tenant');
  const shard = shardOfEmail(email);
  const release = await releaseOfRequest(context);
  const origin = emailOrigin(context, release);
  // Independent of the email.
  if (origin === undefined) throw new ApiError(501, MEMBER_MESSAGES.noAddress);
  await tenant.member(shard).requestReset({
    email,
    link: origin + linkInLanguage(release, `${API.passwordReset}?token=${shard.toString(16)}`),
    siteTitle: release?.data.website.title ?? tenant.siteId,
    ...(release && { texts: emailPatterns(serverTexts(release.data)) }),
  });
  return context.json({}, 202);
}

/** GET …/password-reset?token=…: the page of the reset link. */
export async function showReset(context: Context<AppEnv>): Promise<Response> {
  const token = context.req.query('token') ?? '';
  const { shard, secret } = parts(token);
  if (!(await context.get('tenant').member(shard).isResetLink(secret))) return linkUsed(context);
  return resetPage(context, token);
}

/** PUT as JSON, or POST from the form of the page. */
export async function resetPassword(context: Context<AppEnv>): Promise<Response> {
  const isJson = /^application\/json\b/i.test(context.req.header('content-type') ?? '');
  if (isJson) {
    if (!(await change(context, await readJson(context, resetSchema))))
      throw new ApiError(400, MEMBER_MESSAGES.linkUsed);
    return context.json({});
  }
  const fields = await readForm(context);
  const checked = resetSchema.safeParse(Object.fromEntries(fields));
  if (!checked.success) {
    const { password } = validationErrors(checked.error);
    return resetPage(context, fields.get('token') ?? '', password ?? MESSAGES.invalidRequest);
  }
  if (!(await change(context, checked.data))) return linkUsed(context);
  const release = await releaseOfRequest(context);
  const { passwordTitle: title, passwordChanged: text } = serverTexts(release?.data ?? {});
  return renderMessage(release, { title, text });
}

/** Returns false when the link is no longer valid. */
async function change(
  context: Context<AppEnv>,
  { token, password }: z.infer<typeof resetSchema>,
): Promise<boolean> {
  const { shard, secret } = parts(token);
  const isChanged = await context.get('tenant').member(shard).resetPassword(secret, password);
  if (isChanged === 'busy') throw tooManyRequests(HASH_RETRY_SECONDS);
  return isChanged;
}

async function resetPage(context: Context<AppEnv>, token: string, alert?: string): Promise<Response> {
  const release = await releaseOfRequest(context);
  const texts = serverTexts(release?.data ?? {});
  const content = html`<h1>${texts.passwordTitle}</h1>
${alert !== undefined && html`<p role="alert">${translatedMessage(alert, texts)}</p>`}
<form method="post" action="${linkInLanguage(release, API.passwordReset)}">
<input type="hidden" name="crumb" value="${await currentCrumb(context)}"><input type="hidden" name="token" value="${token}">
<label>${texts.passwordLabel} <input type="password" name="password" autocomplete="new-password" minlength="8" required></label>
<button type="submit">${texts.passwordSave}</button>
</form>`;
  const status = alert === undefined ? 200 : 400;
  return renderShell(release, 'message', content, { status });
}

async function linkUsed(context: Context<AppEnv>): Promise<Response> {
  const release = await releaseOfRequest(context);
  const { passwordTitle: title, memberLinkUsed: text } = serverTexts(release?.data ?? {});
  return renderMessage(release, { title, text }, { status: 400 });
}

function emailPatterns(texts: ServerTexts): NonNullable<ResetRequest['texts']> {
  const { emailReset, emailResetNote, emailResetSubject } = texts;
  return { emailReset, emailResetNote, emailResetSubject };
}

/** Splits a token into the shard and the secret. */
function parts(token: string): { readonly shard: number; readonly secret: string } {
  if (!/^[0-9a-f][\w-]{22}$/.test(token)) throw new ApiError(400, MESSAGES.invalidRequest);
  return { shard: Number.parseInt(token.slice(0, 1), 16), secret: token.slice(1) };
}
