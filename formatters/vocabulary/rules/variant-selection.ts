import type { PRODUCT_TYPE } from '../store/product-type.ts';

/** Literals instead of PRODUCT_TYPE keep the table out of client bundles; the types reject other numbers. */
const PHYSICAL: (typeof PRODUCT_TYPE)['physical'] = 1;
const SERVICE: (typeof PRODUCT_TYPE)['service'] = 3;

/** Why a product cannot be added to the cart, word for word (R-PROD-ADD-01 to -07, -10). */
export const VARIANT_MESSAGES = {
  selectOneOption: 'Please select the {option} option.',
  selectTwoOptions: 'Please select the {option1} and {option2} options.',
  /** `{options}` is a comma-separated list of all but the last option (R-PROD-ADD-04). */
  selectSeveralOptions: 'Please select the {options}, and {lastOption} options.',
  variantUnavailable: 'Sorry, that item variant is unavailable. Please select another variant.',
  notEnoughStock: 'Sorry, we do not have enough of that item available.',
  selectDenomination: 'Select a denomination for the Gift Card',
} as const;

/** The properties of a variant that selection needs. */
export interface SelectableVariant {
  readonly attributes: Readonly<Record<string, string>>;
  readonly qtyInStock: number;
  readonly unlimited: boolean;
}

/** Option names and their values; an empty value means not selected. */
export type Choice = Readonly<Record<string, string>>;

/** The options without a value, in their order. */
export function missingOptions(optionNames: readonly string[], selection: Choice): readonly string[] {
  return optionNames.filter((name) => !Object.hasOwn(selection, name) || selection[name] === '');
}

/** Formats one of the messages, on pages in the language of the site. */
export type FormatVariantMessage = (
  key: keyof typeof VARIANT_MESSAGES,
  values: Readonly<Record<string, string>>,
) => string;

/** The message for the missing options; `''` when none is missing. Plain text. */
export function missingOptionsMessage(missing: readonly string[], format: FormatVariantMessage): string {
  const [option, second = ''] = missing;
  if (option === undefined) return '';
  if (missing.length === 1) return format('selectOneOption', { option });
  if (missing.length === 2) return format('selectTwoOptions', { option1: option, option2: second });
  const lastOption = missing.at(-1) ?? '';
  return format('selectSeveralOptions', { options: missing.slice(0, -1).join(', '), lastOption });
}

/** The variant whose attributes all match the selection. A product without options has one variant: the first. */
export function findVariant<Variant extends SelectableVariant>(
  variants: readonly Variant[],
  selection: Choice,
): Variant | undefined {
  return variants.find(({ attributes }) =>
    Object.entries(attributes).every(
      ([name, value]) => Object.hasOwn(selection, name) && selection[name] === value,
    ),
  );
}

/** Digital products, gift cards and paywalls never sell out (R-FMT-STAT-02, gaps C33). */
export function hasStock(variant: Omit<SelectableVariant, 'attributes'>, productType: number): boolean {
  const runsOut = productType === PHYSICAL || productType === SERVICE;
  return !runsOut || variant.unlimited || variant.qtyInStock > 0;
}
