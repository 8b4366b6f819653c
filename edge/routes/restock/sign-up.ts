import type { Context } from 'hono';
import { z } from 'zod';
import { ownValue } from '../../../compiler/model/index.ts';
import { API } from '../../../formatters/vocabulary/api/paths.ts';
import { isEmail } from '../../../formatters/vocabulary/rules/email.ts';
import { fillMessage } from '../../../formatters/vocabulary/rules/fill-message.ts';
import { restockedVariant } from '../../domain/restock.ts';
import { serverTexts, translatedMessage } from '../../domain/server-texts.ts';
import { currentCrumb } from '../../middleware/crumb.ts';
import { findMember } from '../../middleware/member-session.ts';
import { readForm, readJson } from '../../middleware/read-body.ts';
import { html, safeUrl } from '../../pages/html.ts';
import { renderMessage, renderShell } from '../../pages/shell.ts';
import { ApiError, tooManyRequests } from '../../platform/api-error.ts';
import { logError } from '../../platform/log-error.ts';
import { MESSAGES } from '../../platform/messages.ts';
import { validationErrors } from '../../platform/validation/validation-errors.ts';
import { BOT_ACTIONS } from '../../ports/bot-check.ts';
import { createBotCheck } from '../../ports/create-bot-check.ts';
import type { ActiveRelease } from '../../release/active-release.ts';
import type { AppEnv } from '../../tenancy/app-env.ts';
import { emailOrigin } from '../../tenancy/email-origin.ts';
import { releaseOfRequest } from '../../tenancy/release-of-request.ts';
import { RESTOCK_MESSAGES } from './messages.ts';

const id = z.string().min(1).max(200);
const language = z.string().max(35).optional();
const token = z.string().max(8000).optional();

export const signUpSchema = z.object({
  productId: id,
  variantId: id,
  isJoinMailingList: z.boolean().default(false),
  siteVisitorEmail: z.string().trim().max(1000).default(''),
  language,
  recaptchaEnterpriseToken: token,
  captchaKey: token,
});

/** Fields of a plain form: checkboxes send any text, and themes name the email input `email`. */
const plainSchema = z
  .object({
    productId: id,
    variantId: id,
    isJoinMailingList: z.string().optional(),
    siteVisitorEmail: z.string().optional(),
    email: z.string().optional(),
    language,
  })
  .transform(({ email, siteVisitorEmail = email ?? '', isJoinMailingList, ...rest }) => ({
    ...rest,
    siteVisitorEmail: siteVisitorEmail.trim().slice(0, 1000),
    isJoinMailingList: isJoinMailingList !== undefined,
  }));

export const accountSchema = z.object({ productId: id, variantId: id, language });

type SignUp = z.infer<typeof signUpSchema>;

/** POST …/sign-up-for-restock-notification, for visitors (gaps B9, C7). JSON, or a plain form. */
export async function signUpVisitor(context: Context<AppEnv>): Promise<Response> {
  const release = await releaseOfRequest(context);
  if (/^application\/json\b/i.test(context.req.header('content-type') ?? '')) {
    const given = await readJson(context, signUpSchema);
    await store(context, release, given);
    return context.json({});
  }
  const checked = plainSchema.safeParse(Object.fromEntries(await readForm(context)));
  if (!checked.success)
    throw new ApiError(400, MESSAGES.invalidRequest, { errors: validationErrors(checked.error) });
  try {
    await store(context, release, checked.data);
  } catch (rejection) {
    if (!(rejection instanceof ApiError)) throw rejection;
    return rejectionPage(context, { release, given: checked.data, rejection });
  }
  const { title, back } = pageParts(release, checked.data);
  return renderMessage(release, {
    title,
    text: release?.data.store.restockSuccessText || serverTexts(release?.data ?? {}).restockDone,
    back,
  });
}

/** POST …/notifications/restock, for signed-in customers. */
export async function signUpMember(context: Context<AppEnv>): Promise<Response> {
  const given = await readJson(context, accountSchema);
  const member = await findMember(context);
  if (member === undefined) throw new ApiError(401, MESSAGES.signInFirst);
  const release = await context.get('tenant').release();
  const entered = { ...given, isJoinMailingList: false, siteVisitorEmail: member.email };
  await enter(context, release, { ...entered, memberId: member.id });
  return context.json({});
}

async function store(
  context: Context<AppEnv>,
  release: ActiveRelease | undefined,
  given: SignUp,
): Promise<void> {
  const { siteVisitorEmail: email } = given;
  if (email === '') throw new ApiError(400, RESTOCK_MESSAGES.emailBlank);
  if (!isEmail(email)) throw new ApiError(400, RESTOCK_MESSAGES.emailInvalid);
  variantOf(release, given);
  await checkVisitor(context, release, given);
  await enter(context, release, given);
}

async function enter(
  context: Context<AppEnv>,
  release: ActiveRelease | undefined,
  given: SignUp & { readonly memberId?: string },
): Promise<void> {
  const { productId, variantId } = variantOf(release, given);
  const wait = await context
    .get('tenant')
    .restock()
    .signUp({
      productId,
      variantId,
      email: given.siteVisitorEmail,
      isJoinMailingList: given.isJoinMailingList,
      ...(given.memberId !== undefined && { memberId: given.memberId }),
      ...(given.language !== undefined && { language: given.language }),
      origin: emailOrigin(context, release) ?? '',
      clientAddress: context.get('clientAddress'),
    });
  if (wait !== undefined) throw tooManyRequests(wait);
}

function variantOf(release: ActiveRelease | undefined, given: SignUp) {
  const variant = release && restockedVariant(release.data, given);
  if (variant === undefined) throw new ApiError(404, RESTOCK_MESSAGES.unknownItem);
  return variant;
}

/** Verified when the site has a site key (gaps B5). */
async function checkVisitor(
  context: Context<AppEnv>,
  release: ActiveRelease | undefined,
  { recaptchaEnterpriseToken, captchaKey }: SignUp,
): Promise<void> {
  if (release?.data.website.captchaSiteKey === undefined) return;
  const check = createBotCheck(context.env);
  // `quoin serve` does not start, and nothing is published, without a check.
  if (check === undefined) logError(new Error('The site has a captcha, but BOT_CHECK_URL is not set'));
  const token = recaptchaEnterpriseToken ?? captchaKey ?? '';
  const clientAddress = context.get('clientAddress');
  const actions = [BOT_ACTIONS.waitlist];
  const verdict = (await check?.verify({ token, actions, clientAddress })) ?? 'failed';
  if (verdict === 'failed') throw new ApiError(401, RESTOCK_MESSAGES.failed);
}

interface RejectedSignUp {
  readonly release: ActiveRelease | undefined;
  readonly given: SignUp;
  readonly rejection: ApiError;
}

/** Renders the form with the error and the entered values. */
async function rejectionPage(
  context: Context<AppEnv>,
  { release, given, rejection }: RejectedSignUp,
): Promise<Response> {
  const { title, back } = pageParts(release, given);
  const { productId, variantId, language: languageTag = '' } = given;
  const hidden = { crumb: await currentCrumb(context), productId, variantId, language: languageTag };
  const texts = serverTexts(release?.data ?? {});
  const message = rejection.status === 401 ? MESSAGES.needsScript : rejection.message;
  const content = html`<h1>${title}</h1>
<p class="product-restock-error" role="alert">${translatedMessage(message, texts)}</p>
<form class="quoin-restock-form" method="post" action="${API.restockSignUp}">
${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
${given.isJoinMailingList && html`<input type="hidden" name="isJoinMailingList" value="on">`}
<label>${texts.restockEmail} <input type="email" name="email" autocomplete="email" value="${given.siteVisitorEmail}"></label>
<button type="submit">${texts.restockSignUp}</button>
</form>
<p>${back}</p>`;
  return renderShell(release, 'message', content, { status: rejection.status, headers: rejection.headers });
}

function pageParts(release: ActiveRelease | undefined, given: SignUp) {
  const variant = release && restockedVariant(release.data, given);
  // Relative URL, unlike in emails.
  const product = release && ownValue(release.data.products, given.productId);
  const texts = serverTexts(release?.data ?? {});
  const title = variant?.title ?? texts.restockTitle;
  const label = product ? fillMessage(texts.backToPage, { page: product.title }) : texts.backToShop;
  return {
    title,
    back: html`<a href="${safeUrl(product?.url ?? '/')}">${label}</a>`,
  };
}
