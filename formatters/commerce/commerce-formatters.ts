import type { Formatter } from '../contract.ts';
import { cartQuantity } from './cart/cart-quantity.ts';
import { cartSubtotal } from './cart/cart-subtotal.ts';
import { cartUrl } from './cart/cart-url.ts';
import { addToCartBtn } from './checkout/add-to-cart-btn.ts';
import { productCheckout } from './checkout/product-checkout.ts';
import { quantityInput } from './checkout/quantity-input.ts';
import { variantDescriptor } from './checkout/variant-descriptor.ts';
import { variantsSelect } from './checkout/variants-select.ts';
import { summaryFormField } from './form/summary-form-field.ts';
import { productQuickView } from './notice/product-quick-view.ts';
import { productRestockNotification } from './notice/product-restock-notification.ts';
import { productScarcity } from './notice/product-scarcity.ts';
import { productStatus } from './notice/product-status.ts';
import { fromPrice } from './price/from-price.ts';
import { normalPrice } from './price/normal-price.ts';
import { productPrice } from './price/product-price.ts';
import { salePrice } from './price/sale-price.ts';
import { subscriptionPrice } from './price/subscription-price.ts';

export const commerceFormatters: readonly Formatter[] = [
  addToCartBtn,
  cartQuantity,
  cartSubtotal,
  cartUrl,
  fromPrice,
  normalPrice,
  productCheckout,
  productPrice,
  productQuickView,
  productRestockNotification,
  productScarcity,
  productStatus,
  quantityInput,
  salePrice,
  subscriptionPrice,
  summaryFormField,
  variantDescriptor,
  variantsSelect,
];
