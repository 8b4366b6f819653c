import type { InstallmentContext } from '../../../formatters/vocabulary/installments/installment-context.ts';
import { installmentLocale } from '../../../formatters/vocabulary/installments/installment-locale.ts';
import { minorUnits } from '../documents/money.ts';
import type { Site, SitedItem } from '../site.ts';

/** The installment context of the store's products; undefined for a store without the setting. */
export function storeInstallments({
  website,
  websiteSettings,
}: Site['settings']): InstallmentContext | undefined {
  const { installments } = websiteSettings.storeSettings;
  if (installments === undefined) return undefined;
  const { enabled, country = '', minimum, maximum } = installments;
  return {
    afterPayAvailable: enabled,
    ...(minimum && { afterPayMin: minorUnits(minimum) }),
    ...(maximum && { afterPayMax: minorUnits(maximum) }),
    shopperLanguage: website.language,
    stripeAccountCountry: country,
  };
}

/** The installment context of a product: that of the store, with the fields of its document in their place. */
export function installmentContextOf(
  { structuredContent, installmentContext }: SitedItem,
  settings: Site['settings'],
): InstallmentContext | undefined {
  if (structuredContent === undefined) return undefined;
  const store = storeInstallments(settings);
  if (store === undefined && installmentContext === undefined) return undefined;
  return { ...NOTHING, shopperLanguage: settings.website.language, ...store, ...installmentContext };
}

/** The context of a store without the setting, whose products may still have their own. */
const NOTHING = { afterPayAvailable: false, stripeAccountCountry: '' };

/** The provider's page that the cart loads; undefined for a store that shows no installment payments. */
export function installmentPage(settings: Site['settings']): string | undefined {
  const context = storeInstallments(settings);
  if (!context?.afterPayAvailable) return undefined;
  return installmentLocale(context.stripeAccountCountry, context.shopperLanguage)?.pageUrl;
}
