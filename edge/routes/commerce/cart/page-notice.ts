import type { Context, MiddlewareHandler } from 'hono';
import { ownValue } from '../../../../compiler/model/index.ts';
import { EDGE_PAGES } from '../../../../formatters/vocabulary/api/paths.ts';
import { QUANTITY_SENTENCES } from '../../../../formatters/vocabulary/rules/quantity.ts';
import { COMMERCE_MESSAGES } from '../../../checkout/messages.ts';
import { requireRelease } from '../../../checkout/visitor-cart.ts';
import { html, markupOf } from '../../../pages/html.ts';
import type { ApiError } from '../../../platform/api-error.ts';
import { MESSAGES } from '../../../platform/messages.ts';
import type { AppEnv } from '../../../tenancy/app-env.ts';

/** In the address of the page that somebody is sent back to. */
const PARAMETER = 'problem';

/** What a page may be told, by a word for its address: no sentence of a stranger's link is ever shown. */
const NOTICES: Readonly<Record<string, string>> = {
  stock: COMMERCE_MESSAGES.notEnough,
  variant: COMMERCE_MESSAGES.unknownVariant,
  number: QUANTITY_SENTENCES.quantityNotANumber,
  whole: QUANTITY_SENTENCES.quantityNotWhole,
  range: QUANTITY_SENTENCES.quantityOutOfRange,
  fields: COMMERCE_MESSAGES.fieldsInvalid,
  full: COMMERCE_MESSAGES.cartIsFull,
  busy: MESSAGES.tooManyRequests,
  item: COMMERCE_MESSAGES.unknownItem,
  other: MESSAGES.unknownError,
};

/** Back to the product (or the cart, where there is none), with the word for what went wrong. */
export async function problemUrl(
  context: Context<AppEnv>,
  itemId: string,
  { message }: ApiError,
): Promise<string> {
  const { data } = await requireRelease(context);
  const product = ownValue(data.products, itemId);
  const word = Object.keys(NOTICES).find((key) => NOTICES[key] === message) ?? 'other';
  return `${product?.url ?? EDGE_PAGES.cart}?${PARAMETER}=${word}`;
}

/** The sentence for the word in this page's address. */
export function noticeOf(context: Context<AppEnv>): string | undefined {
  const word = context.req.query(PARAMETER);
  return word !== undefined && Object.hasOwn(NOTICES, word) ? NOTICES[word] : undefined;
}

/**
 * Pages are files and the same for everybody; the one that somebody without scripts is sent back to says what went
 * wrong, at the top of its content.
 */
export const showNotice: MiddlewareHandler<AppEnv> = async (context, next) => {
  await next();
  const notice = context.req.method === 'GET' ? noticeOf(context) : undefined;
  const isPage = (context.res.headers.get('content-type') ?? '').startsWith('text/html');
  if (notice === undefined || !isPage || context.req.path === EDGE_PAGES.cart) return;
  const headers = new Headers(context.res.headers);
  for (const name of ['etag', 'content-length', 'last-modified']) headers.delete(name);
  headers.set('cache-control', 'private, no-cache');
  const alert = markupOf(
    html`<p class="quoin-notice" role="alert"><strong>Unable to Add Item</strong> ${notice}</p>`,
  );
  let isShown = false;
  const page = new HTMLRewriter().on('main, [role="main"]', {
    element(element) {
      if (!isShown) element.prepend(alert, { html: true });
      isShown = true;
    },
  });
  const { body, status } = page.transform(context.res);
  // Otherwise the headers of the file would be put back.
  context.res = undefined;
  context.res = new Response(body, { status, headers });
};
