import type { Context } from 'hono';
import { checkoutUrl } from '../../../../formatters/vocabulary/api/paths.ts';
import { cartIdOf, cartTokenOf } from '../../../checkout/cart-token.ts';
import { readVisitorCart, requireRelease } from '../../../checkout/visitor-cart.ts';
import { serverTexts, translatedMessage } from '../../../domain/server-texts.ts';
import { currentCrumb } from '../../../middleware/crumb.ts';
import { readForm } from '../../../middleware/read-body.ts';
import { PRIVATE_HEADERS } from '../../../pages/private-headers.ts';
import { renderShell } from '../../../pages/shell.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { pathInLanguage } from '../../../release/release-in-language.ts';
import type { AppEnv } from '../../../tenancy/app-env.ts';
import { setQuantity } from './cart-handlers.ts';
import { cartInstallmentsMarkup } from './cart-installments.ts';
import { cartMarkup } from './cart-markup.ts';
import { type PageNotice, pageNotice } from './page-notice.ts';

/** GET /cart. */
export async function showCart(context: Context<AppEnv>): Promise<Response> {
  return renderCart(context, await pageNotice(context));
}

/** POST /cart: changes a row without scripts. */
export async function changeCart(context: Context<AppEnv>): Promise<Response> {
  const fields = await readForm(context);
  const isRemoved = fields.has('remove');
  try {
    await setQuantity(context, fields.get('entryId') ?? '', isRemoved ? 0 : fields.get('quantity'));
    return context.redirect(context.req.path, 303);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const texts = serverTexts((await requireRelease(context)).data);
    const title = isRemoved ? texts.unableToRemove : texts.unableToUpdateQuantity;
    return renderCart(context, { title, advice: translatedMessage(error.message, texts) }, error.status);
  }
}

async function renderCart(
  context: Context<AppEnv>,
  problem: PageNotice | undefined,
  status = 200,
): Promise<Response> {
  const cartId = await cartIdOf(context);
  const { cart, release, money } = await readVisitorCart(context, cartId);
  const cartToken = cart.id === '' ? '' : await cartTokenOf(context, cart.id);
  const content = cartMarkup({
    cart,
    problem,
    crumb: await currentCrumb(context),
    texts: serverTexts(release.data),
    action: context.req.path,
    checkout: pathInLanguage(release, checkoutUrl('cart', { cartToken })),
    shop: encodeURI(release.data.store.url ?? pathInLanguage(release, '/')),
    installments: cartInstallmentsMarkup(cart, release.data, money),
  });
  const inCart = new Set(cart.entries.map(({ itemId }) => itemId));
  return renderShell(release, 'cart', content, { status, headers: PRIVATE_HEADERS, inCart });
}
