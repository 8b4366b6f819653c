import type { Place } from '../../formatters/vocabulary/api/places.ts';
import { foldText } from '../../formatters/vocabulary/rules/search-text.ts';
import type { Places } from './places.ts';

/** Two addresses, without network access. */
export const testPlaces: Places = {
  async autocomplete({ input }) {
    return ADDRESSES.filter(({ street, city }) =>
      foldText(`${street} ${city}`).includes(foldText(input)),
    ).map(({ placeId, street, city, country }) => ({
      placeId,
      title: street,
      description: `${city}, ${country}`,
    }));
  },
  async details({ placeId }) {
    return ADDRESSES.find((place) => place.placeId === placeId);
  },
};

const ADDRESSES: readonly Place[] = [
  {
    placeId: 'test-porto',
    street: 'Rua das Flores 12',
    city: 'Porto',
    region: 'Porto',
    postalCode: '4050-262',
    country: 'Portugal',
    countryCode: 'PT',
  },
  {
    placeId: 'test-portland',
    street: '12 Flower Street',
    city: 'Portland',
    region: 'Oregon',
    postalCode: '97205',
    country: 'United States',
    countryCode: 'US',
  },
];
