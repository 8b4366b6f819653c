import type { EdgeData } from '../../../../compiler/model/index.ts';
import type { ShoppingCart } from '../../../../formatters/vocabulary/api/cart.ts';
import { installmentMarkup } from '../../../../formatters/vocabulary/installments/installment-markup.ts';
import { installmentMessage } from '../../../../formatters/vocabulary/installments/installment-message.ts';
import { cartInstallments } from '../../../checkout/cart-view.ts';
import type { MoneyFormat } from '../../../domain/money-format.ts';
import { builtMarkup, type Html } from '../../../pages/html.ts';

/**
 * Renders what the cart page shows about installment payments. It is hidden for a cart that cannot have them, until the
 * runtime shows a changed cart; undefined for a store without them.
 */
export function cartInstallmentsMarkup(
  cart: ShoppingCart,
  data: EdgeData,
  money: MoneyFormat,
): Html | undefined {
  const { installmentContext: context } = data.store;
  const shown = cartInstallments(cart, data, money);
  const message = shown ?? (context && installmentMessage({ context, price: 0, money }));
  if (message === undefined) return undefined;
  const text = shown?.text ?? '';
  return builtMarkup(
    installmentMarkup({ message: { ...message, text }, id: 'installments-cart', isHidden: text === '' }),
  );
}
