import { z } from 'zod';
import type { PlaceDetailsResponse, PlacesResponse } from '../../../../formatters/vocabulary/api/places.ts';
import type { EndpointBodies } from './endpoint-bodies.ts';
import { text } from './fields.ts';

const predictions: z.ZodType<PlacesResponse> = z.strictObject({
  predictions: z.array(z.strictObject({ placeId: text, title: text, description: text })),
});

const place: z.ZodType<PlaceDetailsResponse> = z.strictObject({
  place: z.strictObject({
    placeId: text,
    street: text,
    city: text,
    region: text,
    postalCode: text,
    country: text,
    countryCode: text,
  }),
});

export const PLACES_BODIES = {
  'get placesAutocomplete': predictions,
  'get placesDetails': place,
} satisfies EndpointBodies;
