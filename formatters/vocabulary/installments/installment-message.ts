import { fillMessage } from '../rules/fill-message.ts';
import type { InstallmentContext } from './installment-context.ts';
import { installmentLocale } from './installment-locale.ts';
import { type InstallmentTexts, installmentTexts } from './installment-texts.ts';

/** Number of payments (specification 9). */
const PAYMENTS = 4;

export interface InstallmentMessage {
  /** Plain text: `4 payments of $25.00`, or why the price cannot be paid in installments. */
  readonly text: string;
  readonly brand: string;
  /** The provider's page about its terms. */
  readonly pageUrl: string;
  readonly texts: InstallmentTexts;
}

export interface InstallmentOptions {
  readonly context: InstallmentContext;
  /** In minor units. */
  readonly price: number;
  /** Formats minor units. */
  readonly money: (minorUnits: number) => string;
  /** The texts of the site, which override the defaults. */
  readonly strings?: Readonly<Record<string, string>>;
}

/** Returns the message about a price; undefined where the context does not allow installments. */
export function installmentMessage(options: InstallmentOptions): InstallmentMessage | undefined {
  const { context, price, money, strings = {} } = options;
  const { afterPayAvailable, afterPayMin, afterPayMax } = context;
  const locale = installmentLocale(context.stripeAccountCountry, context.shopperLanguage);
  if (!afterPayAvailable || locale === undefined) return undefined;
  if (afterPayMin === undefined || afterPayMax === undefined) return undefined;
  const { brand, pageUrl, language } = locale;
  const texts = installmentTexts(language, strings, { brand, count: PAYMENTS });
  const message = (text: string, amount: number) => ({
    text: fillMessage(text, { amount: money(amount) }),
    brand,
    pageUrl,
    texts,
  });
  if (price > afterPayMax) return message(texts.installmentsUpTo, afterPayMax);
  if (price <= afterPayMin) return message(texts.installmentsOver, afterPayMin);
  return message(texts.installmentsSplit, Math.ceil(price / PAYMENTS));
}
