import { describe, expect, it } from 'vitest';
import { scanPage } from '../page-scan.ts';
import { createSplices } from '../splices.ts';
import { postprocessProducts } from './postprocess-products.ts';

const BUTTON =
  '<div class="sqs-add-to-cart-button-wrapper"><div class="sqs-add-to-cart-button" data-item-id="i"></div></div>';
const RESTOCK = '<div class="product-restock-notification" data-product-id="i" data-variant-id="a"></div>';

const variant = (id: string, own: object = {}) => ({
  id,
  sku: id.toUpperCase(),
  qtyInStock: 3,
  priceText: '€9.00',
  optionValues: [{ value: 'Blue' }, { value: id }],
  ...own,
});

interface Changed {
  readonly services?: object;
  readonly content?: object;
  readonly page?: object;
  readonly website?: object;
}

/** The page with its buttons, and the data of the templates that were rendered for it. */
function processed(html: string, { services = {}, content = {}, page = {}, website = {} }: Changed = {}) {
  const rendered: Record<string, Readonly<Record<string, unknown>>> = {};
  const item = {
    id: 'i',
    title: 'Cup',
    structuredContent: { productType: 1, variants: [variant('a')], ...content },
  };
  const splices = createSplices();
  const own = {
    kind: 'item',
    itemId: 'i',
    template: 't',
    root: { website },
    injects: { formPage: {} },
    ...page,
  };
  postprocessProducts({ scan: scanPage(html), splices, page: own as never }, {
    templates: {
      render: ({ name }: { readonly name: string }, data: Readonly<Record<string, unknown>>) => {
        rendered[name] = data;
        return `[${name}]`;
      },
    },
    strings: {},
    isExpress: false,
    needsQuantity: () => false,
    restockSuccessText: undefined,
    item: () => item,
    merchandising: () => ({}),
    formData: () => ({}),
    ...services,
  } as never);
  return {
    html: splices.apply(html),
    form: rendered['built-in/add-form'],
    wait: rendered['built-in/wait-form'],
  };
}

describe('the button of a product', () => {
  it('leads to the checkout where the store wants it', () => {
    expect(processed(BUTTON, { services: { isExpress: true } }).html).toContain('data-express="true"');
    expect(processed(BUTTON).html).not.toContain('data-express');
  });

  it.each([
    [{ kind: 'item', itemId: 'i' }, 'pdp'],
    [{ kind: 'item', itemId: 'other' }, 'add-on'],
    [{ kind: 'list', itemId: undefined }, 'plp'],
    [{ kind: 'page', itemId: undefined }, 'product_block'],
    [{ kind: 'other', itemId: undefined }, 'add-on'],
  ])('knows where it is: %j', (page, context) => {
    expect(processed(BUTTON, { page }).html).toContain(`data-context="${context}"`);
  });
});

describe('the form of a product without scripts', () => {
  it('offers variants with the price that customers pay, and what is sold out', () => {
    const variants = [
      variant('a', { qtyInStock: 0 }),
      variant('b', { salePriceText: '€7.00' }),
      variant('c', { optionValues: [], priceText: '' }),
    ];
    expect(processed(BUTTON, { content: { variants } }).form).toMatchObject({
      isOne: false,
      isGone: false,
      chooseLabel: 'Select',
      quantityLabel: 'Quantity',
      choices: [
        { sku: 'A', text: 'Blue / a, €9.00 – sold out', isChosen: false },
        { sku: 'B', text: 'Blue / b, €7.00', isChosen: true },
        { sku: 'C', text: 'C', isChosen: false },
      ],
    });
  });

  it('has no chosen variant other than the first if that can be bought', () => {
    const variants = [variant('a', { qtyInStock: 0, unlimited: true }), variant('b')];
    expect(processed(BUTTON, { content: { variants } }).form?.choices).toMatchObject([
      { isChosen: false, text: 'Blue / a, €9.00' },
      { isChosen: false },
    ]);
  });

  it.each([
    ['of the product', { merchandising: () => ({ i: { customSoldOutText: 'Gone' } }) }, 'Gone'],
    ['of the site', { strings: { productSoldOutText: 'Out' } }, 'Out'],
    ['in English', {}, 'sold out'],
  ])('has the text for what is sold out %s', (_what, services, goneText) => {
    expect(processed(BUTTON, { services }).form?.goneText).toBe(goneText);
  });

  it('has labels in the language of the site', () => {
    const strings = { productChooseText: 'Pick', productQuantityInputLabel: 'How many' };
    expect(processed(BUTTON, { services: { strings } }).form).toMatchObject({
      chooseLabel: 'Pick',
      quantityLabel: 'How many',
    });
  });

  it.each([
    [{ productType: 1 }, true],
    [{ productType: 3 }, true],
    [{ productType: 2 }, false],
    [{ productType: 4 }, false],
    [{ productType: 1, isSubscribable: true }, false],
  ])('asks how many of a product that is sold in numbers: %j is %s', (content, isCounted) => {
    expect(processed(BUTTON, { content }).form?.isCounted).toBe(isCounted);
  });
});

describe('back-in-stock requests', () => {
  const gone = { content: { variants: [variant('a', { qtyInStock: 0 })] } };

  it('have the text of the store for a success, and its captcha', () => {
    const services = { restockSuccessText: 'Noted' };
    const website = { captchaSettings: { siteKey: 'k' } };
    const { html } = processed(RESTOCK, { services, website });
    expect(html).toContain('data-success-text="Noted"');
    expect(html).toContain('data-site-key="k"');
    expect(processed(RESTOCK).html).not.toMatch(/data-success-text|data-site-key/);
  });

  it('come first when everything is sold out', () => {
    const order = (changed: Changed) =>
      processed(BUTTON + RESTOCK, changed).html.match(/\[built-in[^\]]*\]/g);
    expect(order(gone)).toEqual(['[built-in/wait-form]', '[built-in/add-form]']);
    const variants = [variant('a', { qtyInStock: 0 }), variant('b')];
    expect(order({ content: { variants } })).toEqual(['[built-in/add-form]', '[built-in/wait-form]']);
  });

  it('have the texts of the product, and are in the language of the site', () => {
    const restockNotificationMessages = { CTAText: 'Soon', placeholderText: 'Mail', buttonText: 'Ask' };
    const merchandising = () => ({
      i: { restockNotificationMessages, mailingListSignUpEnabled: true, mailingListOptInByDefault: false },
    });
    const services = { merchandising, strings: { productChooseText: 'Pick' } };
    expect(
      processed(BUTTON + RESTOCK, { ...gone, services, website: { language: 'pt' } }).wait,
    ).toMatchObject({
      callToAction: 'Soon',
      emailLabel: 'Mail',
      buttonLabel: 'Ask',
      chooseLabel: 'Pick',
      isMailing: true,
      isJoined: false,
      waitLanguage: 'pt',
    });
    expect(processed(BUTTON + RESTOCK, gone).wait).toMatchObject({
      emailLabel: 'Email address',
      buttonLabel: 'Notify me',
      chooseLabel: 'Select',
    });
  });
});
