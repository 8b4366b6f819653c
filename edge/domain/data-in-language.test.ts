// Texts in Portuguese. cspell:ignore loja Vazio Correio Obrigado Contacto Novidades Vidrado Azul
import { describe, expect, it } from 'vitest';
import type { EdgeData, EdgeTranslation } from '../../compiler/model/index.ts';
import { PRODUCTS, shopData } from '../testing/shop.ts';
import { dataInLanguage, productInLanguage } from './data-in-language.ts';

const NOTHING: EdgeTranslation = {
  shippingNames: {},
  taxNames: {},
  products: {},
  forms: {},
  mailingLists: {},
};
const PATTERN = { positive: '{amount} {currency}' } as never;

function translated(translation: Partial<EdgeTranslation>, more: Partial<EdgeData> = {}): EdgeData {
  const data: EdgeData = { ...shopData(), ...more, translations: { pt: { ...NOTHING, ...translation } } };
  return dataInLanguage(data, 'pt');
}

describe('the data of a site in a language', () => {
  it('is unchanged for a code that the site is not published in', () => {
    const data = shopData({ translations: { pt: NOTHING } });
    for (const code of ['fr', 'constructor', '']) expect(dataInLanguage(data, code)).toBe(data);
    expect(dataInLanguage(shopData(), 'pt')).toEqual(shopData());
  });

  it('has the title of the site if it is translated, and always the language', () => {
    expect(translated({ title: 'Olaria, loja' }).website).toMatchObject({
      language: 'pt',
      title: 'Olaria, loja',
    });
    expect(translated({}).website).toMatchObject({ language: 'pt', title: 'Olaria' });
  });

  it('has its own texts of the server, never those of the primary language', () => {
    const texts = { addToCart: 'Add it' } as EdgeData['texts'] & object;
    expect(translated({}, { texts })).not.toHaveProperty('texts');
    expect(translated({ texts: { cartEmpty: 'Vazio' } as never }, { texts }).texts).toEqual({
      cartEmpty: 'Vazio',
    });
  });

  it('names shipping options and taxes, and keeps the names without a translation', () => {
    const { store } = translated({ shippingNames: { post: 'Correio' }, taxNames: { vat: 'IVA' } });
    expect(store.shippingOptions.map(({ name, costCents }) => [name, costCents])).toEqual([
      ['Correio', 500],
      ['Courier', 1200],
    ]);
    expect(store.taxRules[0]).toMatchObject({ name: 'IVA', ratePercent: '23' });
  });

  it('has the text about back-in-stock requests and the pattern of amounts only if they are translated', () => {
    expect(translated({ restockSuccessText: 'Obrigado', moneyPattern: PATTERN }).store).toMatchObject({
      restockSuccessText: 'Obrigado',
      moneyPattern: PATTERN,
    });
    const store = { ...shopData().store, restockSuccessText: 'Thanks', moneyPattern: PATTERN };
    expect(translated({}, { store }).store).toMatchObject({
      restockSuccessText: 'Thanks',
      moneyPattern: PATTERN,
    });
    expect(translated({}).store).not.toHaveProperty('moneyPattern');
    expect(translated({}).store).not.toHaveProperty('restockSuccessText');
  });

  it('leads to the pages of the language: the translated address, or the code before the address', () => {
    const languages = { pt: { '/shop': '/pt/loja' } };
    const store = { ...shopData().store, url: '/shop' };
    expect(translated({}, { store, languages }).store.url).toBe('/pt/loja');
    expect(translated({}, { store }).store.url).toBe('/pt/shop');
    expect(translated({}).store).not.toHaveProperty('url');
  });

  it('has forms of the language over those of the site', () => {
    const form = (name: string) => ({ name }) as never;
    const forms = { a: form('Contact'), b: form('Other') };
    expect(translated({ forms: { a: form('Contacto') } }, { forms }).forms).toEqual({
      a: { name: 'Contacto' },
      b: { name: 'Other' },
    });
  });

  it('has the addresses of paywalls, and nothing about them without any', () => {
    const paywalls = [{ title: 'Course', url: '/course', productIds: ['book'] }];
    expect(translated({}, { paywalls }).paywalls).toEqual([
      { title: 'Course', url: '/pt/course', productIds: ['book'] },
    ]);
    expect(translated({})).not.toHaveProperty('paywalls');
  });

  it('names mailing lists, and has none without any', () => {
    const list = (name: string) => ({ name }) as never;
    const mailingLists = { news: list('News'), trade: list('Trade') };
    expect(translated({ mailingLists: { news: 'Novidades' } }, { mailingLists }).mailingLists).toEqual({
      news: { name: 'Novidades' },
      trade: { name: 'Trade' },
    });
    expect(translated({})).not.toHaveProperty('mailingLists');
  });

  it('has every product with its texts', () => {
    const products = { plate: { title: 'Prato', optionNames: ['Vidrado'], attributes: {} } };
    const { products: shown } = translated({ products });
    expect(Object.keys(shown)).toEqual(Object.keys(PRODUCTS));
    expect(shown.plate).toMatchObject({ id: 'plate', title: 'Prato', url: '/pt/shop/p/plate' });
    expect(shown.mug).toEqual({ ...PRODUCTS.mug, url: '/pt/shop/p/mug' });
  });
});

describe('a product in a language', () => {
  const { plate } = PRODUCTS;
  if (plate === undefined) throw new Error('no plate');

  it('has the options of its translation where a variant has them; SKUs and prices stay', () => {
    const products = {
      plate: { title: 'Prato', optionNames: ['Vidrado'], attributes: { 'plate-blue': { Vidrado: 'Azul' } } },
    };
    const data = shopData({ translations: { pt: { ...NOTHING, products } } });
    const shown = productInLanguage(data, 'pt', plate);
    expect(shown).not.toHaveProperty('attributes');
    expect(shown.optionNames).toEqual(['Vidrado']);
    expect(shown.variants.map(({ sku, attributes, priceCents }) => [sku, attributes, priceCents])).toEqual([
      ['PLATE-BLUE', { Vidrado: 'Azul' }, 4500],
      ['PLATE-SAND', { Glaze: 'Sand' }, 4500],
    ]);
  });

  it('has only another address without a translation', () => {
    expect(productInLanguage(shopData(), 'pt', plate)).toEqual({ ...plate, url: '/pt/shop/p/plate' });
  });
});
