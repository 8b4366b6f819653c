import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Action, type Bodies, type DocKey, may } from '../../../../compiler/model/index.ts';
import { CONTRIBUTOR_ROLE } from '../../../../formatters/vocabulary/site/contributor-role.ts';
import { SAMPLE, type SetupState, type SetupStepId, setupSteps } from './setup-steps.ts';

/** A file of the site that `quoin init` creates. */
function starter(path: string): unknown {
  const url = new URL(`../../../../fixtures/sites/starter/${path}`, import.meta.url);
  return (JSON.parse(readFileSync(url, 'utf8')) as { body: unknown }).body;
}

const STARTER: Readonly<Record<string, unknown>> = {
  'settings:site': starter('site.json'),
  'collection:shop': starter('collections/shop.json'),
  [`item:${SAMPLE.productId}`]: starter('items/shop/sample-product.json'),
};
const BLOG = {
  'settings:site': { website: { siteTitle: 'Notes' } },
  'collection:blog': { type: 1, title: 'Blog', urlId: 'blog' },
};

function stepsOf(docs: Readonly<Record<string, unknown>>, state: Partial<SetupState> = {}) {
  const bodies: Bodies = new Map(Object.entries(docs) as (readonly [DocKey, unknown])[]);
  const all = {
    ...({ payments: 'none', sendsEmails: true, isPublished: false } as const),
    ...{ may: () => true, mayPublish: true },
  };
  return setupSteps({ ...all, ...state, bodies });
}

function isDone(id: SetupStepId, docs: Readonly<Record<string, unknown>>, state?: Partial<SetupState>) {
  return stepsOf(docs, state).find((step) => step.id === id)?.isDone;
}

const settings = (body: object) => ({ 'settings:site': body });
const website = (body: object) => settings({ website: body });
const product = (productType: number, title = 'Cup') => ({ title, structuredContent: { productType } });

describe('a new site', () => {
  it('has the name, the look and the products of the starter', () => {
    const open = stepsOf(STARTER).filter((step) => !step.isDone);
    expect(open.map(({ id }) => id)).toEqual([
      'name',
      'logo',
      'design',
      'product',
      'contact',
      'payment',
      'publish',
    ]);
  });

  it('has the shipping option of the starter', () => {
    expect(isDone('shipping', STARTER)).toBe(true);
  });

  it('can do without a logo', () => {
    expect(stepsOf(STARTER).filter(({ isOptional }) => isOptional)).toMatchObject([{ id: 'logo' }]);
  });
});

describe('a step is done', () => {
  it('when the site has a title and no sample tagline', () => {
    expect(isDone('name', website({ siteTitle: 'Olaria', siteTagLine: 'A pottery' }))).toBe(true);
    expect(isDone('name', website({ siteTitle: 'Olaria' }))).toBe(true);
    expect(isDone('name', website({ siteTitle: 'Olaria', siteTagLine: SAMPLE.tagline }))).toBe(false);
    for (const siteTitle of [undefined, '', '  ', 'My site', 7])
      expect([siteTitle, isDone('name', website({ siteTitle }))]).toEqual([siteTitle, false]);
  });

  it('when the site has a logo', () => {
    expect(isDone('logo', website({ logoImageId: 'mark' }))).toBe(true);
    expect(isDone('logo', website({}))).toBe(false);
  });

  it('when the site has a preset or styles of its own', () => {
    expect(isDone('design', settings({ design: { preset: 'Night' } }))).toBe(true);
    expect(isDone('design', settings({ design: { tweaks: { 'text-color': '#222' } } }))).toBe(true);
    expect(isDone('design', settings({ design: { tweaks: {}, webFonts: ['Lora'] } }))).toBe(false);
  });

  it('when there is a product other than the sample, or the sample has another title', () => {
    const { [`item:${SAMPLE.productId}`]: sample, ...others } = STARTER;
    const renamed = { ...(sample as object), title: 'Cup' };
    expect(isDone('product', { ...STARTER, 'item:cup': product(1) })).toBe(true);
    expect(isDone('product', { ...others, [`item:${SAMPLE.productId}`]: renamed })).toBe(true);
    expect(isDone('product', others)).toBe(false);
    expect(isDone('product', { ...STARTER, 'item:post': { title: 'A post' } })).toBe(false);
  });

  it('when the store has a contact email', () => {
    const shop = { 'collection:shop': { type: 13 } };
    expect(isDone('contact', { ...shop, ...website({ contactEmail: 'hello@olaria.example' }) })).toBe(true);
    expect(isDone('contact', { ...shop, ...website({ contactEmail: '' }) })).toBe(false);
    expect(isDone('contact', { ...shop, ...website({}) })).toBe(false);
  });

  it('when the server has an email provider', () => {
    const states = [true, false].map((sendsEmails) => isDone('email', STARTER, { sendsEmails }));
    expect(states).toEqual([true, false]);
  });

  it('when the server has a payment provider', () => {
    const states = (['live', 'test', 'none'] as const).map((payments) =>
      isDone('payment', STARTER, { payments }),
    );
    expect(states).toEqual([true, true, false]);
  });

  it('when the store has shipping options', () => {
    const shop = { 'collection:shop': { type: 13 }, 'item:cup': product(1) };
    const store = (shippingOptions: object) =>
      settings({ websiteSettings: { storeSettings: { shippingOptions } } });
    expect(isDone('shipping', { ...shop, ...store({ post: { name: 'Post' } }) })).toBe(true);
    expect(isDone('shipping', { ...shop, ...store({}) })).toBe(false);
  });

  it('when the site was published', () => {
    expect(isDone('publish', BLOG, { isPublished: true })).toBe(true);
    expect(isDone('publish', BLOG)).toBe(false);
  });
});

describe('steps that are left out', () => {
  const idsOf = (docs: Readonly<Record<string, unknown>>, state?: Partial<SetupState>) =>
    stepsOf(docs, state).map(({ id }) => id);

  it('a blog needs no products, orders, payment and shipping', () => {
    expect(idsOf(BLOG)).toEqual(['name', 'logo', 'design', 'publish']);
  });

  it('only stores and forms send emails', () => {
    expect(idsOf(BLOG)).not.toContain('email');
    expect(idsOf({ ...BLOG, 'form:news': { name: 'News' } })).toContain('email');
    expect(idsOf({ 'collection:shop': { type: 13 } })).toContain('email');
  });

  it('only physical products need shipping', () => {
    const shop = { 'collection:shop': { type: 13 } };
    expect(idsOf(shop)).not.toContain('shipping');
    expect(idsOf({ ...shop, 'item:file': product(2) })).not.toContain('shipping');
    expect(idsOf({ ...shop, 'item:cup': product(1) })).toContain('shipping');
  });

  it.each([
    ['admin', ['name', 'logo', 'design', 'product', 'contact', 'email', 'payment', 'shipping', 'publish']],
    [
      'website-manager',
      ['name', 'logo', 'design', 'product', 'contact', 'email', 'payment', 'shipping', 'publish'],
    ],
    ['store-manager', ['product', 'payment', 'shipping', 'publish']],
    ['editor', ['product', 'publish']],
    ['draft-editor', ['product']],
    ['viewer', []],
  ] as const)('%s has the steps that the role may do', (role, ids) => {
    const roleMay = (action: Action) => may([CONTRIBUTOR_ROLE[role]], action);
    const mayPublish = roleMay('products.publish');
    expect(idsOf(STARTER, { may: roleMay, mayPublish })).toEqual(ids);
  });
});
