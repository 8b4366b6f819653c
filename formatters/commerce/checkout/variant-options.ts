import { asString } from '../../values/as-string.ts';
import { indexedEntries } from '../../values/indexed-entries.ts';
import { member, memberAt } from '../../values/member.ts';
import type { Product } from '../product/product.ts';

/** A product option and its values, such as `Size` with `S`, `M`, `L`. */
export interface VariantOption {
  readonly name: string;
  readonly values: readonly string[];
}

/** The options of `variantOptionOrdering`, each with its values in order of appearance (language reference 13.10). */
export function variantOptions({ content }: Product): readonly VariantOption[] {
  const variants = indexedEntries(member(content, 'variants'));
  if (variants.length < 2) return [];
  // The first occurrence of a repeated name gets all values.
  const names = new Set<string>();
  return indexedEntries(member(content, 'variantOptionOrdering')).map((entry) => {
    const name = asString(entry);
    if (names.has(name)) return { name, values: [] };
    names.add(name);
    const values = variants
      .map((variant) => memberAt(variant, ['attributes', name]))
      .filter((value) => value !== undefined)
      .map(asString);
    return { name, values: [...new Set(values)] };
  });
}
