/** Maximum length in characters of each field of a postal address, for the checkout page and the API. */
export const ADDRESS_LIMITS = {
  name: 200,
  line1: 200,
  line2: 200,
  city: 100,
  region: 100,
  postalCode: 20,
  country: 2,
} as const;
