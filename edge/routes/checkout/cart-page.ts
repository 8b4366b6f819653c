import type { Context } from 'hono';
import { checkoutUrl, EDGE_PAGES } from '../../../formatters/vocabulary/index.ts';
import { ApiError } from '../../api-error.ts';
import type { AppEnv } from '../../app-env.ts';
import { cartIdOf, cartTokenOf } from '../../commerce/cart-token.ts';
import { readVisitorCart } from '../../commerce/visitor-cart.ts';
import { crumbOf } from '../../middleware/crumb.ts';
import { readForm } from '../../middleware/read-form.ts';
import { renderShell } from '../../pages/shell.ts';
import { setQuantity } from '../commerce/cart-calls.ts';
import { noticeOf } from '../commerce/page-notice.ts';
import { cartMarkup } from './cart-markup.ts';
import { PRIVATE_HEADERS } from './private-headers.ts';

/** GET /cart. */
export function showCart(context: Context<AppEnv>): Promise<Response> {
  const advice = noticeOf(context);
  return renderCart(context, advice === undefined ? undefined : { title: 'Unable to Add Item', advice });
}

/** POST /cart: what a row of the cart does where scripts are off. */
export async function changeCart(context: Context<AppEnv>): Promise<Response> {
  const fields = await readForm(context);
  const isRemoved = fields.has('remove');
  try {
    await setQuantity(context, fields.get('entryId') ?? '', isRemoved ? 0 : fields.get('quantity'));
    return context.redirect(EDGE_PAGES.cart, 303);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const title = isRemoved ? 'Unable to remove item' : 'Unable to update quantity';
    return renderCart(context, { title, advice: error.message }, error.status);
  }
}

async function renderCart(
  context: Context<AppEnv>,
  problem: { readonly title: string; readonly advice: string } | undefined,
  status = 200,
): Promise<Response> {
  const cartId = await cartIdOf(context);
  const { cart, release } = await readVisitorCart(context, cartId);
  const cartToken = cart.id === '' ? '' : await cartTokenOf(context, cart.id);
  const content = cartMarkup({
    cart,
    problem,
    crumb: await crumbOf(context),
    checkout: checkoutUrl('cart', { cartToken }),
  });
  return renderShell(release, 'cart', content, { status, headers: PRIVATE_HEADERS });
}
