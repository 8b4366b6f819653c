import { needsShipping, type ProductType } from '../../../formatters/vocabulary/store/product-type.ts';
import type { Site } from '../../model/site.ts';
import type { Checker } from '../checker.ts';
import { checkMoney } from './check-money.ts';

const STORE = ['body', 'websiteSettings', 'storeSettings'];

/** Checks the amounts of the store settings, and that what is shipped has shipping options. */
export function checkStore(site: Site, checker: Checker): void {
  const { file, websiteSettings } = site.settings;
  const { currency, shippingOptions, minimumOrderSubtotal, installments } = websiteSettings.storeSettings;
  for (const [id, { cost }] of Object.entries(shippingOptions)) {
    checkMoney(cost, { file, path: [...STORE, 'shippingOptions', id, 'cost'], currency, checker });
  }
  if (minimumOrderSubtotal !== undefined) {
    checkMoney(minimumOrderSubtotal, { file, path: [...STORE, 'minimumOrderSubtotal'], currency, checker });
  }
  for (const name of ['minimum', 'maximum'] as const) {
    const limit = installments?.[name];
    if (limit === undefined) continue;
    checkMoney(limit, { file, path: [...STORE, 'installments', name], currency, checker });
  }
  if (Object.keys(shippingOptions).length > 0 || !site.items.some(isShipped)) return;
  checker.report('site/no-shipping', file, {
    path: STORE,
    message: 'No shipping is configured: physical products are shipped for free, to every country',
    hint: 'add shipping options: in the dashboard under Settings → Commerce, or in site.json (see docs/selling.md)',
  });
}

/** Unpublished products may still be incomplete. */
function isShipped({ structuredContent, status = 'Published' }: Site['items'][number]): boolean {
  if (structuredContent === undefined || (status !== 'Published' && status !== 'Scheduled')) return false;
  return needsShipping(structuredContent.productType as ProductType);
}
