import type { ProductView, VariantView } from './product.ts';

/** A product option: "Size: S, M, L". */
export interface ProductOption {
  readonly name: string;
  readonly values: readonly string[];
}

/** Maximum number of variants that customers, tables and pages can handle. */
export const MAX_VARIANTS = 250;

/** Returns the options of a product with the values of its variants. */
export function optionsOf({ optionNames, variants }: ProductView): readonly ProductOption[] {
  return optionNames.map((name) => ({
    name,
    values: [
      ...new Set(variants.map(({ attributes }) => attributes[name] ?? '').filter((value) => value !== '')),
    ],
  }));
}

/** Returns whether two names or values are the same to a reader: "Small" and "small". */
export function isSameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

export type Attributes = Readonly<Record<string, string>>;

/** Returns every combination of option values, the last option changing fastest. */
export function combinations(options: readonly ProductOption[]): readonly Attributes[] {
  return options
    .filter(({ values }) => values.length > 0)
    .reduce<readonly Attributes[]>(
      (all, { name, values }) =>
        all.flatMap((attributes) => values.map((value) => ({ ...attributes, [name]: value }))),
      [{}],
    );
}

export function countCombinations(options: readonly ProductOption[]): number {
  return options.reduce((count, { values }) => count * Math.max(1, values.length), 1);
}

export interface PlannedVariant {
  readonly attributes: Attributes;
  /** The existing variant, which keeps its SKU, price and stock. */
  readonly from: VariantView | undefined;
  /** Whether it is `from` itself under another combination; else a new variant with the price of `from`. */
  readonly isRetained: boolean;
}

/**
 * Plans the variants for changed options. A variant whose values all still exist stays the same variant; a new
 * combination takes the price of the most similar variant.
 */
export function planVariants(
  options: readonly ProductOption[],
  variants: readonly VariantView[],
): readonly PlannedVariant[] {
  const left = new Set(variants);
  const target = combinations(options);
  const exact = target.map((attributes) => {
    const same = variants.find((variant) => left.has(variant) && similarity(variant, attributes) === 'same');
    if (same !== undefined) left.delete(same);
    return same;
  });
  return target.map((attributes, index) => {
    const same = exact[index];
    if (same !== undefined) return { attributes, from: same, isRetained: true };
    // With an option added or removed, the variant with the same other values is still the same.
    const grown = variants.find((variant) => left.has(variant) && similarity(variant, attributes) === 'part');
    if (grown !== undefined) left.delete(grown);
    return { attributes, from: grown ?? mostSimilar(variants, attributes), isRetained: grown !== undefined };
  });
}

function similarity({ attributes }: VariantView, target: Attributes): 'same' | 'part' | 'other' {
  const [has, wants] = [Object.keys(attributes), Object.keys(target)];
  const shared = wants.filter((name) => Object.hasOwn(attributes, name));
  if (shared.some((name) => attributes[name] !== target[name])) return 'other';
  return shared.length === has.length && shared.length === wants.length ? 'same' : 'part';
}

function mostSimilar(variants: readonly VariantView[], target: Attributes): VariantView | undefined {
  const points = (variant: VariantView) =>
    Object.entries(target).filter(([name, value]) => variant.attributes[name] === value).length;
  return [...variants].sort((a, b) => points(b) - points(a))[0];
}

/** Returns whether the SKU of a variant was generated. */
export function isGeneratedSku(title: string, { sku, attributes }: VariantView): boolean {
  const generated = newSku(title, attributes, new Set());
  return (
    sku === generated || (sku.startsWith(`${generated}-`) && /^\d+$/.test(sku.slice(generated.length + 1)))
  );
}

/** Generates a unique SKU for a new variant from the product's SKU prefix and the initials of its values. */
export function newSku(title: string, attributes: Attributes, taken: ReadonlySet<string>): string {
  const skuPart = (text: string, length: number) =>
    text
      .normalize('NFKD')
      .replace(/[^\p{L}\p{N}]/gu, '')
      .slice(0, length)
      .toUpperCase();
  const stem = [skuPart(title, 4) || 'SKU', ...Object.values(attributes).map((value) => skuPart(value, 3))]
    .filter((part) => part !== '')
    .join('-');
  if (!taken.has(stem)) return stem;
  for (let number = 2; ; number++) if (!taken.has(`${stem}-${number}`)) return `${stem}-${number}`;
}
