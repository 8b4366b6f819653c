import { afterEach, describe, expect, it } from 'vitest';
import { valueAt } from '../../../compiler/model/index.ts';
import { CONTRIBUTOR_ROLE } from '../../../formatters/vocabulary/site/contributor-role.ts';
import { openApp, type TestApp } from '../../testing/open-app.tsx';

let app: TestApp;
afterEach(() => app.close());

const STORE = ['websiteSettings', 'storeSettings'];
const stored = (field: string) => valueAt(app.site.doc('settings:site')?.body, [...STORE, field]);
const euros = (value: string) => ({ value, currency: 'EUR' });
const NAME = { role: 'textbox', name: 'Name of the option' } as const;
const COST = { role: 'textbox', name: 'Cost' } as const;
const NOTICE = 'No shipping is set up';

async function open(roles?: readonly number[]): Promise<void> {
  app = await openApp({ path: '/config/settings/commerce', ...(roles && { roles }) });
  await app.wait({ role: 'heading', name: 'Shipping' });
}

async function add(name: string, cost: string): Promise<void> {
  await app.press({ role: 'button', name: 'Add shipping option' });
  await app.type(NAME, name);
  await app.type(COST, cost);
  // Closed, so that the fields of the next option are the only ones.
  await app.press({ role: 'button', name: new RegExp(`^${name}`) });
}

const save = async () => {
  await app.press({ role: 'button', name: 'Save' });
  await app.pass(5000);
};

describe('the shipping options of a store', () => {
  it('are added with a name and a cost in its currency, and then the warning is gone', async () => {
    await open();
    await app.waitForText(NOTICE);
    await add('Post', '6,50');
    await add('Pickup', '0');
    expect(document.body.textContent).not.toContain(NOTICE);
    await save();
    expect(Object.values(stored('shippingOptions') as object)).toEqual([
      { order: 'a0', name: 'Post', cost: euros('6.50') },
      { order: 'a1', name: 'Pickup', cost: euros('0.00') },
    ]);
  });

  it('are open at first, with the focus in their first field', async () => {
    await open();
    for (const _ of ['Post', 'Pickup']) {
      await app.press({ role: 'button', name: 'Add shipping option' });
      expect(document.activeElement).toBe(app.all(NAME).at(-1));
    }
    expect(app.all(NAME)).toHaveLength(2);
  });

  it('show their cost', async () => {
    await open();
    await add('Post', '6.50');
    await add('Pickup', '0');
    await app.waitForText('Post€6.50');
    await app.waitForText('PickupFree');
  });

  it('are moved and removed', async () => {
    await open();
    await add('Post', '6.50');
    await add('Pickup', '0');
    await app.press({ role: 'button', name: 'Move Pickup up' });
    await app.press({ role: 'button', name: 'Remove Post' });
    await save();
    const options = Object.values(stored('shippingOptions') as Record<string, { order: string }>);
    expect(options).toEqual([{ order: expect.any(String), name: 'Pickup', cost: euros('0.00') }]);
    expect((options[0]?.order ?? '') < 'a0').toBe(true);
  });

  it('have a name and a cost', async () => {
    await open();
    await app.press({ role: 'button', name: 'Add shipping option' });
    await app.type(NAME, ' ');
    await app.waitForText('Enter a name.');
    await app.type(COST, '');
    await app.waitForText('Enter an amount such as 20.00.');
  });

  it('cannot be changed by roles that only read settings', async () => {
    await open([CONTRIBUTOR_ROLE.editor]);
    expect(app.all({ role: 'button', name: 'Add shipping option' })).toEqual([]);
  });
});

it('the minimum order is an amount, or none', async () => {
  await open();
  const field = { role: 'textbox', name: 'Minimum order' } as const;
  for (const [typed, expected] of [
    ['25', euros('25.00')],
    ['', undefined],
  ] as const) {
    await app.type(field, typed);
    await save();
    expect(stored('minimumOrderSubtotal')).toEqual(expected);
  }
});
