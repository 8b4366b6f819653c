import { addCalls } from '../../middleware/add-endpoint.ts';
import { requireContributor } from '../../middleware/contributor.ts';
import type { App } from '../../tenancy/app-env.ts';
import { DOCUMENT_ROUTES } from './documents/document-routes.ts';
import { RELEASE_ROUTES } from './publishing/release-routes.ts';
import { STORE_ROUTES } from './store/store-routes.ts';

/** Every call of the dashboard. Who may do what is said in the three lists. */
export function editorRoutes(app: App): void {
  // Before the crumb, so that whoever's session has ended is told that and not something about a page.
  app.use('/api/editor/v1/*', requireContributor);
  addCalls(app, DOCUMENT_ROUTES);
  addCalls(app, RELEASE_ROUTES);
  addCalls(app, STORE_ROUTES);
}
