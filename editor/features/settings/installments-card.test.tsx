import { afterEach, describe, expect, it } from 'vitest';
import { valueAt } from '../../../compiler/model/index.ts';
import { openApp, type TestApp } from '../../testing/open-app.tsx';

let app: TestApp;
afterEach(() => app.close());

const AT = ['websiteSettings', 'storeSettings', 'installments'];
const stored = () => valueAt(app.site.doc('settings:site')?.body, AT);
const text = (name: string) => ({ role: 'textbox', name }) as const;
const SWITCH = { role: 'switch', name: 'Show installment payments' } as const;

const save = async () => {
  await app.press({ role: 'button', name: 'Save' });
  await app.pass(5000);
};

async function open(): Promise<void> {
  app = await openApp({ path: '/config/settings/commerce' });
}

describe('installment payments of the store', () => {
  it('are off until they are turned on, with a country and limits', async () => {
    await open();
    expect(app.all(text('Minimum'))).toEqual([]);
    await app.press(SWITCH);
    await app.press({ role: 'button', name: /Country/ });
    await app.press({ role: 'option', name: 'United States · US' });
    await app.type(text('Minimum'), '1');
    await app.type(text('Maximum'), '2,000');
    await save();
    const amount = (value: string) => ({ value, currency: 'EUR' });
    expect(stored()).toEqual({
      enabled: true,
      country: 'US',
      minimum: amount('1.00'),
      maximum: amount('2000.00'),
    });
  });

  it('have no limit that is not an amount, and none without a text', async () => {
    await open();
    await app.press(SWITCH);
    await app.type(text('Minimum'), '5');
    await app.type(text('Maximum'), 'a lot');
    await app.waitForText('Enter an amount such as 20.00.');
    for (const name of ['Minimum', 'Maximum']) await app.type(text(name), '');
    await save();
    expect(stored()).toEqual({ enabled: true });
  });
});
