import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { valueAt } from '../../../compiler/model/index.ts';
import type { Place } from '../../../formatters/vocabulary/api/places.ts';
import { ApiFailure } from '../../core/api/api-failure.ts';
import { openApp, type TestApp } from '../../testing/open-app.tsx';
import { linesOf } from './address-lines.ts';

let app: TestApp;
afterEach(() => app?.close());

const PLACE: Place = {
  placeId: 'p1',
  street: '12 Flower Street',
  city: 'Portland',
  region: 'Oregon',
  postalCode: '97205',
  country: 'United States',
  countryCode: 'US',
};
const LINES = {
  addressLine1: '12 Flower Street',
  addressLine2: 'Portland, Oregon, 97205',
  addressCountry: 'United States',
};
const STREET = { role: 'combobox', name: 'Street' } as const;

async function openWith(server: object): Promise<void> {
  app = await openApp({ path: '/config/settings/general', server });
}

async function typeStreet(text: string): Promise<void> {
  const input = await app.wait(STREET);
  await act(async () => input.focus());
  await app.type(STREET, text);
}

async function save(): Promise<unknown> {
  await app.press({ role: 'button', name: 'Save' });
  await app.pass(5000);
  return valueAt(app.site.doc('settings:site')?.body, ['website', 'location']);
}

describe('the address of the business', () => {
  it('is filled in from a suggestion', async () => {
    await openWith({ places: [PLACE] });
    await typeStreet('12 flo');
    await app.press({ role: 'option', name: /12 Flower Street/ });
    const country = await app.wait({ role: 'textbox', name: 'Country' });
    await app.waitUntil(() => (country as HTMLInputElement).value === 'United States');
    expect(app.find(STREET)).toHaveProperty('value', '12 Flower Street');
    expect(await save()).toMatchObject(LINES);
  });

  it('can be any text', async () => {
    await openWith({ places: [PLACE] });
    await typeStreet('Mill Lane');
    await app.blur(STREET);
    expect(app.find(STREET)).toHaveProperty('value', 'Mill Lane');
    expect(await save()).toMatchObject({ addressLine1: 'Mill Lane' });
  });

  it('stays as typed when the suggestion cannot be loaded', async () => {
    await openWith({
      places: [PLACE],
      failing: new Map([['placeDetails', new ApiFailure('network', 0, {})]]),
    });
    await typeStreet('12 flo');
    await app.press({ role: 'option', name: /12 Flower Street/ });
    await app.waitForText('Network error');
    expect(app.find(STREET)).toHaveProperty('value', '12 flo');
  });

  it('is a plain field without a provider', async () => {
    await openWith({});
    expect((await app.wait({ role: 'textbox', name: 'Street' })).getAttribute('role')).toBeNull();
  });
});

it('an address leaves out what it does not have', () => {
  expect(linesOf({ ...PLACE, region: 'Portland', street: '', country: '' })).toEqual({
    addressLine2: 'Portland, 97205',
  });
});
