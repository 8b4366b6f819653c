import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { valueAt } from '../../../compiler/model/index.ts';
import { CONTRIBUTOR_ROLE } from '../../../formatters/vocabulary/site/contributor-role.ts';
import { createMemorySite } from '../../testing/memory-site.ts';
import { openApp, type TestApp } from '../../testing/open-app.tsx';
import { SHOP_DOCS } from '../../testing/shop-documents.ts';
import { searchableSettings } from './searchable-settings.ts';

let app: TestApp;
afterEach(() => app.close());

const stored = () => valueAt(app.site.doc('settings:site')?.body, ['website', 'contactEmail']);

describe('the contact email', () => {
  it('is a valid email or empty', async () => {
    app = await openApp({ path: '/config/settings/general' });
    const field = { role: 'textbox', name: 'Contact email' };
    await app.type(field, 'ola at olaria');
    await app.waitForText('Enter an email such as hello@example.com.');
    await app.type(field, 'ola@olaria.example');
    await app.press({ role: 'button', name: 'Save' });
    await app.pass(5000);
    expect(stored()).toBe('ola@olaria.example');
    await app.type(field, '');
    await app.press({ role: 'button', name: 'Save' });
    await app.pass(5000);
    expect(stored()).toBeUndefined();
  });
});

describe('the cards', () => {
  it.each(['general', 'commerce', 'code'])(
    'of the section %s are found by the command palette with their titles and URLs',
    async (section) => {
      app = await openApp({ path: `/config/settings/${section}` });
      await app.wait({ role: 'heading', name: 'Settings' });
      await app.waitUntil(() => document.querySelector('#main section h2') !== null);
      const cards = [...document.querySelectorAll('#main section:has(> header h2)')];
      const shown = cards.map((card) => [
        card.querySelector('h2')?.textContent,
        `/config/settings/${section}#${card.id}`,
      ]);
      const isCard = ({ href }: { readonly href: string }) => href.startsWith(`/config/settings/${section}#`);
      const listed = searchableSettings(() => true).filter(isCard);
      expect(listed.map(({ label, href }) => [label, href])).toEqual(shown);
    },
  );

  it('have the focus when the URL names one', async () => {
    app = await openApp({ path: '/config/settings/general#brand' });
    await app.waitUntil(() => document.activeElement?.id === 'brand');
    await app.press({ role: 'link', name: 'Commerce' });
    await app.waitForText('Express checkout');
    expect(document.activeElement?.id).not.toBe('brand');
  });
});

describe('the password of the user', () => {
  const current = () => app.find({ role: 'textbox', name: 'Current password' });

  it('is set after a sign-in link, and changed with the current one', async () => {
    app = await openApp({ path: '/config/settings/account', roles: [4] });
    await app.waitForText('You signed in with a link and have no password yet');
    await app.type({ role: 'textbox', name: 'New password' }, 'short');
    await app.press({ role: 'button', name: 'Set password' });
    await app.waitForText('Enter at least 8 characters.');
    expect(app.server.password).toBeUndefined();
    await app.type({ role: 'textbox', name: 'New password' }, 'kiln & clay');
    await app.press({ role: 'button', name: 'Set password' });
    await app.waitForText('Password changed.');
    expect(app.server.password).toBe('kiln & clay');
    await app.type({ role: 'textbox', name: 'New password' }, 'another one');
    await app.press({ role: 'button', name: 'Change password' });
    await app.waitForText('Enter your current password.');
    await app.type({ role: 'textbox', name: 'Current password' }, 'wrong');
    await app.press({ role: 'button', name: 'Change password' });
    await app.waitForText('Incorrect current password.');
    expect(current().getAttribute('aria-invalid')).toBe('true');
    await app.type({ role: 'textbox', name: 'Current password' }, 'kiln & clay');
    await app.press({ role: 'button', name: 'Change password' });
    await app.waitUntil(() => app.server.password === 'another one');
  });

  it('is what the settings open with for a role that sees no others', async () => {
    app = await openApp({ path: '/config/settings', roles: [CONTRIBUTOR_ROLE.reporting] });
    await app.wait({ role: 'textbox', name: 'New password' });
  });

  it('is linked in the account menu', async () => {
    app = await openApp({ path: '/config' });
    await app.press({ role: 'button', name: 'Account: Inês' });
    const entry = await app.wait({ role: 'menuitem', name: 'Your account' });
    expect(entry.getAttribute('href')).toBe('/config/settings/account');
  });
});

describe('language and currency', () => {
  it('are selected by name and stored as codes', async () => {
    app = await openApp({ path: '/config/settings/general' });
    const language = { role: 'combobox', name: 'Language' } as const;
    const input = await app.wait(language);
    expect(input).toHaveProperty('value', 'English · en');
    await act(async () => input.focus());
    await app.type(language, 'portuguese (p');
    await app.press({ role: 'option', name: 'Portuguese (Portugal) · pt-PT' });
    await app.press({ role: 'button', name: 'Save' });
    await app.pass(5000);
    expect(valueAt(app.site.doc('settings:site')?.body, ['website', 'language'])).toBe('pt-PT');
    await app.press({ role: 'link', name: 'Commerce' });
    const currency = { role: 'combobox', name: 'Currency' } as const;
    expect(await app.wait(currency)).toHaveProperty('value', 'Euro · EUR');
  });

  it('keep the focus when an unknown value is replaced', async () => {
    const strange = SHOP_DOCS.map((each) => {
      if (each.key !== 'settings:site') return each;
      const website = { ...Object(valueAt(each.body, ['website'])), language: 'qqx' };
      return { ...each, body: { ...Object(each.body), website } };
    });
    app = await openApp({
      path: '/config/settings/general',
      site: createMemorySite({ docs: strange, now: () => 0 }),
    });
    const language = { role: 'combobox', name: 'Language' } as const;
    const input = await app.wait(language);
    expect(input).toHaveProperty('value', 'qqx');
    await act(async () => input.focus());
    await app.type(language, 'portuguese (p');
    await app.press({ role: 'option', name: 'Portuguese (Portugal) · pt-PT' });
    expect(app.find(language)).toHaveProperty('value', 'Portuguese (Portugal) · pt-PT');
    expect(document.activeElement).toBe(input);
    expect(input.isConnected).toBe(true);
  });
});

describe('the emails', () => {
  it('are loaded page by page', async () => {
    const emails = ['First', 'Second', 'Third'].map((subject, index) => ({
      id: subject,
      to: 'ana@example.com',
      subject,
      text: 'Hello',
      createdOn: -index,
      state: 'sent' as const,
      attempts: 1,
    }));
    app = await openApp({ path: '/config/settings/email', server: { emails } });
    await app.waitForText('Second');
    expect(document.body.textContent).not.toContain('Third');
    await app.press({ role: 'button', name: 'Load older emails' });
    await app.waitForText('Third');
    expect(app.all({ role: 'button', name: 'Load older emails' })).toEqual([]);
  });
});

it('an email shows its headers above its text', async () => {
  const headers = { 'List-Unsubscribe': '<https://shop.test/end>' };
  const email = { id: 'a', to: 'ana@example.com', subject: 'Confirm', text: 'Hello', headers };
  const emails = [{ ...email, createdOn: 0, state: 'sent' as const, attempts: 1 }];
  app = await openApp({ path: '/config/settings/email', server: { emails } });
  await app.waitForText('List-Unsubscribe: <https://shop.test/end>\n\nHello');
});

describe('the status of an email', () => {
  it.each([
    ['Sent', { state: 'sent', sentOn: 1 }],
    ['Pending', { state: 'pending' }],
    ['Not sent yet', { state: 'pending', lastError: '503' }],
    ['Not sent', { state: 'failed', lastError: '503' }],
    ['Not sent', { state: 'retained' }],
  ] as const)('%s', async (label, email) => {
    const emails = [
      {
        id: 'a',
        to: 'ana@example.com',
        subject: 'Your receipt',
        text: 'Hello',
        createdOn: 0,
        attempts: 1,
        ...email,
      },
    ];
    app = await openApp({ path: '/config/settings/email', server: { emails } });
    await app.waitForText('Your receipt');
    expect(app.find({ role: 'list', name: 'Email' }).textContent).toMatch(new RegExp(`${label}(?!\\s*yet)`));
  });
});

describe('changing the currency', () => {
  const currency = { role: 'combobox', name: 'Currency' } as const;
  const price = (key: 'item:plate' | 'item:mug', variant: string) =>
    valueAt(app.site.doc(key)?.body, ['structuredContent', 'variants', variant, 'priceMoney']);
  const storeCurrency = () =>
    valueAt(app.site.doc('settings:site')?.body, ['websiteSettings', 'storeSettings', 'currency']);
  const select = async () => {
    app = await openApp({ path: '/config/settings/commerce' });
    const input = await app.wait(currency);
    await act(async () => input.focus());
    await app.type(currency, 'british');
    await app.press({ role: 'option', name: 'British Pound · GBP' });
  };

  it('keeps the numbers in the new currency, for all products at once, and can be undone', async () => {
    await select();
    await app.waitForText('€24.00 becomes £24.00.');
    await app.press({ role: 'button', name: 'Change currency' });
    await app.pass(5000);
    expect(storeCurrency()).toBe('GBP');
    expect(price('item:plate', 'small')).toEqual({ value: '24.00', currency: 'GBP' });
    expect(price('item:mug', 'only')).toEqual({ value: '28.00', currency: 'GBP' });
    await app.press({ role: 'button', name: 'Undo' });
    await app.pass(5000);
    expect(storeCurrency()).toBe('EUR');
    expect(price('item:plate', 'small')).toEqual({ value: '24.00', currency: 'EUR' });
    expect(price('item:mug', 'only')).toEqual({ value: '28.00', currency: 'EUR' });
  });

  it('is undone with the prices in one step, so that nothing is left to discard', async () => {
    await select();
    await app.press({ role: 'button', name: 'Change currency' });
    await app.pass(5000);
    await app.keys({ key: 'z', ctrlKey: true });
    await app.pass(5000);
    expect(app.all({ role: 'button', name: 'Discard' })).toEqual([]);
    expect([storeCurrency(), price('item:plate', 'small'), price('item:mug', 'only')]).toEqual([
      'EUR',
      { value: '24.00', currency: 'EUR' },
      { value: '28.00', currency: 'EUR' },
    ]);
  });

  it('is undone on the screen of a product, too', async () => {
    await select();
    await app.press({ role: 'button', name: 'Change currency' });
    await app.pass(5000);
    await app.press({ role: 'link', name: 'Store' });
    await app.press({ role: 'link', name: 'Tide plate' });
    await app.wait({ role: 'heading', name: 'Tide plate' });
    await app.keys({ key: 'z', ctrlKey: true });
    await app.pass(5000);
    expect([storeCurrency(), price('item:plate', 'small')]).toEqual([
      'EUR',
      { value: '24.00', currency: 'EUR' },
    ]);
  });

  it('converts at a rate', async () => {
    await select();
    await app.press({ role: 'radio', name: 'Convert at a rate' });
    await app.press({ role: 'button', name: 'Change currency' });
    await app.waitForText('Enter a rate such as 0.85.');
    await app.type({ role: 'textbox', name: '1 EUR is' }, '0,85');
    await app.waitForText('€24.00 becomes £20.40.');
    await app.press({ role: 'button', name: 'Change currency' });
    await app.pass(5000);
    expect(storeCurrency()).toBe('GBP');
    expect(price('item:plate', 'large')).toEqual({ value: '32.30', currency: 'GBP' });
  });

  it('offers to correct prices in another currency, which changes them only', async () => {
    const docs = SHOP_DOCS.map((each) =>
      each.key === 'item:mug'
        ? { ...each, body: JSON.parse(JSON.stringify(each.body).replaceAll('EUR', 'USD')) }
        : each,
    );
    const site = createMemorySite({ docs, now: () => 0 });
    app = await openApp({ path: '/config/settings/commerce', site });
    await app.waitForText('Some prices are not in EUR.');
    await app.press({ role: 'button', name: 'Change prices' });
    await app.press({ role: 'radio', name: 'Convert at a rate' });
    await app.type({ role: 'textbox', name: '1 USD is' }, '0.9');
    await app.waitForText('$28.00 becomes €25.20.');
    const buttons = app.all({ role: 'button', name: 'Change prices' });
    await act(async () => buttons.at(-1)?.click());
    await app.pass(5000);
    expect(storeCurrency()).toBe('EUR');
    expect(price('item:mug', 'only')).toEqual({ value: '25.20', currency: 'EUR' });
    expect(price('item:plate', 'small')).toEqual({ value: '24.00', currency: 'EUR' });
    expect(document.body.textContent).not.toContain('Some prices are not in EUR.');
  });

  it('changes nothing when it is canceled', async () => {
    await select();
    await app.press({ role: 'button', name: 'Cancel' });
    await app.pass(5000);
    expect([storeCurrency(), app.find(currency)]).toEqual([
      'EUR',
      expect.objectContaining({ value: 'Euro · EUR' }),
    ]);
  });

  it('offers the supported currencies only', async () => {
    app = await openApp({ path: '/config/settings/commerce' });
    const input = await app.wait(currency);
    await act(async () => input.focus());
    await app.type(currency, 'hungarian');
    await app.waitForText('No results found.');
  });
});
