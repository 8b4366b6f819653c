import { suggestName } from '../../diagnostics/suggest-name.ts';
import { type Money, minorUnits } from '../../model/documents/money.ts';
import type { Variant } from '../../model/documents/product.ts';
import type { Site, SitedItem } from '../../model/site.ts';
import type { Checker } from '../checker.ts';
import { checkMoney, type MoneyOptions } from './check-money.ts';

export interface ProductOptions {
  readonly site: Site;
  readonly checker: Checker;
}

const CONTENT = ['body', 'structuredContent'];

/** Checks prices, options and missing images of products. */
export function checkProduct(item: SitedItem, { site, checker }: ProductOptions): void {
  const product = item.structuredContent;
  if (product === undefined) return;
  checkImage(item, checker);
  checkSpelling(item, checker);
  const { currency } = site.settings.websiteSettings.storeSettings;
  const money = (amount: Money | undefined, path: readonly string[]) => {
    if (amount !== undefined) checkMoney(amount, { file: item.file, path, currency, checker });
  };
  money(product.priceMoney, [...CONTENT, 'priceMoney']);
  money(product.salePriceMoney, [...CONTENT, 'salePriceMoney']);
  const options = product.variantOptionOrdering ?? item.variantOptionOrdering ?? product.options;
  for (const [id, variant] of Object.entries(product.variants)) {
    const path = [...CONTENT, 'variants', id];
    money(variant.priceMoney, [...path, 'priceMoney']);
    money(variant.salePriceMoney, [...path, 'salePriceMoney']);
    if (variant.onSale) checkSale(variant, { file: item.file, path, checker });
    for (const name of Object.keys(variant.attributes)) {
      if (options === undefined || options.includes(name)) continue;
      const close = suggestName(name, options);
      checker.report('site/unknown-option', item.file, {
        path: [...path, 'attributes', name],
        message: `The product has no option "${name}", so customers cannot choose it`,
        hint: close === undefined ? `its options are ${options.join(', ')}` : `did you mean "${close}"?`,
      });
    }
  }
}

function checkImage(item: SitedItem, checker: Checker): void {
  const { mainImageId, imageIds = [], title, file, status = 'Published' } = item;
  // Unpublished items may still be incomplete.
  if (mainImageId !== undefined || status !== 'Published') return;
  const [own] = imageIds;
  checker.report('site/no-image', file, {
    path: ['body', 'title'],
    message: `"${title}" has no image; the shop shows a placeholder`,
    hint:
      own === undefined
        ? 'choose one (mainImageId: the id of an image in assets/)'
        : `make one of its images the main one (mainImageId: "${own}")`,
  });
}

/** "Small" and "small" would be two choices. */
function checkSpelling({ structuredContent, file }: SitedItem, checker: Checker): void {
  const spellings = new Map<string, string>();
  for (const [id, { attributes }] of Object.entries(structuredContent?.variants ?? {})) {
    for (const [name, value] of Object.entries(attributes)) {
      const key = JSON.stringify([name, sameWords(value)]);
      const first = spellings.get(key) ?? value;
      spellings.set(key, first);
      if (first === value) continue;
      checker.report('site/double-option', file, {
        path: [...CONTENT, 'variants', id, 'attributes', name],
        message: `"${name}" has both "${first}" and "${value}" as values`,
        hint: `write "${first}" in both, or rename one of them`,
      });
    }
  }
}

function sameWords(text: string): string {
  return text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}

type SaleOptions = Omit<MoneyOptions, 'currency'>;

/** A sale price above the regular price is an error: the site is not published. */
function checkSale(variant: Variant, { file, path, checker }: SaleOptions): void {
  const { sku, priceMoney, salePriceMoney } = variant;
  if (salePriceMoney === undefined) {
    const message = `The variant "${sku}" is on sale but has no sale price`;
    const hint = 'set a sale price (salePriceMoney), or turn off the sale (onSale)';
    checker.report('site/odd-price', file, { path: [...path, 'onSale'], message, hint });
    return;
  }
  if (minorUnits(salePriceMoney) < minorUnits(priceMoney)) return;
  checker.report('site/no-reduction', file, {
    path: [...path, 'salePriceMoney'],
    message: `The sale price of the variant "${sku}" is not less than its price`,
    hint: 'make the sale price (salePriceMoney) less than the price (priceMoney)',
  });
}
