import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { valueAt } from '../../../compiler/model/index.ts';
import { openApp, type TestApp } from '../../testing/open-app.tsx';

let app: TestApp;
afterEach(() => app.close());

const stored = () => valueAt(app.site.doc('settings:site')?.body, ['websiteSettings', 'popup']);
const text = (name: string) => ({ role: 'textbox', name }) as const;
const save = async () => {
  await app.press({ role: 'button', name: 'Save' });
  await app.pass(5000);
};

describe('the popup of the site', () => {
  beforeEach(async () => {
    app = await openApp({ path: '/config/settings/general' });
    await app.press({ role: 'switch', name: 'Show a popup on your site' });
    await app.type(text('Popup title'), 'Spring');
  });

  it('is off until it is turned on, and keeps its settings when it is turned off', async () => {
    await app.press({ role: 'button', name: 'Center Position' });
    await app.press({ role: 'option', name: 'Bottom right' });
    await save();
    const settings = { title: 'Spring', position: 'BOTTOM_RIGHT' };
    expect(stored()).toEqual({ enabled: true, ...settings });
    await app.press({ role: 'switch', name: 'Show a popup on your site' });
    expect(app.all(text('Popup title'))).toEqual([]);
    await save();
    expect(stored()).toEqual({ enabled: false, ...settings });
  });

  it('has a button with a link, and none without a label', async () => {
    await app.type(text('Button'), 'Shop');
    await app.type(text('Button link'), '/shop');
    await save();
    expect(stored()).toMatchObject({ button: { label: 'Shop', href: '/shop' } });
    await app.type(text('Button'), '');
    await save();
    expect(stored()).not.toHaveProperty('button');
  });

  it('has a button link with the slash that was not typed', async () => {
    await app.type(text('Button'), 'Shop');
    await app.type(text('Button link'), 'shop');
    await save();
    expect(stored()).toMatchObject({ button: { label: 'Shop', href: '/shop' } });
  });

  it('is not saved with a link that runs code', async () => {
    await app.type(text('Button'), 'Shop');
    await app.type(text('Button link'), 'javascript:alert(1)');
    await app.waitForText('Enter a URL such as https://example.com or /shop.');
    await save();
    expect(stored()).toBeUndefined();
  });
});
