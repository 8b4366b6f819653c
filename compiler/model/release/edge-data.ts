import type { ShippingOption, TaxRule } from '../../../formatters/vocabulary/api/cart.ts';
import type { Form } from '../documents/form.ts';

/** What the Worker must know of the site that was published: made by the build, read by the edge, never shown as it is. */
export interface EdgeData {
  readonly version: 1;
  readonly website: EdgeWebsite;
  readonly store: EdgeStore;
  /** By item id. */
  readonly products: Readonly<Record<string, CatalogueProduct>>;
  /** By form id. */
  readonly forms: Readonly<Record<string, EdgeForm>>;
}

export interface EdgeForm extends Form {
  /** `submissionMessage` as the HTML that the build makes of it. */
  readonly submissionMarkup: string;
}

export interface EdgeWebsite {
  readonly id: string;
  readonly title: string;
  /** A language tag. */
  readonly language: string;
  readonly timeZone: string;
  readonly baseUrl?: string;
  /** Where the shop hears of orders. */
  readonly contactEmail?: string;
  /** Number of the vocabulary's WEBSITE_STATUS. */
  readonly status?: number;
  readonly captchaSiteKey?: string;
  /** Nothing is counted before the visitor agrees. */
  readonly needsConsent: boolean;
}

export interface EdgeStore {
  readonly currency: string;
  readonly useCldrMoneyFormat: boolean;
  readonly expressCheckout: boolean;
  readonly minimumOrderSubtotalCents?: number;
  readonly restockSuccessText?: string;
  readonly sendRestockAutomatically: boolean;
  readonly shippingOptions: readonly ShippingOption[];
  /** A rule holds for orders shipped to its country (and region); prices either contain the tax or not. */
  readonly taxRules: readonly (TaxRule & { readonly country?: string; readonly region?: string })[];
  readonly taxIsIncluded: boolean;
}

export interface CatalogueProduct {
  readonly id: string;
  readonly collectionId: string;
  readonly title: string;
  /** Path on the site. */
  readonly url: string;
  /** A small picture, for the cart. */
  readonly imageUrl?: string;
  /** 1 physical, 2 digital, 3 service, 4 gift card, 5 paywall. */
  readonly productType: number;
  readonly isSubscribable: boolean;
  readonly subscriptionPlan?: {
    readonly billingPeriod: { readonly value: number; readonly unit: 'WEEK' | 'MONTH' | 'YEAR' };
    readonly numBillingCycles: number;
  };
  readonly additionalFieldsFormId?: string;
  readonly optionNames: readonly string[];
  readonly variants: readonly CatalogueVariant[];
}

export interface CatalogueVariant {
  readonly id: string;
  readonly sku: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly priceCents: number;
  readonly salePriceCents?: number;
  readonly onSale: boolean;
  /**
   * Stock as the document says it, also where pages were built with the ledger's. The ledger holds the truth: it begins with this number, and when a later release has
   * another one, the difference is added, so that what was sold in between stays sold.
   */
  readonly qtyInStock: number;
  readonly unlimited: boolean;
}
