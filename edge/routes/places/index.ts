import { requireAction, requireContributor } from '../../middleware/contributor.ts';
import { READ } from '../../middleware/dashboard-endpoint.ts';
import { type App, addEndpoints, type EndpointRoute } from '../../middleware/endpoints.ts';
import { completeAddress, readPlace } from './places.ts';

/** The search for addresses (specification 7, Session, site and other). */
export function placesRoutes(app: App): void {
  addEndpoints(app, ROUTES);
}

const COMMON_QUERY = {
  language: 'Language of the response, such as `pt`',
  sessionToken: 'The same random text for the requests of one search',
  productPage: 'Tracking context: the page of the dashboard. Not passed on to the provider',
  productSection: 'Tracking context: the part of this page',
};

const ROUTES: readonly EndpointRoute[] = [
  [
    {
      ...READ,
      name: 'placesAutocomplete',
      summary: 'Addresses that begin with a text. None if no provider is set up, or if it does not respond',
      query: { input: 'At least one character', ...COMMON_QUERY },
      responses: { 200: 'PlacesResponse', 400: 'Invalid query' },
    },
    requireContributor,
    // The provider charges for requests: only contributors who enter addresses make them.
    requireAction('settings.write'),
    completeAddress,
  ],
  [
    {
      ...READ,
      name: 'placesDetails',
      summary: 'The parts of an address',
      query: { placeId: 'Of a prediction', ...COMMON_QUERY },
      responses: {
        200: 'PlaceDetailsResponse',
        400: 'Invalid query',
        404: 'No such place, no provider is set up, or it does not respond',
      },
    },
    requireContributor,
    requireAction('settings.write'),
    readPlace,
  ],
];
