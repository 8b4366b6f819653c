import { asString, member, memberAt } from '../../values/index.ts';
import type { Product } from '../product/index.ts';

/** What a shopper chooses between: `Size` with `S`, `M`, `L`. */
export interface VariantOption {
  readonly name: string;
  readonly values: readonly string[];
}

/** The options of `variantOptionOrdering`, each with its values in order of appearance (language reference 13.10). */
export function variantOptions({ content, variants }: Product): readonly VariantOption[] {
  const ordering = member(content, 'variantOptionOrdering');
  if (variants.length < 2 || !Array.isArray(ordering)) return [];
  return ordering.map((entry) => {
    const name = asString(entry);
    const values = variants
      .map((variant) => memberAt(variant, ['attributes', name]))
      .filter((value) => value !== undefined)
      .map(asString);
    return { name, values: [...new Set(values)] };
  });
}
