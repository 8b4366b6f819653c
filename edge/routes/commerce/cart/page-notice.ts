import type { Context, MiddlewareHandler } from 'hono';
import { ownValue } from '../../../../compiler/model/index.ts';
import { EDGE_PAGES } from '../../../../formatters/vocabulary/api/paths.ts';
import { QUANTITY_MESSAGES } from '../../../../formatters/vocabulary/rules/quantity.ts';
import { COMMERCE_MESSAGES } from '../../../checkout/messages.ts';
import { requireRelease } from '../../../checkout/visitor-cart.ts';
import { serverTexts, translatedMessage } from '../../../domain/server-texts.ts';
import { preventSharedCaching } from '../../../middleware/writable-headers.ts';
import { html, markupOf } from '../../../pages/html.ts';
import type { ApiError } from '../../../platform/api-error.ts';
import { MESSAGES } from '../../../platform/messages.ts';
import { pathInLanguage } from '../../../release/release-in-language.ts';
import type { AppEnv } from '../../../tenancy/app-env.ts';
import { releaseOfRequest } from '../../../tenancy/release-of-request.ts';

/** Query parameter of the page to which a form redirects after an error. */
const PARAMETER = 'problem';

/** Messages by keyword: a link must not be able to display arbitrary text. */
const NOTICES: Readonly<Record<string, string>> = {
  stock: COMMERCE_MESSAGES.notEnough,
  variant: COMMERCE_MESSAGES.unknownVariant,
  number: QUANTITY_MESSAGES.quantityNotANumber,
  whole: QUANTITY_MESSAGES.quantityNotWhole,
  range: QUANTITY_MESSAGES.quantityOutOfRange,
  fields: COMMERCE_MESSAGES.fieldsInvalid,
  full: COMMERCE_MESSAGES.cartIsFull,
  busy: MESSAGES.tooManyRequests,
  item: COMMERCE_MESSAGES.unknownItem,
  other: MESSAGES.unknownError,
};

/** Returns the URL of the product, or of the cart, with the keyword of an error. */
export async function noticeUrl(
  context: Context<AppEnv>,
  itemId: string,
  { message }: ApiError,
): Promise<string> {
  const release = await requireRelease(context);
  const product = ownValue(release.data.products, itemId);
  const word = Object.keys(NOTICES).find((key) => NOTICES[key] === message) ?? 'other';
  return `${product?.url ?? pathInLanguage(release, EDGE_PAGES.cart)}?${PARAMETER}=${word}`;
}

export interface PageNotice {
  readonly title: string;
  readonly advice: string;
}

/** Returns the message for the keyword in the URL, in the language of the page. */
export async function pageNotice(context: Context<AppEnv>): Promise<PageNotice | undefined> {
  const message = ownValue(NOTICES, context.req.query(PARAMETER) ?? '');
  if (message === undefined) return undefined;
  const texts = serverTexts((await releaseOfRequest(context))?.data ?? {});
  return { title: texts.unableToAdd, advice: translatedMessage(message, texts) };
}

/** Inserts the message at the top of a static page, after an error of a form without scripts. */
export const showNotice: MiddlewareHandler<AppEnv> = async (context, next) => {
  await next();
  const notice = context.req.method === 'GET' ? await pageNotice(context) : undefined;
  const isPage = (context.res.headers.get('content-type') ?? '').startsWith('text/html');
  if (notice === undefined || !isPage || context.req.path.endsWith(EDGE_PAGES.cart)) return;
  const headers = new Headers(context.res.headers);
  for (const name of ['etag', 'content-length', 'last-modified']) headers.delete(name);
  preventSharedCaching(headers);
  const alert = markupOf(
    html`<p class="quoin-notice" role="alert"><strong>${notice.title}</strong> ${notice.advice}</p>`,
  );
  let isShown = false;
  const page = new HTMLRewriter().on('main, [role="main"]', {
    element(element) {
      if (!isShown) element.prepend(alert, { html: true });
      isShown = true;
    },
  });
  const { body, status } = page.transform(context.res);
  // Otherwise Hono would restore the headers of the file.
  context.res = undefined;
  context.res = new Response(body, { status, headers });
};
