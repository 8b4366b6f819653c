import type {
  CatalogProduct,
  EdgeData,
  EdgeTranslation,
  ProductTranslation,
} from '../../model/release/edge-data.ts';

/** Returns what differs in another language. Everything that is not text is that of the primary language. */
export function edgeTranslation(primary: EdgeData, own: EdgeData): EdgeTranslation {
  const { restockSuccessText, moneyPattern } = own.store;
  return {
    ...(own.website.title !== primary.website.title && { title: own.website.title }),
    ...(restockSuccessText !== undefined && { restockSuccessText }),
    ...(moneyPattern !== undefined && { moneyPattern }),
    ...(own.texts !== undefined && { texts: own.texts }),
    shippingNames: namesById(own.store.shippingOptions),
    taxNames: namesById(own.store.taxRules),
    products: changed(primary.products, own.products, productTranslation),
    forms: changed(primary.forms, own.forms, (form) => form),
    mailingLists: changed(primary.mailingLists ?? {}, own.mailingLists ?? {}, ({ name }) => name),
  };
}

function namesById(list: readonly { readonly id: string; readonly name: string }[]) {
  return Object.fromEntries(list.map(({ id, name }) => [id, name]));
}

type ById<Value> = Readonly<Record<string, Value>>;

/** The translations of values that differ. */
function changed<Value, Translation>(
  before: ById<Value>,
  after: ById<Value>,
  translate: (value: Value) => Translation,
): ById<Translation> {
  const json = (value: Value | undefined) => value && JSON.stringify(translate(value));
  return Object.fromEntries(
    Object.entries(after).flatMap(([id, value]) =>
      json(before[id]) === json(value) ? [] : [[id, translate(value)] as const],
    ),
  );
}

function productTranslation(product: CatalogProduct): ProductTranslation {
  const { title, imageUrl, focalClass, optionNames, variants } = product;
  return {
    title,
    ...(imageUrl !== undefined && { imageUrl }),
    ...(focalClass !== undefined && { focalClass }),
    optionNames,
    attributes: Object.fromEntries(variants.map(({ id, attributes }) => [id, attributes])),
  };
}
