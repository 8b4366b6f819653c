import { asString, type JsonObject } from '../../../../formatters/index.ts';
import {
  allowsInstallments,
  type InstallmentContext,
  type InstallmentProduct,
} from '../../../../formatters/vocabulary/installments/installment-context.ts';
import { installmentMarkup } from '../../../../formatters/vocabulary/installments/installment-markup.ts';
import {
  type InstallmentMessage,
  installmentMessage,
} from '../../../../formatters/vocabulary/installments/installment-message.ts';
import { type Money, minorUnits } from '../../../model/documents/money.ts';
import { offeredVariants } from './offered-variants.ts';
import type { ProductOptions } from './postprocess-products.ts';
import type { ProductServices } from './product-services.ts';

/** A product or variant with a price, as templates see it. */
interface Priced {
  readonly onSale?: boolean;
  readonly priceMoney?: Money;
  readonly salePriceMoney?: Money;
}

/**
 * Adds installment payments above the button of the product that the page shows. Returns the provider's page that the popup
 * loads; undefined where nothing is shown.
 */
export function postprocessInstallments(
  { scan, splices, page }: ProductOptions,
  services: ProductServices,
): string | undefined {
  const { kind, itemId } = page;
  const button = scan.marked.find(
    ({ classes, attributes }) =>
      classes.includes('sqs-add-to-cart-button') && attributes.get('data-item-id')?.value === itemId,
  );
  if (kind !== 'item' || itemId === undefined || button?.wrapperStart === undefined) return undefined;
  const item = services.item(itemId);
  const message = item && messageOf(item, item.structuredContent as Priced, services);
  if (item === undefined || message === undefined) return undefined;
  const variants = offeredVariants(item).map((variant) => [
    asString(variant.id),
    messageOf(item, variant as Priced, services)?.text,
  ]);
  const attributes = {
    'data-item-id': itemId,
    'data-messages': JSON.stringify(Object.fromEntries(variants)),
  };
  splices.insert(
    button.wrapperStart,
    installmentMarkup({ message, id: `installments-${itemId}`, attributes }),
  );
  return message.pageUrl;
}

/** The message about the price of a product or one of its variants. */
function messageOf(
  { installmentContext, structuredContent }: JsonObject,
  priced: Priced,
  { strings, money }: ProductServices,
): InstallmentMessage | undefined {
  const context = installmentContext as unknown as InstallmentContext | undefined;
  const price = currentPrice(priced);
  const product = structuredContent as unknown as InstallmentProduct;
  if (context === undefined || price === undefined || !allowsInstallments(product)) return undefined;
  return installmentMessage({ context, price, money, strings });
}

/** In minor units. */
function currentPrice({ onSale, priceMoney, salePriceMoney }: Priced): number | undefined {
  const current = onSale === true ? (salePriceMoney ?? priceMoney) : priceMoney;
  return current && minorUnits(current);
}
