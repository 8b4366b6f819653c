import { z } from 'zod';
import type { Place, PlacePrediction } from '../../formatters/vocabulary/api/places.ts';
import type { Places } from './places.ts';
import { readResponse } from './read-response.ts';

export interface HttpPlacesSettings {
  /** Such as `https://places.googleapis.com/v1`. */
  readonly url: string;
  readonly key: string;
  readonly fetch: typeof fetch;
}

const TIMEOUT_MS = 5000;
const MAX_BYTES = 500_000;

const text = z.object({ text: z.string().max(1000) });

const suggestionsSchema = z.object({
  suggestions: z
    .array(
      z.object({
        placePrediction: z
          .object({
            placeId: z.string().min(1).max(500),
            structuredFormat: z.object({ mainText: text, secondaryText: text.optional() }),
          })
          .optional(),
      }),
    )
    .default([]),
});

const detailsSchema = z.object({
  addressComponents: z
    .array(
      z.object({
        longText: z.string().max(1000).default(''),
        shortText: z.string().max(1000).default(''),
        types: z.array(z.string()).default([]),
      }),
    )
    .default([]),
  formattedAddress: z.string().max(1000).default(''),
});

/** The Places API of Google. The key is sent in a header, so no URL contains it. */
export function createHttpPlaces({ url, key, fetch }: HttpPlacesSettings): Places {
  const request = async <Body>(path: string, init: RequestInit, schema: z.ZodType<Body>) => {
    try {
      const response = await fetch(`${url}${path}`, {
        ...init,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'manual',
        headers: { ...init.headers, 'x-goog-api-key': key },
      });
      const bytes = await readResponse(response, MAX_BYTES);
      return schema.parse(JSON.parse(new TextDecoder().decode(bytes)));
    } catch {
      return undefined;
    }
  };
  return {
    async autocomplete({ input, language, sessionToken }) {
      const body = JSON.stringify({ input, languageCode: language, sessionToken });
      const init = { method: 'POST', body, headers: { 'content-type': 'application/json' } };
      return (await request('/places:autocomplete', init, suggestionsSchema))?.suggestions.flatMap(
        predictionsOf,
      );
    },
    async details({ placeId, language, sessionToken }) {
      const query = new URLSearchParams({
        ...(language !== undefined && { languageCode: language }),
        ...(sessionToken !== undefined && { sessionToken }),
      });
      const headers = { 'x-goog-fieldmask': 'addressComponents,formattedAddress' };
      const found = await request(
        `/places/${encodeURIComponent(placeId)}?${query}`,
        { headers },
        detailsSchema,
      );
      return found && placeOf(placeId, found);
    },
  };
}

type Suggestion = z.infer<typeof suggestionsSchema>['suggestions'][number];

/** Suggestions of searches have no place. */
function predictionsOf({ placePrediction }: Suggestion): readonly PlacePrediction[] {
  if (placePrediction === undefined) return [];
  const { placeId, structuredFormat } = placePrediction;
  const { mainText, secondaryText } = structuredFormat;
  return [{ placeId, title: mainText.text, description: secondaryText?.text ?? '' }];
}

function placeOf(
  placeId: string,
  { addressComponents, formattedAddress }: z.infer<typeof detailsSchema>,
): Place {
  const find = (...types: readonly string[]) =>
    types
      .map((type) => addressComponents.find((each) => each.types.includes(type)))
      .find((each) => each !== undefined);
  const name = (...types: readonly string[]) => find(...types)?.longText ?? '';
  return {
    placeId,
    street: streetIn(formattedAddress, name('route'), name('street_number')),
    city: name('locality', 'postal_town', 'sublocality', 'administrative_area_level_3'),
    region: name('administrative_area_level_1'),
    postalCode: name('postal_code'),
    country: name('country'),
    countryCode: find('country')?.shortText ?? '',
  };
}

/** The number precedes the street in some countries and follows it in others, as in the formatted address. */
function streetIn(formattedAddress: string, route: string, number: string): string {
  if (number === '' || route === '') return route;
  const isNumberFirst = formattedAddress.includes(`${number} ${route}`);
  return isNumberFirst ? `${number} ${route}` : `${route} ${number}`;
}
