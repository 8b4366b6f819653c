/** How many characters each line of a postal address may have, whoever sends it: the page of the checkout or a call. */
export const ADDRESS_LENGTHS = {
  name: 200,
  line1: 200,
  line2: 200,
  city: 100,
  region: 100,
  postalCode: 20,
  country: 2,
} as const;
