import { expect, it } from 'vitest';
import { createHttpPlaces } from './http-places.ts';

function placesWith(response: () => Response | Promise<Response>) {
  return createHttpPlaces({ url: 'https://places.example', key: 'k', fetch: async () => response() });
}

function component(type: string, longText: string, shortText = longText) {
  return { longText, shortText, types: ['political', type] };
}

const LISBON = [
  component('street_number', '25'),
  component('route', 'Rua Garrett'),
  component('locality', 'Lisboa'),
  component('administrative_area_level_1', 'Lisbon District'),
  component('country', 'Portugal', 'PT'),
  component('postal_code', '1200-203'),
];

it.each([
  ['Rua Garrett 25, 1200-203 Lisboa, Portugal', 'Rua Garrett 25'],
  ['25 Rua Garrett, 1200-203 Lisboa, Portugal', '25 Rua Garrett'],
])('the number of %s is where the country writes it', async (formattedAddress, street) => {
  const places = placesWith(() => Response.json({ addressComponents: LISBON, formattedAddress }));
  expect(await places.details({ placeId: 'p' })).toEqual({
    placeId: 'p',
    street,
    city: 'Lisboa',
    region: 'Lisbon District',
    postalCode: '1200-203',
    country: 'Portugal',
    countryCode: 'PT',
  });
});

it('the city of a British address is its post town, and missing parts are empty', async () => {
  const addressComponents = [component('postal_town', 'Leeds')];
  const place = await placesWith(() => Response.json({ addressComponents })).details({ placeId: 'p' });
  expect(place).toMatchObject({ city: 'Leeds', street: '', region: '', postalCode: '', country: '' });
});

it('suggestions that are no places are left out', async () => {
  const placePrediction = { placeId: 'p', structuredFormat: { mainText: { text: 'Garrett' } } };
  const suggestions = [{ queryPrediction: { text: 'Garrett' } }, { placePrediction }];
  expect(await placesWith(() => Response.json({ suggestions })).autocomplete({ input: 'g' })).toEqual([
    { placeId: 'p', title: 'Garrett', description: '' },
  ]);
});

it.each<[string, () => Response]>([
  ['rejects the key', () => Response.json({ error: {} }, { status: 403 })],
  ['responds with a page', () => new Response('<html>')],
  ['responds with too much', () => new Response(`${JSON.stringify({})}${' '.repeat(500_000)}`)],
  [
    'cannot be reached',
    () => {
      throw new Error('network');
    },
  ],
])('a provider that %s finds nothing', async (_, response) => {
  const places = placesWith(response);
  expect(await places.autocomplete({ input: 'g' })).toBeUndefined();
  expect(await places.details({ placeId: 'p' })).toBeUndefined();
});
