import { expect, it } from 'vitest';
import { documentFile, smallSite } from '../../../fixtures/sites/small-site.ts';
import { createMemoryFiles } from '../../1-read/memory-files.ts';
import { renderSite } from '../../compile-site.ts';
import { defaultTexts } from '../default-texts/default-texts.ts';

async function textsOf(language: string, localizedStrings: object = {}, strings: object = {}) {
  const site = smallSite({
    'site.json': documentFile('settings', 'settings', {
      ...{ schemaVersion: 1, theme: 'theme', localizedStrings },
      website: { siteTitle: 'Small', timeZone: 'UTC', language },
    }),
    'theme/strings/template-en.json': JSON.stringify({ checkoutContact: 'You', emailPaid: 'Thanks' }),
    'theme/strings/template-de.json': JSON.stringify(strings),
  });
  const { rendered } = await renderSite({ site: createMemoryFiles(site) }, { now: 1 });
  return rendered?.edgeData.texts ?? {};
}

it('the server has the texts of the site, of the theme in its language, or the default ones', async () => {
  const german = defaultTexts('de');
  const texts = await textsOf(
    'de-AT',
    { checkoutEmail: 'Site' },
    { checkoutEmail: 'x', checkoutCity: 'Theme' },
  );
  expect(texts).toMatchObject({ checkoutEmail: 'Site', checkoutCity: 'Theme', emailPaid: german?.emailPaid });
});

it('the server has the English texts of the theme in languages without others', async () => {
  expect(await textsOf('nl')).toEqual({ checkoutContact: 'You', emailPaid: 'Thanks' });
  expect(await textsOf('en')).toEqual({ checkoutContact: 'You', emailPaid: 'Thanks' });
});

it('the cart of a site in a single language has the texts that its scripts have', async () => {
  expect((await textsOf('de')).cartTitle).toBe(defaultTexts('de')?.cartTitle);
  expect((await textsOf('de', { cartTitle: 'Bag' })).cartTitle).toBe('Bag');
});
