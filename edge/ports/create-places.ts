import type { Env, PlacesSettings } from '../platform/env.ts';
import { createHttpPlaces } from './http-places.ts';
import { outboundFetch } from './outbound-fetch.ts';
import type { Places } from './places.ts';
import { testPlaces } from './test-places.ts';

const GOOGLE_PLACES = 'https://places.googleapis.com/v1';

/** Returns undefined when no provider is configured. */
export function createPlaces(env: PlacesSettings & Pick<Env, 'INTERNET'>): Places | undefined {
  const { PLACES_URL, PLACES_KEY } = env;
  if (PLACES_URL === 'test') return testPlaces;
  if (!PLACES_KEY) return undefined;
  return createHttpPlaces({ url: PLACES_URL || GOOGLE_PLACES, key: PLACES_KEY, fetch: outboundFetch(env) });
}
