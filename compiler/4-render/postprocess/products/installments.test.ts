// In French. cspell:ignore versements
import { describe, expect, it } from 'vitest';
import { MINIMAL_RUNTIME } from '../../../../fixtures/sites/minimal-runtime.ts';
import { documentFile, smallSite } from '../../../../fixtures/sites/small-site.ts';
import { createMemoryFiles } from '../../../1-read/memory-files.ts';
import { renderSite } from '../../../compile-site.ts';

const dollars = (value: string) => ({ value, currency: 'USD' });

const ON = { enabled: true, country: 'US', minimum: dollars('10.00'), maximum: dollars('200.00') };

const ALLOWING = {
  afterPayAvailable: true,
  afterPayMin: 1000,
  afterPayMax: 20_000,
  shopperLanguage: 'en',
  stripeAccountCountry: 'US',
};

interface Changed {
  readonly installments?: object | undefined;
  readonly item?: object;
  /** Fields of the product. */
  readonly content?: object;
  readonly website?: object;
  readonly template?: string;
}

/** Builds a store with one product and returns its pages. */
async function build({ installments, item, content, website, template }: Changed) {
  const files = smallSite({
    'site.json': documentFile('settings', 'settings', {
      schemaVersion: 1,
      theme: 'theme',
      website: { siteTitle: 'Small', ...website },
      websiteSettings: { storeSettings: { currency: 'USD', installments } },
    }),
    'collections/shop.json': documentFile('collection', 'shop', {
      title: 'Shop',
      urlId: 'shop',
      type: 13,
      typeName: 'products',
    }),
    'items/shop/mug.json': documentFile('item', 'mug', {
      collectionId: 'shop',
      recordType: 11,
      title: 'Mug',
      urlId: 'mug',
      publishOn: 1,
      structuredContent: {
        productType: 1,
        variants: { one: { sku: 'MUG', order: 'a', priceMoney: dollars('100.00'), unlimited: true } },
        ...content,
      },
      ...item,
    }),
    ...(template === undefined ? {} : { 'theme/collections/products.item': template }),
  });
  const { rendered, diagnostics } = await renderSite(
    { site: createMemoryFiles(files), runtime: MINIMAL_RUNTIME },
    { now: 2 },
  );
  return (path: string) => {
    const file = rendered?.files.find((each) => each.path === path);
    if (file === undefined || !('text' in file))
      throw new Error(`no ${path}: ${JSON.stringify(diagnostics)}`);
    return file;
  };
}

/** The page of the product. */
async function mugPage(changed: Changed): Promise<string> {
  return (await build(changed))('shop/p/mug/index.html').text;
}

/** What the page shows about installments, without its tags; undefined where it shows nothing. */
function shown(html: string): string | undefined {
  const [box] = html.match(/<div class="quoin-installments"[\s\S]*?<dialog/) ?? [];
  return box
    ?.replace(/<[^>]*>?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

describe('the page of a product', () => {
  it('R-INST-SCREEN-01: has a pill and a hidden popup', async () => {
    const html = await mugPage({ item: { installmentContext: ALLOWING } });
    expect(html).toMatch(/<button [^>]*class="quoin-installments-pill"[^>]*>Afterpay<\/button>/);
    expect(html).toMatch(/<dialog popover id="installments-mug"(?![^>]*\sopen)/);
  });

  it('shows the message with the settings of the store', async () => {
    expect(shown(await mugPage({ installments: ON }))).toBe('Afterpay 4 payments of $25.00 i');
  });

  it('R-INST-RULE-01: shows nothing for a digital product', async () => {
    const pages = [1, 2].map((productType) =>
      mugPage({ item: { installmentContext: ALLOWING }, content: { productType } }),
    );
    expect((await Promise.all(pages)).map((html) => html.includes('quoin-installments'))).toEqual([
      true,
      false,
    ]);
  });

  it('R-INST-RULE-02: shows nothing where the context does not allow it', async () => {
    const off = { installmentContext: { ...ALLOWING, afterPayAvailable: false } };
    for (const changed of [
      { item: off },
      { item: off, installments: ON },
      { installments: { ...ON, enabled: false } },
    ])
      expect(await mugPage(changed)).not.toContain('quoin-installments');
  });

  it('R-INST-RULE-04: shows a message instead of the split out of range', async () => {
    const { variants } = {
      variants: { one: { sku: 'MUG', order: 'a', priceMoney: dollars('201.00'), unlimited: true } },
    };
    expect(shown(await mugPage({ installments: ON, content: { variants } }))).toBe(
      'Afterpay available for orders up to $200.00 i',
    );
  });

  it('R-INST-CTRY-07: shows nothing without a maximum', async () => {
    const { afterPayMax: _, ...installmentContext } = ALLOWING;
    expect(await mugPage({ item: { installmentContext } })).not.toContain('quoin-installments');
  });

  it('shows nothing for a subscription, and for a store that does not say', async () => {
    const subscriptionPlan = { billingPeriod: { unit: 'MONTH', value: 1 }, numBillingCycles: 0 };
    const content = { isSubscribable: true, subscriptionPlan };
    expect(await mugPage({ installments: ON, content })).not.toContain('quoin-installments');
    expect(await mugPage({})).not.toContain('installments');
  });

  it('shows the price of a sale', async () => {
    const sale = { onSale: true, salePriceMoney: dollars('50.00') };
    const one = { sku: 'MUG', order: 'a', priceMoney: dollars('100.00'), unlimited: true, ...sale };
    expect(shown(await mugPage({ installments: ON, content: { variants: { one } } }))).toContain('$12.50');
  });

  it('shows the amounts in the language of the site, and that of its country', async () => {
    const website = { language: 'fr' };
    const html = await mugPage({ installments: { ...ON, country: 'CA' }, website });
    expect(shown(html)).toContain('4 versements de $25.00');
    expect(html).toContain('data-page="https://static.afterpay.com/modal/fr_CA.html"');
  });

  it('shows nothing if the theme has no button', async () => {
    const html = await mugPage({ installments: ON, template: '{.section item}{title}{.end}' });
    expect(html).not.toContain('installments');
  });
});

describe('the script and the provider', () => {
  const SCRIPT = '<script type="module" src="/scripts/quoin/installments-1.js"></script>';
  const PAGE = 'https://static.afterpay.com/modal/en_US.html';

  it('are only on the pages with a message, and the script is before the loader', async () => {
    const file = await build({ installments: ON });
    const { text, policy } = file('shop/p/mug/index.html');
    expect(text).toContain(`${SCRIPT}<script type="module" src="/scripts/quoin/loader-1.js">`);
    expect(policy?.connections).toEqual([PAGE]);
    for (const path of ['shop/index.html', 'index.html', 'search/index.html']) {
      const other = file(path);
      expect([path, other.text.includes('installments'), other.policy?.connections]).toEqual([
        path,
        false,
        undefined,
      ]);
    }
  });

  it('are on the cart page of a store that allows it', async () => {
    const cart = async (installments?: object) => {
      const { text, policy } = (await build({ installments }))('cart/index.html');
      return [text.includes(SCRIPT), policy?.connections];
    };
    expect(await cart(ON)).toEqual([true, [PAGE]]);
    for (const off of [undefined, { ...ON, enabled: false }, { ...ON, country: undefined }])
      expect(await cart(off)).toEqual([false, undefined]);
  });
});
