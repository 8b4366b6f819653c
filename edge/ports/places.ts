import type {
  Place,
  PlaceDetailsQuery,
  PlacePrediction,
  PlacesQuery,
} from '../../formatters/vocabulary/api/places.ts';

/** Finds addresses. */
export interface Places {
  /** Undefined when the provider does not respond. */
  autocomplete(query: PlacesQuery): Promise<readonly PlacePrediction[] | undefined>;
  /** Undefined when there is no such place, or when the provider does not respond. */
  details(query: PlaceDetailsQuery): Promise<Place | undefined>;
}
