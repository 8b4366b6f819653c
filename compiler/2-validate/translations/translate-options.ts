import type { OptionTexts } from '../../model/documents/option-texts.ts';
import type { Product } from '../../model/documents/product.ts';
import { ownValue } from '../../model/own-value.ts';
import type { SitedItem } from '../../model/site.ts';

export interface OptionTranslation {
  /** The item with its options in the language; the same object if neither it nor the store has texts. */
  readonly item: SitedItem;
  /**
   * Texts of two options, or of two values of an option: customers could not tell them apart. These options or values stay in the
   * primary language.
   */
  readonly ambiguous: readonly string[];
}

/**
 * Translates the names and values of the options of a product: with its own texts, or else with those of the store. Ids and SKUs of
 * its variants stay the same.
 */
export function translateOptions(item: SitedItem, ofStore: OptionTexts = {}): OptionTranslation {
  const { structuredContent: whole } = item;
  if (whole === undefined) return { item, ambiguous: [] };
  const { optionTexts: own = {}, ...product } = whole;
  if (Object.keys(own).length + Object.keys(ofStore).length === 0) return { item, ambiguous: [] };
  const sources = [own, ofStore];
  const ambiguous: string[] = [];
  const textsOf = (originals: ReadonlySet<string>, find: FindText) => {
    const texts = new Map([...originals].map((original) => [original, find(original) ?? original]));
    const repeated = repeatedText([...texts.values()]);
    if (repeated !== undefined) ambiguous.push(repeated);
    return repeated === undefined ? texts : new Map<string, string>();
  };
  const options = optionNames(item, product);
  const names = textsOf(options, (name) => firstText(sources, (texts) => ownValue(texts, name)?.name));
  const valuesIn = (name: string) =>
    textsOf(optionValues(product, name), (value) =>
      firstText(sources, (texts) => ownValue(ownValue(texts, name)?.values ?? {}, value)),
    );
  const values = new Map([...options].map((name) => [name, valuesIn(name)]));
  const nameIn = (name: string) => names.get(name) ?? name;
  const attributesIn = (attributes: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(attributes).map(([name, value]) => [
        nameIn(name),
        values.get(name)?.get(value) ?? value,
      ]),
    );
  return { item: withOptions({ ...item, structuredContent: product }, { nameIn, attributesIn }), ambiguous };
}

type FindText = (original: string) => string | undefined;

function firstText(
  sources: readonly OptionTexts[],
  find: (texts: OptionTexts) => string | undefined,
): string | undefined {
  return sources.map(find).find((text) => text !== undefined);
}

function repeatedText(texts: readonly string[]): string | undefined {
  return texts.find((text, index) => texts.indexOf(text) < index);
}

function optionNames({ variantOptionOrdering = [] }: SitedItem, product: Product): ReadonlySet<string> {
  const attributes = Object.values(product.variants).flatMap((variant) => Object.keys(variant.attributes));
  return new Set([
    ...(product.variantOptionOrdering ?? []),
    ...variantOptionOrdering,
    ...(product.options ?? []),
    ...attributes,
  ]);
}

function optionValues({ variants }: Product, name: string): ReadonlySet<string> {
  return new Set(Object.values(variants).flatMap(({ attributes }) => ownValue(attributes, name) ?? []));
}

interface OptionNames {
  nameIn(name: string): string;
  attributesIn(attributes: Readonly<Record<string, string>>): Readonly<Record<string, string>>;
}

function withOptions(item: SitedItem, { nameIn, attributesIn }: OptionNames): SitedItem {
  const { structuredContent: product, variantOptionOrdering, merchandising } = item;
  if (product === undefined) return item;
  const views = merchandising?.scarcityTemplateViews?.map(({ attributes, ...view }) => ({
    ...view,
    ...(attributes && { attributes: attributesIn(attributes) }),
  }));
  return {
    ...item,
    ...(variantOptionOrdering && { variantOptionOrdering: variantOptionOrdering.map(nameIn) }),
    structuredContent: {
      ...product,
      ...(product.variantOptionOrdering && {
        variantOptionOrdering: product.variantOptionOrdering.map(nameIn),
      }),
      ...(product.options && { options: product.options.map(nameIn) }),
      variants: Object.fromEntries(
        Object.entries(product.variants).map(([id, variant]) => [
          id,
          { ...variant, attributes: { ...attributesIn(variant.attributes) } },
        ]),
      ),
    },
    ...(views && { merchandising: { ...merchandising, scarcityTemplateViews: views } }),
  };
}
