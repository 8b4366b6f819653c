/** API types of the search for addresses. */

/** The part of the dashboard that a search is made for. It is not passed on to the provider. */
export interface TrackingContext {
  readonly productPage: string;
  readonly productSection: string;
}

/** Query of GET autocomplete. */
export interface PlacesQuery {
  /** The start of an address or of the name of a place. */
  readonly input: string;
  /** Language of the response, by default that of the provider. */
  readonly language?: string | undefined;
  /** The same random text for the requests of one search, which providers bill together. */
  readonly sessionToken?: string | undefined;
}

/** Query of GET details. */
export interface PlaceDetailsQuery extends Omit<PlacesQuery, 'input'> {
  readonly placeId: string;
}

export interface PlacePrediction {
  readonly placeId: string;
  /** Such as `Rua das Flores 12`. */
  readonly title: string;
  /** Such as `Porto, Portugal`; may be empty. */
  readonly description: string;
}

export interface PlacesResponse {
  readonly predictions: readonly PlacePrediction[];
}

/** An address; parts that it does not have are empty. */
export interface Place {
  readonly placeId: string;
  readonly street: string;
  readonly city: string;
  /** State, province or district. */
  readonly region: string;
  readonly postalCode: string;
  /** The name of the country. */
  readonly country: string;
  /** Two capital letters. */
  readonly countryCode: string;
}

export interface PlaceDetailsResponse {
  readonly place: Place;
}

/** Limits of the parameters, in characters. */
export const PLACES_LIMITS = {
  input: 200,
  placeId: 500,
  language: 35,
  sessionToken: 100,
  context: 100,
} as const;
