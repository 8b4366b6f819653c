import type { JsonObject, Value } from '../../../formatters/index.ts';
import { hasStock } from '../../../formatters/vocabulary/rules/variant-selection.ts';
import { sortedEntries } from '../../../formatters/vocabulary/sorted-entries.ts';
import { hasStockCount } from '../../../formatters/vocabulary/store/product-type.ts';
import type { Product, Variant } from '../documents/product.ts';
import { ownValue } from '../own-value.ts';
import type { Site, SitedItem } from '../site.ts';

/**
 * Scarcity and restock messages of a product. Defaults are derived from its variants: a sign-up form for each variant that can
 * sell out, shown at once for a single sold-out variant, otherwise by the runtime.
 */
export function merchandisingJson(
  { merchandising, structuredContent }: SitedItem,
  { settings }: Site,
  strings: Readonly<Record<string, string>>,
): Value {
  return {
    scarcityEnabled: false,
    scarcityShownByDefault: false,
    scarcityText: '',
    scarcityTemplateViews: [],
    restockNotificationViews:
      structuredContent === undefined ? [] : restockViews(structuredContent, settings),
    restockNotificationMessages: restockMessages(strings),
    mailingListSignUpEnabled: false,
    mailingListOptInByDefault: false,
    ...(merchandising as JsonObject | undefined),
  };
}

function restockViews(product: Product, settings: Site['settings']): readonly JsonObject[] {
  const { productType, isSubscribable } = product;
  const { restockNotificationsEnabled } = settings.websiteSettings.storeSettings;
  if (!restockNotificationsEnabled || !hasStockCount(productType) || isSubscribable) return [];
  const variants = sortedEntries(product.variants);
  const isOnlyOne = variants.length === 1;
  return variants
    .filter(([, { unlimited }]) => !unlimited)
    .map(([id, variant]) => ({ variantId: id, hiddenByDefault: !isOnlyOne || isInStock(variant, product) }));
}

function isInStock(variant: Variant, { productType }: Product): boolean {
  return hasStock(variant, productType);
}

function restockMessages(strings: Readonly<Record<string, string>>): JsonObject {
  const text = (key: keyof typeof RESTOCK_TEXTS) => ownValue(strings, key) ?? RESTOCK_TEXTS[key];
  return {
    CTAText: text('restockCallToAction'),
    placeholderText: text('restockEmailPlaceholder'),
    buttonText: text('restockButtonText'),
    mailingListDescription: text('restockMailingListText'),
  };
}

/** English defaults, for themes and sites without their own strings. */
const RESTOCK_TEXTS = {
  restockCallToAction: 'Sold out. Get notified when it’s back in stock.',
  restockEmailPlaceholder: 'Email address',
  restockButtonText: 'Notify me',
  restockMailingListText: 'Email me with news and offers',
};
