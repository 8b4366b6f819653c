import type { Context } from 'hono';
import { type Form, ownValue } from '../../../compiler/model/index.ts';
import { COOKIES } from '../../../formatters/vocabulary/api/cookies.ts';
import { isAllowedRedirect } from '../../../formatters/vocabulary/rules/allowed-redirect.ts';
import { fieldErrorMessage, validateFields } from '../../../formatters/vocabulary/rules/form/field-error.ts';
import type { FieldValues } from '../../../formatters/vocabulary/rules/form/field-rule.ts';
import type { Notice, SaveRequest, SaveResponse } from '../../domain/forms.ts';
import { serverTexts } from '../../domain/server-texts.ts';
import { readShared } from '../../middleware/port-cookies.ts';
import { ApiError, tooManyRequests } from '../../platform/api-error.ts';
import { hashText } from '../../platform/crypto/hash-text.ts';
import { logError } from '../../platform/log-error.ts';
import { MESSAGES } from '../../platform/messages.ts';
import { isOverloaded } from '../../platform/remote/is-overloaded.ts';
import { BOT_ACTIONS } from '../../ports/bot-check.ts';
import { createBotCheck } from '../../ports/create-bot-check.ts';
import type { ActiveRelease } from '../../release/active-release.ts';
import type { AppEnv } from '../../tenancy/app-env.ts';
import { releaseOfRequest } from '../../tenancy/release-of-request.ts';
import { type FormKey, keyOfPlainForm, readFormKey, shardFor, shardOfSubmission } from './form-key.ts';
import { confirmationPage, formPage } from './form-page.ts';
import { FORM_MESSAGES } from './messages.ts';
import { readSubmission, type Submission } from './read-submission.ts';
import { fieldsOf, fieldValuesText, type ShownField, storedValues } from './stored-values.ts';
import { joinMailingList } from './subscriptions/join-mailing-list.ts';

/**
 * POST /api/form/SaveFormSubmission: JSON from a script, or a plain form, which gets a page. Values are validated again
 * and stored once; the email to the owner never affects the response (R-EFORM-API-08).
 */
export async function saveForm(context: Context<AppEnv>): Promise<Response> {
  const given = await readSubmission(context);
  const release = await releaseOfRequest(context);
  // Submissions and emails to the owner are in the primary language, pages in that of the visitor.
  const form = release && ownValue((release.inLanguage?.primary ?? release).data.forms, given.formId);
  if (release === undefined || form === undefined) throw new ApiError(404, FORM_MESSAGES.notConfigured);
  const fields = fieldsOf(form);
  const filled: Filled = { given, release, form, fields, answers: given.answers(fields) };
  const shown = ownValue(release.data.forms, given.formId) ?? form;
  if (!given.isPlain) {
    await save(context, filled);
    return context.json({});
  }
  try {
    await save(context, filled);
  } catch (rejection) {
    if (!(rejection instanceof ApiError)) throw rejection;
    return formPage(context, {
      ...filled,
      form: shown,
      fields: fieldsOf(shown),
      page: given.page,
      rejection,
    });
  }
  const { successRedirect = '' } = shown;
  if (isAllowedRedirect(successRedirect)) return context.redirect(successRedirect, 303);
  return confirmationPage(filled.release, shown, given.page);
}

interface Filled {
  readonly given: Submission;
  readonly release: ActiveRelease;
  readonly form: Form;
  readonly fields: readonly ShownField[];
  readonly answers: FieldValues;
}

/** Throws `ApiError` if nothing was stored. */
async function save(context: Context<AppEnv>, filled: Filled): Promise<void> {
  const { given, release, form, fields, answers } = filled;
  const problems = Object.entries(validateFields(fields, answers));
  if (problems.length > 0) {
    const texts = serverTexts(release.data);
    const errors = Object.fromEntries(
      problems.map(([id, problem]) => [id, fieldErrorMessage(problem, texts)]),
    );
    throw new ApiError(400, FORM_MESSAGES.invalid, { errors });
  }
  const stored = storedValues(fields, answers);
  const body = JSON.stringify([given.formId, given.page, stored]);
  const key = await keyOf(context, given, body);
  const request: SaveRequest = {
    id: key.id,
    bodyHash: await hashText(body),
    isKeyFresh: key.isFresh,
    formId: given.formId,
    answers: stored,
    page: given.page,
    spamReasons: given.isTrapped ? ['trap'] : [],
    clientAddress: context.get('clientAddress'),
    ...pageNotice(form, fields, stored),
  };
  try {
    const isRepeated = await checkVisitor(context, filled, request);
    if (!isRepeated) requireSaved(await saveIn(context, request));
  } catch (problem) {
    throw rejectionOf(problem);
  }
  // After the submission is stored, so that a repeated request also completes this.
  if (!given.isTrapped) await joinMailingList(context, { ...filled, formId: given.formId, answers: stored });
}

async function keyOf(
  context: Context<AppEnv>,
  { isPlain, key = '' }: Submission,
  body: string,
): Promise<FormKey> {
  const now = Date.now();
  if (isPlain) {
    const visitor = readShared(context, COOKIES.crumb);
    return keyOfPlainForm({ visitor, clientAddress: context.get('clientAddress'), body }, now);
  }
  const known = await readFormKey(context.get('tenant'), key, now);
  if (known === undefined) throw new ApiError(400, FORM_MESSAGES.processing);
  return known;
}

/**
 * Returns whether the submission was stored before; the captcha is then not verified again, since its token is valid
 * once.
 */
async function checkVisitor(
  context: Context<AppEnv>,
  { given, release, form }: Filled,
  { id, bodyHash, clientAddress }: SaveRequest,
): Promise<boolean> {
  if (!form.captchaEnabled || release.data.website.captchaSiteKey === undefined) return false;
  const earlier = await formsShard(context, id).findSaved(id, bodyHash);
  if (earlier !== undefined) return requireSaved(earlier);
  if (given.isPlain) throw new ApiError(401, MESSAGES.needsScript);
  const { captchaKey: token = '' } = given;
  if (token === '') throw new ApiError(401, FORM_MESSAGES.captcha);
  const actions = [BOT_ACTIONS.form, BOT_ACTIONS.newsletter, BOT_ACTIONS.popup];
  const check = createBotCheck(context.env);
  // `quoin serve` does not start, and nothing is published, without a check.
  if (check === undefined) logError(new Error('A form has a captcha, but BOT_CHECK_URL is not set'));
  const verdict = (await check?.verify({ token, actions, clientAddress })) ?? 'failed';
  if (verdict === 'failed') throw new ApiError(401, FORM_MESSAGES.captcha);
  return false;
}

/** Counts the rate limit in the shard of the address, also for a key that another address requested. */
async function saveIn(context: Context<AppEnv>, request: SaveRequest): Promise<SaveResponse> {
  const { id, bodyHash, formId, clientAddress } = request;
  const shard = formsShard(context, id);
  const ownShard = clientAddress === '' ? undefined : shardFor(clientAddress);
  if (ownShard === undefined || ownShard === shardOfSubmission(id)) return shard.save(request);
  const earlier = await shard.findSaved(id, bodyHash);
  if (earlier !== undefined) return earlier;
  const wait = await context.get('tenant').forms(ownShard).consumeRateLimit(formId, clientAddress);
  if (wait !== undefined) return { outcome: 'too-often', retryAfterSeconds: wait };
  return shard.save({ ...request, clientAddress: '' });
}

/** Returns true if stored; throws otherwise. */
function requireSaved(response: SaveResponse): true {
  if (response.outcome === 'too-often')
    throw tooManyRequests(response.retryAfterSeconds, FORM_MESSAGES.tooOften);
  if (response.outcome === 'saved' || response.outcome === 'repeated') return true;
  throw new ApiError(400, FORM_MESSAGES.processing);
}

/** The object is unavailable or overloaded; it is unknown whether the submission was stored. */
function rejectionOf(problem: unknown): ApiError {
  if (problem instanceof ApiError) return problem;
  if (isOverloaded(problem)) return tooManyRequests(2, FORM_MESSAGES.tooOften);
  logError(problem);
  return new ApiError(500, FORM_MESSAGES.notSaved);
}

function formsShard(context: Context<AppEnv>, id: string) {
  return context.get('tenant').forms(shardOfSubmission(id) ?? 0);
}

/** The subject contains no visitor input. */
function pageNotice(
  form: Form,
  fields: readonly ShownField[],
  answers: FieldValues,
): { readonly notice?: Notice } {
  if (!form.notifyEmail) return {};
  const subject = `New submission: ${form.name}`;
  return { notice: { to: form.notifyEmail, subject, text: `${fieldValuesText(fields, answers)}\n` } };
}
