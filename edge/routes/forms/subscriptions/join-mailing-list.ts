import type { Context } from 'hono';
import { type Form, ownValue } from '../../../../compiler/model/index.ts';
import type { EmailHeaders } from '../../../../formatters/vocabulary/api/emails.ts';
import { isFormEmail } from '../../../../formatters/vocabulary/rules/email.ts';
import { fillMessage } from '../../../../formatters/vocabulary/rules/fill-message.ts';
import type { FieldRule, FieldValues } from '../../../../formatters/vocabulary/rules/form/field-rule.ts';
import type { ServerTexts } from '../../../../formatters/vocabulary/site/server-texts.ts';
import type { SubscribeRequest } from '../../../domain/mailing-list.ts';
import { serverTexts } from '../../../domain/server-texts.ts';
import { logError } from '../../../platform/log-error.ts';
import { toSingleLine } from '../../../platform/validation/single-line.ts';
import type { ActiveRelease } from '../../../release/active-release.ts';
import type { AppEnv } from '../../../tenancy/app-env.ts';
import { emailOrigin } from '../../../tenancy/email-origin.ts';
import { linkInLanguage } from '../../../tenancy/release-of-request.ts';
import { confirmPath, endPath, shardOfSubscriber, subscriptionOf } from './subscription-links.ts';

export interface JoinRequest {
  readonly release: ActiveRelease;
  readonly formId: string;
  readonly form: Form;
  readonly fields: readonly FieldRule[];
  readonly answers: FieldValues;
}

/**
 * Adds the address of a stored submission to the mailing list of its form, if there is one. Never fails the visitor
 * (R-EFORM-API-08), and does the same whether or not the address is on the list.
 */
export async function joinMailingList(context: Context<AppEnv>, request: JoinRequest): Promise<void> {
  try {
    const subscriber = await subscribeRequest(context, request);
    if (subscriber === undefined) return;
    const shard = context.get('tenant').forms(shardOfSubscriber(subscriber.id) ?? 0);
    if (!(await shard.subscribe(subscriber)))
      logError(new Error(`The mailing list "${subscriber.listId}" is full`));
  } catch (error) {
    logError(error);
  }
}

async function subscribeRequest(
  context: Context<AppEnv>,
  { release, formId, form, fields, answers }: JoinRequest,
): Promise<SubscribeRequest | undefined> {
  const { listId = '', doubleOptIn } = form.mailingList ?? {};
  const list = release.data.mailingLists && ownValue(release.data.mailingLists, listId);
  const email = fields
    .filter(({ id, type }) => type === 'email' && Object.hasOwn(answers, id))
    .map(({ id }) => answers[id])
    .find((value) => isFormEmail(value));
  if (list === undefined || email === undefined) return undefined;
  const tenant = context.get('tenant');
  const subscription = await subscriptionOf(tenant, listId, email);
  const origin = emailOrigin(context, release);
  const now = Date.now();
  return {
    ...subscription,
    email,
    formId,
    releaseId: release.id,
    needsConfirmation: doubleOptIn ?? list.doubleOptIn,
    ...(origin !== undefined && {
      confirmation: confirmationEmail({
        listName: list.name,
        siteTitle: release.data.website.title,
        texts: serverTexts(release.data),
        contactEmail: list.contactEmail,
        confirmUrl: origin + linkInLanguage(release, await confirmPath(tenant, subscription, now)),
        endUrl: origin + linkInLanguage(release, await endPath(tenant, subscription)),
      }),
    }),
  };
}

interface ConfirmationParts {
  readonly listName: string;
  readonly siteTitle: string;
  readonly texts: ServerTexts;
  readonly contactEmail: string | undefined;
  readonly confirmUrl: string;
  readonly endUrl: string;
}

/** Contains no visitor input, so that no one can send texts of their own through the form. */
function confirmationEmail(parts: ConfirmationParts) {
  const { texts, contactEmail, confirmUrl, endUrl } = parts;
  const [list, site] = [toSingleLine(parts.listName), toSingleLine(parts.siteTitle)];
  return {
    subject: fillMessage(texts.emailConfirmSubject, { list }),
    text: `${fillMessage(texts.emailConfirm, { list, site })}

${confirmUrl}

${texts.emailConfirmNote}

${texts.emailUnsubscribe}
${endUrl}

${site}${contactEmail === undefined ? '' : `\n${contactEmail}`}
`,
    headers: unsubscribeHeaders(endUrl),
  };
}

/** For the unsubscribe button of email programs. One click requires HTTPS (RFC 8058). */
function unsubscribeHeaders(endUrl: string): EmailHeaders {
  return {
    'List-Unsubscribe': `<${endUrl}>`,
    ...(endUrl.startsWith('https:') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  };
}
