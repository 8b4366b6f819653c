import { type App, addEndpoints } from '../../middleware/endpoints.ts';
import { ITEM_ROUTES } from './items-by-month.ts';
import { servePage } from './serve-page.ts';

/** Serves pages and files of the live release for all other paths. Register last. */
export function pageRoutes(app: App): void {
  addEndpoints(app, ITEM_ROUTES);
  app.notFound(servePage);
}
