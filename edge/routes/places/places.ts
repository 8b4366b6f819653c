import type { Context } from 'hono';
import { z } from 'zod';
import {
  PLACES_LIMITS,
  type PlaceDetailsResponse,
  type PlacesResponse,
} from '../../../formatters/vocabulary/api/places.ts';
import { readQuery } from '../../middleware/read-query.ts';
import { ApiError } from '../../platform/api-error.ts';
import { createPlaces } from '../../ports/create-places.ts';
import type { AppEnv } from '../../tenancy/app-env.ts';

const NO_PLACE = 'This address cannot be loaded.';

const text = (max: number) => z.string().trim().min(1).max(max);

const COMMON_QUERY = {
  language: text(PLACES_LIMITS.language).optional(),
  sessionToken: text(PLACES_LIMITS.sessionToken).optional(),
  productPage: text(PLACES_LIMITS.context).optional(),
  productSection: text(PLACES_LIMITS.context).optional(),
};

const autocompleteQuery = z.object({ ...COMMON_QUERY, input: text(PLACES_LIMITS.input) });
const detailsQuery = z.object({ ...COMMON_QUERY, placeId: text(PLACES_LIMITS.placeId) });

/** GET autocomplete. The server requests it, so the key of the provider stays here. */
export async function completeAddress(context: Context<AppEnv>): Promise<Response> {
  const { input, language, sessionToken } = readQuery(context, autocompleteQuery);
  const predictions = await createPlaces(context.env)?.autocomplete({ input, language, sessionToken });
  return context.json({ predictions: predictions ?? [] } satisfies PlacesResponse);
}

/** GET details. */
export async function readPlace(context: Context<AppEnv>): Promise<Response> {
  const { placeId, language, sessionToken } = readQuery(context, detailsQuery);
  const place = await createPlaces(context.env)?.details({ placeId, language, sessionToken });
  if (place === undefined) throw new ApiError(404, NO_PLACE);
  return context.json({ place } satisfies PlaceDetailsResponse);
}
