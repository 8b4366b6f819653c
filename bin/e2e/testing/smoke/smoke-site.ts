import type { Locator } from 'playwright-core';
import { type CopiedSite, copyPublishedSite, createStarterSite } from '../copy-site.ts';

/** A site that the smoke test edits, and the values that it enters and expects there. */
export interface SmokeSite {
  copy(): Promise<CopiedSite>;
  /** The first heading of the home page: the text before and after the owner edits it. */
  readonly headline: { readonly blockId: string; readonly before: string; readonly after: string };
  /** The product that the owner adds, with two variants. */
  readonly product: {
    readonly title: string;
    readonly path: string;
    readonly option: string;
    readonly values: readonly [string, string];
    readonly price: string;
    readonly stock: string;
  };
  /** The beginning of the name of the shipping method that the customers choose. */
  readonly shippingMethod: string;
  /** Amounts as visitors see them. */
  readonly amounts: {
    readonly subtotalOfTwo: string;
    readonly totalOfTwo: string;
    readonly totalOfOne: string;
  };
  /** What a visitor reads after asking for an email. */
  readonly restockMessage: string;
  readonly form: {
    readonly id: string;
    readonly name: string;
    readonly path: string;
    readonly submitLabel: string;
    readonly requiredFields: number;
    /** Fills in all fields but the email and the message. */
    fill(form: Locator): Promise<void>;
  };
}

/** The example store, with everything that Quoin can do. */
export const OLARIA: SmokeSite = {
  copy: copyPublishedSite,
  headline: {
    blockId: 'hero-title',
    before: 'Pots that are used up slowly',
    after: 'Bowls for the first cold day',
  },
  product: {
    title: 'Sopa bowl',
    path: '/shop/p/sopa-bowl',
    option: 'Glaze',
    values: ['Honey', 'Slate'],
    price: '30.00',
    stock: '3',
  },
  shippingMethod: 'Tracked post',
  amounts: { subtotalOfTwo: '€60.00', totalOfTwo: '€66.50', totalOfOne: '€36.50' },
  restockMessage: 'Thank you. We’ll email you when it’s back in stock.',
  form: {
    id: 'contact',
    name: 'Contact us',
    path: '/contact',
    submitLabel: 'Send message',
    requiredFields: 4,
    fill: async (form) => {
      await form.getByLabel('First name').fill('Rui');
      await form.getByLabel('Last name').fill('Lopes');
      await form.getByLabel('Subject').selectOption('Something else');
    },
  },
};

/** A new site as `quoin init` creates it, with another currency: a stationer in Britain. */
export const STARTER: SmokeSite = {
  copy: async () => {
    const site = await createStarterSite();
    for (const path of ['site.json', 'items/shop/sample-product.json'])
      site.edit(path, (content) => JSON.parse(JSON.stringify(content).replaceAll('"EUR"', '"GBP"')));
    return site;
  },
  headline: { blockId: 'hero-title', before: 'Welcome to our shop', after: 'Paper for long mornings' },
  product: {
    title: 'A5 notebook “Nº 2”',
    path: '/shop/p/a5-notebook-no-2',
    option: 'Paper',
    values: ['Lined', 'Dotted & numbered'],
    price: '7.25',
    stock: '3',
  },
  shippingMethod: 'Standard shipping',
  amounts: { subtotalOfTwo: '£14.50', totalOfTwo: '£19.50', totalOfOne: '£12.25' },
  restockMessage: 'Signed up!',
  form: {
    id: 'contact',
    name: 'Contact',
    path: '/about',
    submitLabel: 'Send',
    requiredFields: 3,
    fill: (form) => form.getByLabel('Name').fill('Rui Lopes'),
  },
};
