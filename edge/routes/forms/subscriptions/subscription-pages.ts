import type { Context } from 'hono';
import { z } from 'zod';
import { ownValue } from '../../../../compiler/model/index.ts';
import { API } from '../../../../formatters/vocabulary/api/paths.ts';
import { isFormBody } from '../../../middleware/is-form-body.ts';
import { readForm, readJson } from '../../../middleware/read-body.ts';
import { html } from '../../../pages/html.ts';
import { renderMessage, renderShell } from '../../../pages/shell.ts';
import { ApiError } from '../../../platform/api-error.ts';
import type { AppEnv } from '../../../tenancy/app-env.ts';
import type { Tenant } from '../../../tenancy/tenant.ts';
import { SUBSCRIPTION_MESSAGES } from './messages.ts';
import {
  readConfirmToken,
  readEndToken,
  type Subscription,
  shardOfSubscriber,
} from './subscription-links.ts';

/**
 * The pages of the links in emails. Programs that check emails open every link, so opening one changes nothing: its page
 * has a form with a button. The token replaces the crumb, since no other site knows it.
 */

export const tokenSchema = z.object({ token: z.string().max(1000).optional() });

const BACK = html`<a href="/">${SUBSCRIPTION_MESSAGES.back}</a>`;

/** One of the two kinds of links. */
interface LinkKind {
  readonly path: string;
  readonly read: (tenant: Tenant, token: string) => Promise<Subscription | undefined>;
  /** Returns false when the link is no longer valid. */
  readonly run: (tenant: Tenant, subscription: Subscription) => Promise<boolean>;
  readonly texts: Readonly<Record<'title' | 'button' | 'done' | 'invalid', string>>;
}

const CONFIRM: LinkKind = {
  path: API.subscriptionConfirm,
  read: (tenant, token) => readConfirmToken(tenant, token, Date.now()),
  run: (tenant, { id }) => tenant.forms(shardOfSubscriber(id) ?? 0).confirmSubscriber(id),
  texts: {
    title: SUBSCRIPTION_MESSAGES.confirmTitle,
    button: SUBSCRIPTION_MESSAGES.confirmButton,
    done: SUBSCRIPTION_MESSAGES.confirmed,
    invalid: SUBSCRIPTION_MESSAGES.linkExpired,
  },
};

/** Does not reveal whether the address was on the list. */
const END: LinkKind = {
  path: API.subscriptionEnd,
  read: readEndToken,
  run: async (tenant, { id }) => {
    await tenant.forms(shardOfSubscriber(id) ?? 0).deleteSubscriber(id);
    return true;
  },
  texts: {
    title: SUBSCRIPTION_MESSAGES.endTitle,
    button: SUBSCRIPTION_MESSAGES.endButton,
    done: SUBSCRIPTION_MESSAGES.ended,
    invalid: SUBSCRIPTION_MESSAGES.linkInvalid,
  },
};

/** GET …/ConfirmSubscription?token=… */
export const showConfirm = (context: Context<AppEnv>) => showLink(context, CONFIRM);
/** POST …/ConfirmSubscription */
export const confirm = (context: Context<AppEnv>) => runLink(context, CONFIRM);
/** GET …/Unsubscribe?token=… */
export const showEnd = (context: Context<AppEnv>) => showLink(context, END);
/** POST …/Unsubscribe; also of email programs, with the token in the query (RFC 8058). */
export const end = (context: Context<AppEnv>) => runLink(context, END);

async function showLink(context: Context<AppEnv>, { path, read, texts }: LinkKind): Promise<Response> {
  const token = context.req.query('token') ?? '';
  const tenant = context.get('tenant');
  const subscription = await read(tenant, token);
  if (subscription === undefined) {
    if (!(context.req.header('accept') ?? '').includes('text/html')) throw new ApiError(400, texts.invalid);
    return invalidLink(context, texts);
  }
  const release = await tenant.release();
  const list = release?.data.mailingLists && ownValue(release.data.mailingLists, subscription.listId);
  const content = html`<h1>${texts.title}</h1>
${list && html`<p>${SUBSCRIPTION_MESSAGES.list} <strong>${list.name}</strong></p>`}
<form class="quoin-plain-form" method="post" action="${path}">
<input type="hidden" name="token" value="${token}">
<button type="submit" class="form-submit">${texts.button}</button>
</form>`;
  return renderShell(release, 'message', content, { title: texts.title });
}

async function runLink(context: Context<AppEnv>, { read, run, texts }: LinkKind): Promise<Response> {
  const isPage = isFormBody(context);
  const given = isPage
    ? (await readForm(context)).get('token')
    : (await readJson(context, tokenSchema)).token;
  const token = given ?? context.req.query('token') ?? '';
  const tenant = context.get('tenant');
  const subscription = await read(tenant, token);
  const isDone = subscription !== undefined && (await run(tenant, subscription));
  if (!isPage) {
    if (!isDone) throw new ApiError(400, texts.invalid);
    return context.json({});
  }
  if (!isDone) return invalidLink(context, texts);
  return renderMessage(await tenant.release(), { title: texts.title, text: texts.done, back: BACK });
}

async function invalidLink(context: Context<AppEnv>, texts: LinkKind['texts']): Promise<Response> {
  const message = { title: texts.title, text: texts.invalid, back: BACK };
  return renderMessage(await context.get('tenant').release(), message, { status: 400 });
}
