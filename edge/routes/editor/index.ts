import { requireContributor } from '../../middleware/contributor.ts';
import { type App, addEndpoints } from '../../middleware/endpoints.ts';
import { DOCUMENT_ROUTES } from './documents/document-routes.ts';
import { EVENT_ROUTES } from './events/event-routes.ts';
import { FONT_ROUTES } from './fonts/font-routes.ts';
import { MAILING_LIST_ROUTES } from './mailing-lists/mailing-list-routes.ts';
import { RELEASE_ROUTES } from './publishing/release-routes.ts';
import { STORE_ROUTES } from './store/store-routes.ts';

/** All dashboard endpoints; their permissions are in the route lists. */
export function editorRoutes(app: App): void {
  // Before the crumb check, so that an expired session is reported as such.
  app.use('/api/editor/v1/*', requireContributor);
  addEndpoints(app, DOCUMENT_ROUTES);
  addEndpoints(app, EVENT_ROUTES);
  addEndpoints(app, RELEASE_ROUTES);
  addEndpoints(app, STORE_ROUTES);
  addEndpoints(app, MAILING_LIST_ROUTES);
  addEndpoints(app, FONT_ROUTES);
}
