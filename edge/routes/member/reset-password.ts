import type { Context } from 'hono';
import type { z } from 'zod';
import { API } from '../../../formatters/vocabulary/api/paths.ts';
import { fillMessage } from '../../../formatters/vocabulary/rules/fill-message.ts';
import type { ServerTexts } from '../../../formatters/vocabulary/site/server-texts.ts';
import type { MemberResult, ResetRequest } from '../../domain/member.ts';
import { serverTexts, translatedMessage } from '../../domain/server-texts.ts';
import { currentCrumb } from '../../middleware/crumb.ts';
import { isFormBody } from '../../middleware/is-form-body.ts';
import { readForm, readJson } from '../../middleware/read-body.ts';
import { seeOther, sitePath } from '../../middleware/site-path.ts';
import { html } from '../../pages/html.ts';
import { renderMessage, renderShell } from '../../pages/shell.ts';
import { ApiError, tooManyRequests } from '../../platform/api-error.ts';
import { MESSAGES } from '../../platform/messages.ts';
import { validationErrors } from '../../platform/validation/validation-errors.ts';
import type { AppEnv } from '../../tenancy/app-env.ts';
import { emailOrigin } from '../../tenancy/email-origin.ts';
import { linkInLanguage, releaseOfRequest } from '../../tenancy/release-of-request.ts';
import { MEMBER_MESSAGES } from './messages.ts';
import { handlePageForm } from './page-form.ts';
import { resetRequestSchema, resetSchema } from './schemas.ts';
import { begin } from './sign-in.ts';
import { consumeRateLimit, shardOfEmail } from './sign-in-limits.ts';

/** POST …/password-reset: the response does not reveal whether the account exists (R-ESESS-API-08). */
export async function requestReset(context: Context<AppEnv>): Promise<Response> {
  if (!isFormBody(context)) {
    await sendLink(context, await readJson(context, resetRequestSchema));
    return context.json({}, 202);
  }
  return handlePageForm(context, {
    form: 'sendLink',
    schema: resetRequestSchema,
    field: 'email',
    act: async (request, path) => {
      await sendLink(context, request, path);
      return linkSent(context, request.email, path);
    },
  });
}

async function linkSent(context: Context<AppEnv>, email: string, path: string): Promise<Response> {
  const release = await releaseOfRequest(context);
  const texts = serverTexts(release?.data ?? {});
  const text = fillMessage(texts.accountLinkSent, { email });
  const back = html`<a href="${path}">${texts.backToThePage}</a>`;
  return renderMessage(release, { title: texts.accountLinkSentTitle, text, back });
}

/** `path`: the page to which the link leads in the end. */
async function sendLink(
  context: Context<AppEnv>,
  { email, purpose }: z.infer<typeof resetRequestSchema>,
  path?: string,
): Promise<void> {
  await consumeRateLimit(context, 'reset');
  const tenant = context.get('tenant');
  const shard = shardOfEmail(email);
  const release = await releaseOfRequest(context);
  const origin = emailOrigin(context, release);
  // Independent of the email.
  if (origin === undefined) throw new ApiError(501, MEMBER_MESSAGES.noAddress);
  await tenant.member(shard).requestReset({
    email,
    link:
      origin +
      linkInLanguage(
        release,
        `${API.passwordReset}?${path === undefined ? '' : `path=${encodeURIComponent(path)}&`}token=${shard.toString(16)}`,
      ),
    siteTitle: release?.data.website.title ?? tenant.siteId,
    ...(release && { texts: emailPatterns(serverTexts(release.data), purpose) }),
  });
}

/** GET …/password-reset?token=…: the page of the reset link. */
export async function showReset(context: Context<AppEnv>): Promise<Response> {
  const token = context.req.query('token') ?? '';
  const { shard, secret } = parts(token);
  if (!(await context.get('tenant').member(shard).isResetLink(secret))) return linkUsed(context);
  return resetPage(context, { token, path: context.req.query('path') ?? '' });
}

/** PUT as JSON, or POST from the form of the page. */
export async function resetPassword(context: Context<AppEnv>): Promise<Response> {
  const isJson = /^application\/json\b/i.test(context.req.header('content-type') ?? '');
  if (isJson) {
    const result = await change(context, await readJson(context, resetSchema));
    if (!result.ok) throw new ApiError(400, MEMBER_MESSAGES.linkUsed);
    return context.json({});
  }
  const fields = await readForm(context);
  const checked = resetSchema.safeParse(Object.fromEntries(fields));
  if (!checked.success) {
    const { password } = validationErrors(checked.error);
    const given = { token: fields.get('token') ?? '', path: fields.get('path') ?? '' };
    return resetPage(context, given, password ?? MESSAGES.invalidRequest);
  }
  const result = await change(context, checked.data);
  if (!result.ok) return linkUsed(context);
  const path = sitePath(fields.get('path') ?? '');
  if (path !== undefined) {
    await begin(context, result, { shard: parts(checked.data.token).shard, isRemembered: false });
    return seeOther(context, path);
  }
  const release = await releaseOfRequest(context);
  const { passwordTitle: title, passwordChanged: text } = serverTexts(release?.data ?? {});
  return renderMessage(release, { title, text });
}

async function change(
  context: Context<AppEnv>,
  { token, password }: z.infer<typeof resetSchema>,
): Promise<MemberResult> {
  const { shard, secret } = parts(token);
  const result = await context.get('tenant').member(shard).resetPassword(secret, password);
  if (!result.ok && result.reason === 'busy') throw tooManyRequests(result.retryAfter);
  return result;
}

/** What the link has. */
interface ResetLink {
  readonly token: string;
  /** The page to show afterwards, or empty. */
  readonly path: string;
}

async function resetPage(
  context: Context<AppEnv>,
  { token, path }: ResetLink,
  alert?: string,
): Promise<Response> {
  const release = await releaseOfRequest(context);
  const texts = serverTexts(release?.data ?? {});
  const content = html`<h1>${texts.passwordTitle}</h1>
${alert !== undefined && html`<p role="alert">${translatedMessage(alert, texts)}</p>`}
<form method="post" action="${linkInLanguage(release, API.passwordReset)}">
<input type="hidden" name="crumb" value="${await currentCrumb(context)}"><input type="hidden" name="token" value="${token}">${path !== '' && html`<input type="hidden" name="path" value="${path}">`}
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

function emailPatterns(
  texts: ServerTexts,
  purpose: z.infer<typeof resetRequestSchema>['purpose'],
): NonNullable<ResetRequest['texts']> {
  const { emailReset, emailResetNote, emailResetSubject, emailVerify, emailVerifySubject } = texts;
  return purpose === 'reset'
    ? { emailReset, emailResetNote, emailResetSubject }
    : { emailReset: emailVerify, emailResetNote, emailResetSubject: emailVerifySubject };
}

/** Splits a token into the shard and the secret. */
function parts(token: string): { readonly shard: number; readonly secret: string } {
  if (!/^[0-9a-f][\w-]{22}$/.test(token)) throw new ApiError(400, MESSAGES.invalidRequest);
  return { shard: Number.parseInt(token.slice(0, 1), 16), secret: token.slice(1) };
}
