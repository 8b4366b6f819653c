import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { valueAt } from '../../../compiler/model/index.ts';
import { CONTRIBUTOR_ROLE } from '../../../formatters/vocabulary/site/contributor-role.ts';
import { openApp, type TestApp } from '../../testing/open-app.tsx';

let app: TestApp;
afterEach(() => app.close());

const AT = ['websiteSettings', 'storeSettings', 'taxRules'];
const stored = () => Object.values(valueAt(app.site.doc('settings:site')?.body, AT) as object);
const text = (name: string) => ({ role: 'textbox', name }) as const;
const COUNTRY = { role: 'combobox', name: 'Country or region' } as const;

async function open(roles?: readonly number[]): Promise<void> {
  app = await openApp({ path: '/config/settings/commerce', ...(roles && { roles }) });
  await app.wait({ role: 'heading', name: 'Taxes' });
}

async function add(name: string, rate: string): Promise<void> {
  await app.press({ role: 'button', name: 'Add tax' });
  await app.type(text('Name of the tax'), name);
  await app.type(text('Rate'), rate);
}

async function choose(country: string): Promise<void> {
  const input = await app.wait(COUNTRY);
  await act(async () => input.focus());
  await app.type(COUNTRY, country);
  await app.press({ role: 'option', name: new RegExp(`^${country}`) });
}

const save = async () => {
  await app.press({ role: 'button', name: 'Save' });
  await app.pass(5000);
};

describe('the taxes of a store', () => {
  it('apply to all countries until one is selected', async () => {
    await open();
    await add('VAT', '23');
    await save();
    expect(stored()).toEqual([{ order: 'a0', name: 'VAT', ratePercent: '23' }]);
  });

  it('apply to a country and a state, and to shipping', async () => {
    await open();
    await add('QST', '9,975 %');
    await choose('Canada');
    await app.type(text('State or province'), 'Quebec');
    await app.press({ role: 'switch', name: 'Also tax shipping' });
    await app.waitForText('QST9.975 % · Quebec, Canada');
    await save();
    expect(stored()).toEqual([
      {
        order: 'a0',
        name: 'QST',
        ratePercent: '9.975',
        country: 'CA',
        region: 'Quebec',
        appliesToShipping: true,
      },
    ]);
  });

  it('lose their state with another country', async () => {
    await open();
    await add('GST', '5');
    await choose('Canada');
    await app.type(text('State or province'), 'Quebec');
    await choose('Australia');
    await save();
    expect(stored()).toEqual([{ order: 'a0', name: 'GST', ratePercent: '5', country: 'AU' }]);
  });

  it.each(['', '-1', '101', 'a lot', '1.2345678'])('have no rate of “%s”', async (rate) => {
    await open();
    await add('VAT', rate);
    await app.waitForText('Enter a percentage from 0 to 100, such as 23 or 9.975.');
  });

  it('cannot be changed by roles that only read settings', async () => {
    await open([CONTRIBUTOR_ROLE.editor]);
    expect(app.all({ role: 'button', name: 'Add tax' })).toEqual([]);
  });
});
