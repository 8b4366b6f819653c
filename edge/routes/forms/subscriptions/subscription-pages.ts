import type { Context } from 'hono';
import { z } from 'zod';
import { ownValue } from '../../../../compiler/model/index.ts';
import { API } from '../../../../formatters/vocabulary/api/paths.ts';
import { SERVER_TEXTS, type ServerTexts } from '../../../../formatters/vocabulary/site/server-texts.ts';
import { serverTexts } from '../../../domain/server-texts.ts';
import { isFormBody } from '../../../middleware/is-form-body.ts';
import { readForm, readJson } from '../../../middleware/read-body.ts';
import { html } from '../../../pages/html.ts';
import { renderMessage, renderShell } from '../../../pages/shell.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { pathInLanguage } from '../../../release/release-in-language.ts';
import type { AppEnv } from '../../../tenancy/app-env.ts';
import { linkInLanguage, releaseOfRequest } from '../../../tenancy/release-of-request.ts';
import type { Tenant } from '../../../tenancy/tenant.ts';
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

/** One of the two kinds of links. */
interface LinkKind {
  readonly path: string;
  readonly read: (tenant: Tenant, token: string) => Promise<Subscription | undefined>;
  /** Returns false when the link is no longer valid. */
  readonly run: (tenant: Tenant, subscription: Subscription) => Promise<boolean>;
  /** Keys of its texts. */
  readonly keys: Readonly<Record<'title' | 'button' | 'done' | 'invalid', keyof ServerTexts>>;
}

const CONFIRM: LinkKind = {
  path: API.subscriptionConfirm,
  read: (tenant, token) => readConfirmToken(tenant, token, Date.now()),
  run: (tenant, { id }) => tenant.forms(shardOfSubscriber(id) ?? 0).confirmSubscriber(id),
  keys: {
    title: 'subscriptionConfirmTitle',
    button: 'subscriptionConfirmButton',
    done: 'subscriptionConfirmed',
    invalid: 'subscriptionLinkExpired',
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
  keys: {
    title: 'subscriptionEndTitle',
    button: 'subscriptionEndButton',
    done: 'subscriptionEnded',
    invalid: 'subscriptionLinkInvalid',
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

async function showLink(context: Context<AppEnv>, { path, read, keys }: LinkKind): Promise<Response> {
  const token = context.req.query('token') ?? '';
  const tenant = context.get('tenant');
  const subscription = await read(tenant, token);
  if (subscription === undefined) {
    if (!(context.req.header('accept') ?? '').includes('text/html'))
      throw new ApiError(400, SERVER_TEXTS[keys.invalid]);
    return invalidLink(context, keys);
  }
  const release = await releaseOfRequest(context);
  const texts = serverTexts(release?.data ?? {});
  const action = linkInLanguage(release, path);
  const list = release?.data.mailingLists && ownValue(release.data.mailingLists, subscription.listId);
  const content = html`<h1>${texts[keys.title]}</h1>
${list && html`<p>${texts.subscriptionList} <strong>${list.name}</strong></p>`}
<form class="quoin-plain-form" method="post" action="${action}">
<input type="hidden" name="token" value="${token}">
<button type="submit" class="form-submit">${texts[keys.button]}</button>
</form>`;
  return renderShell(release, 'message', content, { title: texts[keys.title] });
}

async function runLink(context: Context<AppEnv>, { read, run, keys }: LinkKind): Promise<Response> {
  const isPage = isFormBody(context);
  const given = isPage
    ? (await readForm(context)).get('token')
    : (await readJson(context, tokenSchema)).token;
  const token = given ?? context.req.query('token') ?? '';
  const tenant = context.get('tenant');
  const subscription = await read(tenant, token);
  const isDone = subscription !== undefined && (await run(tenant, subscription));
  if (!isPage) {
    if (!isDone) throw new ApiError(400, SERVER_TEXTS[keys.invalid]);
    return context.json({});
  }
  return isDone ? renderText(context, keys, 'done') : invalidLink(context, keys);
}

function invalidLink(context: Context<AppEnv>, keys: LinkKind['keys']): Promise<Response> {
  return renderText(context, keys, 'invalid', 400);
}

async function renderText(
  context: Context<AppEnv>,
  keys: LinkKind['keys'],
  name: 'done' | 'invalid',
  status = 200,
): Promise<Response> {
  const release = await releaseOfRequest(context);
  const texts = serverTexts(release?.data ?? {});
  const home = release === undefined ? '/' : pathInLanguage(release, '/');
  const back = html`<a href="${home}">${texts.notFoundHome}</a>`;
  return renderMessage(release, { title: texts[keys.title], text: texts[keys[name]], back }, { status });
}
