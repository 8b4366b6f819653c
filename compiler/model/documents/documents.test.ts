import { describe, expect, it } from 'vitest';
import { formSchema } from './form.ts';
import { itemSchema } from './item.ts';
import { pageSchema } from './page.ts';
import { productSchema, variantSchema } from './product.ts';
import { settingsSchema } from './settings.ts';
import { taxonSchema } from './taxon.ts';

function blocks(count: number): object {
  const block = { section: 's', order: 'a', kind: 44, value: { markdown: '' } };
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`b${index}`, block]));
}

describe('a page', () => {
  const page = { pageType: 2, title: 'A', urlId: 'a', sections: { s: { order: 'a' } } };

  it('has at most 60 blocks (R-DATA-LIMIT-01)', () => {
    expect(pageSchema.safeParse({ ...page, blocks: blocks(60) }).success).toBe(true);
    expect(pageSchema.safeParse({ ...page, blocks: blocks(61) }).success).toBe(false);
  });

  it('names the limit that it exceeds (R-DATA-LIMIT-11)', () => {
    const { error } = pageSchema.safeParse({ ...page, blocks: blocks(61) });
    expect(error?.issues).toMatchObject([{ path: ['blocks'], message: 'must be at most 60 blocks' }]);
  });

  it('has sections, and blocks of a kind in them (R-DATA-CONTENT-06)', () => {
    const block = { section: 's', order: 'a', kind: 44, value: { markdown: 'Text' } };
    const isPage = (given: object) => pageSchema.safeParse({ ...page, blocks: { a: given } }).success;
    const { kind: _, ...without } = block;
    const cases = [block, without, { ...block, kind: 73 }, { ...block, section: undefined }];
    expect(cases.map(isPage)).toEqual([true, false, false, false]);
  });

  it('has a state and a time, like items (R-DATA-CONTENT-06)', () => {
    const fields = { status: 'Scheduled', publishOn: 1_700_000_000_000 };
    expect(pageSchema.parse({ ...page, ...fields })).toMatchObject(fields);
    const isPage = (given: object) => pageSchema.safeParse({ ...page, ...given }).success;
    expect([{ status: 'Later' }, { publishOn: '2023-11-14' }].filter(isPage)).toEqual([]);
  });

  it('keeps a block of an unsupported kind unchanged', () => {
    const value = { anything: [1, { deep: true }] };
    const parsed = pageSchema.parse({
      ...page,
      blocks: { a: { section: 's', order: 'a', kind: 3, value } },
    });
    expect(parsed.blocks.a?.value).toEqual(value);
  });
});

describe('a tag and a category', () => {
  const named = (type: string, name: string) => taxonSchema.safeParse({ type, name });
  const fits = (type: string, name: string) => named(type, name).success;

  it('have at most 50 characters (R-DATA-LIMIT-06)', () => {
    const longest = 'x'.repeat(50);
    expect([longest, `${longest}x`, `${longest} `].map((name) => fits('tag', name))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('have at most 25 characters (R-DATA-LIMIT-07)', () => {
    expect([25, 26].map((length) => fits('category', 'x'.repeat(length)))).toEqual([true, false]);
  });

  it('name the limit that they exceed (R-DATA-LIMIT-11)', () => {
    const messageOf = (type: string) => named(type, 'x'.repeat(51)).error?.issues[0]?.message;
    expect(['tag', 'category'].map(messageOf)).toEqual([
      'must have at most 50 characters',
      'must have at most 25 characters',
    ]);
  });

  it('need a name', () => {
    expect([fits('tag', ''), fits('category', '')]).toEqual([false, false]);
  });
});

describe('a product', () => {
  const variant = { sku: 'A', priceMoney: { value: '1.00', currency: 'EUR' } };

  it('has every sku once (R-DATA-PROD-08)', () => {
    expect(
      productSchema.safeParse({ productType: 1, variants: { a: variant, b: { ...variant, sku: 'B' } } })
        .success,
    ).toBe(true);
    const { sku: _, ...nameless } = variant;
    for (const variants of [{ a: variant, b: variant }, { a: nameless }, { a: { ...variant, sku: '' } }])
      expect([variants, productSchema.safeParse({ productType: 1, variants }).success]).toEqual([
        variants,
        false,
      ]);
  });

  it('has attributes by option name, not a list of them (R-DATA-PROD-05)', () => {
    const withAttributes = (attributes: unknown) =>
      productSchema.safeParse({ productType: 1, variants: { a: { ...variant, attributes } } }).success;
    expect(withAttributes({ Size: 'M' })).toBe(true);
    expect(withAttributes(['M'])).toBe(false);
    expect(withAttributes({ Size: ['M'] })).toBe(false);
  });

  it('accepts both spellings of money', () => {
    const withMoney = (priceMoney: unknown) =>
      productSchema.safeParse({ productType: 1, variants: { a: { ...variant, priceMoney } } }).success;
    expect(withMoney({ decimalValue: '1.00', currencyCode: 'EUR' })).toBe(true);
    expect(withMoney({ value: 1, currency: 'EUR' })).toBe(true);
    expect(withMoney({ value: '1,00', currency: 'EUR' })).toBe(false);
  });

  it.each(['999999999999999.99', 1e21, 1e-7, '90071992547409.92'])(
    'is rejected for a malformed price: %s',
    (value) => {
      const withMoney = (money: object) => productSchema.safeParse({ productType: 1, ...money }).success;
      const priced = (priceMoney: object) => withMoney({ variants: { a: { ...variant, priceMoney } } });
      expect(priced({ value, currency: 'EUR' })).toBe(false);
      expect(priced({ decimalValue: value, currencyCode: 'EUR' })).toBe(false);
      expect(withMoney({ priceMoney: { value, currency: 'EUR' } })).toBe(false);
      expect(priced({ value: '90071992547409.91', currency: 'EUR' })).toBe(true);
    },
  );

  it('is rejected when a second price is invalid', () => {
    const priceMoney = { decimalValue: '1.00', currencyCode: 'EUR', value: 'free', currency: 'EUR' };
    expect(productSchema.safeParse({ productType: 1, priceMoney }).success).toBe(false);
  });

  const item = {
    collectionId: 'shop',
    recordType: 11,
    title: 'A',
    urlId: 'a',
    variantOptionOrdering: ['Size'],
    structuredContent: {
      productType: 3,
      variants: { a: variant },
      isSubscribable: true,
      subscriptionPlan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 },
      priceMoney: variant.priceMoney,
      salePriceMoney: variant.priceMoney,
      onSale: false,
    },
  };
  const { structuredContent } = item;

  /** Returns the fields of an object that its schema does not accept as a list. */
  function typed(fields: object, isAccepted: (fields: object) => boolean): readonly string[] {
    expect(isAccepted(fields)).toBe(true);
    return Object.keys(fields).filter((name) => !isAccepted({ ...fields, [name]: [[]] }));
  }

  it('has a form and a button text of its own (R-DATA-PROD-04)', () => {
    const own = {
      additionalFieldsFormId: 'gift',
      useCustomAddButtonText: true,
      customAddButtonText: 'Reserve',
    };
    const isProduct = (given: object) => productSchema.safeParse({ productType: 1, ...given }).success;
    expect(typed(own, isProduct)).toEqual(Object.keys(own));
    expect(productSchema.parse({ productType: 1 }).useCustomAddButtonText).toBe(false);
  });

  it('has variants with two prices (R-DATA-PROD-06)', () => {
    const prices = { priceMoney: variant.priceMoney, salePriceMoney: variant.priceMoney, onSale: true };
    const isVariant = (given: object) => variantSchema.safeParse({ sku: 'A', ...given }).success;
    expect(typed(prices, isVariant)).toEqual(Object.keys(prices));
    expect(variantSchema.parse(variant).onSale).toBe(false);
  });

  it('has variants with a number in stock, or unlimited ones (R-DATA-PROD-07)', () => {
    const stock = { qtyInStock: 3, unlimited: false };
    const isVariant = (given: object) => variantSchema.safeParse({ ...variant, ...given }).success;
    expect(typed(stock, isVariant)).toEqual(Object.keys(stock));
    expect([isVariant({ qtyInStock: -1 }), isVariant({ qtyInStock: 0.5 })]).toEqual([false, false]);
    expect(variantSchema.parse(variant)).toMatchObject({ qtyInStock: 0, unlimited: false });
  });

  it('is billed by week, month or year (R-DATA-SUBS-01)', () => {
    const isPlan = (unit: string, value = 1) =>
      productSchema.safeParse({
        productType: 1,
        subscriptionPlan: { billingPeriod: { value, unit }, numBillingCycles: 0 },
      }).success;
    expect(['WEEK', 'MONTH', 'YEAR', 'DAY'].map((unit) => isPlan(unit))).toEqual([true, true, true, false]);
    expect([0, 1.5, 2].map((value) => isPlan('WEEK', value))).toEqual([false, false, true]);
  });

  it('is an item of a collection with an order of its options (R-DATA-PROD-02)', () => {
    const { title, urlId, structuredContent: _, ...fields } = item;
    const isItem = (given: object) => itemSchema.safeParse({ ...item, ...given }).success;
    expect(typed(fields, isItem)).toEqual(['collectionId', 'recordType', 'variantOptionOrdering']);
    expect(itemSchema.parse(item)).toMatchObject({ ...fields, title, urlId });
  });

  it('has a type, variants, prices and a subscription (R-DATA-PROD-03)', () => {
    const isProduct = (given: object) => itemSchema.safeParse({ ...item, structuredContent: given }).success;
    expect(typed(structuredContent, isProduct)).toEqual(Object.keys(structuredContent));
    const types = [0, 1, 2, 3, 4, 5, 6].filter((productType) =>
      isProduct({ ...structuredContent, productType }),
    );
    expect(types).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('an item', () => {
  it('has a text, tags, categories, an author, a time and a state (R-DATA-CONTENT-06)', () => {
    const fields = {
      body: { markdown: 'Text' },
      tags: ['glaze'],
      categories: ['kiln'],
      author: { displayName: 'Ana' },
      publishOn: 1_700_000_000_000,
      status: 'Draft',
    };
    const item = { collectionId: 'journal', recordType: 1, title: 'A', urlId: 'a', ...fields };
    expect(itemSchema.parse(item)).toMatchObject(fields);
    const isItem = (given: object) => itemSchema.safeParse({ ...item, ...given }).success;
    expect(Object.keys(fields).filter((name) => isItem({ [name]: 'later' }))).toEqual([]);
  });
});

describe('an item of any kind', () => {
  const item = { collectionId: 'journal', recordType: 1, title: 'A', urlId: 'a' };
  const isItem = (given: object) => itemSchema.safeParse({ ...item, ...given }).success;

  it('has a promoted block, and a type of record and slice that exist (R-DATA-CONTENT-02)', () => {
    for (const promotedBlockType of ['map', 'embed', 'image', 'video'])
      expect([promotedBlockType, isItem({ promotedBlockType })]).toEqual([promotedBlockType, true]);
    for (const fields of [{ recordType: 64 }, { currentType: 2 }, { promotedBlockType: 1 }])
      expect([fields, isItem(fields)]).toEqual([fields, false]);
  });

  it('has a text or HTML as its excerpt, however long, and addresses (R-DATA-CONTENT-04)', () => {
    const long = 'x'.repeat(10_000);
    expect([isItem({ excerpt: long }), isItem({ excerpt: { html: long } })]).toEqual([true, true]);
    const unsafe = 'javascript:alert(1)';
    for (const fields of [
      { excerpt: 1 },
      { externalLink: unsafe },
      { sourceUrl: unsafe },
      { passthrough: 1 },
    ])
      expect([fields, isItem(fields)]).toEqual([fields, false]);
  });
});

describe('an event', () => {
  it('starts and ends at numbers (R-DATA-EVENT-01)', () => {
    const item = { collectionId: 'events', recordType: 12, title: 'Open day', urlId: 'open-day' };
    const isItem = (dates: object) => itemSchema.safeParse({ ...item, ...dates }).success;
    expect(isItem({ startDate: 1_700_000_000_000, endDate: 1_700_000_360_000 })).toBe(true);
    expect(isItem({ startDate: '2023-11-14' })).toBe(false);
    expect([isItem({ startDate: 1.5 }), isItem({ endDate: 1.5 })]).toEqual([false, false]);
    expect(isItem({ startDate: 1, endDate: 'later' })).toBe(false);
  });
});

describe('the settings', () => {
  const settings = { schemaVersion: 1, theme: 't', website: { siteTitle: 'A' } };

  /** Whether these fields of an object of the settings are accepted. */
  const accepts = (name: 'website' | 'websiteSettings', fields: object) =>
    settingsSchema.safeParse({ ...settings, [name]: { siteTitle: 'A', ...fields } }).success;

  it('have a time zone, a format of money and a key for captchas (R-DATA-SITE-01)', () => {
    const captchaSettings = { siteKey: '6L'.padEnd(40, 'x') };
    const website = { timeZone: 'Europe/Lisbon', useCLDRMoneyFormat: true, captchaSettings };
    expect(accepts('website', website)).toBe(true);
    for (const other of [
      { timeZone: 'Lisbon' },
      { useCLDRMoneyFormat: 'yes' },
      { captchaSettings: { siteKey: 1 } },
    ])
      expect([other, accepts('website', { ...website, ...other })]).toEqual([other, false]);
  });

  it('have options of comments, likes and share buttons (R-DATA-SITE-02)', () => {
    const options = { disqusShortname: 'quay', simpleLikingEnabled: true, commentsEnabled: true };
    for (const name of Object.keys(options)) {
      expect([name, accepts('websiteSettings', options)]).toEqual([name, true]);
      expect([name, accepts('websiteSettings', { ...options, [name]: 1 })]).toEqual([name, false]);
    }
    expect(accepts('website', { shareButtonOptions: { x: true, email: false } })).toBe(true);
    expect(accepts('website', { shareButtonOptions: { x: 1 } })).toBe(false);
    // Without them, likes and comments are off.
    const { websiteSettings } = settingsSchema.parse(settings);
    expect([websiteSettings.simpleLikingEnabled, websiteSettings.commentsEnabled]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('have accounts of social networks (R-DATA-SOCIAL-01)', () => {
    const account = { serviceName: 'instagram', profileUrl: 'https://example.com/a', userName: 'a' };
    const { userName: _, ...nameless } = account;
    expect(accepts('website', { socialAccounts: [account, nameless] })).toBe(true);
    for (const name of Object.keys(account))
      expect([name, accepts('website', { socialAccounts: [{ ...account, [name]: 1 }] })]).toEqual([
        name,
        false,
      ]);
    const profileUrl = 'javascript:alert(1)';
    expect(accepts('website', { socialAccounts: [{ ...account, profileUrl }] })).toBe(false);
  });

  it('have an express checkout, a minimum and a text of the store', () => {
    const minimumOrderSubtotal = { value: '20.00', currency: 'USD' };
    const store = { expressCheckout: true, minimumOrderSubtotal, restockSuccessText: 'x'.repeat(500) };
    const parse = (storeSettings: object) =>
      settingsSchema.safeParse({ ...settings, websiteSettings: { storeSettings } });
    expect(parse(store).data?.websiteSettings.storeSettings).toMatchObject(store);
    expect(parse({}).data?.websiteSettings.storeSettings).toMatchObject({ expressCheckout: false });
    expect(parse({}).data?.websiteSettings.storeSettings).not.toHaveProperty('restockSuccessText');
    for (const name of Object.keys(store))
      expect([name, parse({ ...store, [name]: 1 }).success]).toEqual([name, false]);
  });

  it('are in New York by default', () => {
    expect(settingsSchema.parse(settings).website.timeZone).toBe('America/New_York');
  });

  it('let visitors buy several of a service by default (R-DATA-SITE-03)', () => {
    const isAllowed = (storeSettings: object) =>
      settingsSchema.parse({ ...settings, websiteSettings: { storeSettings } }).websiteSettings.storeSettings
        .multipleQuantityAllowedForServices;
    expect([isAllowed({}), isAllowed({ multipleQuantityAllowedForServices: false })]).toEqual([true, false]);
  });

  it('sell in dollars by default (R-DATA-SITE-04)', () => {
    expect(settingsSchema.parse(settings).websiteSettings.storeSettings?.currency).toBe('USD');
  });

  it('take the language in both spellings, and none that a browser does not understand', () => {
    const withLanguage = (language: string) =>
      settingsSchema.safeParse({ ...settings, website: { siteTitle: 'A', language } });
    expect(withLanguage('pt_PT').data?.website.language).toBe('pt-PT');
    expect(withLanguage('zh_Hant_TW').data?.website.language).toBe('zh-Hant-TW');
    for (const language of ['en-x1', 'de-DE-DE', 'e', 'en-']) {
      expect(withLanguage(language).success, language).toBe(false);
    }
  });

  it('of a newer format version are rejected', () => {
    expect(settingsSchema.safeParse({ ...settings, schemaVersion: 2 }).success).toBe(false);
  });
});

describe('a form', () => {
  it.each(['/thank you', '/a\\b', '//example.com', 'http://example.com', '/a\tb', 'javascript:alert(1)'])(
    'does not send its visitor to %j, where no program would go (R-FORM-SUBMIT-12)',
    (successRedirect) => {
      expect(formSchema.safeParse({ name: 'A', successRedirect }).success).toBe(false);
    },
  );

  it('sends its visitor to a page of the site or an https address', () => {
    for (const successRedirect of ['/thanks', 'https://example.com/a?b#c']) {
      expect(formSchema.safeParse({ name: 'A', successRedirect }).success, successRedirect).toBe(true);
    }
  });
});
