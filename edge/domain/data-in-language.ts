import { type CatalogProduct, type EdgeData, ownValue } from '../../compiler/model/index.ts';

/** Returns the data of a site with the texts of a language; unchanged for a code that it is not published in. */
export function dataInLanguage(data: EdgeData, code: string): EdgeData {
  const translation = ownValue(data.translations ?? {}, code);
  if (translation === undefined) return data;
  const { texts: _, website, store, products, forms, mailingLists, paywalls, ...rest } = data;
  const { title, restockSuccessText, moneyPattern, shippingNames, taxNames, texts } = translation;
  return {
    ...rest,
    ...(texts && { texts }),
    website: { ...website, language: code, ...(title !== undefined && { title }) },
    store: {
      ...store,
      ...(store.url !== undefined && { url: urlInLanguage(data, code, store.url) }),
      shippingOptions: withNames(store.shippingOptions, shippingNames),
      taxRules: withNames(store.taxRules, taxNames),
      ...(restockSuccessText !== undefined && { restockSuccessText }),
      ...(moneyPattern !== undefined && { moneyPattern }),
    },
    products: Object.fromEntries(
      Object.entries(products).map(([id, product]) => [id, productInLanguage(data, code, product)]),
    ),
    forms: { ...forms, ...translation.forms },
    ...(paywalls && {
      paywalls: paywalls.map((each) => ({ ...each, url: urlInLanguage(data, code, each.url) })),
    }),
    ...(mailingLists && {
      mailingLists: Object.fromEntries(
        Object.entries(mailingLists).map(([id, list]) => [
          id,
          { ...list, name: ownValue(translation.mailingLists, id) ?? list.name },
        ]),
      ),
    }),
  };
}

function urlInLanguage({ languages }: EdgeData, code: string, url: string): string {
  return ownValue(ownValue(languages ?? {}, code) ?? {}, url) ?? `/${code}${url}`;
}

function withNames<Named extends { readonly id: string; readonly name: string }>(
  list: readonly Named[],
  names: Readonly<Record<string, string>>,
): readonly Named[] {
  return list.map((each) => ({ ...each, name: ownValue(names, each.id) ?? each.name }));
}

/** Returns a product with its texts and URL in a language. Ids, SKUs, prices and stock are the same in each language. */
export function productInLanguage(data: EdgeData, code: string, product: CatalogProduct): CatalogProduct {
  const url = urlInLanguage(data, code, product.url);
  const translation = ownValue(ownValue(data.translations ?? {}, code)?.products ?? {}, product.id);
  if (translation === undefined) return { ...product, url };
  const { attributes, ...texts } = translation;
  const variants = product.variants.map((variant) => ({
    ...variant,
    attributes: ownValue(attributes, variant.id) ?? variant.attributes,
  }));
  return { ...product, ...texts, url, variants };
}
