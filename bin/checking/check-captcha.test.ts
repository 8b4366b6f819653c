import { expect, it } from 'vitest';
import { createMemoryFiles } from '../../compiler/1-read/memory-files.ts';
import { readSite } from '../../compiler/1-read/read-site.ts';
import { validateSite } from '../../compiler/2-validate/validate-site.ts';
import { preparePartials } from '../../compiler/template/partial-set.ts';
import { compileTemplate } from '../../compiler/template/template.ts';
import { checkCaptcha } from './check-captcha.ts';

const THEME = {
  'theme/template.conf': '{"layouts":{"default":{"regions":["a"]}}}',
  'theme/a.region': '{squarespace.main-content}',
};
const SHOP = {
  'collections/shop.json': {
    type: 'collection',
    id: 'shop',
    body: { type: 13, typeName: 'products', title: 'Shop', urlId: 'shop' },
  },
  'items/rope.json': {
    type: 'item',
    id: 'rope',
    body: {
      collectionId: 'shop',
      recordType: 11,
      title: 'Rope',
      urlId: 'rope',
      structuredContent: { productType: 1 },
    },
  },
};
const FORM = {
  'forms/berths.json': {
    type: 'form',
    id: 'berths',
    body: { name: 'Berths', captchaEnabled: true, fields: {} },
  },
};

/** Returns the files of a site that have a captcha that cannot be verified. */
function unverified(documents: object, { siteKey = 'key', hasBotCheck = false } = {}): readonly unknown[] {
  const website = { siteTitle: 'A', captchaSettings: { siteKey } };
  const settings = { type: 'settings', id: 's', body: { schemaVersion: 1, theme: 'theme', website } };
  const all: Readonly<Record<string, object>> = { 'site.json': settings, ...documents };
  const texts = Object.entries(all).map(([path, document]) => [path, JSON.stringify(document)]);
  const sources = readSite({ site: createMemoryFiles({ ...Object.fromEntries(texts), ...THEME }) });
  const { site } = validateSite(sources, { compileTemplate, preparePartials });
  return checkCaptcha({ site, sources }, hasBotCheck)
    .filter(({ code }) => code === 'site/unverified-captcha')
    .map(({ location }) => location?.file);
}

it('a form with a captcha needs a bot check', () => {
  expect(unverified(FORM)).toEqual(['forms/berths.json']);
});

it('the back-in-stock requests of products need a bot check where the site has a site key', () => {
  expect(unverified(SHOP)).toEqual(['site.json']);
});

it.each([
  ['a site key', { siteKey: '' }],
  ['a missing bot check', { hasBotCheck: true }],
])('nothing is reported without %s', (_, settings) => {
  expect(unverified({ ...SHOP, ...FORM }, settings)).toEqual([]);
});

it('nothing is reported without products and forms with a captcha', () => {
  expect(unverified({})).toEqual([]);
});
