import type { ProductView, VariantView } from './product.ts';

/** A question that a buyer answers: "Size: S, M, L". */
export interface ProductOption {
  readonly name: string;
  readonly values: readonly string[];
}

/** The most variants that options may make: what a buyer, a table and a page can still deal with. */
export const MOST_VARIANTS = 250;

/** The options of a product, with their values as the variants have them. */
export function optionsOf({ optionNames, variants }: ProductView): readonly ProductOption[] {
  return optionNames.map((name) => ({
    name,
    values: [
      ...new Set(variants.map(({ attributes }) => attributes[name] ?? '').filter((value) => value !== '')),
    ],
  }));
}

/** Whether people read two names or values as one: "Small" and "small". */
export function isSameWord(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

export type Attributes = Readonly<Record<string, string>>;

/** Every way to answer all questions, the last question changing fastest. */
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
  /** The variant that is there already: it keeps its SKU, price and stock. */
  readonly from: VariantView | undefined;
  /** It is `from` itself, under another combination; else a new one that takes over `from`'s price. */
  readonly isRetained: boolean;
}

/**
 * The variants that options make of those that are there. A variant whose answers are all still asked for stays itself;
 * a new combination takes its price from the variant that is most like it.
 */
export function planVariants(
  options: readonly ProductOption[],
  variants: readonly VariantView[],
): readonly PlannedVariant[] {
  const left = new Set(variants);
  const wanted = combinations(options);
  const exact = wanted.map((attributes) => {
    const same = variants.find((variant) => left.has(variant) && likeness(variant, attributes) === 'same');
    if (same !== undefined) left.delete(same);
    return same;
  });
  return wanted.map((attributes, index) => {
    const same = exact[index];
    if (same !== undefined) return { attributes, from: same, isRetained: true };
    // An option more or less: the variant with the same answers to the others is still the same thing.
    const grown = variants.find((variant) => left.has(variant) && likeness(variant, attributes) === 'part');
    if (grown !== undefined) left.delete(grown);
    return { attributes, from: grown ?? mostAlike(variants, attributes), isRetained: grown !== undefined };
  });
}

function likeness({ attributes }: VariantView, wanted: Attributes): 'same' | 'part' | 'other' {
  const [has, wants] = [Object.keys(attributes), Object.keys(wanted)];
  const shared = wants.filter((name) => Object.hasOwn(attributes, name));
  if (shared.some((name) => attributes[name] !== wanted[name])) return 'other';
  return shared.length === has.length && shared.length === wants.length ? 'same' : 'part';
}

function mostAlike(variants: readonly VariantView[], wanted: Attributes): VariantView | undefined {
  const points = (variant: VariantView) =>
    Object.entries(wanted).filter(([name, value]) => variant.attributes[name] === value).length;
  return [...variants].sort((a, b) => points(b) - points(a))[0];
}

/** Whether nobody has chosen the SKU of a variant. */
export function isMadeSku(title: string, { sku, attributes }: VariantView): boolean {
  const made = newSku(title, attributes, new Set());
  return sku === made || (sku.startsWith(`${made}-`) && /^\d+$/.test(sku.slice(made.length + 1)));
}

/** A SKU for a new variant: the product's word and the first letters of the answers, made different from all others. */
export function newSku(title: string, attributes: Attributes, taken: ReadonlySet<string>): string {
  const word = (text: string, length: number) =>
    text
      .normalize('NFKD')
      .replace(/[^\p{L}\p{N}]/gu, '')
      .slice(0, length)
      .toUpperCase();
  const stem = [word(title, 4) || 'SKU', ...Object.values(attributes).map((value) => word(value, 3))]
    .filter((part) => part !== '')
    .join('-');
  if (!taken.has(stem)) return stem;
  for (let number = 2; ; number++) if (!taken.has(`${stem}-${number}`)) return `${stem}-${number}`;
}
