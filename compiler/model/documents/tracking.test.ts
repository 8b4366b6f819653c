import { expect, it } from 'vitest';
import { trackingSchema } from './tracking.ts';

it.each([
  [{}],
  [{ dataLayer: 'dataLayer', orderPage: true }],
  [{ pixel: { function: 'fbq', command: 'track', events: { add_to_cart: 'AddToCart' } } }],
  [{ pixel: { function: 'ttq.track' } }],
])('services of a site are accepted: %j', (given) => {
  expect(trackingSchema.parse(given)).toEqual(given);
});

it.each([
  [{ dataLayer: 'data-layer' }],
  [{ dataLayer: '' }],
  [{ tagManager: 'x' }],
  [{ pixel: {} }],
  [{ pixel: { function: 'a.b.c' } }],
  [{ pixel: { function: 'alert(1)' } }],
  [{ pixel: { function: 'fbq', command: '' } }],
  [{ pixel: { function: 'fbq', events: { other: 'Other' } } }],
])('services of a site are rejected: %j', (given) => {
  expect(trackingSchema.safeParse(given).success).toBe(false);
});
