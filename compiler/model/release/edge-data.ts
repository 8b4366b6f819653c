import type { ShippingOption, TaxRule } from '../../../formatters/vocabulary/api/cart.ts';
import type { InstallmentContext } from '../../../formatters/vocabulary/installments/installment-context.ts';
import type { MoneyPattern } from '../../../formatters/vocabulary/money-pattern.ts';
import type { ServerTexts } from '../../../formatters/vocabulary/site/server-texts.ts';
import type { Form } from '../documents/form.ts';
import type { MailingList } from '../documents/mailing-list.ts';

/** Data of the published site that the Worker needs: written by the build, never shown as is. */
export interface EdgeData {
  readonly version: 1;
  readonly website: EdgeWebsite;
  readonly store: EdgeStore;
  /** By item id. */
  readonly products: Readonly<Record<string, CatalogProduct>>;
  /** By form id. */
  readonly forms: Readonly<Record<string, EdgeForm>>;
  /** By id. Absent without any, and in releases of older versions. */
  readonly mailingLists?: Readonly<Record<string, MailingList>>;
  /**
   * The languages below the primary one, by code: URLs of their pages by the URL in the primary language, where they differ in more
   * than the code. Absent for a site in a single language.
   */
  readonly languages?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** By the code of the language. Absent for a site in a single language, and in releases of older versions. */
  readonly translations?: Readonly<Record<string, EdgeTranslation>>;
  /** URLs of filtered lists by the URL of the list and `filterKey`. Absent without any, or with too many. */
  readonly filters?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /**
   * Times in epoch milliseconds of the last items of the pages of a list by date, by its URL, without its last page. Absent
   * without any, or with too many.
   */
  readonly pageEnds?: Readonly<Record<string, readonly number[]>>;
  /** Pages and collections for the customers of these products. Absent without any. */
  readonly paywalls?: readonly Paywall[];
  /** Texts of the server that are not the English ones. Absent without any. */
  readonly texts?: Partial<ServerTexts>;
}

export interface Paywall {
  readonly title: string;
  /** Site path. */
  readonly url: string;
  readonly productIds: readonly string[];
}

/** What differs in another language. Records by id have only what is translated. */
export interface EdgeTranslation {
  /** Of the website. */
  readonly title?: string;
  readonly restockSuccessText?: string;
  readonly moneyPattern?: MoneyPattern;
  readonly texts?: Partial<ServerTexts>;
  readonly shippingNames: Readonly<Record<string, string>>;
  readonly taxNames: Readonly<Record<string, string>>;
  readonly products: Readonly<Record<string, ProductTranslation>>;
  readonly forms: Readonly<Record<string, EdgeForm>>;
  /** Their names. */
  readonly mailingLists: Readonly<Record<string, string>>;
}

/** Replaces the fields of the product. */
export interface ProductTranslation
  extends Pick<CatalogProduct, 'title' | 'imageUrl' | 'focalClass' | 'optionNames'> {
  /** By the id of the variant. */
  readonly attributes: Readonly<Record<string, CatalogVariant['attributes']>>;
}

export interface EdgeForm extends Form {
  /** `submissionMessage` as HTML. */
  readonly submissionMarkup: string;
}

export interface EdgeWebsite {
  readonly id: string;
  readonly title: string;
  /** A language tag. */
  readonly language: string;
  readonly timeZone: string;
  readonly baseUrl?: string;
  /** Email address for order notifications. */
  readonly contactEmail?: string;
  /** WEBSITE_STATUS number. */
  readonly status?: number;
  readonly captchaSiteKey?: string;
  /** Analytics require the visitor's consent. */
  readonly needsConsent: boolean;
}

export interface EdgeStore {
  /** Of the first store page. Absent without one, and in releases of older versions. */
  readonly url?: string;
  readonly currency: string;
  /** How the language of the site writes prices; absent where they have the US format (R-MONEY-FMT-12). */
  readonly moneyPattern?: MoneyPattern;
  readonly expressCheckout: boolean;
  readonly minimumOrderSubtotalCents?: number;
  readonly restockSuccessText?: string;
  readonly sendRestockAutomatically: boolean;
  readonly shippingOptions: readonly ShippingOption[];
  /** Applies to orders shipped to its country (and region); prices either include tax or not. */
  readonly taxRules: readonly (TaxRule & { readonly country?: string; readonly region?: string })[];
  readonly taxIsIncluded: boolean;
  /** Absent where the store does not show installment payments. */
  readonly installmentContext?: InstallmentContext;
}

export interface CatalogProduct {
  readonly id: string;
  readonly collectionId: string;
  readonly title: string;
  /** Site path. */
  readonly url: string;
  /** Small image for the cart. */
  readonly imageUrl?: string;
  /** Class that keeps its focal point visible: `focal-30-70`. Absent for the center. */
  readonly focalClass?: string;
  /** 1 physical, 2 digital, 3 service, 4 gift card, 5 paywall. */
  readonly productType: number;
  readonly isSubscribable: boolean;
  readonly subscriptionPlan?: {
    readonly billingPeriod: { readonly value: number; readonly unit: 'WEEK' | 'MONTH' | 'YEAR' };
    readonly numBillingCycles: number;
  };
  readonly additionalFieldsFormId?: string;
  /** The fields in which the product differs from the store. */
  readonly installmentContext?: Partial<InstallmentContext>;
  /** Files that customers download after payment; absent without any. */
  readonly files?: readonly CatalogFile[];
  readonly optionNames: readonly string[];
  readonly variants: readonly CatalogVariant[];
}

/** A file in `downloads/`. `hash` and `bytes` are added when the release is stored. */
export interface CatalogFile {
  readonly filename: string;
  /** Blob with the content. */
  readonly hash?: string;
  readonly bytes?: number;
}

export interface CatalogVariant {
  readonly id: string;
  readonly sku: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Currency of the prices. Releases of older versions have none: their prices are in the currency of the store. */
  readonly currency?: string;
  readonly priceCents: number;
  readonly salePriceCents?: number;
  readonly onSale: boolean;
  /**
   * Stock in the document, even if pages were built with the current stock. StoreDO starts with this number; when a later release
   * has another one, the difference is added, so that units sold in between stay sold.
   */
  readonly qtyInStock: number;
  readonly unlimited: boolean;
}
